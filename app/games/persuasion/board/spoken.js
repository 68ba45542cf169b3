/** The position in sentences: my tokens, the town area by area, the figures, everybody at the table. */

import { KINDS } from "./stage.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Public} Public */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Chapter} Chapter */
/** @typedef {Public["supply"]} Tokens */

/** @param {View} view @param {Ui} ui @returns {Chapter[]} */
export function spoken(view, ui) {
  const { areas, figures, round, supply, options } = view.public;
  const rules = /** @type {const} */ (["refund", "domination"]).filter((rule) => options[rule]).map((rule) => ui.say(`setting-${rule}`));
  return [
    { heading: ui.say("board-round", { round }), lines: [ui.say("spoken-supply", { tokens: named(ui, supply) }), ui.say(options.deals ? "board-deals" : "board-no-deals"), ...rules] },
    ...(view.me === null ? [] : [{ heading: ui.say("board-my-tokens"), lines: myTokens(view, ui) }]),
    { heading: ui.say("board-town"), lines: Object.keys(areas).map((area) => areaLine(view, ui, area)) },
    { heading: ui.say("board-figures"), lines: Object.keys(figures).map((figure) => figureLine(view, ui, figure)) },
    { heading: ui.say("table-tab-players"), lines: view.seats.map(({ seat }) => playerLine(view, ui, seat)) },
  ];
}

/** @param {(string | false | undefined)[]} parts */
const sentence = (parts) => `${parts.filter(Boolean).join("; ")}.`;

/** So many of each kind, in words. @param {Ui} ui @param {Tokens} tokens @returns {string[]} */
function named(ui, tokens) {
  const held = KINDS.filter((kind) => tokens[kind]).map((kind) => `${tokens[kind]} ${ui.name(kind)}`);
  return held.length ? held : [ui.say("spoken-nothing")];
}

/** What lies on a figure. @param {Ui} ui @param {Record<string, number>} placed @param {string} figure @returns {string[]} */
const on = (ui, placed, figure) => KINDS.filter((kind) => placed[`${kind}:${figure}`]).map((kind) => `${placed[`${kind}:${figure}`]} ${ui.name(kind)}`);

/** @param {View} view @param {Ui} ui */
function myTokens(view, ui) {
  const { left = {}, placed = {}, void: none = {}, void_immune: immune, void_limit: limit } = view.private;
  const figures = Object.keys(view.public.figures);
  const lies = figures.filter((figure) => on(ui, placed, figure).length);
  return [
    ui.say("spoken-left", { tokens: named(ui, left) }),
    ...lies.map((figure) => sentence([ui.say("spoken-on", { figure, tokens: on(ui, placed, figure) }), KINDS.some((kind) => none[`${kind}:${figure}`]) && ui.say("spoken-void")])),
    ...(immune ? [ui.say("board-void-immune", { count: immune })] : []),
    ...(limit ? [ui.say("board-void-limit", { count: limit })] : []),
  ];
}

/** @param {View} view @param {Ui} ui @param {string} area */
function areaLine(view, ui, area) {
  const { areas, followers, leaders, majority } = view.public;
  const { points, spaces } = areas[area];
  const standing = view.seats.map(({ seat }) => ({ seat, here: spaces.filter((space) => followers[space] === seat).length })).filter(({ here }) => here);
  return sentence([
    ui.say("spoken-area", { area, points }),
    ...standing.map(({ seat, here }) => ui.say("spoken-followers", { seat, count: here })),
    ui.say("spoken-free", { count: spaces.filter((space) => !(space in followers)).length }),
    majority[area] !== undefined && ui.say("board-leader", { seat: majority[area] }),
    majority[area] === undefined && leaders[area].length > 0 && ui.say("spoken-tied", { seats: leaders[area] }),
  ]);
}

/** What a figure pays, what does not move it, and what was bid for it last. @param {View} view @param {Ui} ui @param {string} figure */
function figureLine(view, ui, figure) {
  const { vp, tokens, power, area, immune } = view.public.figures[figure];
  const pays = Object.fromEntries(KINDS.map((kind) => [kind, tokens[kind] ?? 0]));
  const useless = immune.length > 1 ? "both" : (immune[0] ?? "none");
  const winner = view.public.winners[figure];
  const bids = view.seats.filter(({ seat }) => on(ui, view.public.seats[seat].shown, figure).length);
  const told = [
    ...bids.map(({ seat }) => ui.say("spoken-bid", { seat, tokens: on(ui, view.public.seats[seat].shown, figure) })),
    winner !== undefined && ui.say("spoken-won", { seat: winner }),
  ];
  const last = told.some(Boolean) ? ` ${ui.say("board-last-round")}: ${sentence(told)}` : "";
  return `${ui.say("tip-figure", { figure, vp, ...pays, power: power || "none", area: area || "none", immune: useless })}${last}`;
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function playerLine(view, ui, seat) {
  const { hand, gained, stock, done } = view.public.seats[seat];
  const won = named(ui, gained);
  return sentence([
    ui.say("spoken-player", { seat, points: view.public.score[seat] ?? 0 }),
    ui.say("spoken-hand", { tokens: named(ui, hand) }),
    KINDS.some((kind) => gained[kind]) && ui.say("spoken-gained", { tokens: won }),
    ui.say("spoken-stock", { count: stock }),
    done && ui.say("board-done"),
  ]);
}
