/** What a page of a table begins with: what the server wrote into it, the words, and the game's board. */

import { Words } from "/static/shared/words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Boot} Boot */

export async function boot() {
  /** @type {Boot} */
  const { room, game, language } = JSON.parse(document.getElementById("boot")?.textContent ?? "{}");
  /** @type {[Words, Board]} */
  const [words, board] = await Promise.all([Words.load(language, game), import(`/games/${game}/board.js`)]);
  return { root: /** @type {HTMLElement} */ (document.getElementById("table")), room, words, board };
}
