/** What stands on the machine: gentlemen, agents, and the arrows by which a disc is turned. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { AGENTS, CORNERS, ELEMENTS, ICONS, PITCH, SIDES, boardTurn, seenFrom, sideOf, spot } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("./read.js").Public} Public */
/** @typedef {import("./read.js").Point} Point */

/** A gentleman from the chest up, in a top hat. */
const BUST = "M-9-28H9V-13H14V-9H8A8 8 0 0 1 4 3C13 5 19 10 20 23H-20C-19 10-13 5-4 3A8 8 0 0 1-8-9H-14V-13H-9Z";

/** Where each of several gentlemen stands around the middle of a place. @type {Point[]} */
const STANDS = [{ x: -66, y: 64 }, { x: 66, y: 64 }, { x: -66, y: -66 }, { x: 66, y: -66 }];

/** @type {Record<string, [number, number]>} */
const CORNER_AT = { NE: [1.93, -1.93], SE: [1.93, 1.93], SW: [-1.93, 1.93], NW: [-1.93, -1.93] };

/** @param {View} view @param {Ui} ui @param {Public} game */
export function gentlemen(view, ui, game) {
  const side = sideOf(view, ui);
  return view.seats.map(({ seat }) => {
    const player = game.players[seat];
    if (!player.gentleman) return nothing;
    const mine = seat === view.me;
    const at = spot(player.place, side);
    // My own gentleman always stands in the same corner, the others follow.
    const stand = STANDS[(seat - (view.me ?? 0) + view.seats.length) % view.seats.length];
    const id = `gentleman:${player.gentleman}`;
    return svg`<g class=${mine ? "gentleman own" : "gentleman"} data-seat=${seat} data-piece=${id} data-id=${id}
        transform="translate(${at.x + stand.x} ${at.y + stand.y})">
      <title>${ui.who(seat)} (${ui.name(player.gentleman)})</title>
      <circle class="base" r="30"></circle><circle class="reach" r="44"></circle>
      <path class="bust" d=${BUST}></path>
      <path class="mark" d=${ui.shape(seat)} transform="translate(-7 7) scale(.58)"></path>
    </g>`;
  });
}

/** Agents on discs, and the corners where they wait. @param {View} view @param {Ui} ui @param {Public} game */
export function agents(view, ui, game) {
  const side = sideOf(view, ui);
  const here = AGENTS.flatMap((agent) => {
    const { corner } = game.agents[agent];
    return corner ? [{ agent, at: corner }] : [];
  });
  return svg`${here.map(({ agent, at }) => corner(ui, side, agent, at))}${here.map(({ agent, at }) => figure(ui, game, side, agent, at))}`;
}

/** @param {Ui} ui @param {number} side @param {string} agent @param {string} name of the corner */
function corner(ui, side, agent, name) {
  const [x, y] = seenFrom(CORNER_AT[name], side);
  return svg`<g class="corner" transform="translate(${x * PITCH} ${y * PITCH})">
    <rect x="-52" y="-58" width="104" height="116" rx="14"></rect>
    <text class="slot" y="-40">${["I", "II", "III", "IV"][CORNERS.indexOf(name)]}</text>
    ${ui.icon(ICONS[agent], { x: -26, y: -30, size: 52, class: "corner-shade" })}
    <text class="corner-name" y="46" textLength=${ui.name(agent).length > 15 ? 98 : nothing} lengthAdjust="spacingAndGlyphs">${ui.name(agent)}</text>
  </g>`;
}

/** @param {Ui} ui @param {Public} game @param {number} side @param {string} agent @param {string} home its corner */
function figure(ui, game, side, agent, home) {
  const at = game.agents[agent];
  const place = at.disc ? besideOthers(game, side, agent, at.disc) : cornerSpot(home, side);
  const id = `agent:${agent}`;
  const classes = ["agent", at.disc ? "abroad" : "waiting", at.oldest ? "oldest" : ""];
  return svg`<g class=${classes.join(" ")} data-id=${id} data-piece=${id} data-tip=${`tip-${agent}`} transform="translate(${place.x} ${place.y})">
    <circle class="base" r="31"></circle><circle class="reach" r="44"></circle>
    ${ui.icon(ICONS[agent], { x: -21, y: -21, size: 42 })}
    ${at.oldest ? svg`<path class="oldest-mark" d="M-7 24h14l-7 10z"></path>` : nothing}
  </g>`;
}

/** @param {string} name @param {number} side @returns {Point} */
function cornerSpot(name, side) {
  const [x, y] = seenFrom(CORNER_AT[name], side);
  return { x: x * PITCH, y: y * PITCH - 4 };
}

/** The middle of its disc; two agents on one disc stand side by side. @param {Public} game @param {number} side @param {string} agent @param {string} disc @returns {Point} */
function besideOthers(game, side, agent, disc) {
  const all = AGENTS.filter((other) => game.agents[other].disc === disc);
  const { x, y } = spot(disc, side);
  return { x: x + (all.indexOf(agent) - (all.length - 1) / 2) * 56, y: y - 4 };
}

/** How far from the middle a pair of arrows is still wholly in the picture. */
const ARROWS_WITHIN = 370;

/** Two arrows around the disc that is being turned, or around the whole board. @param {View} view @param {Ui} ui */
export function turnArrows(view, ui) {
  const { ask } = view;
  if (!ask || !("cw" in ask.options)) return nothing;
  const disc = ask.args.disc;
  const { x, y } = disc ? spot(disc, sideOf(view, ui)) : { x: 0, y: 0 };
  const within = Math.max(-ARROWS_WITHIN, Math.min(ARROWS_WITHIN, x));
  return svg`<g class="arrows" transform="translate(${within} ${y})">
    ${arrow(view, ui, "ccw", -82, { disc, quarters: -1, ask: ask.id })}${arrow(view, ui, "cw", 82, { disc, quarters: 1, ask: ask.id })}
  </g>`;
}

/** An arrow with the face that it will bring to me. @param {View} view @param {Ui} ui @param {string} way @param {number} x @param {import("./read.js").Preview} turn */
function arrow(view, ui, way, x, turn) {
  const fact = view.ask?.options[way];
  const face = fact && fact !== 1 && fact.is === "turn-disc" ? fact : null;
  return svg`<g class="arrow" data-id=${way} transform="translate(${x} 0)"
      @pointerenter=${() => look(ui, turn)} @pointerleave=${() => look(ui)} @focus=${() => look(ui, turn)} @blur=${() => look(ui)}>
    <circle r="44"></circle>${ui.icon(way === "cw" ? "clockwise-rotation" : "anticlockwise-rotation", { x: -23, y: face ? -38 : -23, size: 46 })}
    ${face ? svg`${ui.icon(ICONS[face.thing], { x: -26, y: 9, size: 26, class: `thing ${face.thing}` })}<text x="13" y="31">${face.price}</text>` : nothing}
  </g>`;
}

/** Show how the table would look after a turn, or as it is. @param {Ui} ui @param {import("./read.js").Preview} [turn] */
export function look(ui, turn) {
  if (ui.local.preview === turn) return;
  ui.local.preview = turn;
  ui.redraw();
}

/** At each side of the board: whose it is and its element; a spectator chooses from where to look. @param {View} view @param {Ui} ui @param {Public} game */
export function sideMarks(view, ui, game) {
  const bottom = sideOf(view, ui);
  return SIDES.map((name, index) => {
    const [dx, dy] = seenFrom(/** @type {[number, number]} */ ([[0, -1], [1, 0], [0, 1], [-1, 0]][index]), bottom);
    const seat = view.seats.find(({ seat }) => game.players[seat].side === SIDES[(index + boardTurn(ui) + 4) % 4])?.seat;
    const x = dx * 452 - dy * 150;
    const y = dy * 452 + dx * 150;
    const choose = () => {
      ui.local.side = name;
      ui.redraw();
    };
    const free = view.me === null;
    return svg`<g class=${free ? "side-mark free" : "side-mark"} data-seat=${seat ?? nothing} transform="translate(${x} ${y})"
        role=${free ? "button" : nothing} tabindex=${free ? "0" : nothing} aria-label=${free ? `${ui.say("board-view-from")} ${ui.say(`board-side-${name}`)}` : nothing}
        @click=${free ? choose : nothing} @keydown=${free ? (/** @type {KeyboardEvent} */ event) => ["Enter", " "].includes(event.key) && choose() : nothing}
        data-tip=${free ? "tip-side" : "tip-competence"} data-tip-args=${JSON.stringify({ element: ELEMENTS[index] })}>
      <rect class="base" x="-46" y="-24" width="92" height="48" rx="24"></rect><rect class="reach" x="-60" y="-56" width="120" height="112"></rect>
      ${seat === undefined ? nothing : svg`<path class="mark" d=${ui.shape(seat)} transform="translate(-38 -16) scale(1.35)"></path>`}
      ${ui.icon(ICONS[ELEMENTS[index]], { x: 4, y: -17, size: 34, class: `thing ${ELEMENTS[index]}` })}
    </g>`;
  });
}
