/** A moment of the telling, held up large: the figure, the bids one after another, who wins and what it brings. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { bidders, bidTokens, bust } from "./figures.js";
import { AREA_ICON } from "./quarters.js";
import { mark, tokensOn } from "./tokens.js";

/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */
/** @typedef {import("./stage.js").Stage} Stage */

/** @param {Note} note @param {Ui} ui */
export function moment(note, ui) {
  /** @type {Stage | undefined} what was drawn last: bids lie there from when they are shown, and only while that is told */
  const scene = ui.local.scene;
  if (!ui.story || !scene || note.id !== "evaluated" || note.args.outcome === "unbid") return undefined;
  const { figure, outcome, seat } = note.args;
  return html`<div class="moment board-persuasion" data-seat=${outcome === "won" ? seat : nothing}>
    <span class="face">${bust(ui, figure)}</span>
    <div class="moment-says">
      <h3>${ui.name(figure)}</h3>
      <ul class="moment-bids">
        ${bidders(scene, figure).map(
          (bid) => html`<li data-seat=${bid.seat} ?data-winner=${outcome === "won" && bid.seat === seat}>
            ${mark(ui, bid.seat, "")}<b>${ui.who(bid.seat)}</b><span class="moment-tokens">${bidTokens(ui, figure, bid)}</span>
            ${outcome === "won" && bid.seat === seat ? ui.icon("laurels", { label: ui.say("board-wins"), class: "wins" }) : nothing}
          </li>`,
        )}
      </ul>
      ${outcome === "won" ? received(ui, note.args) : html`<p class="tied">${ui.say("board-tied")}</p>`}
    </div>
  </div>`;
}

/** @param {Ui} ui @param {Note["args"]} args */
function received(ui, { vp, force, blackmail, gold, area, follower }) {
  return html`<p class="moment-gains">
    ${vp ? html`<span class="vp">+${vp}${ui.icon("laurel-crown", { label: ui.say("board-vp", { vp }) })}</span>` : nothing}
    ${tokensOn(ui, { force, blackmail, gold })}
    ${follower === "placed" ? html`<span class="sends">${ui.icon("pawn")}${ui.icon(AREA_ICON[area])}${ui.name(area)}</span>` : nothing}
  </p>`;
}
