/** Who has won, large; in one sentence why; the score sheet; and what to do next. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";
import { mark } from "/static/shared/seats.js";
import { sheet } from "./end-sheet.js";
import { share } from "./share.js";

/** @typedef {import("./end.js").End} End */
/** @typedef {import("./types.js").Ending} Ending */

/** @param {End} end @param {Ending} ending */
export function result(end, ending) {
  const { words, state } = end;
  const { result: final } = state.view;
  if (!final) return nothing;
  const { winners } = final;
  return html`<div class="end end-result">
    <button type="button" class="quiet end-close" aria-label=${words.say("table-close")} @click=${() => end.place.close()}>${icon("cancel")}</button>
    <section class="end-hero">
      <p class="end-medals" data-count=${winners.length} aria-hidden="true">${winners.map((seat) => medal(end, seat, ending.faces?.[seat]))}</p>
      <h2 tabindex="-1" autofocus>${words.say("table-winners", { count: winners.length, seats: winners })}</h2>
      <p class="end-why">${ending.why || why(end)}</p>
      <p class="end-reason">${ending.how ?? words.say(`ending-${final.reason}`)}</p>
      ${next(end, ending)}
    </section>
    <section class="end-figures">${ending.sheet ?? sheet(end, final, ending.marks ?? {})}</section>
    ${proof(end)}
  </div>`;
}

/** @param {End} end @param {number} seat @param {string} [face] */
const medal = ({ ui }, seat, face) => html`<span class="end-medal ${face ? "faced" : ""}" data-seat=${seat}>${icon("laurels")}${face ? ui().icon(face, { class: "end-face" }) : nothing}${mark(seat)}</span>`;

/** Where the game says nothing: the most points. @param {End} end */
function why({ words, state }) {
  const { winners = [], scores = [] } = state.view.result ?? {};
  if (!winners.length || winners.some((seat) => scores[seat] < Math.max(...scores))) return nothing;
  return words.say("end-why-points", { seats: winners, count: winners.length, points: scores[winners[0]] });
}

/** @param {End} end @param {Ending} ending */
function next(end, ending) {
  const { words, state, feedback } = end;
  const replay = `/r/${state.room.id}/replay`;
  return html`<div class="end-next">
    ${rematch(end)}
    ${state.isReplay ? nothing : html`<a class="button" href=${replay}>${icon("play-button")}${words.say("table-replay")}</a>`}
    <button type="button" @click=${() => end.place.close()}>${icon("table")}${words.say("end-see-table")}</button>
    <button type="button" @click=${() => share(location.origin + replay, { words, feedback })}>${icon("share")}${words.say("table-share")}</button>
    ${ending.reveals.length ? html`<button type="button" @click=${() => end.again()}>${icon("anticlockwise-rotation")}${words.say("end-again")}</button>` : nothing}
  </div>`;
}

/** @param {End} end */
function rematch({ words, state, api }) {
  const { room, view, isReplay } = state;
  if (isReplay) return nothing;
  if (room.next_room) return html`<a class="button main" href="/r/${room.next_room}">${icon("clockwise-rotation")}${words.say("table-to-rematch")}</a>`;
  if (view.me === null) return nothing;
  return html`<button type="button" class="main" @click=${() => api.rematch()}>${icon("clockwise-rotation")}${words.say("table-rematch")}</button>`;
}

/** For whoever wants to know; it is no part of the feast. @param {End} end */
function proof({ words, state }) {
  const { commitment, id } = state.room;
  return html`<details class="end-fair">
    <summary>${words.say("end-fair")}</summary>
    ${commitment ? html`<p>${icon("padlock")} ${words.say("table-sealed", { seal: commitment.slice(0, 16) })}</p>` : nothing}
    <p><a class="button" href="/api/rooms/${id}/export" download="parlour-${id}.json">${words.say("table-export")}</a></p>
  </details>`;
}
