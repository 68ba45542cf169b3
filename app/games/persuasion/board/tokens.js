/** Tokens as they look everywhere: by kind, with their number. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { KINDS } from "./stage.js";

/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("./stage.js").Tokens} Tokens */
/** @typedef {(typeof KINDS)[number]} Kind */

export const TOKEN_ICON = { force: "mailed-fist", blackmail: "envelope", gold: "crown-coin" };

/** A number and the sign of a kind. @param {Ui} ui @param {Kind} kind @param {number | undefined} count */
export const counted = (ui, kind, count) => html`<span class="count ${kind}" ?data-none=${!count}>${count}${ui.icon(TOKEN_ICON[kind], { label: ui.name(kind) })}</span>`;

/** Those kinds of which there are any. @param {Ui} ui @param {Tokens} tokens */
export const tokensOn = (ui, tokens) => KINDS.filter((kind) => tokens[kind]).map((kind) => counted(ui, kind, tokens[kind]));

/** A seat's shape in its colour; where the seat is named besides, it says nothing. @param {Ui} ui @param {number} seat @param {string} [label] */
export const mark = (ui, seat, label = ui.who(seat)) =>
  html`<svg class="mark" data-seat=${seat} viewBox="0 0 24 24" role=${label ? "img" : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}><path d=${ui.shape(seat)}></path></svg>`;
