/** The machine: thirteen places, twelve of them turning. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { cog } from "./paints.js";
import { AGENTS, DISCS, ICONS, SIDES, isOn, isPhone, pictureTurn, priceOf, shownTo, sideOf, spot, steadyAngle } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("./read.js").Public} Public */
/** @typedef {import("./read.js").Face} Face */

const RADIUS = 84;
const HUB = 27;
const FACE_AT = 57;

/** A quarter of a ring, centred on the top. @param {number} inner @param {number} outer */
function quarter(inner, outer) {
  const c = Math.SQRT1_2;
  return `M${-inner * c} ${-inner * c}L${-outer * c} ${-outer * c}A${outer} ${outer} 0 0 1 ${outer * c} ${-outer * c}L${inner * c} ${-inner * c}A${inner} ${inner} 0 0 0 ${-inner * c} ${-inner * c}Z`;
}

const TEETH = cog(RADIUS + 3, 26, 8);
const OUTER_TEETH = cog(RADIUS + 5, 34, 7);
const WEDGE = quarter(HUB + 2, RADIUS - 3);

/**
 * @typedef {object} Scene
 * @property {View} view
 * @property {Ui} ui
 * @property {Public} game
 * @property {number} side
 * @property {number} picture quarter turns of the whole picture, never jumping back
 * @property {boolean} small an overview, on which only what I face is legible
 * @property {boolean} [lens] a disc that lies large beside the machine, so all that is on it is there twice
 * @property {(thing: string) => boolean} wants
 */

/** @param {View} view @param {Ui} ui @param {Public} game @param {boolean} small @returns {Scene} */
function sceneOf(view, ui, game, small) {
  const side = sideOf(view, ui);
  const picture = steadyAngle(ui, "picture", pictureTurn(side)) / 90;
  return { view, ui, game, side, picture, small, wants: (thing) => thing in (view.private.lacking ?? {}) };
}

/** All discs and the Promenade. @param {View} view @param {Ui} ui @param {Public} game */
export function machine(view, ui, game) {
  const scene = sceneOf(view, ui, game, isPhone());
  return svg`${promenade(ui)}${DISCS.map((id) => disc(scene, id))}`;
}

/** One disc by itself, as large as a thumb needs it. @param {View} view @param {Ui} ui @param {Public} game @param {string} id */
export const largeDisc = (view, ui, game, id) => svg`<g class="lens-disc">${body({ ...sceneOf(view, ui, game, false), lens: true }, id)}</g>`;

/** @param {Scene} scene @param {string} id */
function disc(scene, id) {
  const { view, ui, game, side, small } = scene;
  const { x, y } = spot(id, side);
  const here = view.me !== null && game.players[view.me].place === id;
  const looked = small && lookedAt(view, ui, game) === id;
  const classes = ["disc", here ? "here" : "", looked ? "looked" : "", small ? "small" : "", id === view.private.exit ? "exit" : ""];
  const opens = small ? choicesOn(ui, game, id) : [];
  const look = () => {
    ui.local.looked = { disc: id, from: view.me === null ? "" : game.players[view.me].place };
    ui.redraw();
  };
  return svg`<g class=${classes.join(" ")} .style=${`transform: translate(${x}px, ${y}px)`} data-id=${`disc:${id}`}
      data-tip="tip-disc" data-tip-args=${tipArgs(ui, game, id, side)} data-opens=${opens.join(" ") || nothing}
      role=${opens.length ? "button" : nothing} aria-label=${opens.length ? ui.say("board-look-at", { place: id }) : nothing}
      @click=${small ? look : null} @keydown=${small ? (/** @type {KeyboardEvent} */ event) => ["Enter", " "].includes(event.key) && look() : null}>
    <circle class="ring" r="97"></circle>
    <circle class="shade" cx="5" cy="10" r="106"></circle>
    ${body(scene, id)}
    ${here ? svg`<circle class="here-ring" r=${RADIUS + 13}></circle>` : nothing}
  </g>`;
}

/** What one face of a disc is called where it is chosen. @param {Public} game @param {string} disc @param {Face} face */
const faceId = (game, disc, face) => `${game.discs[disc].blocked[face.id] ? "hourglass" : "face"}:${disc}:${face.id}`;

/** What may be chosen on a disc. Where it is small a tap brings it near, and its faces are chosen there. @param {Ui} ui @param {Public} game @param {string} disc */
const choicesOn = (ui, game, disc) => game.board.discs[disc].faces.map((face) => faceId(game, disc, face)).filter(ui.can);

/** The disc that lies large among my things: the one that was tapped, as long as I stay where I am, else mine, else that of my gate. @param {View} view @param {Ui} ui @param {Public} game @returns {string} */
export function lookedAt(view, ui, game) {
  const here = view.me === null ? "" : game.players[view.me].place;
  const { looked } = ui.local;
  if (looked && looked.from === here) return looked.disc;
  return here in game.discs ? here : (view.private.exit ?? "1");
}

/** @param {Scene} scene @param {string} id */
function body(scene, id) {
  const { view, ui, game, side, picture, wants } = scene;
  const angle = steadyAngle(ui, id, game.discs[id].turned) + picture * 90;
  const { faces, fog } = game.board.discs[id];
  const outer = faces[0].thing === faces[1].thing;
  const near = shownTo(game, id, SIDES[side]).id;
  const isExit = id === view.private.exit;
  return svg`<g class=${`metal ${outer ? "outer" : "inner"} ${isExit ? "exit" : ""}`}>
    <g class="disc-body" .style=${`transform: rotate(${angle}deg)`}>
      <path class="teeth" d=${outer ? OUTER_TEETH : TEETH}></path>
      <circle class="plate" r=${RADIUS}></circle>
      ${faces.map((face, i) => faceOn(scene, { disc: id, face, at: i, angle, near: face.id === near, wanted: wants(face.thing) }))}
      <circle class="hub" r=${HUB}></circle>
      ${fog === undefined ? nothing : fogEdge(fog)}
    </g>
    <circle class="shine" r=${RADIUS}></circle>
    ${outer ? artefactHub(scene, faces[0].thing) : isExit ? exitSign(ui) : svg`<text class="number" y="10">${id}</text>`}
    ${isExit ? svg`<circle class="exit-ring" r=${RADIUS + 6}></circle>` : nothing}
  </g>`;
}

/** @param {Scene} scene @param {{disc: string, face: Face, at: number, angle: number, near: boolean, wanted: boolean}} on */
function faceOn(scene, { disc, face, at, angle, near, wanted }) {
  const { game, small } = scene;
  const blocked = Boolean(game.discs[disc].blocked[face.id]);
  // An outer disc shows its artefact in the middle, unless an agent stands there.
  const bare = face.id !== face.thing && !AGENTS.some((agent) => isOn(game, disc, agent));
  const upright = -(angle + at * 90);
  const classes = ["face", face.thing, near ? "near" : "", wanted ? "wanted" : "", blocked ? "blocked" : ""];
  const size = near ? (small ? 1.55 : 1.32) : 0.95;
  const price = priceOf(game, disc, face);
  // A face is where an hourglass is put, or taken off: it is larger to the finger than the hourglass.
  return svg`<g class=${classes.join(" ")} data-id=${small ? nothing : faceId(game, disc, face)}>
    <path class="wedge" d=${WEDGE} .style=${`transform: rotate(${at * 90}deg)`}></path>
    <g class="printed" .style=${`transform: rotate(${at * 90}deg) translate(0px, ${-FACE_AT}px) rotate(${upright}deg) scale(${size})`}>
      ${small ? shortPrint(scene, disc, face, { price, near, blocked, bare }) : print(scene, disc, face, { price, blocked, bare })}
    </g>
  </g>`;
}

/** What is printed on a face: the thing and its price, and an hourglass if one lies there. @param {Scene} scene @param {string} disc @param {Face} face @param {{price: number, blocked: boolean, bare: boolean}} how */
function print(scene, disc, face, { price, blocked, bare }) {
  const { ui } = scene;
  const beside = bare && !blocked ? 0 : 13;
  const below = blocked && !bare ? 6 : 0;
  return svg`${bare ? nothing : ui.icon(ICONS[face.thing], blocked ? { x: 4, y: -25, size: 17, class: "thing" } : { x: -27, y: -13, size: 26, class: "thing" })}
    <circle class="coin" cx=${beside} cy=${below} r="13.5"></circle>
    <text class=${price !== face.price ? "price cut" : "price"} x=${beside} y=${below + 7.8}>${price}</text>
    ${blocked ? hourglass(scene, disc, face, -12) : nothing}`;
}

/** The same where there is little room: of what others face only the thing. @param {Scene} scene @param {string} disc @param {Face} face @param {{price: number, near: boolean, blocked: boolean, bare: boolean}} how */
function shortPrint(scene, disc, face, { price, near, blocked, bare }) {
  const { ui } = scene;
  const thing = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) => ui.icon(ICONS[face.thing], { x, y, size, class: "thing" });
  if (!near) return blocked ? hourglass(scene, disc, face, 0) : bare ? nothing : thing(-15, -15, 30);
  if (blocked) return svg`${bare ? nothing : thing(2, -11, 22)}${hourglass(scene, disc, face, bare ? 0 : -12)}`;
  return svg`${bare ? nothing : thing(-27, -12, 24)}<circle class="coin" cx=${bare ? 0 : 13} r="13.5"></circle>
    <text class=${price !== face.price ? "price cut" : "price"} x=${bare ? 0 : 13} y="8.6">${price}</text>`;
}

/** @param {Scene} scene @param {string} disc @param {Face} face @param {number} x */
const hourglass = ({ ui, lens }, disc, face, x) => svg`<g class="hourglass" data-piece=${lens ? nothing : `hourglass:${disc}:${face.id}`} data-tip="tip-hourglass">
  <circle cx=${x} r="15"></circle>${ui.icon("hourglass", { x: x - 12, y: -12, size: 24 })}
</g>`;

/** The edge of a disc along which fog is printed, to be explained; the fog itself drifts above. @param {number} side */
const fogEdge = (side) => svg`<path class="fog-edge" d=${quarter(RADIUS - 4, RADIUS + 12)} data-tip="tip-fog" .style=${`transform: rotate(${side * 90}deg)`}></path>`;

const PUFFS = [
  [[-36, 5, 34, 17], [24, -5, 40, 19]],
  [[34, 5, 34, 17], [-14, -3, 42, 20]],
];

/**
 * All fog, in two layers that drift against each other. They lie above the machine as drawings of their own, so that their
 * drifting moves finished pictures and paints nothing anew.
 * @param {View} view @param {Ui} ui @param {Public} game @param {number} layer
 */
export function fogs(view, ui, game, layer) {
  const side = sideOf(view, ui);
  const picture = steadyAngle(ui, "picture", pictureTurn(side)) / 90;
  return DISCS.map((id) => {
    const { fog } = game.board.discs[id];
    if (fog === undefined) return nothing;
    const { x, y } = spot(id, side);
    const angle = steadyAngle(ui, id, game.discs[id].turned) + (picture + fog) * 90;
    return svg`<g class="disc" .style=${`transform: translate(${x}px, ${y}px)`}><g class="disc-body" .style=${`transform: rotate(${angle}deg)`}>
      ${PUFFS[layer].map(([cx, cy, rx, ry]) => svg`<ellipse cx=${cx} cy=${cy - RADIUS - 6} rx=${rx} ry=${ry}></ellipse>`)}
    </g></g>`;
  });
}

/** @param {Scene} scene @param {string} artefact */
function artefactHub({ view, ui, game }, artefact) {
  const owned = view.me !== null && Boolean(game.players[view.me].artefacts[artefact]);
  return svg`<g class=${owned ? "artefact owned" : "artefact"}>
    ${ui.icon(ICONS[artefact], { x: -20, y: -20, size: 40 })}
    ${owned ? ui.icon("check-mark", { x: -2, y: 0, size: 26, class: "owned-mark" }) : nothing}
  </g>`;
}

/** @param {Ui} ui */
const exitSign = (ui) => svg`<g class="exit-sign" data-tip="tip-exit"><circle r=${HUB}></circle>${ui.icon("exit-door", { x: -18, y: -18, size: 36 })}</g>`;

/** @param {Ui} ui */
const promenade = (ui) => svg`<g class="promenade" data-id="disc:P" data-tip="tip-promenade">
  <rect class="plaza" x="-90" y="-90" width="180" height="180" rx="42"></rect>
  <path class="paving" d="M-90 0H90M0-90V90M-66-66L66 66M66-66L-66 66"></path><circle class="paving" r="64"></circle>
  <circle class="basin" r="36"></circle>
  ${ui.icon("street-light", { x: -26, y: -27, size: 52, class: "lantern" })}
</g>`;

/** What this disc shows me now and after a turn, for the card that explains it. @param {Ui} ui @param {Public} game @param {string} id @param {number} side */
function tipArgs(ui, game, id, side) {
  const text = (/** @type {"now" | "cw" | "ccw"} */ turn) => {
    const { thing, price } = shownTo(game, id, SIDES[side], turn);
    return `${ui.name(thing)} ${price}`;
  };
  return JSON.stringify({ now: text("now"), next: text("cw"), back: text("ccw") });
}
