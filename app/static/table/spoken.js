/**
 * The table in words: the position in sentences, for whoever does not see the board, and as a page to read for
 * everybody. It lies before the board, unseen; it is made when the table has come to rest, since nobody reads faster.
 */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { framed } from "./dialogs.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Chapter} Chapter */
/** @typedef {import("./types.js").Ui} Ui */

const REST_MS = 250;

export class Spoken {
  /** @param {Page} page @param {{words: Words, state: TableState, board: Board, ui: () => Ui}} needs */
  constructor(page, { words, state, board, ui }) {
    this.words = words;
    this.state = state;
    this.board = board;
    this.ui = ui;
    this.place = document.createElement("section");
    this.place.className = "visually-hidden spoken";
    page.board.before(this.place);
    /** @type {unknown[]} what the sentences were made of */
    this.made = [];
    this.timer = 0;
  }

  /** The table was drawn. Only another moment, language or name makes other sentences. */
  redrawn() {
    const { state, words, made } = this;
    const now = [state.moment, state.story, words.version];
    if (now.every((one, i) => one === made[i])) return;
    this.made = now;
    clearTimeout(this.timer);
    if (!this.place.firstChild) this.frame(nothing);
    if (!state.story) this.timer = setTimeout(() => this.draw(), REST_MS);
  }

  draw() {
    this.frame(this.chapters());
  }

  /** The heading is there from the start: those of the board come after it. @param {unknown} chapters */
  frame(chapters) {
    const title = this.words.say("table-in-words");
    this.place.setAttribute("aria-label", title);
    render(html`<h2>${title}</h2>${chapters}`, this.place);
  }

  /** The same to be read by eye. */
  dialog() {
    const { words } = this;
    return framed(words, words.say("table-in-words"), html`<div class="in-words">${this.chapters()}</div>`);
  }

  chapters() {
    const { words, board, state, ui } = this;
    if (!state.isKnown) return nothing;
    /** @type {Chapter[]} */
    const told = board.spoken?.(state.view, ui()) ?? [];
    const now = { heading: words.say("table-in-words-now"), lines: [document.getElementById("prompt-text")?.textContent ?? ""] };
    return [now, ...told].map(({ heading, lines }) => html`<h3>${heading}</h3><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`);
  }
}
