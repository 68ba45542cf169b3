/** One city on a wide table: its medallion and ribbon, the card to be won, who leads for both, its Royal and the agents. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { CARDS } from "./content.js";
import { smallCard, squeezed } from "./cards.js";
import { offerSpot, site } from "./places.js";
import { agentTip, cardFacts, cardTip, cityInfo, cityOption, contest, factOf, frightens, initials, news, royalTip, standing } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").CityView} CityView */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {{view: View, ui: Ui, name: string, city: CityView, x: number, left: boolean}} Here */

/** How wide the card and the ribbon are, and how far they are from the middle of the medallion. */
const WIDE = 84;
const ASIDE = 19;

/** @param {View} view @param {Ui} ui */
export const cities = (view, ui) => repeat(Object.entries(view.public.cities), ([name]) => name, ([name, city]) => drawCity(view, ui, name, city));

/** The lines from medallions to the true places. @param {View} view */
export const pins = (view) => svg`<g class="pins" aria-hidden="true">${Object.keys(view.public.cities).map((name) => {
  const { at: [x, y], pin: [u, v] = [x, y] } = site(name);
  return svg`<line x1=${x} y1=${y} x2=${u} y2=${v}></line><circle cx=${u} cy=${v} r="4"></circle>`;
})}</g>`;

/** @param {View} view @param {Ui} ui @param {string} name @param {CityView} city */
function drawCity(view, ui, name, city) {
  const { at, left = false } = site(name);
  const here = { view, ui, name, city, left, x: left ? -ASIDE - WIDE : ASIDE };
  return svg`<g class="city ${city.destroyed ? "destroyed" : ""} ${city.locked === undefined ? "" : "locked"} ${news(ui, name)}" data-city=${name} transform="translate(${at})">
    ${box(here)}
    ${city.destroyed ? svg`<g class="cthulhu" transform="translate(${here.x + 18} 2)">${ui.icon("octopus", { size: 56 })}</g>${city.royal ? royal(here) : nothing}` : svg`${stack(here)}${royal(here)}${sway(here, "city", 1)}${sway(here, "stack", 61)}${people(here)}${lock(here)}`}
  </g>`;
}

/** The medallion with what the city is worth, in its owner's shape, and the ribbon. @param {Here} here */
function box({ view, ui, name, city, x, left }) {
  const info = cityInfo(name);
  const label = ui.name(name);
  const args = JSON.stringify({ city: name, points: info.vp, defence: info.defence, standing: standing(ui, city.sway.box) });
  const gold = factOf(view, `city:${name}`)?.gold;
  const end = left ? x - 12 : x + WIDE + 12;
  return svg`<g class="box" data-id=${cityOption(view, name)} data-drop="city:${name}" data-tip=${city.destroyed ? "board-destroyed" : "tip-city"} data-tip-args=${args} ?data-told=${!city.destroyed}>
    <path class="ribbon" d="M0 -19L${end} -19L${left ? end + 6 : end - 6} -9L${end} 1L0 1Z"></path>
    <rect class="room" x=${x} y="1" width=${WIDE} height="17"></rect>
    <circle class="medal" r="20"></circle><circle class="rim" r="17.4"></circle>
    ${owner(ui, name, city)}
    <text class="worth ${city.control === undefined ? "" : "owned"}" data-seat=${city.control ?? nothing} y="6">${info.vp}</text>
    <text class="city-name ${label.length > 12 ? "long" : ""}" x=${x + (left ? WIDE - 4 : 4)} y="-4" text-anchor=${left ? "end" : "start"} textLength=${label.length > 12 ? WIDE + 1 : nothing} lengthAdjust="spacingAndGlyphs">${label}</text>
    ${gold === undefined ? nothing : svg`<g class="price" transform="translate(${left ? 17 : -17} -17)"><circle r="10.5"></circle><text y="5">${gold}</text></g>`}
  </g>`;
}

/** The control disc, in its owner's shape. @param {Ui} ui @param {string} name @param {CityView} city */
const owner = (ui, name, { control }) =>
  repeat(control === undefined ? [] : [control], (seat) => seat, (seat) => svg`<g class="control" data-seat=${seat} data-piece="control:${name}:${seat}" data-home="control:${seat}"><path d=${ui.shape(seat)} transform="translate(-16.2 -16.2) scale(1.35)"></path></g>`);

/** So many cards are seen below the top one. */
const UNDER = [1, 2];

/** @param {Here} here */
function stack({ view, ui, name, city, x }) {
  if (!city.up) return svg`<g class="no-card" transform="translate(${x} 18)"><rect width=${WIDE} height="42" rx="4"></rect></g>`;
  const tip = JSON.stringify({ ...cardFacts(ui, city.up), standing: standing(ui, city.sway.card) });
  return svg`<g class="stack" data-id="stack:${name}" data-drop="stack:${name}" data-tip="tip-stack" data-tip-args=${tip} data-told transform="translate(${x} 18)">
    ${repeat([city.up], (card) => card, (card) => svg`<g data-piece="card:${card}" data-home="card:${card}">${smallCard(ui, card, WIDE, city.below)}</g>`)}
    <rect class="room" y="42" width=${WIDE} height="17"></rect>
    ${city.card_blocked ? disc(ui, `stack:${name}`, WIDE + 2, 21, 0.7) : nothing}
  </g>${UNDER.slice(0, city.below).map((i) => svg`<path class="under" d="M${x + i * 2.4} ${60 + i * 2.2 - 2}h${WIDE - 2}"></path>`)}`;
}

/** Who is how strong in a place, and who leads. What has no cubes there is hollow. @param {Here} here @param {"city" | "stack"} kind @param {number} y */
function sway(here, kind, y) {
  const { view, ui, name, city, x } = here;
  const { strength, first, cubes } = contest(city, kind);
  const fact = factOf(view, `${kind}:${name}`);
  const room = fact?.is === "place" ? 20 : 0;
  const all = Object.keys(strength).map(Number);
  const seats = room && all.length > 4 ? all.filter((seat) => seat !== view.me) : all; // for all five and the outcome there is no room
  const step = Math.min(23, (WIDE + 20 - room) / Math.max(1, seats.length));
  return svg`<g class="sway" transform="translate(${x} ${y})">
    ${repeat(seats, (seat) => (seat in cubes ? seat : `agents of ${seat}`), (seat, i) => chip(ui, seat, strength[seat][0], { lead: seat in first, cubes: cubes[seat] ?? 0, id: `${kind}-cube:${view.public.players[seat].colour}:${name}`, piece: `cubes:${kind}:${name}:${seat}`, x: i * step }))}
    ${room ? outcome(/** @type {any} */ (fact), seats.length * step + 2) : nothing}
  </g>`;
}

/**
 * A seat's influence in a place.
 * @param {Ui} ui @param {number} seat @param {number} strength
 * @param {{lead: boolean, cubes: number, id: string, piece: string, x: number}} how
 */
export const chip = (ui, seat, strength, { lead, cubes, id, piece, x }) => svg`<g class="cubes ${lead ? "lead" : ""} ${cubes ? "" : "hollow"}" data-seat=${seat} data-id=${cubes ? id : nothing} data-piece=${cubes ? piece : nothing} data-home=${cubes ? `stock:${seat}` : nothing} data-count=${cubes || nothing} transform="translate(${x} 0)">
  <rect width="21.5" height="15.5" rx="3"></rect><path d=${ui.shape(seat)} transform="translate(2 3) scale(.4)"></path><text x="16" y="12.4">${strength}</text></g>`;

/** What my cubes would do here: enough to claim, or how many more it takes. @param {{need: number, mine: number}} fact @param {number} x */
const outcome = ({ need, mine }, x) => svg`<g class="outcome ${need ? "short" : "enough"}" transform="translate(${x} 0)"><rect width="19" height="15.5" rx="7.7"></rect>${need ? svg`<text x="9.5" y="12.2">−${need}</text>` : svg`<text x="9.5" y="12.2">${mine}</text>`}</g>`;

/** @param {Here} here */
function royal({ ui, name, city }) {
  const info = cityInfo(name);
  const { royal: done, royal_by: by } = city;
  const icon = done === "killed" ? "crowned-skull" : done === "hidden" ? "cloak" : "crown";
  return svg`<g class="royal ${done ?? ""}" data-id="royal:${name}" data-drop="royal:${name}" data-tip="tip-royal" data-tip-args=${royalTip(ui, name, city)} ?data-told=${!city.destroyed} data-seat=${by ?? nothing} transform="translate(-19 22)">
    ${ui.can(`royal:${name}`) ? svg`<path d="M-2-5H39V23H-2Z" fill="none" pointer-events="all"></path>` : nothing}<rect width="37" height="18" rx="4"></rect>${ui.icon(icon, { x: 3, y: 2, size: 14 })}
    ${by === undefined ? svg`<text class="defence" x="27" y="13.6">${info.royalDefence}</text>` : svg`<path class="by" data-piece="deed:${name}" d=${ui.shape(by)} transform="translate(20 2.4) scale(.55)"></path>`}
  </g>`;
}

/** The agents in a city, then zombies and a Blocking disc. @param {Here} here */
function people({ view, ui, name, city, x, left }) {
  const here = Object.entries(view.public.agents).filter(([, agent]) => agent.city === name).map(([agent]) => agent);
  if (city.zombies) here.push("zombies");
  if (city.blocked) here.push("disc");
  const step = Math.min(28, (site(name).spread ?? 112) / here.length);
  return repeat(here, (thing) => thing, (thing, i) => {
    const at = left ? x + WIDE - 12 - i * step : x + 12 + i * step;
    if (thing === "disc") return disc(ui, `city:${name}`, at, 91, 0.85);
    if (thing === "zombies") return zombies(ui, name, city.zombies, at);
    const { seat, vampire = false } = view.public.agents[thing];
    return token(view, ui, thing, seat, vampire, at, 91);
  });
}

/** @param {Ui} ui @param {string} name @param {number} number @param {number} x */
const zombies = (ui, name, number, x) => svg`<g class="zombies" data-id="zombie:${name}" data-drop="zombie:${name}" data-piece="zombies:${name}" data-tip="tip-zombies" transform="translate(${x - 14} 79)"><rect width="30" height="24" rx="5"></rect>${ui.icon("shambling-zombie", { x: 1, y: 3, size: 18 })}<text x="23.5" y="17">${number}</text></g>`;

/** An agent's counter: in its owner's shape and colour, with its initials; a Main Agent wears a hat. @param {View} view @param {Ui} ui @param {string} agent @param {number} seat @param {boolean} vampire @param {number} x @param {number} y */
export function token(view, ui, agent, seat, vampire, x, y) {
  const info = CARDS[agent];
  const travels = view.ask?.args.agent === agent;
  return svg`<g class="counter ${info ? "named" : "main"} ${vampire ? "vampire" : ""} ${travels ? "travels" : ""}" data-seat=${seat} data-id="agent:${agent}" data-drop="agent:${agent}" data-piece="agent:${agent}" data-home="agent:${agent}" data-tip="tip-agent" data-tip-args=${agentTip(ui, agent, seat, vampire)} transform="translate(${x} ${y})">
    <circle class="touched" r="15"></circle>${counter(ui, agent, seat, vampire)}
  </g>`;
}

/** What is printed on a counter. @param {Ui} ui @param {string} agent @param {number} seat @param {boolean} vampire */
export function counter(ui, agent, seat, vampire) {
  const info = CARDS[agent];
  return svg`<path class="body" d=${ui.shape(seat)} transform="translate(-15 -15) scale(1.25)"></path>
    ${info ? svg`<text y="5">${initials(ui, agent)}</text>` : ui.icon("top-hat", { x: -9, y: -9, size: 18 })}
    ${vampire ? ui.icon("vampire-dracula", { x: 3, y: -17, size: 16, class: "fangs" }) : nothing}
    ${info?.bombs ? svg`<g class="pips">${Array.from({ length: info.bombs }, (_, i) => svg`<circle cx=${-4 + i * 8} cy="13" r="3"></circle>`)}</g>` : nothing}`;
}

/** Bismarck, where no cubes can lie any more. @param {Here} here */
const lock = ({ ui, name, city }) => (city.locked === undefined ? nothing : svg`<g class="lock" data-piece="lock:${name}" data-tip="tip-locked"><circle cx="-17" cy="-17" r="10"></circle>${ui.icon("padlock", { x: -24, y: -24, size: 14 })}</g>`);

/** @param {Ui} ui @param {string} place @param {number} x @param {number} y @param {number} size */
export const disc = (ui, place, x, y, size = 1) => svg`<g class="disc" data-piece="disc:${place}" data-tip="tip-disc" transform="translate(${x} ${y}) scale(${size})"><circle r="14"></circle>${ui.icon("cancel", { x: -10, y: -10, size: 20 })}</g>`;

/** Permanents on offer, in the margin. @param {View} view @param {Ui} ui */
export function offers(view, ui) {
  const names = Object.keys(view.public.offers);
  const { x, y } = offerSpot(0, names.length);
  return svg`<g class="offers"><text class="offers-head" x=${x + 2} y=${y - 6}>${ui.say("board-offers")} +${view.public.supply.permanents}</text>
    ${repeat(names, (name) => name, (name, i) => offer(view, ui, name, offerSpot(i, names.length)))}</g>`;
}

/** @param {View} view @param {Ui} ui @param {string} name @param {{x: number, y: number, width: number}} spot */
function offer(view, ui, name, { x, y, width }) {
  const { cubes, first = {}, blocked } = view.public.offers[name];
  const seats = Object.keys(cubes).map(Number);
  const fact = factOf(view, `offer:${name}`);
  return svg`<g class="offer" data-id="offer:${name}" data-drop="offer:${name}" data-piece="offer:${name}" data-home="card:${name}" data-tip="tip-permanent" data-tip-args=${cardTip(ui, name)} transform="translate(${x} ${y})">
    <rect class="plate" width=${width} height="39" rx="4"></rect><text class="card-name" x="7" y="15" textLength=${squeezed(ui.name(name), width - 26, 6.8)} lengthAdjust="spacingAndGlyphs">${ui.name(name)}</text>
    ${frightens(name) ? ui.icon("brain-tentacle", { x: width - 18, y: 3, size: 14, class: "dread" }) : nothing}
    <g transform="translate(6 20)">${repeat(seats, (seat) => seat, (seat, i) => chip(ui, seat, cubes[seat], { lead: seat in first, cubes: cubes[seat], id: `offer-cube:${view.public.players[seat].colour}:${name}`, piece: `cubes:offer:${name}:${seat}`, x: i * 23 }))}
    ${fact?.is === "place" ? outcome(/** @type {any} */ (fact), width - 30) : nothing}</g>${blocked ? disc(ui, `offer:${name}`, width - 14, 24, 0.7) : nothing}</g>`;
}
