/** My own things: what I still need, what I can do here, my cards. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { ARTEFACTS, ELEMENTS, ICONS, SIDES, faceTo, priceOf } from "./read.js";
import { look } from "./pieces.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

/** @param {View} view @param {Ui} ui */
export function myThings(view, ui) {
  if (view.me === null || !view.private.combination) return nothing;
  return html`<div class="desk">${needs(view, ui)}${actions(view, ui)}${hand(view, ui)}</div>`;
}

// ---- what I need

/** @param {View} view @param {Ui} ui */
function needs(view, ui) {
  const me = view.public.players[/** @type {number} */ (view.me)];
  const ready = !Object.keys(view.private.lacking).length;
  return html`<section class="needs" aria-label=${ui.say(ready ? "board-ready" : "board-need")}>
    <h3>${ui.say(ready ? "board-ready" : "board-need")}</h3>
    <div class="tracks">${ELEMENTS.map((element) => track(view, ui, element))}</div>
    <div class="treasures">${ARTEFACTS.map((artefact) => treasure(ui, artefact, Boolean(me.artefacts[artefact])))}</div>
    <p class="gate" data-tip="tip-exit">${ui.icon("exit-door")} ${ui.say("board-gate", { gate: view.private.gate, place: view.private.exit })}</p>
    <div class="purse">
      <span class="coins" data-tip="tip-coins">${ui.icon("two-coins")} <b>${me.coins}</b></span>
      <span class="bribes" data-tip="tip-bribe">${ui.icon("strongbox")} <b>${me.bribe}</b></span>
      ${me.sale_bonus ? html`<span data-tip="tip-bonus" data-tip-args=${JSON.stringify({ coins: me.sale_bonus })}>${ui.icon(ICONS.dragons_gift)} +${me.sale_bonus}</span>` : nothing}
    </div>
  </section>`;
}

/** An element: a pip for each that the combination asks for, filled where I have it, and what is left over. @param {View} view @param {Ui} ui @param {string} element */
function track(view, ui, element) {
  const have = view.public.players[/** @type {number} */ (view.me)].elements[element];
  const need = view.private.combination[element] ?? 0;
  const over = Math.max(0, have - need);
  return html`<span class="track ${element}" title="${ui.name(element)}: ${have} / ${need}">
    ${ui.icon(ICONS[element], { label: `${ui.name(element)}: ${have} / ${need}` })}
    ${Array.from({ length: need }, (_, i) => html`<i class=${i < have ? "pip full" : "pip"}></i>`)}
    ${over ? html`<small>+${over}</small>` : nothing}
  </span>`;
}

/** @param {Ui} ui @param {string} artefact @param {boolean} owned */
const treasure = (ui, artefact, owned) => html`<span class=${owned ? "treasure owned" : "treasure"} title=${ui.name(artefact)}>
  ${ui.icon(ICONS[artefact], { label: ui.name(artefact) })}${owned ? ui.icon("check-mark", { class: "owned-mark" }) : nothing}
</span>`;

// ---- what I can do

/** @param {View} view @param {Ui} ui */
function actions(view, ui) {
  const game = view.public;
  const me = game.players[/** @type {number} */ (view.me)];
  const mine = game.active === view.me && game.phase === "turn";
  const side = SIDES.indexOf(me.side);
  const here = me.place === "P" ? null : faceTo(game, me.place, side);
  const next = me.place === "P" ? null : faceTo(game, me.place, side, 1);
  const turn = { disc: me.place, quarters: 1, ask: view.ask?.id };
  const show = (/** @type {import("./read.js").Face | null} */ face, /** @type {number} */ price) =>
    face ? html`<span class="what">${ui.icon(ICONS[face.thing], { class: face.thing })}<b>${price}</b></span>` : nothing;
  const looks = here ? { enter: () => look(ui, turn), leave: () => look(ui) } : null;
  return html`<section class="actions" aria-label=${ui.say("board-actions")}>
    <div class="lamps" role="img" aria-label=${`${ui.say("board-actions")}: ${mine ? game.turn.actions : 0}`}>
      ${Array.from({ length: Math.max(4, game.turn.actions) }, (_, i) => html`<i class=${mine && i < game.turn.actions ? "lamp-on" : "lamp-off"}></i>`)}
    </div>
    <div class="acts">
      ${act(ui, "buy", "receive-money", show(here, here ? priceOf(game, me.place, here) : 0))}
      ${act(ui, "sell", "pay-money", me.sale === undefined ? nothing : show(here, me.sale))}
      ${act(ui, "turn", "clockwise-rotation", show(next, next?.price ?? 0), looks)}
      ${act(ui, "beg", "hand", nothing)}
      ${act(ui, "turn-any", "card-draw", nothing)}
      ${act(ui, "bribe", "strongbox", nothing)}
      ${act(ui, "leave", "exit-door", nothing)}
      ${act(ui, "end-turn", "sundial", nothing)}
    </div>
  </section>`;
}

/** A button; while it can't be used it tells what it is for. @param {Ui} ui @param {string} id @param {string} icon @param {unknown} what @param {{enter: () => void, leave: () => void} | null} [looks] */
const act = (ui, id, icon, what, looks = null) => html`<div class="act act-${id}" data-id=${id} data-tip=${ui.can(id) ? nothing : `tip-${id}`}
    @pointerenter=${looks?.enter} @pointerleave=${looks?.leave} @focus=${looks?.enter} @blur=${looks?.leave}>
  ${ui.icon(icon)}<span class="act-name">${ui.say(`act-${id}`)}</span>${what}
</div>`;

// ---- my cards

/** @param {View} view @param {Ui} ui */
function hand(view, ui) {
  const cards = Object.entries(view.private.hand ?? {});
  return html`<section class="cards" tabindex="0" aria-label=${ui.say("board-hand")}>
    ${cards.length ? cards.map(([card, copies]) => specialCard(view, ui, card, copies)) : html`<p class="no-cards">${ui.icon("card-draw")} ${ui.say("board-no-cards")}</p>`}
  </section>`;
}

/** @param {View} view @param {Ui} ui @param {string} card @param {number} copies */
function specialCard(view, ui, card, copies) {
  const have = view.public.players[/** @type {number} */ (view.me)].elements;
  const requires = view.public.board.cards[card];
  return html`<article class="card" data-id=${`card:${card}`} data-piece=${`card:${card}`}>
    <header>${ui.icon(ICONS[card])}<h4>${ui.name(card)}${copies > 1 ? html` <small>×${copies}</small>` : nothing}</h4></header>
    <p>${ui.say(`tip-${card}`)}</p>
    <footer>${ui.say("board-needs")} ${requires.map(
      (element) => html`<span class="need ${element} ${have[element] ? "met" : "unmet"}" title=${ui.name(element)}>
        ${ui.icon(ICONS[element], { label: ui.name(element) })}${ui.icon(have[element] ? "check-mark" : "cancel", { class: "sign" })}</span>`,
    )}</footer>
  </article>`;
}
