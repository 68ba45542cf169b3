/** What stands in the city: places with the way there, leads, informants, warrants, and the detectives. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { BUILDINGS, HIGH, SPOTS, WIDE, city } from "./city.js";
import { LOCATIONS } from "./content.js";
import { ability } from "./cards.js";
import { ICONS, lines, portrait } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

const PLACES = Object.keys(LOCATIONS);

/** @param {View} view @param {Ui} ui */
export function cityMap(view, ui) {
  return svg`<svg class="city" viewBox="0 0 ${WIDE} ${HIGH}" role="group" aria-label=${ui.say("tab-map")}>
    ${city(ui)}
    <g class="reach" aria-hidden="true">${PLACES.map((id) => reach(view, id))}</g>
    <g class="places">${PLACES.map((id) => place(view, ui, id))}</g>
    <g class="marks">${marks(view, ui)}</g>
    <g class="leads">${leads(view, ui)}</g>
    <g class="figures">${repeat(view.seats, ({ seat }) => seat, ({ seat }) => figure(view, ui, seat))}</g>
  </svg>`;
}

/** What going somewhere costs, if I can; a pass for the dropship goes everywhere and is no light. @param {View} view @param {string} id @returns {number | undefined} */
function timeTo(view, id) {
  const fact = view.ask?.options[`place:${id}`];
  return fact && fact !== 1 && (fact.is === "travel" || fact.is === "take-beanstalk") ? fact.time : undefined;
}

/** The light that falls on a place to which I can go. @param {View} view @param {string} id */
function reach(view, id) {
  const [x, y] = SPOTS[id];
  return timeTo(view, id) === undefined ? nothing : svg`<path class="beam" d="M${x - 12} ${y - 86}H${x + 12}L${x + 54} ${y}A54 13 0 0 1 ${x - 54} ${y}Z"></path><ellipse class="lit-ground" cx=${x} cy=${y} rx="62" ry="17"></ellipse>`;
}

// ---- places

/** @param {Ui} ui @param {string} id */
export function placeTip(ui, id) {
  const { type, quality, restricted } = LOCATIONS[id];
  const free = quality === "normal" ? "" : ui.say(`tip-${quality}`);
  const text = [ability(ui, id), free, restricted ? ui.say("tip-restricted") : ""].filter(Boolean).join("\n");
  return JSON.stringify({ name: ui.name(id), type: ui.say(`type-${type}`), quality: ui.say(`quality-${quality}`), text: `\n${text}`.trimEnd() });
}

/** Places of which some language's name is too long for the map: the whole is in the explanation. */
const SHORT = ["old_war_memorial", "thurguns_free_clinic", "challenger_memorial_ferry", "dust_rail_cantina"];

/** @param {View} view @param {Ui} ui @param {string} id */
function place(view, ui, id) {
  const { type, quality, restricted, major } = LOCATIONS[id];
  const [x, y] = SPOTS[id];
  const scene = view.public.scene === id;
  const time = timeTo(view, id);
  const name = lines(SHORT.includes(id) ? ui.say(`short-${id}`) : ui.name(id), 15).map((line, i) => svg`<tspan x="0" y=${20 + i * 19}>${line}</tspan>`).reverse(); // the upper line over the lower: its g and y stay whole
  return svg`<g class="place ${quality} ${type} ${scene ? "scene" : ""}" transform="translate(${x} ${y})" data-id="place:${id}" data-drop=${id} data-tip="tip-place" data-tip-args=${placeTip(ui, id)}>
    <rect class="touched" x="-34" y="-58" width="68" height="76"></rect><path class="frame" d=${BUILDINGS[type]}></path>
    ${quality === "ritzy" ? svg`<path class="trim" d="M-30 3H30M-24-60l3 6 6 1-5 4 1 6-5-3-5 3 1-6-5-4 6-1Z"></path>` : quality === "seedy" ? svg`<path class="trim" d="M-30 3H-12M-4 3H10M16 3H30M-16-12l7 9M12-14l-5 11"></path>` : nothing}
    ${ui.icon(ICONS[type], { x: -13, y: -37, size: 26 })}
    ${major ? svg`<path class="major" d="M-6 0V-8H6V0Z"></path>` : nothing}
    ${restricted ? ui.icon("padlock", { x: -31, y: -20, size: 18, class: "lock" }) : nothing}
    ${time === undefined ? nothing : svg`<g class="fare"><circle cx="-25" cy="-48" r="12"></circle><text x="-25" y="-41">${time}</text></g>`}
    <text class="place-name">${name}</text>
  </g>`;
}

/** Lily, Jimmy, warrants, and people whom events have brought. @param {View} view @param {Ui} ui */
function marks(view, ui) {
  const { lily, jimmy, scene, npcs, players } = view.public;
  /** @type {Record<string, number>} how many badges stand at a place: the next stands beside them */
  const taken = {};
  const badge = (/** @type {string} */ at, /** @type {string} */ icon, /** @type {string} */ tip, /** @type {Record<string, string>} */ args = {}, piece = tip) => {
    const [x, y] = SPOTS[at];
    const before = taken[at] ?? 0;
    taken[at] = before + 1;
    return svg`<g class="mark ${tip}" transform="translate(${x + 34 + before * 20} ${y - 10})" data-piece="mark:${piece}" data-tip=${tip} data-tip-args=${JSON.stringify(args)}><circle r="13"></circle>${ui.icon(icon, { x: -9, y: -9, size: 18 })}</g>`;
  };
  const around = Object.entries(npcs).filter(([, npc]) => npc.at);
  const warrants = Object.entries(players).flatMap(([seat, player]) => player.warrants.map((at, i) => ({ seat: Number(seat), at, i })));
  return [
    badge(scene, "chalk-outline-murder", "tip-scene"),
    badge(lily, ICONS.lily, "tip-lily"),
    badge(jimmy, ICONS.jimmy, "tip-jimmy"),
    ...around.map(([id, npc]) => badge(npc.at, "person", "tip-npc", { name: ui.name(id), state: ui.say(`npc-${npc.state}`) }, id)),
    ...warrants.map(({ seat, at, i }) => {
      const [x, y] = SPOTS[at];
      return svg`<g class="warrant" data-seat=${seat} transform="translate(${x - 8 + seat * 11} ${y - 58})" data-piece="warrant:${seat}-${i}" data-tip="tip-warrant" data-tip-args=${JSON.stringify({ seat })}><path d="M-5-10H5V9L0 4-5 9Z"></path></g>`;
    }),
  ];
}

/** Pins beside the roof, the next ones outside. @param {View} view @param {Ui} ui */
function leads(view, ui) {
  /** @type {Record<string, number>} */
  const taken = {};
  return repeat(Object.keys(view.public.leads), (id) => id, (id) => {
    const { at } = view.public.leads[id];
    taken[at] = (taken[at] ?? 0) + 1;
    return lead(view, ui, id, taken[at] - 1);
  });
}

/** @param {View} view @param {Ui} ui @param {string} id @param {number} before how many lie there already */
function lead(view, ui, id, before) {
  const { kind, of, at } = view.public.leads[id];
  const [x, y] = SPOTS[at];
  const asked = view.ask?.prompt === "move-lead" ? view.ask.args : {};
  return svg`<g class="lead ${kind} ${asked.kind === kind && asked.of === of && asked.place === at ? "meant" : ""}" transform="translate(${x + 31 + before * 25} ${y - 26})" data-id=${id} data-piece=${id} data-tip="tip-lead" data-tip-args=${JSON.stringify({ kind, of })}>
    <circle class="touched" cy="-17" r="20"></circle><path d="M0 0C-3-7-13-9-13-19A13 13 0 1 1 13-19C13-9 3-7 0 0Z"></path>${ui.icon(ICONS[kind], { x: -9, y: -28, size: 18 })}</g>`;
}

/** A detective: the face in a ring of the seat's colour, with its shape. @param {View} view @param {Ui} ui @param {number} seat */
function figure(view, ui, seat) {
  const player = view.public.players[seat];
  const here = view.seats.filter((other) => view.public.players[other.seat].at === player.at);
  const index = here.findIndex((other) => other.seat === seat);
  const [x, y] = SPOTS[player.at];
  const tip = { name: `${ui.name(player.detective)} (${ui.who(seat)})`, at: ui.name(player.at) };
  return svg`<g class="figure ${view.public.active === seat ? "active" : ""}" data-seat=${seat} data-piece="figure:${seat}" data-id="detective:${player.detective}" transform="translate(${x - 42 - index * 27} ${y - 20 - (index % 2) * 9})" data-tip="tip-detective" data-tip-args=${JSON.stringify(tip)}>
    <circle class="body" r="21"></circle><circle class="halo" r="34"></circle><circle class="disc" r="19"></circle><g class="bust">${portrait(ui, player.detective, { x: -19, y: -19, size: 38 })}</g><circle class="ring" r="20"></circle><path class="shape" d=${ui.shape(seat)} transform="translate(4 3) scale(.72)"></path></g>`;
}
