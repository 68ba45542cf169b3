/** My own things: what I may do, my hand, my side and my secrets. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { CARDS } from "./content.js";
import { handCard } from "./cards.js";
import { cityList } from "./detail.js";
import { isTall } from "./places.js";
import { SIDE_ICONS, chosen, counted } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

const ACTIONS = /** @type {[string, string][]} */ ([
  ["place", "cube"],
  ["take-back", "return-arrow"],
  ["buy", "two-coins"],
  ["move", "walking-boot"],
  ["tracks", "rally-the-troops"],
  ["discard", "card-discard"],
  ["sacrifice", "pentagram-rose"],
  ["hudson", "lantern"],
  ["devils-island", "skull-crossed-bones"],
  ["mi-go", "kraken-tentacle"],
  ["reveal", "double-face-mask"],
  ["pass", "hourglass"],
]);

/** @param {View} view @param {Ui} ui */
export function myThings(view, ui) {
  const desk = html`<div class="desk"><div class="menu-row">${actions(view, ui)}${sum(view)}</div>${hand(view, ui)}</div>`;
  if (!isTall()) return html`<div class="emerald-mine">${secrets(view, ui)}${desk}</div>`;
  const kinds = new Set(Object.keys(view.ask?.options ?? {}).map((id) => id.split(":")[0]));
  const onMap = view.ask?.prompt !== "act" && !kinds.has("hand") && PLACES.some((kind) => kinds.has(kind));
  return html`<div class="emerald-mine tall">${onMap ? html`${cityList(view, ui)}${desk}` : html`${desk}${cityList(view, ui)}`}${secrets(view, ui)}</div>`;
}

/** What is on the map: where an answer is one of these and no card, the cities come first on a phone. */
const PLACES = ["agent", "royal", "zombie", "offer", "city", "stack", "flee", "city-cube", "stack-cube", "offer-cube"];

/** The menu of actions, while one may be chosen. That one can't end the game yet is no news. @param {View} view @param {Ui} ui */
function actions(view, ui) {
  const { ask } = view;
  if (ask?.prompt !== "act") return nothing;
  const shown = ACTIONS.filter(([name]) => ui.can(`do:${name}`) || (name !== "reveal" && `do:${name}` in ask.blocked));
  return html`<div class="actions">${shown.map(([name, icon]) => html`<span class="action" data-id="do:${name}" data-tip="tip-do-${name}">${ui.icon(icon)}<b>${ui.name(name)}</b></span>`)}</div>`;
}

/** What has been chosen, of how much. @param {View} view */
function sum(view) {
  const args = view.ask?.args;
  if (!args || !("total" in args) || (!("need" in args) && !("most" in args))) return nothing;
  return html`<p class="sum"><b>${args.total}</b> / ${args.need ?? args.most}</p>`;
}

/** @param {View} view @param {Ui} ui */
function hand(view, ui) {
  const picked = chosen(view);
  const cards = Object.entries(view.private.hand).sort(([a], [b]) => rank(a) - rank(b));
  return html`<div class="hand" role="group" aria-label=${ui.say("board-hand")}>
    ${repeat(cards, ([card]) => card, ([card, copies]) => handCard(view, ui, card, copies, picked.filter((each) => each === card).length))}
  </div>`;
}

const ORDER = Object.keys(CARDS);
/** @param {string} card */
const rank = (card) => ORDER.indexOf(card);

/** Side, cubes, score, counters, piles and what I have learned. @param {View} view @param {Ui} ui */
function secrets(view, ui) {
  const own = view.private;
  const me = view.public.players[view.me ?? 0];
  /** @type {"deck" | "discards" | undefined} */
  const open = ui.local.pile;
  const show = (/** @type {"deck" | "discards"} */ name) => () => {
    ui.local.pile = open === name ? undefined : name;
    ui.redraw();
  };
  return html`<div class="secrets" data-seat=${view.me}>
    <p class="seal ${own.side}" data-tip="tip-side-${own.side}">${ui.icon(SIDE_ICONS[own.side])}<b>${ui.name(own.side)}</b><span data-tip="tip-true-score">${ui.say("board-true-score")} <b>${own.score}</b></span></p>
    <p class="cubes-of-mine">
      <span data-id="stock" data-tip="tip-stock">${ui.icon("cube")} <b>${me.stock}</b> ${ui.say("board-stock")}</span>
      <span data-id="limbo" data-drop="limbo" data-tip="tip-limbo">${ui.icon("hourglass")} <b>${me.limbo}</b> ${ui.say("board-limbo")}</span>
      <span data-tip="tip-pool">${ui.icon("two-coins")} <b>${me.pool}</b> ${ui.say("board-pool")}</span>
    </p>
    <p class="piles">
      <button type="button" class="small" aria-expanded=${open === "deck" ? "true" : "false"} @click=${show("deck")}>${ui.say("board-deck")} <b>${me.deck}</b></button>
      <button type="button" class="small" aria-expanded=${open === "discards" ? "true" : "false"} @click=${show("discards")}>${ui.say("board-discards")} <b>${me.discards}</b></button>
    </p>
    ${open ? html`<p class="pile-list">${counted(ui, own[open]).join(", ") || "–"}</p>` : nothing}
    ${doubles(view, ui)}${learned(view, ui)}
  </div>`;
}

/** My hidden double-agent counters, and those I may keep. @param {View} view @param {Ui} ui */
function doubles(view, ui) {
  const names = Object.keys(view.private.doubles);
  if (!names.length) return nothing;
  return html`<p class="doubles">${ui.icon("domino-mask")} ${names.map((name) => html`<span class="double" data-id="double:${name}" data-tip="tip-double" data-tip-args=${JSON.stringify({ agent: name })}>${ui.name(name)}</span>`)}</p>`;
}

/** What only I know of others. @param {View} view @param {Ui} ui */
function learned(view, ui) {
  const { seen, taken, put_back: back, removed } = view.private;
  const lines = Object.entries(seen).map(([seat, side]) => ui.say("board-seen", { who: ui.who(Number(seat)), side }));
  for (const [agent, seat] of Object.entries(taken)) lines.push(ui.say("board-taken", { agent, who: ui.who(seat) }));
  if (Object.keys(back).length) lines.push(ui.say("board-put-back", { agents: Object.keys(back) }));
  if (Object.keys(removed).length) lines.push(ui.say("board-removed", { cards: Object.keys(removed) }));
  return lines.length ? html`<ul class="learned">${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing;
}

