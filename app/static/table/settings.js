/** The reader's own settings, kept in this browser. */

/** @typedef {"system" | "on" | "off"} Motion */
/** @typedef {"able" | "always"} AskedInWindows */
/** @typedef {"system" | "light" | "dark"} Theme */
/** @typedef {1 | 2 | 3} TextSize */
/** @typedef {{theme: Theme, text: TextSize, sound: boolean, motion: Motion, notify: boolean, preview: boolean, confirmLast: boolean, windows: AskedInWindows}} Saved */

const KEY = "parlour:settings";

/** @type {Saved} */
const DEFAULTS = { theme: "system", text: 1, sound: false, motion: "system", notify: false, preview: true, confirmLast: true, windows: "able" };

export class Settings {
  constructor() {
    const saved = read();
    /** Theme, size of text and motion: what they mean for a page is in `shared/look.js`. */
    this.theme = saved.theme;
    this.text = saved.text;
    this.motion = saved.motion;
    this.sound = saved.sound;
    /** Whether to show a desktop notice when it is my turn. */
    this.notify = saved.notify;
    /** Whether to show what an option would change before it is chosen. */
    this.preview = saved.preview;
    /** Whether to be asked where only one thing is left to do. */
    this.confirmLast = saved.confirmLast;
    /** When to be asked in reaction windows. What was once kept as `quiet` is so by itself now. */
    this.windows = saved.windows;
  }

  /** Whether things should move. */
  get moving() {
    return !("calm" in document.documentElement.dataset);
  }

  /** @param {Partial<Saved>} changes */
  change(changes) {
    Object.assign(this, changes);
    const { theme, text, sound, motion, notify, preview, confirmLast, windows } = this;
    write(KEY, JSON.stringify({ theme, text, sound, motion, notify, preview, confirmLast, windows }));
    dispatchEvent(new CustomEvent("look", { detail: { theme, text, motion } }));
  }
}

/** @returns {Saved} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

/** A browser without storage keeps things for this page only. @param {string} key @param {string} value */
function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nobody needs to know
  }
}

/** How many notes of a room's log had been read when the page was last looked at. @param {string} room */
export function readSeen(room) {
  try {
    return Number(localStorage.getItem(`parlour:seen:${room}`) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} room @param {number} count */
export const writeSeen = (room, count) => write(`parlour:seen:${room}`, String(count));
