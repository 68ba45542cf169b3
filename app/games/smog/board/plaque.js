/** What all may know of a player, at a glance: the four artefacts tell who is near the end. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { ARTEFACTS, ELEMENTS, ICONS } from "./read.js";
import { treasure } from "./needs.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("./read.js").Public} Public */

/** @param {View} view @param {Ui} ui @param {number} seat */
export function plaque(view, ui, seat) {
  const game = view.public;
  const player = game.players?.[seat];
  if (!player) return nothing;
  return html`${game.shown?.[seat] ? revealed(ui, game.shown[seat]) : publicLine(ui, game, seat)}
    <div class="goods">${ELEMENTS.map((element) => html`<span class="element ${element} ${player.elements[element] ? "" : "none"}" title=${ui.name(element)}>${ui.icon(ICONS[element], { label: ui.name(element) })} <b>${player.elements[element]}</b></span>`)}
      <span class="seals">${ARTEFACTS.map((artefact) => treasure(ui, artefact, Boolean(player.artefacts[artefact])))}</span>
      ${game.active === seat && game.phase === "turn" ? turnSoFar(ui, game.turn) : nothing}
    </div>`;
}

/** The gentleman, and what he can spend. @param {Ui} ui @param {Public} game @param {number} seat */
function publicLine(ui, game, seat) {
  const player = game.players[seat];
  return html`<div class="gent-line">
      <span class="gent-name" data-id=${player.gentleman ? `gentleman:${player.gentleman}` : nothing}>${player.gentleman ? ui.name(player.gentleman) : nothing}</span>
      ${token(ui, game, seat)}
      ${player.sale_bonus ? html`<span data-tip="tip-bonus" data-tip-args=${JSON.stringify({ coins: player.sale_bonus })}>${ui.icon(ICONS.dragons_gift)} <b>+${player.sale_bonus}</b></span>` : nothing}
      <span data-tip="tip-coins">${ui.icon("two-coins", { label: ui.say("tip-coins") })} <b>${player.coins}</b></span>
      <span data-tip="tip-bribe">${ui.icon("strongbox", { label: ui.say("board-bribes") })} <b>${player.bribe}</b></span>
      <span data-tip="tip-cards">${ui.icon("card-play", { label: ui.say("tip-cards") })} <b>${player.cards}</b></span>
    </div>`;
}

/** Who is first, and whether with the favour of the Shadow Master. @param {Ui} ui @param {Public} game @param {number} seat */
const token = (ui, game, seat) =>
  game.leader === seat
    ? html`<span class=${game.favour ? "token-mark favour" : "token-mark"} data-tip=${game.favour ? "tip-favour" : "tip-first"}>${ui.icon(game.favour ? "cultist" : "pocket-watch", { label: ui.say(game.favour ? "board-shadow-master" : "board-first-player") })}</span>`
    : nothing;

/** After the end: what the seat needed, its gate and its cards. @param {Ui} ui @param {import("../view.js").Private} shown */
const revealed = (ui, shown) => html`<p class="revealed">${Object.entries(shown.combination).map(([element, n]) => html`<span class="element ${element}">${ui.icon(ICONS[element], { label: ui.name(element) })} ${n}</span>`)}
    <span>${ui.icon("exit-door")} ${ui.name(shown.exit)}</span>
    ${Object.entries(shown.hand).map(([card, copies]) => html`<span title=${ui.name(card)}>${ui.icon(ICONS[card], { label: ui.name(card) })}${copies > 1 ? html` ×${copies}` : nothing}</span>`)}</p>`;

/** What all know of the turn that is being played: the actions left, and what has been done in it. @param {Ui} ui @param {Public["turn"]} turn */
function turnSoFar(ui, turn) {
  const deed = (/** @type {string} */ id, /** @type {string} */ icon, /** @type {Record<string, number>} */ discs = {}) =>
    html`<span data-tip=${`tip-${id}`} data-tip-args=${JSON.stringify({ discs: Object.keys(discs).map(ui.name) })}>${ui.icon(icon)}</span>`;
  return html`<span class="so-far">
    ${turn.begged ? deed("begged", "hand") : nothing}
    ${turn.drew ? deed("drew", "card-draw") : nothing}
    ${Object.keys(turn.bought_on).length ? deed("bought-on", "receive-money", turn.bought_on) : nothing}
    ${Object.keys(turn.sold_on).length ? deed("sold-on", "pay-money", turn.sold_on) : nothing}
    <span class="lamps" data-tip="tip-actions" data-tip-args=${JSON.stringify({ actions: turn.actions })}>${Array.from({ length: turn.actions }, () => html`<i class="lamp-on"></i>`)}</span>
  </span>`;
}
