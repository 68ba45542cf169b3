/** Revolution!: a walled port town on old paper, at dusk or by day, and the twelve people who run it. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { choices } from "./board/choices.js";
import { figures, houseRules } from "./board/figures.js";
import { moment } from "./board/moment.js";
import { isBidding, isOut, isTall, turn } from "./board/phase.js";
import { purse } from "./board/purse.js";
import { AREA_ICON, identify, quarterList, quarterStrip, townPicture } from "./board/quarters.js";
import { asItWas, KINDS, laid, stage } from "./board/stage.js";
import { counted, tokensOn } from "./board/tokens.js";

export { spoken } from "./board/spoken.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */
/** @typedef {import("./board/stage.js").Stage} Stage */

/** The town and the figures; what is needed now comes first and has the room. @param {View} view @param {Ui} ui */
export function board(view, ui) {
  const scene = stage(view, ui);
  identify(ui, scene);
  ui.local.scene = scene;
  const bidding = isBidding(view, ui);
  if (bidding && isTall()) return folded(view, ui, scene);
  return html`<div class="scene" data-phase=${bidding ? "bidding" : "town"}>
    <div class="town-side">${townPicture(view, ui, scene, bidding)}${isTall() ? choices(view, ui) : html`${quarterList(view, ui, scene)}${houseRules(view, ui, scene)}`}</div>
    ${figures(view, ui, scene)}
  </div>`;
}

/** On a phone, while I bid: the figures, with the town as a strip above them. @param {View} view @param {Ui} ui @param {Stage} scene */
function folded(view, ui, scene) {
  const open = isOut(view, ui, "town");
  return html`<div class="scene" data-phase="bidding">
    ${quarterStrip(view, ui, scene, open, turn(view, ui, "town"))}
    ${open ? html`<div class="town-side">${townPicture(view, ui, scene, false)}</div>` : nothing}
    ${figures(view, ui, scene)}
  </div>`;
}

export const mine = purse;

/** What all know of a seat, and where it leads. @param {View} view @param {Ui} ui @param {number} seat */
export function plaque(view, ui, seat) {
  const held = asItWas(view, ui).seats[seat];
  const scene = stage(view, ui);
  const gained = scene.gained[seat];
  const led = Object.entries(view.public.areas).filter(([area]) => scene.majority[area] === seat);
  return html`<div class="holdings">
    <span class="row tokens-held" role="group" aria-label=${ui.say("board-hand")}>${KINDS.map((kind) => counted(ui, kind, held.hand[kind]))}</span>
    ${KINDS.some((kind) => gained[kind]) ? html`<span class="row gained" role="group" aria-label=${ui.say("board-gained")}>+ ${tokensOn(ui, gained)}</span>` : nothing}
    <span class="row stock" data-tip="tip-stock" role="img" aria-label="${held.stock} ${ui.say("board-stock")}">${held.stock}${ui.icon("pawn")}</span>
    ${held.done && !ui.story ? html`<span class="row done">${ui.icon("check-mark", { label: ui.say("board-done") })}</span>` : nothing}
    <span class="leads">${led.map(([area, { points }]) => html`<span class="led" title=${ui.say("board-leads", { area, points })}>${ui.icon(AREA_ICON[area], { label: ui.say("board-leads", { area, points }) })}${points}</span>`)}</span>
  </div>`;
}

// ---- the telling

/** The points of a seat as far as they have been told. @param {View} view @param {Ui} ui @param {number} seat */
export const score = (view, ui, seat) => stage(view, ui).score[seat];

/** A note held up large. */
export const show = moment;

/** @type {Record<string, number>} */
const PACE = { revealed: 1500, void: 1000, replaced: 1800, exchanged: 2000, declined: 900, "no-effect": 900, "board-full": 1500 };
const OUTCOME_PACE = { won: 2200, tied: 1800, unbid: 350 };

/** How long a note stays on stage. @param {Note} note */
export function pace(note) {
  if (note.id === "evaluated") return OUTCOME_PACE[/** @type {keyof typeof OUTCOME_PACE} */ (note.args.outcome)];
  return PACE[note.id] ?? 0;
}

/** @type {Record<string, string>} */
const SOUNDS = { revealed: "bell", evaluated: "quill", replaced: "coin", exchanged: "coin", "board-full": "bell" };

/** What is heard with a note. @param {Note} note */
export const sound = (note) => SOUNDS[note.id];

/** A round begins a chapter of the log. @param {Note} note */
export const heading = (note) => note.id === "espionage";

/** Under the line that all bids are shown: who laid what on whom (PE-099). @param {Note} note @param {Ui} ui */
export function detail(note, ui) {
  if (note.id !== "revealed") return nothing;
  return html`<ul class="told-bids">
    ${Object.entries(note.args.bids).map(([seat, placed]) => {
      const bidOn = new Set(Object.keys(placed).map((id) => id.split(":")[1]));
      return html`<li data-seat=${seat}><b>${ui.who(Number(seat))}</b> ${[...bidOn].map((figure) => html`<span class="told-bid">${ui.name(figure)} ${tokensOn(ui, laid(placed, figure))}</span> `)}</li>`;
    })}
  </ul>`;
}
export const later = () => import("/games/persuasion/board/ending.js");
