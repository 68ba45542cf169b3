/**
 * Where the points came from: a line for each source, a column for each seat. The figures are a table; beside each lies a
 * bar on one scale for all, to the right of its zero line or, for what was lost, to the left. Bars have greys of their own.
 */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { ref } from "/static/vendor/lit-html/directives/ref.js";
import { icon } from "/static/shared/icons.js";
import { mark } from "/static/shared/seats.js";
import { countTo } from "./motion.js";

/** @typedef {import("./end.js").End} End */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {{name: string, points: number[]}} Line */
/** @typedef {{least: number, most: number}} Scale */

/** @param {End} end @param {Result} result @param {Record<number, string>} marks a few words under a name */
export function sheet(end, result, marks) {
  const { words } = end;
  const lines = Object.entries(result.breakdown ?? {}).map(([name, points]) => ({ name, points })).filter(({ points }) => points.some(Boolean));
  const order = result.scores.map((_, seat) => seat).sort((a, b) => rank(result, a) - rank(result, b) || result.scores[b] - result.scores[a]);
  const figures = lines.flatMap(({ points }) => points);
  const scale = { least: Math.min(0, ...figures), most: Math.max(1, ...figures) };
  const head = (/** @type {number} */ seat) => html`<th scope="col" data-seat=${seat} ?data-winner=${result.winners.includes(seat)}>
    <span class="sheet-rank">${place(end, result, seat)}</span>
    <span class="sheet-who">${mark(seat)}<span class="sheet-name">${words.who(seat)}</span></span>
    ${marks[seat] ? html`<small>${marks[seat]}</small>` : nothing}
  </th>`;
  return html`${list(end, result, order, marks)}
    <table class="score-sheet" data-seats=${order.length}>
      <caption class="visually-hidden">${words.say("end-sheet")}</caption>
      <thead><tr><td></td>${order.map(head)}</tr></thead>
      <tbody>
        ${lines.map(
          ({ name, points }) => html`<tr>
            <th scope="row">${words.say(`score-${name}`)}</th>
            ${order.map((seat) => html`<td ?data-none=${!points[seat]} ?data-winner=${result.winners.includes(seat)}><span class="sheet-points">${signed(points[seat])}</span>${bar(points[seat], scale)}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr><th scope="row">${words.say("table-total")}</th>${order.map((seat) => html`<td class="total" ?data-winner=${result.winners.includes(seat)}>${total(end, result.scores[seat])}</td>`)}</tr>
      </tfoot>
    </table>`;
}

/** The same in brief, for a screen on which the table has no room for names. @param {End} end @param {Result} result @param {number[]} order @param {Record<number, string>} marks */
const list = (end, result, order, marks) => html`<ol class="end-standings" aria-hidden="true">
  ${order.map((seat) => html`<li data-seat=${seat} ?data-winner=${result.winners.includes(seat)}>
    <span class="sheet-rank">${place(end, result, seat)}</span>${mark(seat)}<span class="end-name">${end.words.who(seat)}${marks[seat] ? html`<small>${marks[seat]}</small>` : nothing}</span><b>${signed(result.scores[seat])}</b>
  </li>`)}
</ol>`;

/**
 * From 1; who shares a place has the same. Where somebody won with fewer points than others, points give no order, and only winners have a place.
 * @param {Result} result @param {number} seat
 */
function rank({ winners, scores }, seat) {
  if (winners.includes(seat)) return 1;
  if (!isByPoints({ winners, scores })) return winners.length + 1;
  return 1 + scores.filter((score, other) => other !== seat && (winners.includes(other) || score > scores[seat])).length;
}

/** @param {Pick<Result, "winners" | "scores">} result */
const isByPoints = ({ winners, scores }) => winners.every((seat) => scores[seat] === Math.max(...scores));

/** @param {End} end @param {Result} result @param {number} seat */
function place({ words }, result, seat) {
  if (result.winners.includes(seat)) return icon("laurels", { label: words.say("table-winner") });
  return isByPoints(result) ? words.say("end-rank", { rank: rank(result, seat) }) : nothing;
}

/** @param {number} points */
const signed = (points) => String(points).replace("-", "−");

/** @param {number} points @param {Scale} scale */
function bar(points, { least, most }) {
  const share = (/** @type {number} */ value) => (value / (most - least)) * 100;
  const from = share(Math.min(0, points) - least);
  return html`<span class="sheet-bar" aria-hidden="true">
    ${points ? html`<i class=${points < 0 ? "minus" : "plus"} .style=${`left: ${from}%; width: ${share(Math.abs(points))}%`}></i>` : nothing}<b class="zero" .style=${`left: ${share(-least)}%`}></b>
  </span>`;
}

/** Counted up from nothing, once. @param {End} end @param {number} points */
function total(end, points) {
  if (!end.counting || !end.settings.moving) return signed(points);
  return html`<span data-shown="0" ${ref((element) => element && countTo(/** @type {HTMLElement} */ (element), points, true))}>0</span>`;
}
