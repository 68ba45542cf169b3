/** The overlays: settings, help, and the end of the match. */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { live } from "/static/vendor/lit-html/directives/live.js";
import { icon } from "/static/shared/icons.js";
import { LANGUAGES, LANGUAGE_NAMES } from "/static/shared/words.js";
import { endDialog } from "./end.js";
import { play } from "./sound.js";

/** @typedef {import("./shell.js").Shell} Shell */

/** @typedef {"settings" | "help" | "end"} Which */

export class Dialogs {
  /** @param {Shell} shell */
  constructor(shell) {
    this.shell = shell;
    this.place = /** @type {HTMLDialogElement} */ (shell.part("dialog"));
    /** @type {Which | null} */
    this.which = null;
    this.place.addEventListener("close", () => (this.which = null));
    this.place.addEventListener("click", (event) => event.target === this.place && this.place.close());
  }

  /** @param {Which} which */
  open(which) {
    this.which = which;
    this.draw();
    this.place.className = `dialog-${which}`;
    if (!this.place.open) this.place.showModal();
  }

  openEnd() {
    if (this.shell.settings.sound) play("end");
    this.open("end");
  }

  close() {
    this.place.close();
  }

  draw() {
    const drawn = { settings: settingsDialog, help: helpDialog, end: endDialog };
    if (this.which) render(drawn[this.which](this.shell), this.place);
  }
}

/** @param {Shell} shell @param {string} title @param {unknown} body */
const framed = (shell, title, body) => html`<div class="dialog-frame">
  <header>
    <h2>${title}</h2>
    <button type="button" class="quiet" aria-label=${shell.words.say("table-close")} @click=${() => shell.dialogs.close()}>${icon("cancel")}</button>
  </header>
  ${body}
</div>`;

/** @param {Shell} shell */
function settingsDialog(shell) {
  const { words, settings, room } = shell;
  const choice = (/** @type {string} */ value, /** @type {string} */ name) => html`<option value=${value} ?selected=${settings.motion === value}>${name}</option>`;
  const seal = room.commitment
    ? html`<p class="hint">${icon("padlock")} ${words.say("table-sealed", { seal: room.commitment.slice(0, 16) })}</p>`
    : nothing;
  return framed(
    shell,
    words.say("table-settings"),
    html`<div class="fields">
      <label><span>${words.say("table-language")}</span>${languagePicker(shell)}</label>
      <label><span>${words.say("table-sound")}</span><input type="checkbox" role="switch" .checked=${settings.sound} @change=${(/** @type {Event} */ event) => shell.change({ sound: isChecked(event) })} /></label>
      <label><span>${words.say("table-motion")}</span>
        <select @change=${(/** @type {Event} */ event) => shell.change({ motion: /** @type {any} */ (valueOf(event)) })}>
          ${choice("system", words.say("table-motion-system"))}${choice("on", words.say("table-motion-on"))}${choice("off", words.say("table-motion-off"))}
        </select></label>
      <label><span>${words.say("table-quiet")}</span><input type="checkbox" role="switch" .checked=${settings.quiet} @change=${(/** @type {Event} */ event) => shell.change({ quiet: isChecked(event) })} /></label>
      <label><span>${words.say("table-notify")}</span><input type="checkbox" role="switch" .checked=${live(settings.notify)} @change=${(/** @type {Event} */ event) => shell.askToNotify(isChecked(event))} /></label>
      ${seal}
    </div>`,
  );
}

/** @param {Shell} shell */
const languagePicker = (shell) => html`<select aria-label=${shell.words.say("table-language")} @change=${(/** @type {Event} */ event) => shell.speak(valueOf(event))}>
  ${LANGUAGES.map((language) => html`<option value=${language} lang=${language} ?selected=${language === shell.words.language}>${LANGUAGE_NAMES[/** @type {"en"} */ (language)]}</option>`)}
</select>`;

/** @param {Shell} shell */
function helpDialog(shell) {
  const { words } = shell;
  const key = (/** @type {string} */ keys, /** @type {string} */ id) => html`<dt><kbd>${keys}</kbd></dt><dd>${words.say(id)}</dd>`;
  return framed(
    shell,
    words.say("table-help"),
    html`<dl class="keys">
      ${key("Tab ← ↑ ↓ →", "table-key-walk")}${key("Enter", "table-key-choose")}${key("U", "table-key-undo")}
      ${key("O", "table-key-options")}${key("C", "table-key-chat")}${key("Esc", "table-key-escape")}${key("?", "table-key-help")}
    </dl>
    <p>${words.say("table-help-glow")}</p>
    <p>${words.say("table-help-tips")}</p>
    <p><a href="/rules/${shell.room.game}" target="_blank" rel="noopener">${words.say("table-rules-link")}</a></p>`,
  );
}

/** @param {Event} event */
const isChecked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;
