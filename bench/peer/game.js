'use strict';
// The blind auction of Parlour's `persuasion` as a boardgame.io game: four seats place their tokens on twelve figures,
// each in secret and all at the same time; when the fourth is done the round is resolved before everybody's eyes.
// What is printed on the boards comes from Parlour's own view, so that both sides show the same things.

const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const KINDS = ['force', 'blackmail', 'gold'];
const LEAST_TOKENS = 5;

const none = () => ({ force: 0, blackmail: 0, gold: 0 });
const sum = (tokens) => KINDS.reduce((total, kind) => total + tokens[kind], 0);

/** Put one token of the hand behind the screen. */
function place({ G, playerID }, placement) {
  const [kind, figure] = String(placement).split(':');
  const secret = G.secrets[playerID];
  if (G.seats[playerID].done || !(figure in G.figures) || !secret.left[kind]) return INVALID_MOVE;
  secret.left[kind] -= 1;
  secret.placed[placement] = (secret.placed[placement] ?? 0) + 1;
}

/** All tokens are placed; with the fourth seat the round is over. */
function done({ G, playerID }) {
  if (G.seats[playerID].done || sum(G.secrets[playerID].left)) return INVALID_MOVE;
  G.seats[playerID].done = true;
  if (Object.values(G.seats).every((seat) => seat.done)) resolve(G);
}

function resolve(G) {
  for (const [id, seat] of Object.entries(G.seats)) {
    seat.shown = G.secrets[id].placed;
    for (const kind of KINDS) G.supply[kind] += seat.hand[kind];
    seat.gained = none();
  }
  G.winners = {};
  for (const figure of Object.keys(G.figures)) evaluate(G, figure);
  for (const [id, seat] of Object.entries(G.seats)) {
    const gold = Math.min(Math.max(0, LEAST_TOKENS - sum(seat.gained)), G.supply.gold);
    G.supply.gold -= gold;
    seat.hand = { ...seat.gained, gold: seat.gained.gold + gold };
    seat.gained = none();
    seat.done = false;
    G.secrets[id] = { left: { ...seat.hand }, placed: {}, void: {} };
  }
  G.round += 1;
}

/** Most force wins, then most blackmail, then most gold; equal bids win nothing. */
function evaluate(G, figure) {
  const bids = Object.entries(G.seats).map(([id, seat]) => [id, KINDS.map((kind) => seat.shown[`${kind}:${figure}`] ?? 0)]);
  const stronger = (a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
  bids.sort(([, a], [, b]) => stronger(a, b));
  if (!bids[0][1].some(Boolean) || !stronger(bids[0][1], bids[1][1])) return;
  const winner = bids[0][0];
  const { vp, tokens, area } = G.figures[figure];
  G.winners[figure] = Number(winner);
  G.score[winner] += vp;
  for (const [kind, count] of Object.entries(tokens)) {
    const received = Math.min(count, G.supply[kind]);
    G.supply[kind] -= received;
    G.seats[winner].gained[kind] += received;
  }
  const space = area && G.areas[area].spaces.find((each) => !(each in G.followers));
  if (space && G.seats[winner].stock) {
    G.seats[winner].stock -= 1;
    G.followers[space] = Number(winner);
  }
}

/** Everything but what the others have behind their screens. */
function playerView({ G, playerID }) {
  const { secrets, ...all } = G;
  return playerID === null || playerID === undefined ? all : { ...all, mine: secrets[playerID] };
}

/** The game, with the given board: Parlour's public view of a new match. */
module.exports = (board) => ({
  name: 'auction',
  setup: () => ({
    ...structuredClone(board),
    secrets: Object.fromEntries(
      Object.entries(board.seats).map(([id, seat]) => [id, { left: { ...seat.hand }, placed: {}, void: {} }]),
    ),
  }),
  minPlayers: 4,
  maxPlayers: 4,
  turn: { activePlayers: ActivePlayers.ALL },
  // All play at once, so a click may cross another one on its way; and what is placed stays secret in the log, too.
  moves: {
    place: { move: place, redact: true, ignoreStaleStateID: true, client: false },
    done: { move: done, ignoreStaleStateID: true, client: false },
  },
  playerView,
  // boardgame.io can't undo while several are active; the stack would only grow.
  disableUndo: true,
});
