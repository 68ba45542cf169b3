/** What I still need, what of it is sold where I stand, what I have to pay with, and my cards. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { ARTEFACTS, ELEMENTS, ICONS, isPhone, shownTo } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

/** What my face of my disc sells, and for how much. @param {View} view */
export function soldHere({ me, public: game }) {
  const { place, side } = game.players[/** @type {number} */ (me)];
  return place in game.discs ? shownTo(game, place, side) : null;
}

/** @param {View} view @param {Ui} ui */
export function needs(view, ui) {
  const me = view.public.players[/** @type {number} */ (view.me)];
  const title = ui.say(Object.keys(view.private.lacking).length ? "board-need" : "board-ready");
  const sold = soldHere(view);
  const price = (/** @type {string} */ thing) =>
    sold?.thing === thing && thing in view.private.lacking ? html`<b class="sold-here" data-tip="tip-sold-here" data-tip-args=${JSON.stringify({ thing: sold.thing, coins: sold.price })}>${sold.price}</b>` : nothing;
  return html`<section class="needs" aria-label=${title}>
    <h3>${title}</h3>
    <div class="tracks">${ELEMENTS.map((element) => track(view, ui, element, price(element)))}</div>
    <div class="treasures">${ARTEFACTS.map((artefact) => treasure(ui, artefact, Boolean(me.artefacts[artefact]), price(artefact)))}</div>
    <p class="gate" data-tip="tip-exit">${ui.icon("exit-door")} ${ui.say("board-gate", { gate: view.private.gate, place: view.private.exit })}</p>
    ${isPhone() ? nothing : purse(view, ui)}
  </section>`;
}

/** What I can pay with, and how many hourglasses there are to come. @param {View} view @param {Ui} ui */
export function purse(view, ui) {
  const { players, bank, hourglasses } = view.public;
  const me = players[/** @type {number} */ (view.me)];
  return html`<div class="purse">
    <span class="coins" data-id=${view.ask?.prompt === "fog" ? "coin" : nothing} data-tip="tip-coins">${ui.icon("two-coins", { label: ui.say("tip-coins") })} <b>${me.coins}</b></span>
    <span data-tip="tip-bribe">${ui.icon("strongbox", { label: ui.say("board-bribes") })} <b>${me.bribe}</b></span>
    <span data-tip="tip-bank" data-tip-args=${JSON.stringify({ coins: bank, hourglasses })}>${ui.icon("hourglass")} <b>${hourglasses}</b></span>
    ${me.sale_bonus ? html`<span data-tip="tip-bonus" data-tip-args=${JSON.stringify({ coins: me.sale_bonus })}>${ui.icon(ICONS.dragons_gift)} <b>+${me.sale_bonus}</b></span>` : nothing}
  </div>`;
}

/** An element: a pip for each that the combination asks for, filled where I have it, and what is left over. @param {View} view @param {Ui} ui @param {string} element @param {unknown} price */
function track(view, ui, element, price) {
  const have = view.public.players[/** @type {number} */ (view.me)].elements[element];
  const need = view.private.combination[element] ?? 0;
  const over = view.private.spare[element];
  // The fog takes an element of any kind: it is chosen where mine lie.
  return html`<span class="track ${element}" data-id=${view.ask?.prompt === "fog" ? `element:${element}` : nothing} title="${ui.name(element)}: ${have} / ${need}">
    ${ui.icon(ICONS[element], { label: `${ui.name(element)}: ${have} / ${need}` })}
    ${Array.from({ length: need }, (_, i) => html`<i class=${i < have ? "pip full" : "pip"}></i>`)}
    ${over ? html`<small>+${over}</small>` : nothing}${price}
  </span>`;
}

/** @param {Ui} ui @param {string} artefact @param {boolean} owned @param {unknown} [price] */
export const treasure = (ui, artefact, owned, price = nothing) => html`<span class=${owned ? "treasure owned" : "treasure"} title=${ui.name(artefact)}>
  ${ui.icon(ICONS[artefact], { label: ui.name(artefact) })}${owned ? ui.icon("check-mark", { class: "owned-mark" }) : nothing}${price}
</span>`;

// ---- my cards

/** @param {View} view @param {Ui} ui */
export function hand(view, ui) {
  const cards = Object.entries(view.private.hand ?? {});
  return html`<section class="hand" tabindex="0" aria-label=${ui.say("board-hand")}>
    <h3>${ui.say("board-hand")}</h3>
    ${cards.length ? cards.map(([card, copies]) => specialCard(view, ui, card, copies)) : html`<p class="no-cards">${ui.say("board-no-cards")}</p>`}
  </section>`;
}

/** @param {View} view @param {Ui} ui @param {string} card @param {number} copies */
function specialCard(view, ui, card, copies) {
  const requires = view.public.board.cards[card];
  const lacks = (/** @type {string} */ element) => view.private.unmet[card]?.includes(element);
  return html`<div class="card" data-id=${`card:${card}`} data-piece=${`card:${card}`}>
    <header>${ui.icon(ICONS[card])}<h4>${ui.name(card)}${copies > 1 ? html` <small>×${copies}</small>` : nothing}</h4></header>
    <p>${ui.say(`tip-${card}`)}</p>
    <footer>${ui.say("board-needs")} ${requires.map(
      (element) => html`<span class="need ${element} ${lacks(element) ? "unmet" : "met"}" title=${ui.name(element)}>
        ${ui.icon(ICONS[element], { label: ui.name(element) })}${ui.icon(lacks(element) ? "cancel" : "check-mark", { class: "sign" })}</span>`,
    )}</footer>
  </div>`;
}
