/** What the drawings ask of the view: places, symbols, sums and what each thing says of itself. */

import { CARDS, CITIES, PERMANENTS } from "./content.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

export const SYMBOLS = { cube: "cube", gold: "two-coins", bomb: "time-bomb" };
export const SIDE_ICONS = /** @type {Record<string, string>} */ ({ loyalist: "queen-crown", restorationist: "fist" });
export const TRACK_ICONS = /** @type {Record<string, string>} */ ({ war: "crossed-swords", revolution: "fist" });

/** Where the cities and the forks of the ways lie on a wide table and on a phone. @type {Record<string, [number, number][]>} */
const SPOTS = {
  washington: [[112, 196], [110, 100]],
  london: [[334, 96], [328, 100]],
  the_hague: [[562, 96], [546, 100]],
  st_petersburg: [[1130, 96], [764, 100]],
  paris: [[432, 297], [110, 288]],
  zurich: [[660, 297], [328, 288]],
  berlin: [[790, 96], [546, 288]],
  vienna: [[888, 297], [764, 288]],
  constantinople: [[1132, 302], [764, 476]],
  madrid: [[334, 498], [110, 476]],
  rome: [[640, 498], [328, 476]],
  cairo: [[980, 498], [546, 476]],
  atlantic: [[224, 326], [219, 194]],
  baltic: [[674, -12], [655, 2]],
  eastern_railway: [[1010, 198], [874, 288]],
  mediterranean: [[856, 446], [655, 574]],
};
/** What the picture shows: left, top, width, height. @param {number} offers how many permanents are on offer */
export function frame(offers) {
  return isTall() ? [0, -14, 886, 604 + 52 * Math.max(1, Math.ceil(offers / 4))] : [0, -30, 1246, 634];
}

/** Whether the table is a phone's. */
export const isTall = () => matchMedia("(max-width: 899px)").matches;

/** @param {string} place @returns {{x: number, y: number}} */
export function spot(place) {
  const [x, y] = SPOTS[place][isTall() ? 1 : 0];
  return { x, y };
}

/** Where the permanents on offer lie: on the ocean, then south of Constantinople. @param {number} index @param {number} all */
export function offerSpot(index, all) {
  if (isTall()) return { x: 6 + (index % 4) * 220, y: 590 + Math.floor(index / 4) * 52, width: 206 };
  if (index < 4) return { x: 8, y: 366 + index * 54, width: 206 };
  return { x: 1096, y: 402 + (index - 4) * Math.min(50, 196 / Math.max(all - 4, 1)), width: 146 };
}

/** The sum of one kind of symbol. @param {string} card @param {"cube" | "gold" | "bomb"} kind */
export const symbols = (card, kind) => CARDS[card]?.[kind] ?? 0;

/** What a card or permanent does, in words. @param {Ui} ui @param {string} card */
export function does(ui, card) {
  const info = CARDS[card];
  if (!info) return ui.name(`does-${card}`);
  const lines = [info.does ? ui.name(`does-${info.does}`) : "", info.also ? ui.name(`does-${info.also}`) : ""];
  if (info.free) lines.push(ui.say("board-free"));
  if (info.once) lines.push(ui.say("board-once"));
  if (info.sanity) lines.push(ui.say("board-sanity"));
  return lines.filter(Boolean).join(" ") || ui.name("does-nothing");
}

/** What is printed on a card, in words. @param {Ui} ui @param {string} card */
export function figures(ui, card) {
  const info = CARDS[card];
  if (!info) return "";
  const parts = ["cube", "gold", "bomb"].filter((kind) => symbols(card, /** @type {"cube"} */ (kind)))
    .map((kind) => ui.say(`board-${kind}`, { count: symbols(card, /** @type {"cube"} */ (kind)) }));
  for (const [track, move] of info.arrows ?? []) parts.push(`${ui.name(track)} ${signed(move)}`);
  if (info.kind === "agent") parts.push(ui.say("board-counter", { bombs: info.bombs ?? 0, points: info.vp ?? 0 }));
  return parts.join(" · ");
}

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** What a card's tip tells. @param {Ui} ui @param {string} card */
export const cardFacts = (ui, card) => ({ card, figures: figures(ui, card), does: does(ui, card) });

/** The same as arguments of a tip. @param {Ui} ui @param {string} card */
export const cardTip = (ui, card) => JSON.stringify(cardFacts(ui, card));

/** Names of cards, each with how often it is there. @param {Ui} ui @param {Record<string, number>} cards */
export const counted = (ui, cards) => Object.entries(cards).map(([card, count]) => ui.name(card) + (count > 1 ? ` ×${count}` : ""));

/** Whether claiming this makes one draw a Sanity counter. @param {string} card */
export const frightens = (card) => CARDS[card]?.sanity ?? PERMANENTS[card]?.sanity ?? false;

/** @param {string} city */
export const cityInfo = (city) => CITIES[city];

/** What the rules say of an option, or of one that is blocked. @param {View} view @param {string} id @returns {Record<string, any> | undefined} */
export function factOf(view, id) {
  const fact = view.ask?.options[id] ?? view.ask?.blocked[id]?.[2];
  return typeof fact === "object" ? fact : undefined;
}

/** The cards chosen so far in this ask, each as often as it was chosen. @param {View} view @returns {string[]} */
export const chosen = (view) => view.ask?.args.chosen ?? [];

/** An agent's initials, for its token. @param {Ui} ui @param {string} agent */
export function initials(ui, agent) {
  const words = ui.name(agent).replace(/\(.*\)/, "").split(/[\s'-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.slice(0, 2).map((word) => word[0]).join("") || ui.name(agent).slice(0, 2);
}
