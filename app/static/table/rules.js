/** How to play is a page of its own; its text is shown at the table too. */

import { html } from "/static/vendor/lit-html/lit-html.js";

/** @typedef {import("/static/shared/words.js").Words} Words */

export class Rules {
  /** @param {{words: Words, game: string, redraw: () => void}} needs */
  constructor({ words, game, redraw }) {
    this.words = words;
    this.game = game;
    this.redraw = redraw;
    /** @type {Element | null} */
    this.article = null;
    this.asked = false;
  }

  async load() {
    if (this.asked) return;
    this.asked = true;
    const page = await fetch(`/rules/${this.game}`).then((response) => response.text()).catch(() => "");
    const found = new DOMParser().parseFromString(page, "text/html").querySelector("main article");
    this.article = found ? document.importNode(found, true) : null;
    this.asked = Boolean(found); // else it is tried again with the next click
    for (const left of this.article?.querySelectorAll("figure, .buttons") ?? []) left.remove(); // drawn on that page only
    this.redraw();
  }

  /** The language has changed. */
  forget() {
    this.article = null;
    this.asked = false;
  }

  template() {
    return html`<div class="rules">${this.article ?? html`<p class="hint">${this.words.say("table-loading")}</p>`}</div>`;
  }
}
