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
  return html`<div class="web ${view.ask?.prompt === "turn-piece" ? "turning" : ""}">
    <svg class="grid" viewBox="-150 -62 720 544" role="group" aria-label=${ui.say("tab-conspiracy")}>
      <rect class="table-glass" x="-8" y="-8" width=${SIZE * CELL + 16} height=${SIZE * CELL + 16} rx="10"></rect>
      ${groups(view, ui)}${cells(view, ui)}
    </svg>
    <aside>${pieceInHand(view, ui)}${piles(view, ui)}${links(view, ui)}${discarded(view, ui)}</aside>
  </div>`;
}

// ---- lines

/** A piece's lines after so many quarter turns. @param {string} piece @param {number} turn @returns {string[][]} */
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

/** @param {Ui} ui @param {string} piece @param {number} turn @param {(line: number) => boolean} [lit] */
function drawing(ui, piece, turn, lit = () => false) {
  return turned(piece, turn).map((line, i) => {
    const group = line.find((port) => !STEPS[port]);
    const [x, y] = PORTS[line[0]]; // a company sits on its own line, where no other crosses it
    return svg`<g class="wire ${lit(i) ? "lit" : ""}"><path class="under" d=${trace(line)}></path><path class="over" d=${trace(line)}></path>
      ${!group && line.length > 2 ? svg`<circle class="joint" r="5"></circle>` : nothing}
      ${group ? svg`<g class="company" transform="translate(${x / 2} ${y / 2})"><circle class="joint" r="15"></circle><text class="inner" y="5">${ui.name(group).slice(0, 2)}</text></g>` : nothing}</g>`;
  });
}

// ---- the grid

/** @param {number} i */
const middle = (i) => i * CELL + CELL / 2;

/** @param {View} view @param {Ui} ui */
function cells(view, ui) {
  const { grid, piece, lines: connected } = view.public.puzzle;
  const turning = view.ask?.prompt === "turn-piece" ? String(view.ask.args.space) : "";
  return Array.from({ length: SIZE * SIZE }, (_, i) => {
    const [row, column] = [Math.floor(i / SIZE), i % SIZE];
    const space = `${row}-${column}`;
    const placed = grid[space];
    return svg`<g class="cell ${placed ? "full" : ""} ${space === CENTER ? "center" : ""} ${turning === space ? "turning" : ""}" transform="translate(${middle(column)} ${middle(row)})" data-id="space:${space}" data-tip=${space === CENTER ? "tip-center" : nothing}>
      <rect x=${-CELL / 2 + 2} y=${-CELL / 2 + 2} width=${CELL - 4} height=${CELL - 4} rx="8"></rect>
      ${placed ? svg`<g data-piece="piece:${placed[0]}">${drawing(ui, placed[0], placed[1], (line) => connected.includes(`${space}/${line}`))}</g>` : nothing}
      ${space === CENTER ? svg`<path class="heart" d="M0-42V42M-42 0H42"></path><circle class="heart-ring" r="20"></circle>${ui.icon("chalk-outline-murder", { x: -13, y: -13, size: 26 })}` : nothing}
      ${turning === space && piece ? svg`<g class="ghost-piece">${drawing(ui, piece, 0)}</g>` : nothing}
    </g>`;
  });
}

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

/** @param {View} view @param {Ui} ui */
function groups(view, ui) {
  return Object.values(GROUPS).filter((group) => group.exits.length).map((group) => {
    const n = view.public.puzzle.links[group.id] ?? 0;
    const [x, y] = border(group.exits);
    const name = lines(ui.name(group.id), 15);
    return svg`<g class="group ${n ? "linked" : ""}" data-tip="tip-group" data-tip-args=${groupTip(ui, group.id, n)}>
      ${group.exits.map((exit) => stub(exit))}
      <g transform="translate(${x} ${y})"><rect x="-66" y="-23" width="132" height="46" rx="9"></rect>
        <text>${name.slice(0, 2).map((line, i) => svg`<tspan x="0" y=${(name.length > 1 ? -5 : 3) + i * 15}>${line}</tspan>`)}</text>
        ${Array.from({ length: 4 }, (_, i) => svg`<circle class=${i < n ? "link on" : "link"} cx=${-18 + i * 12} cy="23" r="4"></circle>`)}</g></g>`;
  });
}

/** A short line out of the grid. @param {string} exit */
function stub(exit) {
  const at = middle(Number(exit.slice(1)));
  const [x, y] = { N: [at, 0], S: [at, SIZE * CELL], W: [0, at], E: [SIZE * CELL, at] }[exit[0]] ?? [0, 0];
  const [dr, dc] = STEPS[exit[0]];
  return svg`<path class="stub" d="M${x} ${y}l${dc * 12} ${dr * 12}"></path>`;
}

/** @param {Ui} ui @param {string} id @param {number} n */
const groupTip = (ui, id, n) => JSON.stringify({ name: ui.name(id), n, text: worth(ui, GROUPS[id].score) });

// ---- beside the grid

/** @param {View} view @param {Ui} ui */
function pieceInHand(view, ui) {
  const { piece } = view.public.puzzle;
  if (!piece) return nothing;
  const turns = view.ask?.prompt === "turn-piece" ? Object.keys(view.ask.options).map((id) => Number(id.split(":")[1])) : [0];
  return html`<section class="piece-now"><h3>${ui.say("ui-piece-now")}</h3>
    <div>${turns.map((turn) => html`<svg class="tile" viewBox="-42 -42 84 84" data-id="turn:${turn}"><rect x="-40" y="-40" width="80" height="80" rx="8"></rect>${drawing(ui, piece, turn)}</svg>`)}</div>
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
  return html`<section class="pieces-out"><h3>${ui.say("ui-pieces-out")}</h3><div>${out.map((piece) => html`<svg class="tile" viewBox="-42 -42 84 84"><rect x="-40" y="-40" width="80" height="80" rx="8"></rect>${drawing(ui, piece, 0)}</svg>`)}</div></section>`;
}
