/** The reader's own settings, kept in this browser. */

import { mayMove } from "./motion.js";

/** @typedef {"system" | "on" | "off"} Motion */
/** @typedef {"able" | "always"} AskedInWindows */
/** @typedef {{sound: boolean, motion: Motion, notify: boolean, preview: boolean, confirmLast: boolean, windows: AskedInWindows}} Saved */

const KEY = "parlour:settings";

/** @type {Saved} */
const DEFAULTS = { sound: false, motion: "system", notify: false, preview: true, confirmLast: true, windows: "able" };

export class Settings {
  constructor() {
    const saved = read();
    this.sound = saved.sound;
    this.motion = saved.motion;
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
    return mayMove(this.motion);
  }

  /** @param {Partial<Saved>} changes */
  change(changes) {
    Object.assign(this, changes);
    const { sound, motion, notify, preview, confirmLast, windows } = this;
    write(KEY, JSON.stringify({ sound, motion, notify, preview, confirmLast, windows }));
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
