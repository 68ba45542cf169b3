/** The position in sentences: whose turn, what I need, the discs as they face everybody, the agents, the gentlemen. */

import { AGENTS, DISCS, SIDES, shownTo } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Chapter} Chapter */

/** @param {View} view @param {Ui} ui @returns {Chapter[]} */
export function spoken(view, ui) {
  const { round } = view.public;
  return [
    { heading: round ? ui.say("board-round", { round }) : ui.say("board-setup"), lines: state(view, ui) },
    ...(view.me !== null && view.private.combination ? [{ heading: ui.say("table-tab-mine"), lines: mine(view, ui) }] : []),
    { heading: ui.say("spoken-discs"), lines: [promenade(view, ui), ...DISCS.map((disc) => discLine(view, ui, disc))] },
    { heading: ui.say("spoken-agents"), lines: AGENTS.map((agent) => agentLine(view, ui, agent)) },
    { heading: ui.say("table-tab-players"), lines: view.seats.map(({ seat }) => playerLine(view, ui, seat)) },
  ];
}

/** @param {(string | false | undefined)[]} parts */
function sentence(parts) {
  const text = parts.filter(Boolean).join("; ");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** Things with how many of each there are. @param {Ui} ui @param {Record<string, number>} things @returns {string[]} */
function counted(ui, things) {
  const there = Object.entries(things).filter(([, count]) => count);
  return there.length ? there.map(([thing, count]) => `${count} ${ui.name(thing)}`) : [ui.say("spoken-nothing")];
}

/** @param {View} view @param {Ui} ui */
function state(view, ui) {
  const { active, turn, phase, favour, leader, bank, hourglasses, deck, discard, piles } = view.public;
  return [
    ...(phase === "turn" ? [ui.say("spoken-turn", { seat: active, actions: turn.actions })] : []),
    ui.say(favour ? "spoken-favour" : "spoken-leader", { seat: leader }),
    ui.say("spoken-bank", { coins: bank, hourglasses, deck }),
    ui.say("spoken-discarded", { cards: counted(ui, discard) }),
    ui.say("spoken-piles", { things: counted(ui, piles) }),
  ];
}

/** @param {View} view @param {Ui} ui */
function mine(view, ui) {
  const { combination, lacking, gate, exit, hand } = view.private;
  const cards = Object.entries(hand);
  return [
    ui.say("spoken-combination", { things: counted(ui, combination) }),
    Object.keys(lacking).length ? ui.say("spoken-lacking", { things: counted(ui, lacking) }) : ui.say("board-ready"),
    ui.say("spoken-gate", { gate, place: exit }),
    ...cards.map(([card, copies]) => `${copies > 1 ? `${copies} × ` : ""}${ui.say("spoken-card", { card, things: view.public.board.cards[card] })} ${ui.say(`tip-${card}`)}`),
    ...(cards.length ? [] : [ui.say("spoken-no-cards")]),
  ];
}

/** Who stands on a place. @param {View} view @param {string} place */
const standing = (view, place) => view.seats.filter(({ seat }) => view.public.players[seat]?.place === place).map(({ seat }) => seat);

/** @param {View} view @param {Ui} ui */
function promenade(view, ui) {
  const here = standing(view, "P");
  return sentence([ui.say("spoken-promenade"), here.length ? ui.say("spoken-here", { seats: here }) : ui.say("spoken-nobody")]);
}

/** A disc, its face to me first. @param {View} view @param {Ui} ui @param {string} disc */
function discLine(view, ui, disc) {
  const game = view.public;
  const own = view.me === null ? "" : game.players[view.me].side;
  const sides = [...SIDES].sort((a, b) => Number(b === own) - Number(a === own));
  const agents = AGENTS.filter((agent) => game.agents[agent].disc === disc);
  const here = standing(view, disc);
  return sentence([
    ui.name(disc),
    disc === view.private.exit && ui.say("spoken-is-gate"),
    ...sides.map((side) => faceLine(view, ui, disc, side)),
    game.board.discs[disc].fog !== undefined && ui.say("spoken-fog"),
    agents.length > 0 && agents.map((agent) => ui.name(agent)).join(", "),
    here.length > 0 && ui.say("spoken-here", { seats: here }),
  ]);
}

/** @param {View} view @param {Ui} ui @param {string} disc @param {import("./read.js").Side} side */
function faceLine(view, ui, disc, side) {
  const game = view.public;
  const { id, ...what } = shownTo(game, disc, side);
  const owner = view.seats.find(({ seat }) => game.players[seat]?.side === side);
  const told =
    owner && owner.seat === view.me
      ? ui.say("spoken-towards-me", what)
      : ui.say("spoken-towards", { who: owner ? ui.who(owner.seat) : ui.say(`board-side-${side}`), ...what });
  return game.discs[disc].blocked[id] ? `${told} (${ui.say("spoken-hourglass")})` : told;
}

/** @param {View} view @param {Ui} ui @param {string} agent */
function agentLine(view, ui, agent) {
  const { corner, disc, oldest } = view.public.agents[agent];
  if (!corner) return sentence([ui.say("spoken-agent-out", { agent })]);
  const where = disc ? ui.say("spoken-agent-on", { agent, disc }) : ui.say("spoken-agent-waits", { agent });
  return `${sentence([where, oldest && ui.say("spoken-oldest")])} ${ui.say(`tip-${agent}`)}`;
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function playerLine(view, ui, seat) {
  const player = view.public.players[seat];
  return sentence([
    ui.say("spoken-player", { seat, gentleman: player.gentleman, side: ui.say(`board-side-${player.side}`) }),
    ui.say("spoken-place", { place: player.place === "P" ? ui.say("spoken-promenade") : ui.name(player.place) }),
    ui.say("spoken-coins", { coins: player.coins }),
    ui.say("spoken-bribe", { coins: player.bribe }),
    ui.say("spoken-elements", { things: counted(ui, player.elements) }),
    ui.say("spoken-artefacts", { things: counted(ui, player.artefacts) }),
    ui.say("spoken-cards", { count: player.cards }),
    player.sale_bonus > 0 && ui.say("spoken-bonus", { coins: player.sale_bonus }),
  ]);
}
