/** What the drawings ask of the view: places, symbols, sums and what each thing says of itself. */

import { CARDS, CITIES, MAIN_AGENTS, PERMANENTS } from "./content.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

export const SYMBOLS = { cube: "cube", gold: "two-coins", bomb: "time-bomb" };
export const SIDE_ICONS = /** @type {Record<string, string>} */ ({ loyalist: "queen-crown", restorationist: "fist" });
export const TRACK_ICONS = /** @type {Record<string, string>} */ ({ war: "crossed-swords", revolution: "fist" });

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

/** The option that a click on a city means now. @param {View} view @param {string} name */
export function cityOption(view, name) {
  if (view.ask?.prompt !== "escape") return `city:${name}`;
  return Object.keys(view.ask.options).find((id) => id.startsWith("flee:") && id.endsWith(`:${name}`)) ?? `city:${name}`;
}

/** The table as it was before what is being told: pieces move when all of it is told. @param {View} view @param {Ui} ui @returns {View} */
export const asTold = (view, ui) => (ui.story && view.before.cities ? { ...view, public: /** @type {View["public"]} */ (view.before) } : view);

/** Whether something is happening here right now, or has since I last acted. @param {Ui} ui @param {string} name */
export function news(ui, name) {
  const concerns = (/** @type {import("/static/table/types.js").Note | undefined} */ note) => note?.args.city === name || note?.args.at === name;
  if (ui.story) return concerns(ui.story.notes[ui.story.at]) ? "staged" : "";
  return ui.recent?.some(concerns) ? "recent" : "";
}

/** Influence in a place, in words. @param {Ui} ui @param {Record<number, [number, number]>} sway */
export const standing = (ui, sway) =>
  Object.entries(sway).map(([seat, [points, agents]]) => ui.say("board-standing", { who: ui.who(Number(seat)), points, agents })).join("; ") || ui.say("board-nobody");

/** What a Royal tells. @param {Ui} ui @param {string} name @param {import("../view.js").CityView} city */
export function royalTip(ui, name, { royal: done, royal_by: by }) {
  const info = CITIES[name];
  return JSON.stringify({ royal: `royal-${name}`, defence: info.royalDefence, points: info.royalVp, who: by === undefined ? "" : ui.who(by), done: done ?? "none" });
}

/** What an agent's counter tells. @param {Ui} ui @param {string} agent @param {number} seat @param {boolean} vampire */
export function agentTip(ui, agent, seat, vampire) {
  const info = CARDS[agent];
  return JSON.stringify({ agent, who: ui.who(seat), bombs: (info ?? MAIN_AGENTS[agent]).bombs ?? 0, points: info?.vp ?? 0, ability: info?.ability ?? "", vampire: vampire ? "yes" : "no" });
}

/** Who is how strong for a city or for its card, who leads, and whose cubes lie there. @param {import("../view.js").CityView} city @param {"city" | "stack"} kind */
export function contest({ sway, box, card }, kind) {
  const [strength, first = {}, cubes] = kind === "city" ? [sway.box, sway.box_first, box] : [sway.card, sway.card_first, card];
  return { strength, first, cubes };
}
