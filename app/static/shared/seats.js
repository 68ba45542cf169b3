/**
 * Eight seats, eight colours (in tokens.css, by `data-seat`) and eight shapes, so that colour is never the only sign.
 * The server draws the shapes of this list too, so each stands on a line of its own.
 */

import { html } from "/static/vendor/lit-html/lit-html.js";

const SHAPES = [
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  "M3.5 3.5h17v17h-17z",
  "M12 2.2L22.6 20.8H1.4z",
  "M12 1L23 12L12 23L1 12z",
  "M12 1.6l3.1 6.9l7.5.8l-5.6 5l1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5l7.5-.8z",
  "M12 21.6C5 16 1.4 12.6 1.4 8.3A5.5 5.5 0 0 1 12 6A5.5 5.5 0 0 1 22.6 8.3C22.6 12.6 19 16 12 21.6z",
  "M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z",
  "M11.4 1.4A10.6 10.6 0 1 0 21.8 16.1A9 9 0 0 1 11.4 1.4z",
];

/** The path of a seat's shape in a 24 × 24 box. @param {number} seat */
export const shape = (seat) => SHAPES[seat % SHAPES.length];

/** A seat's mark: its shape in its colour. @param {number} seat */
export const mark = (seat) =>
  html`<svg class="seat-mark" data-seat=${seat} viewBox="0 0 24 24" aria-hidden="true"><path d=${shape(seat)}></path></svg>`;
