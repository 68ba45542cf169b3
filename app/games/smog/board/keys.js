/** What I can do, as keys of the machine. Each has its place for good, so that the hand finds it. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { ICONS, shownTo } from "./read.js";
import { soldHere } from "./needs.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

export const KEYS = ["buy", "sell", "turn", "beg", "turn-any", "bribe", "leave", "end-turn"];

/** @type {Record<string, string>} */
const SIGNS = {
  buy: "receive-money", sell: "pay-money", turn: "clockwise-rotation", beg: "hand", "turn-any": "card-draw", bribe: "strongbox", leave: "exit-door", "end-turn": "sundial",
};

/** All keys, or those that are of any use where I stand. @param {View} view @param {Ui} ui @param {string[]} [keys] */
export function keys(view, ui, keys = KEYS) {
  const game = view.public;
  const mine = game.active === view.me && game.phase === "turn";
  return html`<section class="key-board" aria-label=${ui.say("board-actions")}>
    <div class="lamps" role="img" data-tip="tip-actions" data-tip-args=${JSON.stringify({ actions: mine ? game.turn.actions : 0 })}
        aria-label=${`${ui.say("board-actions")}: ${mine ? game.turn.actions : 0}`}>
      <span>${ui.say("board-actions")}</span>
      ${Array.from({ length: game.turn.most }, (_, i) => html`<i class=${mine && i < game.turn.actions ? "lamp-on" : "lamp-off"}></i>`)}
    </div>
    <div class="acts">${keys.map((id) => key(view, ui, id))}</div>
  </section>`;
}

/** The keys that can do anything where I stand. @param {View} view */
export const keysHere = (view) => KEYS.filter((id) => view.private.acts?.includes(id));

/** A key; while it can't be used it tells what it is for. @param {View} view @param {Ui} ui @param {string} id */
function key(view, ui, id) {
  return html`<div class="act act-${id}" data-id=${id} data-tip=${ui.can(id) ? nothing : `tip-${id}`}>
    ${ui.icon(SIGNS[id])}<span class="act-name">${ui.say(`act-${id}`)}</span>${about(view, ui, id)}
  </div>`;
}

/** What it is about here: the thing and its price. @param {View} view @param {Ui} ui @param {string} id */
function about(view, ui, id) {
  const { place, side, sale } = view.public.players[/** @type {number} */ (view.me)];
  const sold = soldHere(view);
  if (!sold) return nothing;
  const next = shownTo(view.public, place, side, "cw");
  const [thing, coins] = id === "buy" ? [sold.thing, sold.price] : id === "sell" ? [sold.thing, sale] : id === "turn" ? [next.thing, next.price] : ["", undefined];
  if (coins === undefined) return nothing;
  const wanted = thing in (view.private.lacking ?? {});
  return html`<span class=${wanted && id !== "sell" ? "what wanted" : "what"}>${ui.icon(ICONS[thing], { class: thing })}<b>${coins}</b></span>`;
}
