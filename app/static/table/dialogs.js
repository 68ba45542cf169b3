/** The overlays: settings, help, the table in words, and the end of the match. One at a time. */

import { html, render } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {"settings" | "help" | "words" | "end"} Which */

export class Dialogs {
  /** @param {HTMLDialogElement} place @param {Record<Which, () => unknown>} templates */
  constructor(place, templates) {
    this.place = place;
    this.templates = templates;
    /** @type {Which | null} */
    this.which = null;
    place.addEventListener("close", () => (this.which = null));
    place.addEventListener("click", (event) => event.target === place && place.close());
  }

  /** @param {Which} which */
  open(which) {
    this.which = which;
    this.draw();
    this.place.className = `dialog-${which}`;
    if (!this.place.open) this.place.showModal();
  }

  draw() {
    if (this.which) render(this.templates[this.which](), this.place);
  }
}

/** A dialog with a title and a button that closes it. @param {Words} words @param {string} title @param {unknown} body */
export const framed = (words, title, body) => html`<div class="dialog-frame">
  <header>
    <h2>${title}</h2>
    <button type="button" class="quiet" aria-label=${words.say("table-close")} @click=${close}>${icon("cancel")}</button>
  </header>
  ${body}
</div>`;

/** @param {Event} event */
const close = ({ currentTarget }) => /** @type {Element} */ (currentTarget).closest("dialog")?.close();

/** @param {Words} words @param {string} game @param {() => void} tell open the table in words */
export function helpDialog(words, game, tell) {
  const key = (/** @type {string} */ keys, /** @type {string} */ id) => html`<dt><kbd>${keys}</kbd></dt><dd>${words.say(id)}</dd>`;
  return framed(
    words,
    words.say("table-help"),
    html`<dl class="keys">
      ${key("Tab ← ↑ ↓ →", "table-key-walk")}${key("Enter", "table-key-choose")}${key("U", "table-key-undo")}${key("⇧ U", "table-key-undo-all")}
      ${key("O", "table-key-options")}${key("C", "table-key-chat")}${key("W", "table-key-words")}${key("Esc", "table-key-escape")}${key("?", "table-key-help")}
    </dl>
    <p>${words.say("table-help-glow")}</p>
    <p>${words.say("table-help-tips")}</p>
    <p><button type="button" @click=${tell}>${words.say("table-in-words")}</button></p>
    <p><a class="button" href="/rules/${game}" target="_blank" rel="noopener">${words.say("table-rules-link")}</a></p>`,
  );
}
