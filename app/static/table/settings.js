/** The reader's own settings, kept in this browser. */

/** @typedef {{sound: boolean, motion: "system" | "on" | "off", notify: boolean, quiet: boolean}} Settings */

const KEY = "parlour:settings";

/** @returns {Settings} */
export function readSettings() {
  const defaults = { sound: false, motion: "system", notify: false, quiet: false };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return /** @type {Settings} */ (defaults);
  }
}

/** @param {Settings} settings */
export function writeSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage keeps them for this page only.
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
export function writeSeen(room, count) {
  try {
    localStorage.setItem(`parlour:seen:${room}`, String(count));
  } catch {
    // The marker in the log is a convenience.
  }
}
