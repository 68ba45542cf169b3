/** What happened, held up large on engraved paper: who did it, with what, to whom, and one sentence. */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { smallCard, squeezed } from "./cards.js";
import { counter } from "./city.js";
import { CARDS } from "./content.js";
import { flag } from "./detail.js";
import { SHEET, isTall, site } from "./places.js";
import { SIDE_ICONS, cityInfo } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */
/** @typedef {import("/static/table/types.js").Args} Args */
/** @typedef {{args: Args, view: View, ui: Ui}} Scene */

/** How long (ms) each is told. */
const PACE = /** @type {Record<string, number>} */ ({
  attempt: 1700, "attempt-failed": 1100, "royal-killed": 1400, "royal-hidden": 1400, killed: 1400, "agent-lost": 1000, "main-agent-stays": 1200,
  escaped: 1300, exposed: 1500, "took-over": 1000, kept: 1200, shoggoth: 1200, bites: 1200, turned: 1200,
  revealed: 1600, known: 900, "looked-at": 1000, "saw-side": 1800, claimed: 1300, "claimed-city": 1300,
  sanity: 900, "went-mad": 1500, locked: 1200, destroyed: 1600, over: 1900,
});
/** What nobody waits for who did it themselves. */
const OWN = new Set(["attempt", "known", "shoggoth", "bites", "claimed", "claimed-city", "locked", "looked-at"]);

/** @param {Note} note @param {Ui} _ui @param {View} view */
export const pace = ({ id, args }, _ui, view) => (OWN.has(id) && args.seat === view.me ? 0 : (PACE[id] ?? 0));

/** @param {Note} note @param {Ui} ui @param {View} view */
export function show(note, ui, view) {
  if (!pace(note, ui, view)) return undefined;
  const { id, args } = note;
  const scene = { args, view, ui };
  return html`<article class="telling ${aside(scene)}" data-seat=${args.seat ?? nothing}>
    ${args.seat === undefined ? nothing : html`<p class="telling-who"><svg class="seat-mark" viewBox="0 0 24 24"><path d=${ui.shape(args.seat)}></path></svg>${ui.who(args.seat)}</p>`}
    <div class="telling-things">${PICTURES[id](scene)}</div>
    <h3>${ui.say(id === "over" ? args.reason : `told-${id}`, args)}</h3>
    ${more(id, scene)}
  </article>`;
}

/** On a wide table it lies beside the city that it is about, and not over it. @param {Scene} scene */
function aside({ args, view, ui }) {
  const agents = (ui.story ? view.before : view.public).agents ?? {};
  const place = args.city ?? (args.where === "stack" || args.where === "city" ? args.at : agents[args.agent ?? args.target]?.city);
  if (isTall() || !(place in view.public.cities)) return "";
  return site(place).at[0] > SHEET[0][0] / 2 ? "west" : "east";
}

// ---- what is seen of it

/** @type {Record<string, (scene: Scene) => unknown>} */
const PICTURES = {
  attempt: (scene) => [card(scene), sign(scene, scene.args.deed === "hide" ? "cloak" : "backstab"), target(scene)],
  "attempt-failed": (scene) => sign(scene, "cancel"),
  "royal-killed": (scene) => royal(scene, "crowned-skull"),
  "royal-hidden": (scene) => royal(scene, "cloak"),
  killed: (scene) => [sign(scene, "backstab"), agent(scene, scene.args.owner_seat)],
  "agent-lost": (scene) => [agent(scene, scene.args.seat), sign(scene, "brain-tentacle")],
  "main-agent-stays": (scene) => side(scene, "loyalist"),
  escaped: (scene) => [card(scene), sign(scene, "walking-boot"), city(scene)],
  exposed: (scene) => [sign(scene, "domino-mask"), agent(scene, scene.args.owner_seat)],
  "took-over": (scene) => [agent(scene, scene.args.from_seat), sign(scene, "return-arrow"), agent(scene, scene.args.seat)],
  kept: (scene) => agent(scene, scene.args.seat),
  shoggoth: (scene) => [sign(scene, "kraken-tentacle"), agent(scene)],
  bites: (scene) => [sign(scene, "vampire-dracula"), agent(scene)],
  turned: (scene) => agent(scene, scene.args.seat, true),
  revealed: (scene) => side(scene, scene.args.side),
  known: (scene) => sign(scene, "eye-target"),
  "looked-at": (scene) => [sign(scene, "eye-target"), sign(scene, "uncertainty")],
  "saw-side": (scene) => side(scene, scene.args.side),
  claimed: (scene) => card(scene),
  "claimed-city": (scene) => city(scene),
  sanity: (scene) => sign(scene, scene.args.drawn === "mad" ? "brain-tentacle" : "lantern"),
  "went-mad": (scene) => sign(scene, "brain-tentacle"),
  locked: (scene) => [city(scene), sign(scene, "padlock")],
  destroyed: (scene) => [sign(scene, "octopus"), city(scene)],
  over: (scene) => sign(scene, "hourglass"),
};

/** @param {Scene} scene @param {string} icon */
const sign = ({ ui }, icon) => ui.icon(icon, { class: "telling-sign" });

/** @param {Scene} scene */
const card = ({ args, ui }) => html`<svg class="telling-card" viewBox="-3 -8 92 52">${smallCard(ui, args.card, 84, 0)}</svg>`;

/** @param {Scene} scene */
const target = (scene) => (scene.args.kind === "royal" ? royal(scene, "crown") : agent({ ...scene, args: { ...scene.args, agent: scene.args.target } }));

/** An agent's counter, in the colour of whose it is or was. @param {Scene} scene @param {number} [seat] */
function agent({ args, view, ui }, seat, vampire = false) {
  const id = args.agent;
  const owner = seat ?? (ui.story ? view.before : view.public).agents?.[id]?.seat;
  return html`<svg class="telling-counter" viewBox="-19 -19 38 38"><g class="counter ${id in CARDS ? "named" : "main"} ${vampire ? "vampire" : ""}" data-seat=${owner ?? nothing}>${counter(ui, id, owner ?? 0, vampire)}</g></svg>`;
}

/** @param {Scene} scene @param {unknown} inside in place of what the city is worth */
function city({ args, ui }, inside = nothing) {
  const label = ui.name(args.city);
  return html`<svg class="telling-city" viewBox="-66 -32 132 88">
    <circle class="medal" r="30"></circle><circle class="rim" r="26.4"></circle>
    ${inside === nothing ? svg`<text class="worth" y="9">${cityInfo(args.city).vp}</text>` : inside}
    <path class="ribbon" d="M-64 30H64L58 41L64 52H-64L-58 41Z"></path>
    <text class="city-name" y="46" text-anchor="middle" textLength=${squeezed(label, 108, 8)} lengthAdjust="spacingAndGlyphs">${label}</text>
  </svg>`;
}

/** The Royal of a city, with the defence where it still has one. @param {Scene} scene @param {string} icon */
const royal = (scene, icon) => city(scene, svg`${scene.ui.icon(icon, { x: -17, y: -17, size: 34 })}
  ${icon === "crown" ? svg`<g class="telling-defence" transform="translate(25 -17)"><circle r="11"></circle><text y="5">${cityInfo(scene.args.city).royalDefence}</text></g>` : nothing}`);

/** @param {Scene} scene @param {string} name */
const side = ({ ui }, name) => html`<span class="telling-side ${name}">${ui.icon(SIDE_ICONS[name], { class: "telling-sign" })}</span>`;

// ---- what it took

/** The bombs that an attempt costs, and against whom something was claimed. @param {string} id @param {Scene} scene */
function more(id, scene) {
  const { args, ui } = scene;
  if (id === "attempt" && args.cards.length) return html`<p class="telling-more">${args.cards.map((/** @type {string} */ bomb) => html`<span class="telling-bomb">${ui.icon("time-bomb")} ${ui.name(bomb)}</span>`)}</p>`;
  const strengths = rivals(id, scene);
  return strengths.length ? html`<p class="telling-more">${strengths.map(([seat, points]) => flag(ui, seat, points, seat === args.seat ? "lead" : ""))}</p>` : nothing;
}

/** Who was how strong where something was claimed, the claimer first; only while that has just happened. @param {string} id @param {Scene} scene @returns {[number, number][]} */
function rivals(id, { args, view, ui }) {
  if (!ui.story) return [];
  const { cities = {}, offers = {} } = view.before;
  const sway = id === "claimed-city" ? cities[args.city]?.sway.box : args.where === "stack" ? cities[args.at]?.sway.card : undefined;
  const strengths = sway ? Object.entries(sway).map(([seat, [points]]) => [seat, points]) : id === "claimed" ? Object.entries(offers[args.card]?.cubes ?? {}) : [];
  return strengths.map(([seat, points]) => /** @type {[number, number]} */ ([Number(seat), Number(points)])).sort(([one], [other]) => Number(other === args.seat) - Number(one === args.seat));
}
