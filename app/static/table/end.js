/** The end is a moment: winners, where the points came from, and what to do next. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";
import { mark } from "/static/shared/seats.js";
import { share } from "./share.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./feedback.js").Feedback} Feedback */
/** @typedef {import("./room-api.js").RoomApi} RoomApi */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Result} Result */

/** @param {{words: Words, state: TableState, api: RoomApi, feedback: Feedback}} needs */
export function endDialog({ words, state, api, feedback }) {
  const { room } = state;
  const { result } = state.view;
  if (!result) return nothing;
  const replay = `/r/${room.id}/replay`;
  const order = result.scores.map((_, seat) => seat).sort((a, b) => place(result, a) - place(result, b));
  return html`<div class="end">
    <p class="end-laurels" aria-hidden="true">${icon("laurels")}</p>
    <h2>${words.say("table-winners", { count: result.winners.length, seats: result.winners })}</h2>
    <p class="end-reason">${words.say(`ending-${result.reason}`)}</p>
    ${chart(words, result, order)}
    <div class="end-next">
      ${state.isReplay ? nothing : html`<a class="button main" href=${replay}>${icon("play-button")}${words.say("table-replay")}</a>`}
      ${rematchButton(words, state, api)}
      <button type="button" @click=${() => share(location.origin + replay, { words, feedback })}>${icon("share")}${words.say("table-share")}</button>
      <a class="button" href="/api/rooms/${room.id}/export" download="parlour-${room.id}.json">${words.say("table-export")}</a>
    </div>
    ${room.commitment ? html`<p class="end-sealed">${icon("padlock")} ${words.say("table-sealed", { seal: room.commitment.slice(0, 16) })}</p>` : nothing}
  </div>`;
}

/** @param {Words} words @param {TableState} state @param {RoomApi} api */
function rematchButton(words, { room, view, isReplay }, api) {
  if (isReplay) return nothing;
  if (room.next_room) return html`<a class="button main" href="/r/${room.next_room}">${icon("clockwise-rotation")}${words.say("table-to-rematch")}</a>`;
  if (view.me === null) return nothing;
  return html`<button type="button" class="main" @click=${() => api.rematch()}>${icon("clockwise-rotation")}${words.say("table-rematch")}</button>`;
}

/** Winners first, then by points. @param {Result} result @param {number} seat */
const place = (result, seat) => -result.scores[seat] - (result.winners.includes(seat) ? 1e6 : 0);

/** @typedef {{name: string, points: number[], colour: number}} Line a line of the breakdown */

const COLOURS = 12;

/** Bars for the eye, and a sheet with the figures; what brought nobody anything is left out. @param {Words} words @param {Result} result @param {number[]} order */
function chart(words, result, order) {
  const lines = Object.entries(result.breakdown ?? {})
    .filter(([, points]) => points.some(Boolean))
    .map(([name, points], i) => ({ name, points, colour: i % COLOURS }));
  return html`${standings(words, result, order, lines)}${lines.length ? sheet(words, order, lines) : nothing}`;
}

/** @param {Words} words @param {Result} result @param {number[]} order @param {Line[]} lines */
function standings(words, result, order, lines) {
  const longest = Math.max(1, ...order.map((seat) => lines.reduce((sum, { points }) => sum + Math.max(0, points[seat]), 0) || result.scores[seat]));
  return html`<table class="standings">
    <thead class="visually-hidden">
      <tr>${["table-player", "table-chart", "table-total"].map((head) => html`<th scope="col">${words.say(head)}</th>`)}</tr>
    </thead>
    <tbody>
      ${order.map(
        (seat) => html`<tr data-seat=${seat} ?data-winner=${result.winners.includes(seat)}>
          <th scope="row">${mark(seat)} ${words.who(seat)}${result.winners.includes(seat) ? icon("laurels", { label: words.say("table-winner") }) : nothing}</th>
          <td class="bar" aria-hidden="true">${bar(lines, seat, longest, result.scores[seat])}</td>
          <td class="total">${result.scores[seat]}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Where the points came from: a line of the breakdown each, a column for every player. @param {Words} words @param {number[]} order @param {Line[]} lines */
function sheet(words, order, lines) {
  return html`<table class="score-sheet">
    <thead>
      <tr>
        <td></td>
        ${order.map((seat) => html`<th scope="col" data-seat=${seat}>${mark(seat)}<span class="sheet-name">${words.who(seat)}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        ({ name, points, colour }) => html`<tr>
          <th scope="row"><span class="swatch" data-line=${colour}></span>${words.say(`score-${name}`)}</th>
          ${order.map((seat) => html`<td ?data-none=${!points[seat]}>${points[seat]}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Line[]} lines @param {number} seat @param {number} longest @param {number} total */
function bar(lines, seat, longest, total) {
  const parts = lines.length ? lines.map(({ points, colour }) => ({ points: Math.max(0, points[seat]), colour })) : [{ points: Math.max(0, total), colour: 0 }];
  let x = 0;
  const rects = parts.map(({ points, colour }) => {
    const width = (points / longest) * 100;
    const drawn = html`<svg x="${x}%" width="${width}%" height="100%" overflow="hidden"><rect data-line=${colour} width="100%" height="100%"></rect></svg>`;
    x += width;
    return drawn;
  });
  return html`<svg class="bar-line" width="100%" height="18">${rects}</svg>`;
}
