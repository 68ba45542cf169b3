/**
 * The end is a moment: what was hidden is turned over, piece by piece; then who won, in one sentence why, and where the
 * points came from. What there is to tell is the game's (`ending` of its board); how it is told is the same for all.
 */

import { result } from "./end-result.js";
import { reveals } from "./end-reveals.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./feedback.js").Feedback} Feedback */
/** @typedef {import("./room-api.js").RoomApi} RoomApi */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Ending} Ending */
/** @typedef {import("./types.js").Ui} Ui */

/** How long something that was turned over stays by itself: at least, for each letter, and at most. */
const REST_MS = 1500;
const LETTER_MS = 28;
const LONGEST_MS = 6000;

export class End {
  /**
   * @param {object} needs
   * @param {HTMLDialogElement} needs.place the dialog in which it is shown
   * @param {Words} needs.words
   * @param {TableState} needs.state
   * @param {Settings} needs.settings
   * @param {Board} needs.board
   * @param {() => Ui} needs.ui
   * @param {RoomApi} needs.api
   * @param {Feedback} needs.feedback
   * @param {() => void} needs.redraw draws the dialog
   */
  constructor({ place, words, state, settings, board, ui, api, feedback, redraw }) {
    this.place = place;
    this.words = words;
    this.state = state;
    this.settings = settings;
    this.board = board;
    this.ui = ui;
    this.api = api;
    this.feedback = feedback;
    this.redraw = redraw;
    /** How many things are turned over; what comes after them all is the result. */
    this.turned = 0;
    this.telling = false;
    /** Whether it was told on this page: it is told once, and again only when somebody wishes. */
    this.told = false;
    /** Whether the totals are still to be counted up. */
    this.counting = false;
    this.timer = 0;
    place.addEventListener("close", () => this.close());
    place.addEventListener("keydown", (event) => this.key(event));
  }

  /** Begin where this viewer is: with what was hidden, or, if that was told, with the result. */
  open() {
    const { reveals } = this.ending();
    this.telling = !this.told && reveals.length > 0;
    this.told = true;
    this.turned = 1;
    this.counting = !this.telling;
    queueMicrotask(() => this.wait()); // once it is drawn, and known how much there is to read
  }

  /** Tell it once more. */
  again() {
    this.told = false;
    this.open();
    this.show();
    /** @type {HTMLElement | null} */ (this.place.querySelector(".end-steps .main"))?.focus();
  }

  /** What the game tells of its end; a game that tells nothing, or fails, has none. @returns {Ending} */
  ending() {
    const { view } = this.state;
    try {
      const told = view.result && this.board.ending?.(view, this.ui());
      if (told) return told;
    } catch (error) {
      console.error(error);
    }
    return { reveals: [], why: "" };
  }

  template() {
    const ending = this.ending();
    return this.telling ? reveals(this, ending) : result(this, ending);
  }

  /** Turn over what comes next; after the last, the result. */
  next() {
    if (this.turned >= this.ending().reveals.length) return this.skip();
    this.turned += 1;
    this.show();
    this.wait();
  }

  /** To the result at once. */
  skip() {
    this.stop();
    this.telling = false;
    this.counting = true;
    this.show();
    this.place.querySelector("h2")?.focus();
  }

  show() {
    this.redraw();
    const now = this.place.querySelector("[data-now]");
    now?.scrollIntoView({ block: "nearest", behavior: this.settings.moving ? "smooth" : "auto" });
  }

  /** Go on by itself where things move; without motion everybody goes on at their own pace. The last one stays. */
  wait() {
    this.stop();
    const { reveals } = this.ending();
    if (!this.telling || !this.settings.moving || this.turned >= reveals.length) return;
    const letters = this.place.querySelector("[data-now]")?.textContent?.replace(/\s+/g, " ").length ?? 0;
    this.timer = setTimeout(() => this.next(), Math.min(LONGEST_MS, REST_MS + letters * LETTER_MS));
  }

  close() {
    this.stop();
    this.telling = false;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.telling || !this.place.open) return;
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary");
    if (event.key === "ArrowRight" || (!onButton && (event.key === " " || event.key === "Enter"))) {
      event.preventDefault();
      this.next();
    }
  }
}
