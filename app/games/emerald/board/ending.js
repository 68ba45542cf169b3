/** The end: the sides are turned over, the lowest score puts one of them out, and the best of the rest has won. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { mark } from "/static/shared/seats.js";
import { counted } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").StoryView} StoryView */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Ending} Ending */
/** @typedef {import("/static/table/types.js").Reveal} Reveal */
/** @typedef {import("/static/table/types.js").Result} Result */

/** @type {Record<string, string>} */
const EMBLEMS = { loyalist: "queen-crown", restorationist: "fist" };
/** @type {Record<string, string>} the side that is left when one is out */
const OTHER = { loyalist: "restorationist", restorationist: "loyalist" };

/** @param {View} view @param {Ui} ui @returns {Ending} */
export function ending(view, ui) {
  const { result } = view;
  const { story, sides } = view.public;
  if (!result || !story || !sides) return { reveals: [], why: "" };
  return {
    reveals: [...view.seats.map(({ seat }) => identity(view, ui, result, seat)), lowest(view, ui, result, story), left(view, ui, result, story)],
    how: how(view, ui, result, story),
    why: why(view, ui, result, story),
    marks: Object.fromEntries(view.seats.map(({ seat }) => [seat, ui.say(seat in story.out ? "end-mark-out" : "end-mark", { side: sides[seat] })])),
  };
}

/** @param {Record<number, 1>} seats */
const all = (seats) => Object.keys(seats).map(Number);

/** @param {Ui} ui @param {Result} result @param {Record<number, 1>} seats */
const withPoints = (ui, { scores }, seats) => all(seats).map((seat) => `${ui.who(seat)} (${scores[seat]})`);

/** A side, the true points, and what else somebody had kept hidden. @param {View} view @param {Ui} ui @param {Result} result @param {number} seat @returns {Reveal} */
function identity({ public: game }, ui, result, seat) {
  const side = game.sides?.[seat] ?? "loyalist";
  const { doubles = {}, removed = {} } = game.secret?.[seat] ?? {};
  const spies = Object.keys(doubles).map((agent) => ui.name(agent));
  const gone = counted(ui, removed);
  const points = ui.say("table-points", { points: result.scores[seat] });
  return {
    seat,
    title: ui.name(side),
    body: html`<p class="end-pile"><span class="end-emblem" data-side=${side}>${ui.icon(EMBLEMS[side])}</span><b>${points}</b></p>
      ${spies.length ? html`<p class="end-note">${ui.icon("domino-mask")} ${ui.say("end-doubles", { agents: spies })}</p>` : nothing}
      ${gone.length ? html`<p class="end-note">${ui.icon("cancel")} ${ui.say("end-removed", { cards: gone })}</p>` : nothing}`,
    spoken: points,
  };
}

/** @param {Ui} ui @param {Result} result @param {number} seat @param {boolean} [off] */
const line = (ui, { scores }, seat, off = false) => html`<li ?data-off=${off}>${mark(seat)}<span>${ui.who(seat)}</span><b>${scores[seat]}</b></li>`;

/** Who has the fewest points, and what follows from it. @param {View} view @param {Ui} ui @param {Result} result @param {StoryView} story @returns {Reveal} */
function lowest({ public: game }, ui, result, story) {
  const { eliminated: side, lowest: low = {} } = game;
  const isShared = new Set(all(low).map((seat) => game.sides?.[seat])).size > 1;
  const what = side ? `${isShared ? `${ui.say("end-both-lowest")} ` : ""}${ui.say(`end-out-${side}`)}` : ui.say("board-one-side");
  return {
    title: ui.say("end-lowest"),
    body: html`<ul class="end-list">${all(low).map((seat) => line(ui, result, seat))}</ul>
      <p class="end-note">${what}</p>
      ${side ? html`<ul class="end-list">${all(story.out).filter((seat) => !(seat in low)).map((seat) => line(ui, result, seat, true))}</ul>` : nothing}`,
    spoken: `${withPoints(ui, result, low).join(", ")}. ${what}`,
  };
}

/** Among whom the most points win. @param {View} view @param {Ui} ui @param {Result} result @param {StoryView} story @returns {Reveal} */
function left(view, ui, result, story) {
  const rest = view.seats.map(({ seat }) => seat).filter((seat) => !(seat in story.out));
  return {
    title: ui.say("end-rest"),
    body: html`<ul class="end-list">${rest.map((seat) => line(ui, result, seat))}</ul>
      <p class="end-note">${ui.say(Object.keys(story.level).length ? "end-rest-discs" : "end-rest-most")}</p>`,
    spoken: rest.map((seat) => `${ui.who(seat)} (${result.scores[seat]})`).join(", "),
  };
}

/** How the game came to its end. @param {View} view @param {Ui} ui @param {Result} result @param {StoryView} story */
function how({ public: game }, ui, { reason }, { cause }) {
  const seats = all(cause);
  return seats.length ? ui.say(`end-how-${reason}`, { seats, count: seats.length, limit: game.limit }) : ui.say(`ending-${reason}`);
}

/** @param {View} view @param {Ui} ui @param {Result} result @param {StoryView} story */
function why({ public: game }, ui, result, { richer, level }) {
  const { eliminated: side, lowest: low = {} } = game;
  const { winners, scores } = result;
  const won = { seats: winners, count: winners.length, points: scores[winners[0]], level: all(level).length, level_seats: all(level) };
  if (!side) return ui.say("end-why-one-side", won);
  const [group, rest] = [ui.say(`end-group-${side}`), ui.say(`end-group-${OTHER[side]}`)];
  return ui.say("end-why", { ...won, low: withPoints(ui, result, low), lows: all(low).length, group, rest, more: all(richer).length, richer: withPoints(ui, result, richer) });
}
