/** The conspiracy: a grid of pieces whose lines lead from the centre to those behind it all. */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { GROUPS, PIECES, PILES } from "./content.js";
import { pieceBonus, pileBenefit, worth } from "./cards.js";
import { lines } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

const SIZE = 5;
const CELL = 84;
const CENTER = "2-2";
const SIDES = "NESW";
/** @type {Record<string, [number, number]>} row and column */
const STEPS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
/** @type {Record<string, [number, number]>} x and y of an edge's middle, from a cell's middle */
const PORTS = { N: [0, -CELL / 2], E: [CELL / 2, 0], S: [0, CELL / 2], W: [-CELL / 2, 0] };

/** @param {View} view @param {Ui} ui */
export function conspiracy(view, ui) {
  const isSmall = isPlacing(view) && matchMedia("(max-width: 899px)").matches;
  return html`<div class="web ${isSmall ? "placing" : ""}">
    <div class="grid-scroll"><svg class="grid" viewBox=${isSmall ? "-118 -66 656 552" : "-150 -66 720 552"} role="group" aria-label=${ui.say("tab-conspiracy")}>
      ${CORK}
      <rect class="felt" x="-10" y="-10" width=${SIZE * CELL + 20} height=${SIZE * CELL + 20} rx="6"></rect>
      ${threads(view)}${cells(view, ui)}${groups(view, ui, isSmall)}
    </svg></div>
    <aside>${pieceInHand(view, ui)}${piles(view, ui)}${links(view, ui)}${discarded(view, ui)}</aside>
  </div>`;
}

/** Whether a piece goes somewhere now: on a phone all of the grid is in sight then, and groups have room for two letters. @param {View} view */
const isPlacing = (view) => ["place-piece", "turn-piece"].includes(view.ask?.prompt ?? "");

/** The board of cork under a lamp. */
const CORK = svg`<defs>
    <pattern id="an-cork" width="46" height="38" patternUnits="userSpaceOnUse"><rect class="cork" width="46" height="38"></rect><path class="grain" d="M4 6h5M18 3h3M30 9h6M40 4h2M10 16h3M24 18h6M37 21h4M2 25h4M15 29h7M30 31h3M42 33h3M7 35h3"></path></pattern>
    <radialGradient id="an-lamplight" cx=".5" cy=".46" r=".68"><stop offset=".2" stop-color="#ffdfa8" stop-opacity=".2"></stop><stop offset=".65" stop-color="#000" stop-opacity=".12"></stop><stop offset="1" stop-color="#000" stop-opacity=".62"></stop></radialGradient>
  </defs>
  <g aria-hidden="true"><rect x="-700" y="-300" width="1900" height="1100" fill="url(#an-cork)"></rect><rect x="-700" y="-300" width="1900" height="1100" fill="url(#an-lamplight)"></rect></g>`;

// ---- lines

/** Where a piece's lines are drawn after so many quarter turns. @param {string} piece @param {number} turn @returns {string[][]} */
const turned = (piece, turn) => PIECES[piece].lines.map((line) => line.map((port) => (STEPS[port] ? SIDES[(SIDES.indexOf(port) + turn) % 4] : port)));

/** @param {string[]} line the ports that one line joins */
function trace(line) {
  const edges = line.filter((port) => STEPS[port]);
  if (line.length === 2 && edges.length === 2) {
    const [[ax, ay], [bx, by]] = edges.map((port) => PORTS[port]);
    return `M${ax} ${ay}Q0 0 ${bx} ${by}`;
  }
  return edges.map((port) => `M0 0L${PORTS[port][0]} ${PORTS[port][1]}`).join("");
}

/** A piece of cardboard whose knobs lie in the hollows of its neighbours. */
const CARDBOARD = "M-40-40H-9A9 8 0 0 0 9-40H40V-9A8 9 0 0 1 40 9V40H9A9 8 0 0 1-9 40H-40V9A8 9 0 0 0-40-9Z";

/** @param {Ui} ui @param {string} piece @param {number} turn @param {(line: number) => boolean} [lit] */
function drawing(ui, piece, turn, lit = () => false) {
  return svg`<path class="cardboard" d=${CARDBOARD}></path>${turned(piece, turn).map((line, i) => {
    const group = line.find((port) => !STEPS[port]);
    const [x, y] = PORTS[line[0]]; // a company sits on its own line, where no other crosses it
    return svg`<g class="wire ${lit(i) ? "lit" : ""}"><path class="under" d=${trace(line)}></path><path class="over" d=${trace(line)}></path>
      ${!group && line.length > 2 ? svg`<circle class="joint" r="5"></circle>` : nothing}
      ${group ? svg`<g class="company" transform="translate(${x / 2} ${y / 2})"><circle class="joint" r="15"></circle><text class="inner" y="5">${initials(ui, group)}</text></g>` : nothing}</g>`;
  })}`;
}

/** @param {Ui} ui @param {string} group */
const initials = (ui, group) => ui.name(group).slice(0, 2);

/** A piece by itself, to be looked at or to be turned. @param {Ui} ui @param {string} piece @param {number} turn @param {string} [option] */
const tile = (ui, piece, turn, option) => html`<svg class="tile" viewBox="-50 -44 96 96" data-id=${option ?? nothing}>${drawing(ui, piece, turn)}</svg>`;

// ---- the grid

/** @param {number} i */
const middle = (i) => i * CELL + CELL / 2;

/** @param {View} view @param {Ui} ui */
function cells(view, ui) {
  const { grid, lines: connected } = view.public.puzzle;
  return Array.from({ length: SIZE * SIZE }, (_, i) => {
    const [row, column] = [Math.floor(i / SIZE), i % SIZE];
    const space = `${row}-${column}`;
    const placed = grid[space];
    return svg`<g class="cell ${placed ? "full" : ""} ${space === CENTER ? "center" : ""} ${turningAt(view) === space ? "turning" : ""}" transform="translate(${middle(column)} ${middle(row)})" data-id="space:${space}" data-tip=${space === CENTER ? "tip-center" : nothing}>
      <rect x=${-CELL / 2 + 2} y=${-CELL / 2 + 2} width=${CELL - 4} height=${CELL - 4} rx="4"></rect>
      ${placed ? svg`<g data-piece="piece:${placed[0]}">${drawing(ui, placed[0], placed[1], (line) => connected.includes(`${space}/${line}`))}</g>` : ghost(view, ui, space)}
      ${space === CENTER ? svg`<path class="heart" d="M0-42V42M-42 0H42"></path><circle class="heart-ring" r="24"></circle>${ui.icon("chalk-outline-murder", { x: -16, y: -16, size: 32 })}` : nothing}
    </g>`;
  });
}

/** The space on which the piece in hand is being turned. @param {View} view */
const turningAt = (view) => (view.ask?.prompt === "turn-piece" ? String(view.ask.args.space) : "");

/** The piece in hand, as it can lie on a space, before it is laid. @param {View} view @param {Ui} ui @param {string} space */
function ghost(view, ui, space) {
  const { piece } = view.public.puzzle;
  const fact = view.ask?.options[`space:${space}`];
  const turn = turningAt(view) === space ? turns(view)[0] : fact && fact !== 1 && fact.is === "fit-piece" ? fact.turn : undefined;
  return piece && turn !== undefined ? svg`<g class="ghost-piece">${drawing(ui, piece, turn)}</g>` : nothing;
}

/** The ways in which the piece in hand can be turned where it goes. @param {View} view */
const turns = (view) => Object.keys(view.ask?.options ?? {}).filter((id) => id.startsWith("turn:")).map((id) => Number(id.split(":")[1]));

/** Where a group stands at the border. @param {string[]} exits @returns {[number, number]} */
function border(exits) {
  const spots = exits.map((exit) => {
    const at = middle(Number(exit.slice(1)));
    return { N: [at, -34], S: [at, SIZE * CELL + 34], W: [-76, at], E: [SIZE * CELL + 76, at] }[exit[0]] ?? [0, 0];
  });
  if (exits[0][0] !== exits[1][0]) {
    const [first] = exits.filter((exit) => "NS".includes(exit[0]));
    return [first.endsWith("0") ? -84 : SIZE * CELL + 84, first[0] === "N" ? -30 : SIZE * CELL + 30];
  }
  return [(spots[0][0] + spots[1][0]) / 2, (spots[0][1] + spots[1][1]) / 2];
}

/** @param {View} view @param {Ui} ui @param {boolean} isSmall */
function groups(view, ui, isSmall) {
  return Object.entries(GROUPS).filter(([, group]) => group.exits.length).map(([id, group]) => {
    const n = view.public.puzzle.links[id] ?? 0;
    const [x, y] = border(group.exits);
    const name = isSmall ? [initials(ui, id)] : lines(ui.name(id), 15);
    return svg`<g class="group ${n ? "linked" : ""}" transform="translate(${x} ${y})" data-tip="tip-group" data-tip-args=${groupTip(ui, id, n)}>
      <path class="note" d=${isSmall ? "M-32-26H32V18L26 24H-32Z" : "M-66-24H66V16L58 24H-66Z"}></path>
      <text>${name.slice(0, 2).map((line, i) => svg`<tspan x="0" y=${(name.length > 1 ? -5 : isSmall ? 8 : 3) + i * 15}>${line}</tspan>`)}</text>
      ${Array.from({ length: 4 }, (_, i) => svg`<circle class=${i < n ? "link on" : "link"} cx=${-18 + i * 12} cy="24" r=${i < n ? 5 : 4}></circle>`)}
      <circle class="pin" cy="-22" r="5"></circle></g>`;
  });
}

/** From the edges of the grid to those behind it all; taut and bright where a line comes from the centre. @param {View} view */
const threads = (view) => svg`<g class="threads" aria-hidden="true">${Object.values(GROUPS).flatMap((group) => group.exits.map((exit) => {
  const at = middle(Number(exit.slice(1)));
  const [x, y] = { N: [at, -2], S: [at, SIZE * CELL + 2], W: [-2, at], E: [SIZE * CELL + 2, at] }[exit[0]] ?? [0, 0];
  const [gx, gy] = border(group.exits);
  return svg`<path class="thread ${view.public.puzzle.exits.includes(exit) ? "lit" : ""}" d="M${x} ${y}Q${(x + gx) / 2} ${Math.max(y, gy - 22)} ${gx} ${gy - 22}"></path><circle class="nail" cx=${x} cy=${y} r="3.5"></circle>`;
}))}</g>`;

/** @param {Ui} ui @param {string} id @param {number} n */
const groupTip = (ui, id, n) => JSON.stringify({ name: ui.name(id), n, text: worth(ui, GROUPS[id].score) });

// ---- beside the grid

/** The piece that is being placed, in every way that it can be turned. @param {View} view @param {Ui} ui */
export function pieceInHand(view, ui) {
  const { piece } = view.public.puzzle;
  if (!piece) return nothing;
  const ways = turns(view);
  return html`<section class="piece-now"><h3>${ui.say("ui-piece-now")}</h3>
    <div>${ways.length ? ways.map((turn) => tile(ui, piece, turn, `turn:${turn}`)) : tile(ui, piece, 0)}</div>
    <ul>${pieceBonus(ui, piece).map((text) => html`<li>${text}</li>`)}</ul></section>`;
}

/** @param {View} view @param {Ui} ui */
function piles(view, ui) {
  const { players } = view.public;
  return html`<section class="piles"><h3>${ui.say("ui-piles")}</h3>${Object.keys(PILES).sort((a, b) => PILES[a].rank - PILES[b].rank).map((id) => {
    const n = view.public.puzzle.piles[id] ?? 0;
    return html`<p class="pile ${n ? "" : "empty"}" data-id="pile:${id}" data-tip="tip-pile" data-tip-args=${JSON.stringify({ name: ui.name(id), n, text: pileBenefit(ui, id) })}>
      <b>${ui.name(id)}</b> <i>${n}</i><span class="markers">${view.seats.filter(({ seat }) => players[seat].pile === id).map(({ seat }) => html`<svg class="seat-mark" data-seat=${seat} data-piece="marker:${seat}" viewBox="0 0 24 24"><path d=${ui.shape(seat)}></path></svg>`)}</span>
      <small>${pileBenefit(ui, id)}</small></p>`;
  })}</section>`;
}

/** The connections that count, and what each is worth. @param {View} view @param {Ui} ui */
function links(view, ui) {
  const found = Object.entries(view.public.puzzle.links);
  if (!found.length) return nothing;
  return html`<section class="links"><h3>${ui.say("ui-links")}</h3>${found.map(([id, n]) => html`<p data-tip="tip-group" data-tip-args=${groupTip(ui, id, n)}><b>${ui.name(id)}</b> ×${n}<small>${worth(ui, GROUPS[id].score)}</small></p>`)}</section>`;
}

/** The pieces that are out of the game. @param {View} view @param {Ui} ui */
function discarded(view, ui) {
  const { out } = view.public.puzzle;
  if (!out.length) return nothing;
  return html`<section class="pieces-out"><h3>${ui.say("ui-pieces-out")}</h3><div>${out.map((piece) => tile(ui, piece, 0))}</div></section>`;
}
