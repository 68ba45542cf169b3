/** How the page gets across what happens: sounds, short messages, a screen reader's announcements, a notice of my turn. */

import { play } from "./sound.js";
import { TurnNotice } from "./turn-notice.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Note} Note */

const TOAST_MS = 5000;

export class Feedback {
  /**
   * @param {object} needs
   * @param {Words} needs.words
   * @param {Settings} needs.settings
   * @param {HTMLElement} needs.toasts where short messages appear
   * @param {HTMLElement} needs.live what a screen reader reads out
   */
  constructor({ words, settings, toasts, live }) {
    this.words = words;
    this.settings = settings;
    this.toasts = toasts;
    this.live = live;
    this.notice = new TurnNotice(document.title);
    this.announced = "";
  }

  /** @param {string} sound */
  play(sound) {
    if (this.settings.sound) play(sound);
  }

  /** The sound of what has just been told: the board's own, or that of any move. @param {Note[]} notes @param {Board} board */
  playNotes(notes, board) {
    if (!this.settings.sound || !notes.length) return;
    play(notes.map((note) => board.sound?.(note)).find(Boolean) || "move");
  }

  /** @param {string} text */
  toast(text) {
    const toast = document.createElement("p");
    toast.textContent = text;
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), TOAST_MS);
  }

  /** Say why something was refused. @param {unknown} error */
  refuse(error) {
    const { reason = "", message = "" } = /** @type {{reason?: string, message?: string}} */ (error);
    this.play("no");
    const { words } = this;
    this.toast(words.has(reason) ? words.say(reason) : message && message !== reason ? message : words.say("table-refused"));
  }

  /** Whether it is my turn. @param {boolean} mine @returns {boolean} whether it has just begun */
  turn(mine) {
    const began = this.notice.turn(mine, { words: this.words.say("table-your-turn"), notify: this.settings.notify });
    if (began) this.play("turn");
    return began;
  }

  /** Read out what was told and what is asked, once. @param {Note[]} notes @param {string} prompt */
  announce(notes, prompt) {
    const told = notes.map((note) => this.words.say(`note-${note.id}`, note.args)).join(" ");
    const text = `${told} ${prompt}`.trim();
    if (text === this.announced) return;
    this.announced = text;
    this.live.textContent = text;
  }
}
