/** My own things on a phone, where they lie below the machine; and in a replay with all cards open, everybody's. */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { ELEMENTS, ARTEFACTS, ICONS, isPhone, portraitOf } from "./read.js";
import { largeDisc, lookedAt } from "./discs.js";
import { keys, keysHere } from "./keys.js";
import { hand, needs, purse, treasure } from "./needs.js";
import { hourglassHelp } from "./start.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

/** On a desk my things lie in the corners of the board. @param {View} view @param {Ui} ui */
export function myThings(view, ui) {
  if (view.me === null || !view.private.combination) return nothing;
  if (view.all) return secrets(view, ui);
  if (!isPhone()) return nothing;
  return html`<div class="sheet">${choices(view, ui)}${lens(view, ui)}
    <div class="at-hand">${purse(view, ui)}${beside(view, ui)}</div>
    ${needs(view, ui)}${hand(view, ui)}</div>`;
}

/** Beside the large disc: my keys, but none while something else is asked. @param {View} view @param {Ui} ui */
function beside(view, ui) {
  if (ui.replay || view.result) return nothing;
  if (view.public.phase === "gentlemen" || view.public.phase === "hourglasses") return hourglassHelp(view, ui);
  return view.ask && view.ask.prompt !== "turn" ? nothing : keys(view, ui, keysHere(view));
}

/** The disc where I stand, or the one that was tapped, with all its faces. @param {View} view @param {Ui} ui */
function lens(view, ui) {
  const game = view.public;
  const id = lookedAt(view, ui, game);
  const there = Object.entries(game.agents).filter(([, at]) => at.disc === id).map(([agent]) => agent);
  return html`<section class="lens" aria-label=${ui.name(id)}>
    <svg viewBox="-112 -112 224 224">${largeDisc(view, ui, game, id)}</svg>
    <p>${ui.name(id)}${there.map((agent) => html` <span data-tip=${`tip-${agent}`}>${ui.icon(ICONS[agent], { label: ui.name(agent) })} ${ui.say(`effect-${agent}`)}</span>`)}</p>
  </section>`;
}

/** Who is too small on the machine to be touched: as buttons. @param {View} view @param {Ui} ui */
function choices(view, ui) {
  if (view.ask?.prompt === "gentleman") return nothing;
  const small = Object.keys(view.ask?.options ?? {}).filter((id) => /^(agent|gentleman|cw|ccw)(:|$)/.test(id));
  if (!small.length) return nothing;
  return html`<section class="choices">${small.map((id) => html`<div class="act" data-id=${id}>
    ${ui.icon(sign(id), { class: id.startsWith("gentleman:") ? "face" : "" })}<span class="act-name">${ui.label(id)}</span></div>`)}</section>`;
}

/** @param {string} id of an option */
const sign = (id) => ({ cw: "clockwise-rotation", ccw: "anticlockwise-rotation" })[id] ?? (id.startsWith("agent:") ? ICONS[id.slice(6)] : portraitOf(id.slice(10)));

/** One line a seat, so that the machine keeps its room: what it needs and has, its gate and its cards. @param {View} view @param {Ui} ui */
function secrets(view, ui) {
  const me = view.public.players[/** @type {number} */ (view.me)];
  const { combination, gate, exit, hand: held } = view.private;
  return html`<div class="secrets">
    ${ELEMENTS.filter((element) => combination[element]).map((element) => html`<span class="element ${element}" title=${ui.name(element)}>
      ${ui.icon(ICONS[element], { label: ui.name(element) })} <b>${me.elements[element]}/${combination[element]}</b></span>`)}
    <span class="seals">${ARTEFACTS.map((artefact) => treasure(ui, artefact, Boolean(me.artefacts[artefact])))}</span>
    <span class="gate">${ui.icon("exit-door")} ${ui.say("board-gate", { gate, place: exit })}</span>
    ${Object.entries(held).map(([card, copies]) => html`<span class="held" data-tip=${`tip-${card}`} title=${ui.name(card)}>${ui.icon(ICONS[card], { label: ui.name(card) })}${copies > 1 ? html` ×${copies}` : nothing}</span>`)}
  </div>`;
}
