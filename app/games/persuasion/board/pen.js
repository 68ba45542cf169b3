/** A draughtsman's hand: lines that waver a little, always in the same way. */

import { svg } from "/static/vendor/lit-html/lit-html.js";

/** @typedef {[number, number]} Point */

let seed = 20261;

/** A number from 0 to 1 that is the same in every browser, so that nothing trembles between two visits. */
export function chance() {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
}

/** @param {number} n @param {number} by */
const about = (n, by) => Math.round((n + (chance() * 2 - 1) * by) * 10) / 10;

/** A line through the points, drawn by hand. @param {Point[]} points @param {{by?: number, closed?: boolean}} [how] */
export function line(points, { by = 1.4, closed = false } = {}) {
  const corners = closed ? [...points, points[0]] : points;
  const [start, ...rest] = corners;
  let from = start;
  const strokes = rest.map((to) => {
    const bend = `Q${about((from[0] + to[0]) / 2, by)} ${about((from[1] + to[1]) / 2, by)}`;
    from = to;
    return `${bend} ${to[0]} ${to[1]}`;
  });
  return `M${start[0]} ${start[1]}${strokes.join("")}${closed ? "Z" : ""}`;
}

/** A filled shape with an ink outline. @param {string} look a class @param {Point[]} points @param {number} [by] */
export const shape = (look, points, by = 1.2) => svg`<path class="ink ${look}" d=${line(points, { by, closed: true })}></path>`;

/** A stroke without a filling. @param {Point[]} points @param {string} [look] @param {number} [by] */
export const stroke = (points, look = "hair", by = 1.2) => svg`<path class=${look} d=${line(points, { by })}></path>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Point[]} */
export const box = (x, y, w, h) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A lit window. @param {number} x @param {number} y @param {number} [w] @param {number} [h] */
export const pane = (x, y, w = 7, h = 9) => svg`<rect class="pane" x=${x} y=${y} width=${w} height=${h} rx="1"></rect>`;

/**
 * A house seen from the street and a little from above; `y` is its foot.
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [roof] a class
 */
export function house(x, y, w, h, roof = "tiles") {
  const rise = w * 0.42;
  const top = y - h;
  const deep = w * 0.3;
  const windows = Math.max(1, Math.floor(w / 16));
  const step = w / windows;
  return svg`<g>
    ${shape("wall", box(x, top, w, h))}
    ${shape(roof, [[x - 3, top], [x + w / 2, top - rise], [x + w + 3, top]])}
    ${shape(`${roof} shade`, [[x + w + 3, top], [x + w / 2, top - rise], [x + w / 2 + deep, top - rise - 5], [x + w + deep, top - 6]])}
    ${shape("wall shade", [[x + w, top], [x + w + deep - 3, top - 6], [x + w + deep - 3, y - 6], [x + w, y]])}
    ${Array.from({ length: windows }, (_, i) => (chance() < 0.72 ? pane(x + step * (i + 0.5) - 3.5, top + h * 0.28) : svg`<rect class="dark" x=${x + step * (i + 0.5) - 3.5} y=${top + h * 0.28} width="7" height="9"></rect>`))}
  </g>`;
}

/** A row of houses of uneven size. @param {number} x @param {number} y @param {number[]} widths */
export function terrace(x, y, widths) {
  let at = x;
  return widths.map((w, i) => {
    const here = at;
    at += w + 6;
    return house(here, y, w, 20 + chance() * 10, ["tiles", "slate", "tiles", "thatch"][i % 4]);
  });
}

/** A tree. @param {number} x @param {number} y @param {number} [r] */
export const tree = (x, y, r = 12) => svg`<g>
  <ellipse class="cast" cx=${x + 4} cy=${y + 1} rx=${r} ry=${r * 0.3}></ellipse>
  ${stroke([[x, y], [x, y - r]], "trunk")}
  <path class="ink leaf" d=${`M${x - r} ${y - r * 1.1}q${-r * 0.3} ${-r} ${r * 0.6} ${-r * 0.9}q${r * 0.4} ${-r * 0.8} ${r} ${-r * 0.1}q${r * 0.7} ${r * 0.2} ${r * 0.3} ${r * 0.9}q${-r * 0.2} ${r * 0.6} ${-r} ${r * 0.4}q${-r * 0.7} ${r * 0.2} ${-r * 0.9} ${-r * 0.3}Z`}></path>
</g>`;

/** A street lantern. @param {number} x @param {number} y */
export const lantern = (x, y) => svg`<g>
  ${stroke([[x, y], [x, y - 18]], "post")}
  <rect class="pane" x=${x - 3.5} y=${y - 27} width="7" height="9" rx="2"></rect>
</g>`;
