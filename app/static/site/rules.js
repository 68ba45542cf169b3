/** The pictures of the rules are real boards: each figure draws a position with the game's own `board.js`. */

import { render } from "/static/vendor/lit-html/lit-html.js";
import { boardIcon } from "/static/shared/icons.js";
import { shape } from "/static/shared/seats.js";
import { Words } from "/static/shared/words.js";

/** @typedef {import("/static/table/types.js").AnyView} View */
/** @typedef {import("/static/table/types.js").Board} Board */
/** @typedef {import("/static/table/types.js").Person} Person */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {Partial<Omit<View, "seats">> & {seats?: (string | Partial<Person>)[]}} Position a view, as far as its picture needs it */

/** @param {string} game */
async function drawAll(game) {
  /** @type {[Board, Record<string, Position>, Words]} */
  const [board, positions, words] = await Promise.all([
    import(`/games/${game}/board.js`),
    fetch(import.meta.resolve(`/games/${game}/howto/positions.json`)).then((response) => response.json()),
    Words.load(document.documentElement.lang, game),
  ]);
  for (const figure of document.querySelectorAll("figure[data-position]")) {
    const position = positions[/** @type {HTMLElement} */ (figure).dataset.position ?? ""];
    const place = figure.querySelector(".board-picture");
    if (position && place instanceof HTMLElement) render(board.board(viewOf(position), still(words, position)), place);
  }
}

/** @param {Position} position @returns {Person[]} */
const peopleOf = ({ seats = [], me }) =>
  seats.map((person, seat) => ({
    seat,
    name: String(seat + 1),
    bot: false,
    present: true,
    mine: seat === me,
    ...(typeof person === "string" ? { name: person } : person),
  }));

/** A position as a board wants to see it. @param {Position} position @returns {View} */
function viewOf(position) {
  return {
    me: null,
    public: {},
    private: {},
    before: position.public ?? {},
    all: null,
    ask: null,
    waiting: {},
    result: null,
    ...position,
    seats: peopleOf(position),
  };
}

/** A table that nobody can touch. @param {Words} words @param {Position} position @returns {Ui} */
function still(words, position) {
  words.nameSeats(peopleOf(position).map(({ name }) => name));
  return {
    say: (id, args) => words.say(id, args),
    name: (value) => words.name(value),
    who: (seat) => words.who(seat),
    can: (id) => Boolean(position.ask?.options[id]),
    choose: () => {},
    why: () => "",
    label: (id) => id,
    confirm: async () => false,
    story: null,
    recent: [],
    local: {},
    redraw: () => {},
    reveal: () => {},
    shape,
    icon: boardIcon,
  };
}

const first = document.querySelector("figure[data-game]");
if (first instanceof HTMLElement && first.dataset.game) void drawAll(first.dataset.game);
