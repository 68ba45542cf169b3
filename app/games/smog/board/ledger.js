/** The ledger in a corner of the table: the round, who leads, the bribes, and what lies in bank and deck. */

import { html } from "/static/vendor/lit-html/lit-html.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("./read.js").Public} Public */

/** @param {View} view @param {Ui} ui @param {Public} game */
export function ledger(view, ui, game) {
  return html`<aside class="corner-panel ledger">
    <h3>${game.round ? ui.say("board-round", { round: game.round }) : ui.say("board-setup")}</h3>
    <p class=${game.favour ? "token favour" : "token"} data-tip=${game.favour ? "tip-favour" : "tip-first"}>
      ${ui.icon(game.favour ? "cultist" : "pocket-watch")}
      <span><small>${ui.say(game.favour ? "board-shadow-master" : "board-first-player")}</small><b>${ui.who(game.leader)}</b></span>
    </p>
    <div class="bribes" data-tip="tip-bribe"><h4>${ui.icon("strongbox")} ${ui.say("board-bribes")}</h4>
      <ul class="boxes">${view.seats.map(({ seat }) => bribeBox(ui, game, seat))}</ul></div>
    ${stock(ui, game)}
  </aside>`;
}

/** A seat's bribe coins; whose box would win the favour now is marked. @param {Ui} ui @param {Public} game @param {number} seat */
const bribeBox = (ui, game, seat) => html`<li data-seat=${seat} class=${game.players[seat].favourite ? "leading" : ""}>
  <svg class="seat-mark" viewBox="0 0 24 24"><path d=${ui.shape(seat)}></path></svg><b>${game.players[seat].bribe}</b>
  ${game.players[seat].favourite ? ui.icon("cultist", { label: ui.say("board-favourite") }) : ""}</li>`;

/** @param {Ui} ui @param {Public} game */
function stock(ui, game) {
  const cards = Object.entries(game.discard).map(([card, copies]) => (copies > 1 ? `${ui.name(card)} ×${copies}` : ui.name(card)));
  return html`<p class="stock">
    <span data-tip="tip-bank" data-tip-args=${JSON.stringify({ coins: game.bank, hourglasses: game.hourglasses })}>
      ${ui.icon("two-coins")} <b>${game.bank}</b> ${ui.icon("hourglass")} <b>${game.hourglasses}</b></span>
    <span data-tip="tip-deck" data-tip-args=${JSON.stringify({ deck: game.deck, discard: game.discarded, cards })}>
      ${ui.icon("card-draw")} <b>${game.deck}</b> ${ui.icon("card-discard")} <b>${game.discarded}</b></span>
  </p>`;
}
