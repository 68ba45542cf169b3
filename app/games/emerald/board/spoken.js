/** The position in sentences: how near the end is, my secrets, city by city, the permanents on offer, everybody. */

import { CITIES, LINKS, PERMANENTS, TRACKS } from "./content.js";
import { counted, does, figures } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").CityView} CityView */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Chapter} Chapter */

/** @param {View} view @param {Ui} ui @returns {Chapter[]} */
export function spoken(view, ui) {
  const { cities, offers } = view.public;
  return [
    { heading: ui.say("title"), lines: state(view, ui) },
    ...(view.me === null ? [] : [{ heading: ui.say("table-tab-mine"), lines: mine(view, ui) }]),
    { heading: ui.say("spoken-cities"), lines: Object.keys(cities).map((city) => cityLine(view, ui, city)) },
    ...(Object.keys(offers).length ? [{ heading: ui.say("board-offers"), lines: Object.keys(offers).map((card) => offerLine(view, ui, card)) }] : []),
    { heading: ui.say("table-tab-players"), lines: view.seats.map(({ seat }) => playerLine(view, ui, seat)) },
  ];
}

/** @param {(string | false | undefined)[]} parts */
const sentence = (parts) => `${parts.filter(Boolean).join("; ")}.`;

/** @param {Ui} ui @param {string[]} names @returns {string[]} */
const orNone = (ui, names) => (names.length ? names : [ui.say("spoken-none")]);

/** @param {Record<string, number>} cubes @param {Ui} ui */
const standing = (ui, cubes) => Object.entries(cubes).map(([seat, count]) => `${ui.who(Number(seat))} ${count}`).join(", ");

/** @param {Ui} ui @param {Record<number, [number, number]>} sway */
const influence = (ui, sway) => Object.entries(sway).map(([seat, [points, agents]]) => ui.say("board-standing", { who: ui.who(Number(seat)), points, agents })).join(", ");

/** @param {View} view @param {Ui} ui */
function state(view, ui) {
  const { active, actions, free, placing, over, tracks, limit, rulebook, supply, ends, exposed } = view.public;
  const near = Object.entries(ends).map(([end, { count = 0, limit: most, seats = {} }]) => `${ui.say(`board-end-${end}`, { who: Object.keys(seats).map((seat) => ui.who(Number(seat))).join(", "), count, limit: most })}.`);
  return [
    ...(placing || over ? [] : [ui.say("spoken-turn", { seat: active, actions: ui.say("board-turn", { actions, free: free ? "yes" : "no" }) })]),
    ui.say("spoken-limit", { limit }),
    ...Object.entries(tracks).map(([track, count]) => ui.say("spoken-track", { track, count, last: TRACKS[track].last })),
    ...near,
    ...(Object.keys(exposed).length ? [ui.say("spoken-exposed", { agents: Object.keys(exposed) })] : []),
    ...(Object.keys(view.public.removed).length ? [ui.say("spoken-gone", { cards: counted(ui, view.public.removed) })] : []),
    ui.say("spoken-supply", { ...supply, city_cards: orNone(ui, Object.keys(supply.city_cards)) }),
    `${ui.say(`board-rulebook-${rulebook}`)}.`,
  ];
}

/** @param {View} view @param {Ui} ui */
function mine(view, ui) {
  const own = view.private;
  const { stock, limbo, pool } = view.public.players[view.me ?? 0];
  return [
    ui.say("spoken-side", { side: own.side, points: own.score }),
    ui.say("spoken-cubes", { stock, limbo, pool }),
    ...Object.entries(own.hand).map(([card, copies]) => sentence([ui.say("spoken-in-hand", { card }) + (copies > 1 ? ` ×${copies}` : ""), figures(ui, card), does(ui, card).replace(/\.$/, "")])),
    ui.say("spoken-deck", { cards: orNone(ui, counted(ui, own.deck)) }),
    ui.say("spoken-discards", { cards: orNone(ui, counted(ui, own.discards)) }),
    ui.say("spoken-doubles", { agents: orNone(ui, Object.keys(own.doubles)) }),
    ...Object.entries(own.seen).map(([seat, side]) => ui.say("board-seen", { who: ui.who(Number(seat)), side })),
    ...Object.entries(own.taken).map(([agent, seat]) => ui.say("board-taken", { agent, who: ui.who(seat) })),
    ...(Object.keys(own.put_back).length ? [ui.say("board-put-back", { agents: Object.keys(own.put_back) })] : []),
    ...(Object.keys(own.removed).length ? [ui.say("board-removed", { cards: counted(ui, own.removed) })] : []),
  ];
}

/** @param {View} view @param {Ui} ui @param {string} name */
function cityLine(view, ui, name) {
  const city = view.public.cities[name];
  const { vp, defence } = CITIES[name];
  if (city.destroyed) return sentence([ui.say("spoken-city", { city: name, points: vp, defence }), ui.say("spoken-destroyed")]);
  const ways = LINKS.filter(({ ends }) => ends.includes(name)).map(({ ends, cost }) => `${ends.filter((end) => end !== name).map((end) => ui.name(end)).join(", ")} ${cost}`);
  return sentence([
    ui.say("spoken-city", { city: name, points: vp, defence }),
    city.control === undefined ? ui.say("spoken-uncontrolled") : ui.say("spoken-control", { seat: city.control }),
    city.locked !== undefined && ui.say("spoken-locked", { seat: city.locked }),
    city.blocked && ui.say("spoken-blocked"),
    standsIn(ui, "spoken-in-city", influence(ui, city.sway.box)),
    city.up ? ui.say("spoken-card", { card: city.up, below: city.below }) : ui.say("spoken-no-card"),
    city.up && figures(ui, city.up),
    city.card_blocked && ui.say("spoken-card-blocked"),
    standsIn(ui, "spoken-on-card", influence(ui, city.sway.card)),
    agentsIn(view, ui, name),
    city.zombies > 0 && ui.say("spoken-zombies", { count: city.zombies }),
    royal(ui, name, city),
    ui.say("spoken-ways", { ways: ways.join("; ") }),
  ]);
}

/** @param {Ui} ui @param {string} id @param {string} who */
const standsIn = (ui, id, who) => (who ? ui.say(id, { standing: who }) : "");

/** @param {View} view @param {Ui} ui @param {string} city */
function agentsIn(view, ui, city) {
  const here = Object.entries(view.public.agents).filter(([, agent]) => agent.city === city);
  const agents = here.map(([agent, { seat, vampire }]) => ui.say(vampire ? "spoken-vampire" : "spoken-agent", { agent, seat }));
  return agents.length ? ui.say("spoken-agents", { agents }) : "";
}

/** @param {Ui} ui @param {string} name @param {CityView} city */
function royal(ui, name, city) {
  if (city.royal) return ui.say(`spoken-royal-${city.royal}`, { seat: city.royal_by });
  const { royalVp, royalDefence } = CITIES[name];
  return ui.say("spoken-royal", { royal: ui.name(`royal-${name}`), points: royalVp, defence: royalDefence });
}

/** @param {View} view @param {Ui} ui @param {string} card */
function offerLine(view, ui, card) {
  const { cubes, blocked } = view.public.offers[card];
  return sentence([
    ui.say("spoken-offer", { card, does: does(ui, card).replace(/\.$/, "") }),
    PERMANENTS[card]?.sanity && ui.say("board-sanity").replace(/\.$/, ""),
    standsIn(ui, "spoken-offer-cubes", standing(ui, cubes)),
    blocked && ui.say("spoken-blocked"),
  ]);
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function playerLine(view, ui, seat) {
  const player = view.public.players[seat];
  const side = player.side ?? view.public.sides?.[seat];
  const away = Object.entries(view.public.agents).filter(([, agent]) => agent.city === "mi_go" && agent.seat === seat).map(([agent]) => agent);
  const cards = [...Object.keys(player.permanents), ...Object.keys(player.scoring)];
  const list = (/** @type {string} */ id, /** @type {string} */ key, /** @type {string[]} */ names) => names.length > 0 && ui.say(id, { [key]: names });
  return sentence([
    ui.say("spoken-player", { seat, agent: player.colour, points: view.public.score[seat] }),
    side ? ui.name(side) : ui.say("spoken-hidden-side"),
    player.known && ui.say("board-known"),
    player.changed && ui.name("change_of_heart"),
    ui.say("spoken-counts", { stock: player.stock, limbo: player.limbo, pool: player.pool }),
    ui.say("spoken-piles", { hand: player.hand, limit: player.hand_limit, deck: player.deck, discards: player.discards }),
    player.top && ui.say("spoken-top", { card: player.top }),
    ui.say("spoken-their-doubles", { count: player.doubles }),
    ui.say("spoken-mad", { mad: player.mad, limit: player.mad_limit }),
    ui.say("spoken-their-discs", { count: player.discs }),
    list("spoken-has", "cards", cards),
    list("spoken-shown", "cards", Object.keys(player.shown)),
    list("spoken-away", "agents", away),
    list("spoken-killed", "agents", Object.keys(player.killed)),
    list("spoken-sacrificed", "agents", Object.keys(player.sacrificed)),
    player.removed > 0 && ui.say("board-removed-unseen", { count: player.removed }),
  ]);
}
