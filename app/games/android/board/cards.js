/** Whole cards, places, plots and events in words. */

import { CARDS, DETECTIVES, GENERAL, LOCATIONS, PIECES, PILES, PLOTS, SPECIALS, SPECIFIC } from "./content.js";
import { conditions, costs, effect, effects, granted, limited, list, modified, signed, standing, trigger, voice } from "./prose.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./prose.js").Ui} Ui */
/** @typedef {import("./rows.js").Effect} Effect */
/** @typedef {import("./rows.js").Growth} Growth */
/** @typedef {import("./rows.js").PlotFace} PlotFace */

/** The lines on a twilight card. @param {Ui} ui @param {string} id @returns {string[]} */
export function cardLines(ui, id) {
  const card = CARDS[id];
  const v = voice(ui, card.detective, "me", card.deck === "light" ? card.detective : "");
  return [
    card.on.event === "action" ? "" : ui.say("card-when", { what: trigger(v, card.on) }),
    card.require.length ? ui.say("card-if", { what: conditions(v, card.require) }) : "",
    card.pay.length ? ui.say("card-pay", { what: costs(v, card.pay) }) : "",
    effects(v, card.effect),
    card.fight ? ui.say("card-light-tactics", { what: effects(v, card.fight.light) }) : "",
    card.fight ? ui.say("card-dark-tactics", { what: effects(v, card.fight.dark) }) : "",
    card.persist ? ui.say("card-stays", { what: list(card.persist.rules.map((rule) => standing({ ...v, self: "owner" }, rule)), "; ") }) : "",
  ].filter(Boolean);
}

/** What stands at its head: whose it is, its cost, its traits. @param {Ui} ui @param {string} id */
export function cardHead(ui, id) {
  const card = CARDS[id];
  return list([
    ui.say(`card-of-${card.deck}`, { detective: ui.name(card.detective) }),
    ui.say("card-cost", { n: card.cost }),
    card.deck === "light" && ui.say("card-time", { n: card.time }),
    ...card.traits.map((trait) => ui.say(`trait-${trait}`)),
    card.plot !== "generic" && ui.say("card-plot", { plot: ui.name(card.plot) }),
  ], " · ");
}

/** @param {Ui} ui @param {string} id */
export const cardTip = (ui, id) => tip(ui.name(id), [cardHead(ui, id), ...cardLines(ui, id)]);

/** How many cards a deck has, and which lie face up beneath. @param {View} view @param {Ui} ui @param {string} deck */
export function deckTip(view, ui, deck) {
  const [kind, detective] = deck.split(":");
  const { down, up } = view.public.decks[deck];
  const name = ui.say("option-deck", { a: ui.name(kind), b: ui.name(detective) });
  return JSON.stringify({ name, down, up: up.length, cards: up.map((id) => ui.name(id)) });
}

/** What using a place costs and does; "" if it has no ability. @param {Ui} ui @param {string} id */
export function ability(ui, id) {
  const own = LOCATIONS[id].ability;
  if (!own) return "";
  const v = voice(ui, "");
  const pay = list([
    own.cost.time && ui.say("card-time", { n: own.cost.time }),
    ...(own.cost.favors ?? []).map((kind) => ui.name(`favor:${kind}`)),
    own.cost.discard && ui.say("fx-discard-any", { n: own.cost.discard }),
  ], " + ");
  return limited(v, `${pay} → ${effects(v, own.effect)}`, own.limit);
}

/** A face of a plot: how it grows, what it allows, what it rules. @param {Ui} ui @param {string} plot @param {string} face */
export function plotFace(ui, plot, face) {
  const row = PLOTS[plot];
  const side = faceOf(plot, face);
  const v = voice(ui, row.detective, "owner");
  const grows = (/** @type {Growth[]} */ growths = [], /** @type {string[]} */ words = []) => [
    ...growths.map((one) => limited(v, list([trigger(v, one.on), one.if?.length && conditions(v, one.if), one.n > 1 && `×${one.n}`]), one.limit)),
    list(words.map((word) => ui.name(word))),
  ].filter(Boolean);
  const actions = (/** @type {boolean} */ byOthers) => (side.actions ?? []).filter((one) => (one.by === "other") === byOthers).map((one) => granted(v, one));
  return {
    good: grows(side.good, side.good_words),
    bad: grows(side.bad, side.bad_words),
    actions: actions(false),
    against: actions(true),
    rules: (side.rules ?? []).map((one) => standing(v, one)),
    effect: effects(v, side.effect ?? []),
    nextGood: side.next_good ?? "",
    nextBad: side.next_bad ?? "",
    vp: side.vp ?? 0,
  };
}

/** @param {string} plot @param {string} face @returns {PlotFace} */
export function faceOf(plot, face) {
  const row = PLOTS[plot];
  const found = face === "start" ? row.start : [...row.crossroad, ...row.ending].find((one) => one.side === face);
  if (!found) throw new Error(`${plot} has no face ${face}`);
  return found;
}

/** @param {Ui} ui @param {string} plot @param {string} face */
export function plotTip(ui, plot, face) {
  const { good, bad, actions, against, rules, effect: once, vp } = plotFace(ui, plot, face);
  return tip(ui.name(`${plot}_${face}`), [
    vp ? ui.say("ui-vp", { n: signed(vp) }) : "",
    good.length ? `${ui.say("option-good")}: ${list(good, "; ")}` : "",
    bad.length ? `${ui.say("option-bad")}: ${list(bad, "; ")}` : "",
    ...actions,
    ...against,
    ...rules,
    once,
  ]);
}

/** @param {Ui} ui @param {string} id */
export function eventTip(ui, id) {
  const event = GENERAL[id] ?? SPECIFIC[id];
  const v = voice(ui, "");
  return tip(ui.name(id), [effects(v, event.effect), ...event.actions.map((one) => granted(v, one)), ...event.rules.map((one) => standing(v, one))]);
}

/** A detective's own card; a memory speaks of Raymond. @param {Ui} ui @param {string} id @param {string} [side] */
export function specialTip(ui, id, side = "") {
  const special = SPECIALS[id];
  const v = voice(ui, special.detective, special.kind === "memory" ? "me" : "owner");
  const rules = special.sides?.find((one) => one.side === side)?.rules ?? special.rules ?? [];
  const uses = special.on ? [limited(v, ui.say("rule-when", { trigger: trigger(v, special.on), what: effects(v, special.effect ?? []) }), special.limit)] : [];
  return tip(ui.name(id), [...rules.map((one) => standing(v, one)), ...uses]);
}

/** @param {Ui} ui @param {string} id */
export const pileBenefit = (ui, id) => effects(voice(ui, ""), PILES[id].benefit);

/** @param {Ui} ui @param {string} id */
export const pieceBonus = (ui, id) => PIECES[id].bonus.map((one) => effect(voice(ui, ""), one));

/** What one connection to a group is worth. @param {Ui} ui @param {{what: string, delta: number}} score */
export const worth = (ui, score) => modified(voice(ui, ""), score);

/** A tip of a head line and lines of text, as attributes read it. @param {string} title @param {string[]} lines */
export const tip = (title, lines) => JSON.stringify({ title, text: lines.filter(Boolean).join("\n") });
