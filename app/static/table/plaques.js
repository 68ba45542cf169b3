/** A plaque for each seat: name, colour and shape, score, turn lamp, presence, and what the game makes public of it. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { ref } from "/static/vendor/lit-html/directives/ref.js";
import { icon } from "/static/shared/icons.js";
import { mark } from "/static/shared/seats.js";
import { handOver } from "./errands.js";
import { countTo } from "./motion.js";

/** @typedef {import("./shell.js").Shell} Shell */
/** @typedef {import("./types.js").SeatInfo} SeatInfo */

/** @param {Shell} shell */
export const plaques = (shell) => html`<ul class="plaques">${shell.seatOrder().map((info) => plaque(shell, info))}</ul>`;

/** @param {Shell} shell @param {SeatInfo} info */
function plaque(shell, info) {
  const { view, words, room } = shell;
  const seat = info.seat;
  const turn = String(seat) in view.waiting && !view.result && !shell.story;
  const score = shell.scoreOf(seat);
  return html`<li class="plaque" data-seat=${seat} data-id=${`seat:${seat}`} ?data-turn=${turn} ?data-me=${seat === view.me} ?data-away=${!shell.isHere(info)}>
    <div class="plaque-head">
      ${turn ? html`<span class="lamp" role="img" aria-label=${words.say("table-acting")}></span>` : html`<span class="lamp"></span>`}
      ${mark(seat)}
      <span class="plaque-name">${words.who(seat)}</span>
      ${seat === view.me ? html`<span class="tag">${words.say("table-you")}</span>` : nothing}
      ${info.bot ? html`<span class="tag" title=${words.say(info.lent ? "table-bot-for" : "table-bot")}>${icon("robot-antennas", { label: words.say("table-bot") })}</span>` : nothing}
      ${view.result?.winners.includes(seat) ? icon("laurels", { label: words.say("table-winner"), class: "laurels" }) : nothing}
      ${score === undefined ? nothing : html`<span class="score" aria-label=${words.say("table-points", { points: score })} ${ref((element) => element && countTo(element, score, shell.moving))}></span>`}
    </div>
    <div class="plaque-own board-${room.game}">${shell.drawPlaque(seat)}</div>
    ${presence(shell, info)}
  </li>`;
}

/** Since when somebody is away, and whether a bot should play for them. @param {Shell} shell @param {SeatInfo} info */
function presence(shell, info) {
  const { words, room, view } = shell;
  if (room.state !== "running" || shell.isReplay) return nothing;
  const seat = info.seat;
  const mine = seat === view.me;
  const button = (/** @type {string} */ id, /** @type {"bot" | "person"} */ to) =>
    html`<button type="button" class="small" @click=${() => handOver(shell, seat, to)}>${words.say(id)}</button>`;
  if (info.lent && (mine || view.me !== null)) return html`<div class="plaque-away">${button(mine ? "table-take-back" : "table-give-back", "person")}</div>`;
  if (info.bot || shell.isHere(info)) return nothing;
  const minutes = Math.floor((info.absent_for ?? 0) / 60);
  const away = info.absent_for ? words.say("table-away-for", { minutes }) : words.say("table-away");
  const votes = info.votes ? html` <span class="tag">${words.say("table-votes", { votes: info.votes })}</span>` : nothing;
  const mayAsk = info.absent_for && view.me !== null && !mine;
  return html`<div class="plaque-away"><span>${away}${votes}</span>${mayAsk ? button(room.you_host ? "table-hand-over" : "table-vote-hand-over", "bot") : nothing}</div>`;
}
