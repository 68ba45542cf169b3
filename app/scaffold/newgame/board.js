/** Newgame: a felt table with the coins in the middle and everybody's bids around them. It draws and knows no rules. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */

/** What is to be won, and the bids of the last round. @param {View} view @param {Ui} ui */
export function board(view, ui) {
  const { round, rounds, bids, winner } = view.public;
  return html`<div class="felt">
    <p class="round">${ui.say("board-round", { round, rounds })}</p>
    <p class="prize" role="img" aria-label=${ui.say("board-prize", { coins: round })}>${Array.from({ length: round }, () => ui.icon("coin"))}</p>
    <ul class="bids" aria-label=${ui.say("board-bids")}>
      ${view.seats.map(
        ({ seat }) => html`<li data-seat=${seat} ?data-winner=${seat === winner}>
          ${bids?.[seat] ? card(view, ui, bids[seat]) : html`<span class="card empty" role="img" aria-label=${ui.say("board-no-bid")}></span>`}
          <span class="who"><svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true"><path d=${ui.shape(seat)}></path></svg>${ui.who(seat)}</span>
        </li>`,
      )}
    </ul>
  </div>`;
}

/** My cards. Each has the id of the option that bids it, so the shell makes it clickable. @param {View} view @param {Ui} ui */
export function mine(view, ui) {
  if (view.me === null) return nothing;
  return html`<ul class="hand" aria-label=${ui.say("board-hand")}>
    ${view.private.hand.map((number) => html`<li data-id="card:${number}">${card(view, ui, number)}</li>`)}
  </ul>`;
}

/** What all know of a seat: how many cards it holds. @param {View} view @param {Ui} ui @param {number} seat */
export const plaque = (view, ui, seat) => html`<span class="held">${ui.icon("card")} ${view.public.hands[seat]}</span>`;

/** A card face up. `data-piece` is its identity, so that it is seen to travel from a hand to the table. @param {View} view @param {Ui} ui @param {string} number */
function card(view, ui, number) {
  const crown = view.public.crowns.includes(number);
  return html`<span class="card" data-piece="card:${number}" data-tip=${crown ? "tip-crown" : "tip-card"} data-tip-args=${JSON.stringify({ card: Number(number) })}>
    ${crown ? ui.icon("crown") : nothing}${number}
  </span>`;
}

/** A round begins a chapter of the log. @param {Note} note */
export const heading = (note) => note.id === "round";

/** What is heard with a note. @param {Note} note */
export const sound = (note) => (note.id === "won" ? "coin" : undefined);
