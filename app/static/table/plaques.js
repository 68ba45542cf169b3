/** A plaque for each seat: name, colour and shape, score, turn lamp, presence, and what the game makes public of it. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { ref } from "/static/vendor/lit-html/directives/ref.js";
import { portrait } from "/static/shared/faces.js";
import { icon } from "/static/shared/icons.js";
import { mark } from "/static/shared/seats.js";
import { countTo } from "./motion.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./room-api.js").RoomApi} RoomApi */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").SeatInfo} SeatInfo */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {{words: Words, state: TableState, settings: Settings, board: Board, ui: Ui, api: RoomApi}} Needs */

/** @param {Needs} needs */
export const plaques = (needs) => html`<ul class="plaques">${needs.state.seatOrder().map((info) => plaque(needs, info))}</ul>`;

/** @param {Needs} needs @param {SeatInfo} info */
function plaque(needs, info) {
  const { words, state, settings, board, ui } = needs;
  const { view } = state;
  const seat = info.seat;
  const turn = String(seat) in view.waiting && !view.result && !state.story;
  const score = scoreOf(needs, seat);
  const own = (state.isKnown && board.plaque?.(view, ui, seat)) || nothing;
  return html`<li class="plaque" data-seat=${seat} data-id=${`seat:${seat}`} ?data-turn=${turn} ?data-me=${seat === view.me} ?data-away=${!state.isHere(info)}>
    <div class="plaque-head">
      ${turn ? html`<span class="lamp" role="img" aria-label=${words.say("table-acting")}></span>` : html`<span class="lamp"></span>`}
      ${mark(seat)}${portrait(info.face)}
      <span class="plaque-name">${words.who(seat)}</span>
      ${seat === view.me ? html`<span class="tag">${words.say("table-you")}</span>` : nothing}
      ${info.bot ? html`<span class="tag" title=${words.say(info.lent ? "table-bot-for" : "table-bot")}>${icon("robot-antennas", { label: words.say("table-bot") })}</span>` : nothing}
      ${view.result?.winners.includes(seat) ? icon("laurels", { label: words.say("table-winner"), class: "laurels" }) : nothing}
      ${score === undefined ? nothing : html`<span class="score" aria-label=${words.say("table-points", { points: score })} ${ref((element) => element && countTo(element, score, settings.moving))}></span>`}
    </div>
    <div class="plaque-own board-${state.room.game}">${own}</div>
    ${presence(needs, info)}
  </li>`;
}

/** While notes are told a board may count along; else the score is as it was before. @param {Needs} needs @param {number} seat @returns {number | undefined} */
function scoreOf({ state, board, ui }, seat) {
  const shared = state.moment.public.game?.score;
  if (!state.story) return shared?.[seat];
  return board.score?.(state.view, ui, seat) ?? state.moment.before?.score?.[seat];
}

/** Since when somebody is away, and whether a bot should play for them. @param {Needs} needs @param {SeatInfo} info */
function presence({ words, state, api }, info) {
  const { room, view } = state;
  if (room.state !== "running" || state.isReplay) return nothing;
  const seat = info.seat;
  const mine = seat === view.me;
  const button = (/** @type {string} */ id, /** @type {"bot" | "person"} */ to) =>
    html`<button type="button" class="small" @click=${() => api.handOver(seat, to)}>${words.say(id)}</button>`;
  if (info.lent && (mine || view.me !== null)) return html`<div class="plaque-away">${button(mine ? "table-take-back" : "table-give-back", "person")}</div>`;
  if (info.bot || state.isHere(info)) return nothing;
  const minutes = Math.floor((info.absent_for ?? 0) / 60);
  const away = info.absent_for ? words.say("table-away-for", { minutes }) : words.say("table-away");
  const votes = info.votes ? html` <span class="tag">${words.say("table-votes", { votes: info.votes })}</span>` : nothing;
  const mayAsk = info.absent_for && view.me !== null && !mine;
  return html`<div class="plaque-away"><span>${away}${votes}</span>${mayAsk ? button(room.you_host ? "table-hand-over" : "table-vote-hand-over", "bot") : nothing}</div>`;
}
