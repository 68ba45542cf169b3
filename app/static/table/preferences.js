/** Where the reader changes language, looks, sounds, notices, and when to be asked. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { live } from "/static/vendor/lit-html/directives/live.js";
import { icon } from "/static/shared/icons.js";
import { LANGUAGE_NAMES, rememberLanguage } from "/static/shared/words.js";
import { framed } from "./dialogs.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./feedback.js").Feedback} Feedback */
/** @typedef {import("./settings.js").Motion} Motion */
/** @typedef {import("./settings.js").Saved} Saved */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").TextSize} TextSize */
/** @typedef {import("./settings.js").Theme} Theme */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").WindowMode} WindowMode */
/** @typedef {import("./windows.js").Windows} Windows */

export class Preferences {
  /**
   * @param {object} needs
   * @param {Words} needs.words
   * @param {Settings} needs.settings
   * @param {Windows} needs.windows
   * @param {TableState} needs.state
   * @param {Feedback} needs.feedback
   * @param {() => void} needs.languageChanged
   * @param {() => void} needs.redraw
   */
  constructor({ words, settings, windows, state, feedback, languageChanged, redraw }) {
    this.words = words;
    this.settings = settings;
    this.windows = windows;
    this.state = state;
    this.feedback = feedback;
    this.languageChanged = languageChanged;
    this.redraw = redraw;
  }

  /** @param {Partial<Saved>} changes */
  change(changes) {
    this.settings.change(changes);
    if (changes.sound) this.feedback.play("bell"); // to hear how loud it is
    this.redraw();
  }

  /** Notices need the browser's leave. @param {boolean} wanted */
  async changeNotify(wanted) {
    const allowed = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    if (wanted && !allowed) this.feedback.toast(this.words.say("table-notify-refused"));
    this.change({ notify: allowed });
  }

  /** Another language, without a reload. @param {string} language */
  async changeLanguage(language) {
    await this.words.change(language);
    document.documentElement.lang = language;
    rememberLanguage(language);
    this.state.nameSeats();
    this.languageChanged();
    this.redraw();
  }

  template() {
    const { words, settings } = this;
    return framed(
      words,
      words.say("table-settings"),
      html`<div class="fields">
        <label><span>${words.say("table-language")}</span>${this.languageField()}</label>
        <label><span>${words.say("table-theme")}</span>${this.themeField()}</label>
        <label><span>${words.say("table-text")}</span>${this.textField()}</label>
        <label><span>${words.say("table-sound")}</span>${toggle(settings.sound, (sound) => this.change({ sound }))}</label>
        <label><span>${words.say("table-motion")}</span>${this.motionField()}</label>
        <label><span>${words.say("table-preview")}</span>${toggle(settings.preview, (preview) => this.change({ preview }))}</label>
        <label><span>${words.say("table-confirm-last")}</span>${toggle(settings.confirmLast, (confirmLast) => this.change({ confirmLast }))}</label>
        <label><span>${words.say("table-windows")}</span>${this.windowsField()}</label>
        <label><span>${words.say("table-notify")}</span>${toggle(settings.notify, (notify) => this.changeNotify(notify))}</label>
        ${evenPace(words, this.state)} ${commitment(words, this.state)}
      </div>`,
    );
  }

  languageField() {
    const { words } = this;
    const choice = (/** @type {[string, string]} */ [language, name]) =>
      html`<option value=${language} lang=${language} ?selected=${language === words.language}>${name}</option>`;
    return html`<select aria-label=${words.say("table-language")} @change=${(/** @type {Event} */ event) => this.changeLanguage(valueOf(event))}>
      ${Object.entries(LANGUAGE_NAMES).map(choice)}
    </select>`;
  }

  themeField() {
    const change = (/** @type {string} */ theme) => this.change({ theme: /** @type {Theme} */ (theme) });
    return this.choices(this.settings.theme, { system: "table-as-system", light: "table-theme-light", dark: "table-theme-dark" }, change);
  }

  textField() {
    const change = (/** @type {string} */ text) => this.change({ text: /** @type {TextSize} */ (Number(text)) });
    return this.choices(String(this.settings.text), { 1: "table-text-1", 2: "table-text-2", 3: "table-text-3" }, change);
  }

  motionField() {
    const change = (/** @type {string} */ motion) => this.change({ motion: /** @type {Motion} */ (motion) });
    return this.choices(this.settings.motion, { system: "table-as-system", on: "table-motion-on", off: "table-motion-off" }, change);
  }

  windowsField() {
    const change = (/** @type {string} */ mode) => {
      this.windows.change(/** @type {WindowMode} */ (mode));
      this.redraw();
    };
    return this.choices(this.windows.mode, { always: "table-windows-always", able: "table-windows-able", later: "table-windows-later" }, change);
  }

  /** @param {string} chosen @param {Record<string, string>} names message ids by value @param {(value: string) => void} change */
  choices(chosen, names, change) {
    const choice = (/** @type {[string, string]} */ [value, id]) => html`<option value=${value} .selected=${live(value === chosen)}>${this.words.say(id)}</option>`;
    return html`<select @change=${(/** @type {Event} */ event) => change(valueOf(event))}>${Object.entries(names).map(choice)}</select>`;
  }
}

/** A switch; it shows what is set, whatever was clicked. @param {boolean} on @param {(on: boolean) => void} change */
const toggle = (on, change) =>
  html`<input type="checkbox" role="switch" .checked=${live(on)} @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)} />`;

/** What belongs to the table, not to the reader. @param {Words} words @param {TableState} state */
function evenPace(words, { room }) {
  return room.even_pace ? html`<p class="hint">${icon("hourglass")} ${words.say("table-even-pace")}</p>` : nothing;
}

/** What the server has promised before the first card was dealt. @param {Words} words @param {TableState} state */
function commitment(words, { room }) {
  if (!room.commitment) return nothing;
  return html`<p class="hint">${icon("padlock")} ${words.say("table-sealed", { seal: room.commitment.slice(0, 16) })}</p>`;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;
