/** The position in sentences: the day, my secrets, the suspects, the conspiracy, the city by districts, everybody. */

import { cardLines } from "./cards.js";
import { DISTRICTS, GROUPS, LOCATIONS, PILES } from "./content.js";
import { signed } from "./prose.js";
import { KINDS, hunchesOn, known } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Chapter} Chapter */

/** @param {View} view @param {Ui} ui @returns {Chapter[]} */
export function spoken(view, ui) {
  const { phase, suspects, players } = view.public;
  const seats = { heading: ui.say("table-tab-players"), lines: view.seats.filter(({ seat }) => players[seat]?.detective).map(({ seat }) => playerLine(view, ui, seat)) };
  if (phase === "pick") return [{ heading: ui.say("ui-pick"), lines: [ui.say(`setting-murder-${view.public.murder}`)] }, seats];
  return [
    { heading: today(view, ui), lines: state(view, ui) },
    ...(view.me === null ? [] : [{ heading: ui.say("table-tab-mine"), lines: mine(view, ui, view.me) }]),
    { heading: ui.say("tab-suspects"), lines: Object.keys(suspects).map((id) => suspectLine(view, ui, id)) },
    { heading: ui.say("tab-conspiracy"), lines: conspiracy(view, ui) },
    ...Object.keys(DISTRICTS).map((id) => ({ heading: ui.say("spoken-places", { district: id }), lines: placesIn(view, ui, id) })),
    seats,
  ];
}

/** @param {(string | false | undefined)[]} parts */
const sentence = (parts) => `${parts.filter(Boolean).join("; ")}.`;

/** @param {View} view @param {Ui} ui */
const today = ({ public: { week, weekday } }, ui) => `${ui.say("ui-week", { week })}, ${ui.say("ui-day", { day: weekday })}`;

/** @param {View} view @param {Ui} ui */
function state(view, ui) {
  const { active, time, scene, pool, lily, jimmy, events, specific, first } = view.public;
  const news = Object.values(events).filter(({ up }) => up).map(({ id }) => id);
  if (specific?.status === "up" && specific.id) news.unshift(specific.id);
  return [
    ...(active >= 0 ? [ui.say("spoken-now", { seat: active, time })] : []),
    `${ui.who(first)}: ${ui.say("ui-first")}.`,
    ui.say("spoken-scene", { place: scene }),
    ...Object.entries({ lily, jimmy }).filter(([, place]) => place).map(([name, place]) => ui.say("spoken-with", { name, place })),
    ...news.map((event) => sentence([ui.say("spoken-event", { event })])),
    `${ui.say("ui-pool", { n: pool })}.`,
  ];
}

/** @param {View} view @param {Ui} ui @param {number} me */
function mine(view, ui, me) {
  const { hunches, hand, hoped, memory, drawn = [], seen } = view.private;
  return [
    ...(hunches?.guilty ? [ui.say("spoken-hunches", { guilty: hunches.guilty, innocent: hunches.innocent })] : []),
    ...(hoped ? [ui.say("spoken-hoped", { ...hoped })] : []),
    ...(drawn.length ? [ui.say("spoken-drawn", { values: drawn.map((value) => faceOf(ui, value)) })] : []),
    ...Object.keys(hand ?? {}).map((card) => sentence([ui.say("spoken-card", { card }), cardLines(ui, card).join(", ")])),
    ...(memory ? [ui.say("spoken-memory", { memory })] : []),
    ...Object.entries(seen?.hands ?? {}).map(([seat, cards]) => ui.say("spoken-seen", { who: ui.who(Number(seat)), cards })),
    playerLine(view, ui, me),
  ];
}

/** What is on a token, as one reads it. @param {Ui} ui @param {string} value */
const faceOf = (ui, value) => (/^-?\d+$/.test(value) ? signed(Number(value)) : ui.name(value));

/** @param {View} view @param {Ui} ui @param {string} id */
function suspectLine(view, ui, id) {
  const { alive, hits, alibis, total } = view.public.suspects[id];
  const { reveal } = view.public;
  const hunches = hunchesOn(view, id).map(([holder, kind]) => `${ui.name(kind)}: ${/^\d+$/.test(holder) ? ui.who(Number(holder)) : ui.name(holder)}`);
  const points = reveal ? reveal.totals[id] : (view.private.totals?.[id] ?? total);
  return sentence([
    ui.name(id),
    !alive && ui.say("ui-dead"),
    reveal?.murderers.includes(id) && ui.say("ui-murderer"),
    ...hunches,
    hits > 0 && ui.say("spoken-hits", { count: hits }),
    alibis > 0 && ui.say("spoken-alibis", { count: alibis }),
    points !== undefined && ui.say(reveal ? "ui-final-total" : "spoken-known-total", { total: signed(points) }),
    ...KINDS.map((kind) => fileLine(view, ui, id, kind)),
  ]);
}

/** @param {View} view @param {Ui} ui @param {string} suspect @param {string} kind */
function fileLine(view, ui, suspect, kind) {
  const { evidence } = view.public;
  const here = Object.keys(evidence).filter((id) => evidence[id].suspect === suspect && evidence[id].file === kind);
  const tokens = here.map((id) => {
    const { value } = known(view, id);
    return ui.say("spoken-by", { value: value ? faceOf(ui, value) : ui.say("spoken-face-down"), seat: evidence[id].seat });
  });
  return tokens.length ? ui.say("spoken-file", { kind, tokens }) : ui.say("spoken-file-empty", { kind });
}

/** @param {View} view @param {Ui} ui */
function conspiracy(view, ui) {
  const { piles, links, grid } = view.public.puzzle;
  const { players } = view.public;
  const at = (/** @type {string} */ pile) => view.seats.map(({ seat }) => seat).filter((seat) => players[seat].pile === pile);
  return [
    ui.say("spoken-pieces", { count: Object.keys(grid).length }),
    ...Object.keys(PILES).map((pile) => sentence([ui.say("spoken-pile", { pile, count: piles[pile] ?? 0 }), at(pile).length > 0 && ui.say("spoken-marker", { seats: at(pile) })])),
    ...Object.keys(GROUPS).map((group) => ui.say("spoken-link", { group, count: links[group] ?? 0 })),
  ];
}

/** @param {View} view @param {Ui} ui @param {string} district */
const placesIn = (view, ui, district) => Object.keys(LOCATIONS).filter((id) => LOCATIONS[id].district === district).map((id) => placeLine(view, ui, id));

/** @param {View} view @param {Ui} ui @param {string} id */
function placeLine(view, ui, id) {
  const { players, leads, npcs, lily, jimmy, scene } = view.public;
  const { type, restricted } = LOCATIONS[id];
  const people = view.seats.filter(({ seat }) => players[seat].at === id).map(({ seat }) => ui.who(seat));
  const others = [...Object.keys(npcs).filter((npc) => npcs[npc].at === id), ...(lily === id ? ["lily"] : []), ...(jimmy === id ? ["jimmy"] : [])];
  const names = [...people, ...others.map((other) => ui.name(other))];
  return sentence([
    ui.say("spoken-place", { place: id, type: ui.say(`type-${type}`) }),
    restricted && ui.say("spoken-restricted"),
    scene === id && ui.say("spoken-scene-here"),
    names.length > 0 && ui.say("spoken-here", { names: names.join(", ") }),
    ...Object.values(leads).filter(({ at }) => at === id).map(({ kind, of }) => ui.say("spoken-lead", { kind, of })),
    ...view.seats.filter(({ seat }) => players[seat].warrants.includes(id)).map(({ seat }) => ui.say("spoken-warrant", { seat })),
  ]);
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function playerLine(view, ui, seat) {
  const player = view.public.players[seat];
  const { plot, twilight } = player;
  const points = view.public.score?.[seat];
  const name = ui.say("spoken-player", { seat, detective: ui.say(`full-${player.detective}`) });
  if (!player.at) return `${name}.`;
  const way = ui.name(twilight < 0 ? "light" : "dark");
  const cards = Object.entries(player.hand).map(([deck, count]) => {
    const [side, detective] = deck.split(":");
    return ui.say("spoken-deck", { count, side, detective });
  });
  return sentence([
    name,
    points !== undefined && ui.say("spoken-points", { points: signed(points) }),
    ui.say("spoken-at", { place: player.at }),
    twilight ? ui.say("spoken-twilight", { way, count: Number(`${twilight}`.replace("-", "")) }) : ui.say("spoken-twilight-even"),
    plot && ui.say("spoken-plot", { plot: ui.name(`${plot.id}_${plot.face}`), good: plot.good, bad: plot.bad }),
    player.endings.length > 0 && ui.say("spoken-endings", { endings: player.endings.map((ending) => ui.name(ending.replace(":", "_"))) }),
    ui.say("spoken-cards", { cards: cards.length ? cards : [ui.say("spoken-none")] }),
    player.in_play.length > 0 && ui.say("spoken-in-play", { cards: player.in_play }),
    ui.say("spoken-tokens", { tokens: tokensOf(ui, player.tokens) }),
    player.sanity !== undefined && ui.say("spoken-sanity", { step: player.sanity }),
    player.mood !== undefined && ui.say("spoken-mood", { mood: player.mood }),
    player.next !== 0 && ui.say("ui-next-time", { n: signed(player.next) }),
  ]);
}

/** @param {Ui} ui @param {Record<string, number>} tokens @returns {string[]} */
function tokensOf(ui, tokens) {
  const held = Object.entries(tokens).map(([token, count]) => `${count} ${ui.name(token)}`);
  return held.length ? held : [ui.say("spoken-none")];
}
