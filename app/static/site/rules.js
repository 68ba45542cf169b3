/** The pictures of the rules are real boards: each figure draws a position with the game's own `board.js`. */

import { render } from "/static/vendor/lit-html/lit-html.js";
import { boardIcon } from "/static/shared/icons.js";
import { shape } from "/static/shared/seats.js";
import { Words } from "/static/shared/words.js";

/** @typedef {import("/static/table/types.js").AnyView} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

/** @param {string} game */
async function drawAll(game) {
  /** @type {[import("/static/table/types.js").Board, Record<string, any>, Words]} */
  const [board, positions, words] = await Promise.all([
    import(`/games/${game}/board.js`),
    fetch(`/games/${game}/howto/positions.json`).then((response) => response.json()),
    Words.load(document.documentElement.lang, game),
  ]);
  for (const figure of document.querySelectorAll("figure[data-position]")) {
    const position = positions[/** @type {HTMLElement} */ (figure).dataset.position ?? ""];
    const place = figure.querySelector(".board-picture");
    if (position && place instanceof HTMLElement) render(board.board(viewOf(position), still(words, position)), place);
  }
}

/** A position as a board wants to see it. @param {any} position @returns {View} */
function viewOf(position) {
  return {
    me: position.me ?? null,
    seats: (position.seats ?? []).map((/** @type {any} */ seat, /** @type {number} */ n) => ({
      seat: n,
      bot: false,
      present: true,
      mine: n === position.me,
      ...(typeof seat === "string" ? { name: seat } : seat),
    })),
    public: position.public,
    private: position.private ?? {},
    before: position.public,
    all: null,
    ask: position.ask ?? null,
    waiting: position.waiting ?? {},
    result: position.result ?? null,
  };
}

/** A table that nobody can touch. @param {Words} words @param {any} position @returns {Ui} */
function still(words, position) {
  words.who = (seat) => position.seats?.[seat]?.name ?? position.seats?.[seat] ?? String(seat + 1);
  return {
    say: (id, args) => words.say(id, args),
    name: (value) => words.name(value),
    who: (seat) => words.who(seat),
    can: (id) => Boolean(position.ask?.options?.[id]),
    choose: () => {},
    why: () => "",
    label: (id) => id,
    confirm: async () => false,
    story: null,
    recent: [],
    local: {},
    redraw: () => {},
    shape,
    icon: boardIcon,
  };
}

const first = document.querySelector("figure[data-game]");
if (first instanceof HTMLElement && first.dataset.game) void drawAll(first.dataset.game);
