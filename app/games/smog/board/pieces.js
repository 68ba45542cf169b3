/** What stands on the machine: gentlemen, agents, and the arrows by which a disc is turned. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { AGENTS, CORNERS, ELEMENTS, ICONS, SIDES, isPhone, portraitOf, seenFrom, sideOf, spot } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("./read.js").Public} Public */
/** @typedef {import("./read.js").Point} Point */

/** Where each of several gentlemen stands around the middle of a place. @type {Point[]} */
const STANDS = [{ x: -73, y: 72 }, { x: 73, y: 72 }, { x: -73, y: -73 }, { x: 73, y: -73 }];

/** Which way from the middle each corner lies, with north up. @type {Record<string, [number, number]>} */
const CORNER_AT = { NE: [1, -1], SE: [1, 1], SW: [-1, 1], NW: [-1, -1] };

/** Where agents wait: beside the disc at the top and the one at the bottom, so that what each does has room below. */
const HOME = { x: 222, top: -416, bottom: 344 };

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
      ${ui.icon(portraitOf(player.gentleman), { x: -26, y: -27, size: 52, class: "face" })}
      <circle class="mark-ground" cx="20" cy="20" r="13"></circle><path class="mark" d=${ui.shape(seat)} transform="translate(10 10) scale(.83)"></path>
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

/** Where an agent waits, whose it is, and what it does. @param {Ui} ui @param {number} side @param {string} agent @param {string} name of the corner */
function corner(ui, side, agent, name) {
  const { x, y } = cornerSpot(name, side);
  const who = ui.name(agent);
  const does = ui.say(`effect-${agent}`);
  const fit = (/** @type {string} */ text) => (text.length > 17 ? 146 : nothing);
  return svg`<g class="corner" transform="translate(${x} ${y})">
    <circle class="seat-of-agent" r="42"></circle>
    ${isPhone() ? nothing : svg`<text class="slot" x="-60" y="7">${["I", "II", "III", "IV"][CORNERS.indexOf(name)]}</text>
      <text class="corner-name" y="66" textLength=${fit(who)} lengthAdjust="spacingAndGlyphs">${who}</text>
      <text class="corner-does" y="88" textLength=${fit(does)} lengthAdjust="spacingAndGlyphs">${does}</text>`}
  </g>`;
}

/** On a phone it is smaller than a thumb: there rows below the machine offer it. @param {Ui} ui @param {Public} game @param {number} side @param {string} agent @param {string} home its corner */
function figure(ui, game, side, agent, home) {
  const at = game.agents[agent];
  const place = at.disc ? besideOthers(game, side, agent, at.disc) : cornerSpot(home, side);
  const id = `agent:${agent}`;
  const classes = ["agent", at.disc ? "abroad" : "waiting", at.oldest ? "oldest" : ""];
  return svg`<g class=${classes.join(" ")} data-id=${isPhone() ? nothing : id} data-piece=${id} data-tip=${at.oldest ? "tip-oldest" : `tip-${agent}`}
      data-tip-args=${JSON.stringify({ what: ui.say(`tip-${agent}`) })} transform="translate(${place.x} ${place.y})">
    <circle class="base" r="32"></circle><circle class="reach" r="44"></circle>
    ${ui.icon(ICONS[agent], { x: -22, y: -22, size: 44 })}
    ${at.oldest ? svg`<path class="oldest-mark" d="M-8 27h16l-8 11z"></path>` : nothing}
  </g>`;
}

/** What the agents on the board do, across the rims of their discs. @param {View} view @param {Ui} ui @param {Public} game */
export function ribbons(view, ui, game) {
  if (isPhone()) return nothing;
  return AGENTS.map((agent) => {
    const { disc } = game.agents[agent];
    return disc ? ribbon(ui, game, agent, disc, spot(disc, sideOf(view, ui))) : nothing;
  });
}

/** A second agent on a disc has the lower rim. @param {Ui} ui @param {Public} game @param {string} agent @param {string} disc @param {Point} at */
function ribbon(ui, game, agent, disc, { x, y }) {
  const does = ui.say(`effect-${agent}`);
  const width = does.length * 7.8 + 16;
  const first = AGENTS.find((other) => game.agents[other].disc === disc) === agent;
  return svg`<g class="ribbon" transform="translate(${x} ${y + (first ? -95 : 95)})">
    <rect x=${-width / 2} y="-12" width=${width} height="24" rx="7"></rect><text y="6.5">${does}</text></g>`;
}

/** @param {string} name @param {number} side @returns {Point} */
function cornerSpot(name, side) {
  const [x, y] = seenFrom(CORNER_AT[name], side);
  return { x: x * HOME.x, y: y < 0 ? HOME.top : HOME.bottom };
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
    ${arrow(view, ui, "ccw", -82)}${arrow(view, ui, "cw", 82)}
  </g>`;
}

/** An arrow with the face that it will bring to me. @param {View} view @param {Ui} ui @param {string} way @param {number} x */
function arrow(view, ui, way, x) {
  const fact = view.ask?.options[way];
  const face = fact && fact !== 1 && fact.is === "turn-disc" ? fact : null;
  return svg`<g class="arrow" data-id=${way} transform="translate(${x} 0)">
    <circle r="44"></circle>${ui.icon(way === "cw" ? "clockwise-rotation" : "anticlockwise-rotation", { x: -23, y: face ? -38 : -23, size: 46 })}
    ${face ? svg`${ui.icon(ICONS[face.thing], { x: -26, y: 9, size: 26, class: `thing ${face.thing}` })}<text x="13" y="31">${face.price}</text>` : nothing}
  </g>`;
}

/** At each side of the board: whose it is and its element; a spectator chooses from where to look. @param {View} view @param {Ui} ui @param {Public} game */
export function sideMarks(view, ui, game) {
  const bottom = sideOf(view, ui);
  return SIDES.map((name, index) => {
    const [dx, dy] = seenFrom(/** @type {[number, number]} */ ([[0, -1], [1, 0], [0, 1], [-1, 0]][index]), bottom);
    const seat = view.seats.find(({ seat }) => game.players[seat].side === name)?.seat;
    const x = dx * 448 - dy * 124;
    const y = dy * 448 + dx * 124;
    const turned = dx ? { width: 84, height: 44, seat: [-38, -16], icon: [4, -16] } : { width: 44, height: 84, seat: [-16, -38], icon: [-16, 4] };
    const choose = () => {
      ui.local.side = name;
      ui.redraw();
    };
    const free = view.me === null;
    return svg`<g class=${free ? "side-mark free" : "side-mark"} data-seat=${seat ?? nothing} transform="translate(${x} ${y})"
        role=${free ? "button" : nothing} tabindex=${free ? "0" : nothing} aria-label=${free ? `${ui.say("board-view-from")} ${ui.say(`board-side-${name}`)}` : nothing}
        @click=${free ? choose : nothing} @keydown=${free ? (/** @type {KeyboardEvent} */ event) => ["Enter", " "].includes(event.key) && choose() : nothing}
        data-tip=${free ? "tip-side" : "tip-competence"} data-tip-args=${JSON.stringify({ element: ELEMENTS[index] })}>
      <rect class="base" x=${-turned.width / 2} y=${-turned.height / 2} width=${turned.width} height=${turned.height} rx="22"></rect>
      <rect class="reach" x=${-62 - 12 * dx} y=${-62 - 12 * dy} width="124" height="124"></rect>
      ${seat === undefined ? nothing : svg`<path class="mark" d=${ui.shape(seat)} transform="translate(${turned.seat.join(" ")}) scale(1.35)"></path>`}
      ${ui.icon(ICONS[ELEMENTS[index]], { x: turned.icon[0], y: turned.icon[1], size: 32, class: `thing ${ELEMENTS[index]}` })}
    </g>`;
  });
}
