/** The machine: thirteen places, twelve of them turning. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { AGENTS, DISCS, ICONS, faceTo, isGate, isOn, pictureTurn, priceOf, sideOf, spot, steadyAngle } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("./read.js").Public} Public */
/** @typedef {import("./read.js").Face} Face */

const RADIUS = 84;
const HUB = 27;
const FACE_AT = 57;

/** A toothed rim. @param {number} radius @param {number} teeth @param {number} height */
export function cog(radius, teeth, height) {
  const points = [];
  for (let i = 0; i < teeth * 4; i++) {
    const angle = ((i + 0.5) * Math.PI) / (teeth * 2);
    const r = i % 4 < 2 ? radius + height : radius;
    points.push(`${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}

/** A quarter of a ring, centred on the top. @param {number} inner @param {number} outer */
function quarter(inner, outer) {
  const c = Math.SQRT1_2;
  return `M${-inner * c} ${-inner * c}L${-outer * c} ${-outer * c}A${outer} ${outer} 0 0 1 ${outer * c} ${-outer * c}L${inner * c} ${-inner * c}A${inner} ${inner} 0 0 0 ${-inner * c} ${-inner * c}Z`;
}

const TEETH = cog(RADIUS + 2, 26, 8);
const OUTER_TEETH = cog(RADIUS + 5, 34, 7);
const WEDGE = quarter(HUB + 2, RADIUS - 3);

/** All discs and the Promenade. @param {View} view @param {Ui} ui @param {Public} game */
export function machine(view, ui, game) {
  const side = sideOf(view, ui);
  const picture = steadyAngle(ui, "picture", pictureTurn(side)) / 90;
  const wants = (/** @type {string} */ thing) => thing in (view.private.lacking ?? {});
  return svg`${promenade(ui)}${DISCS.map((id) => disc({ view, ui, game, side, picture, wants }, id))}`;
}

/**
 * @typedef {object} Scene
 * @property {View} view
 * @property {Ui} ui
 * @property {Public} game
 * @property {number} side
 * @property {number} picture quarter turns of the whole picture, never jumping back
 * @property {(thing: string) => boolean} wants
 */

/** @param {Scene} scene @param {string} id */
function disc(scene, id) {
  const { view, ui, game, side, picture, wants } = scene;
  const { x, y } = spot(id, side);
  const preview = ui.local.preview?.disc === id ? ui.local.preview.quarters : 0;
  const angle = steadyAngle(ui, id, game.discs[id].turned) + (picture + preview) * 90;
  const { faces, fog } = game.board.discs[id];
  const outer = faces[0].thing === faces[1].thing;
  const now = faceTo(game, id, side, preview);
  const here = view.me !== null && game.players[view.me].place === id;
  const isExit = isGate(view, id, side);
  const classes = ["disc", outer ? "outer" : "inner", here ? "here" : "", preview ? "preview" : "", isExit ? "exit" : ""];
  return svg`<g class=${classes.join(" ")} .style=${`transform: translate(${x}px, ${y}px)`} data-id=${`disc:${id}`}
      data-tip="tip-disc" data-tip-args=${tipArgs(ui, game, id, side)}>
    <g class="disc-body" .style=${`transform: rotate(${angle}deg)`}>
      <path class="teeth" d=${outer ? OUTER_TEETH : TEETH}></path>
      <circle class="plate" r=${RADIUS}></circle>
      ${faces.map((face, i) => faceOn(scene, { disc: id, face, at: i, angle, near: face.id === now.id, wanted: wants(face.thing) }))}
      <circle class="hub" r=${HUB}></circle>
      ${fog === undefined ? nothing : fogEdge(fog)}
    </g>
    ${outer ? artefactHub(scene, faces[0].thing) : isExit ? exitSign(ui) : svg`<text class="number" y="10">${id}</text>`}
    ${isExit ? svg`<circle class="exit-ring" r=${RADIUS + 7}></circle>` : nothing}
    ${here ? svg`<circle class="here-ring" r=${RADIUS + 13}></circle>` : nothing}
  </g>`;
}

/** @param {Scene} scene @param {{disc: string, face: Face, at: number, angle: number, near: boolean, wanted: boolean}} on */
function faceOn({ ui, game }, { disc, face, at, angle, near, wanted }) {
  const blocked = Boolean(game.discs[disc].blocked[face.id]);
  // An outer disc shows its artefact in the middle, unless an agent stands there.
  const bare = face.id !== face.thing && !AGENTS.some((agent) => isOn(game, disc, agent));
  const upright = -(angle + at * 90);
  const size = near ? 1.3 : 1;
  const classes = ["face", face.thing, near ? "near" : "", wanted ? "wanted" : "", blocked ? "blocked" : ""];
  const price = near ? priceOf(game, disc, face) : face.price;
  const beside = bare && !blocked ? 0 : 13;
  // A face is where an hourglass is put, or taken off: it is larger to the finger than the hourglass.
  return svg`<g class=${classes.join(" ")} data-id=${`${blocked ? "hourglass" : "face"}:${disc}:${face.id}`}>
    <path class="wedge" d=${WEDGE} .style=${`transform: rotate(${at * 90}deg)`}></path>
    <g class="printed" .style=${`transform: rotate(${at * 90}deg) translate(0px, ${-FACE_AT}px) rotate(${upright}deg) scale(${size})`}>
      ${bare ? nothing : ui.icon(ICONS[face.thing], blocked ? { x: 5, y: -24, size: 16, class: "thing" } : { x: -25, y: -13, size: 26, class: "thing" })}
      ${wanted && !blocked ? svg`<circle class="halo" cx=${beside} r="17.5"></circle>` : nothing}
      <circle class="coin" cx=${beside} cy=${blocked && !bare ? 5 : 0} r="13"></circle>
      <text class=${price !== face.price ? "price cut" : "price"} x=${beside} y=${blocked && !bare ? 12.5 : 7.5}>${price}</text>
      ${blocked ? hourglass(ui, disc, face) : nothing}
    </g>
  </g>`;
}

/** @param {Ui} ui @param {string} disc @param {Face} face */
const hourglass = (ui, disc, face) => svg`<g class="hourglass" data-piece=${`hourglass:${disc}:${face.id}`} data-tip="tip-hourglass">
  <circle cx="-12" r="15"></circle>${ui.icon("hourglass", { x: -24, y: -12, size: 24 })}
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
    const preview = ui.local.preview?.disc === id ? ui.local.preview.quarters : 0;
    const angle = steadyAngle(ui, id, game.discs[id].turned) + (picture + preview + fog) * 90;
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
  <rect class="plaza" x="-84" y="-84" width="168" height="168" rx="34"></rect>
  <path class="paving" d="M-84 0H84M0-84V84M-60-60L60 60M60-60L-60 60"></path>
  <circle class="basin" r="34"></circle>
  ${ui.icon("street-light", { x: -24, y: -25, size: 48, class: "lantern" })}
</g>`;

/** What this disc shows me now and after a turn, for the card that explains it. @param {Ui} ui @param {Public} game @param {string} id @param {number} side */
function tipArgs(ui, game, id, side) {
  const text = (/** @type {number} */ quarters) => {
    const face = faceTo(game, id, side, quarters);
    return `${ui.name(face.thing)} ${face.price}`;
  };
  return JSON.stringify({ now: text(0), next: text(1), back: text(-1) });
}
