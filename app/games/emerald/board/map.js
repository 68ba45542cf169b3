/** The map: sea and land by gaslight, the ways, and twelve cities with all that lies in them. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { CARDS, LINKS } from "./content.js";
import { smallCard } from "./cards.js";
import { cardFacts, cardTip, cityInfo, factOf, frightens, initials, isTall, offerSpot, spot } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").CityView} CityView */
/** @typedef {import("/static/table/types.js").Ui} Ui */

const W = 212;
const H = 178;

// ---- the ground

export const paints = svg`<defs>
  <radialGradient id="em-gas" cx=".48" cy=".5" r=".75"><stop offset="0" stop-color="#2a5c4b"></stop><stop offset=".55" stop-color="#153b30"></stop><stop offset="1" stop-color="#0a1f19"></stop></radialGradient>
  <pattern id="em-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><line x1="0" y1="0" x2="0" y2="7" stroke="#7fb79f" stroke-width=".7" opacity=".28"></line></pattern>
  <linearGradient id="em-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6dfc0"></stop><stop offset="1" stop-color="#cdc49d"></stop></linearGradient>
  <radialGradient id="em-lamp"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".55"></stop><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"></stop></radialGradient>
</defs>`;

const LANDS = [
  "M-700 -300 L60 -300 C90 -120 150 -60 140 20 C180 80 120 120 210 180 C240 240 170 260 190 300 C150 340 120 300 60 330 C0 350 -60 330 -120 400 L-700 420 Z",
  "M262 40 C270 -20 350 -40 372 10 C410 40 420 90 452 120 C470 160 430 190 380 180 C330 200 290 170 270 130 C250 100 255 70 262 40 Z",
  "M476 60 C520 -10 600 20 640 -30 C700 -90 760 -40 820 -90 C900 -150 1000 -100 1100 -160 L1900 -200 L1900 420 C1500 430 1300 400 1220 420 C1160 390 1100 330 1040 360 C1000 400 960 380 930 420 C900 450 880 400 840 420 C800 440 850 500 800 500 C760 480 770 430 730 430 C690 420 700 480 740 520 C770 570 720 590 690 550 C650 500 640 430 590 410 C540 400 520 440 470 450 C460 520 450 590 360 592 C270 600 220 560 230 490 C240 440 310 450 340 420 C340 370 300 350 330 310 C370 270 440 250 450 210 C450 160 450 110 476 60 Z",
  "M420 660 C520 600 600 640 700 612 C800 580 860 600 900 590 C960 560 1080 600 1140 570 C1220 540 1240 480 1330 470 L1900 460 L1900 1000 L420 1000 Z",
];

/** Sea, land, and something under the paper. */
export const ground = () => svg`<g class="ground" aria-hidden="true">
  <rect class="sea" x="-600" y="-600" width="2600" height="2400"></rect>
  <g class="beneath">
    <path d="M-60 700 C120 560 150 660 210 560 C260 470 180 430 240 380 C290 345 330 400 296 430"></path>
    <path d="M1280 760 C1130 640 1180 560 1090 540 C1010 530 1000 470 1040 450"></path>
    <path d="M180 -40 C220 60 130 100 190 170 C230 215 270 170 244 148"></path>
  </g>
  ${isTall() ? nothing : LANDS.map((land) => svg`<path class="land" d=${land}></path><path class="coast" d=${land}></path>`)}
</g>`;

/** Where the price of a way is written: at its fork, or half way. @param {{id: string, ends: string[]}} link */
function middle({ id, ends }) {
  if (id) return spot(id);
  const [from, to] = ends.map(spot);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The ways; a junction has one price for all its branches. */
export const ways = () => svg`<g class="ways" aria-hidden="true">${LINKS.map((link) => {
  const { x, y } = middle(link);
  return link.ends.map(spot).map((end) => svg`<line x1=${x} y1=${y} x2=${end.x} y2=${end.y}></line>`);
})}</g>`;

/** Their prices, on top of it all. */
export const tolls = () => svg`<g class="tolls" aria-hidden="true">${LINKS.map((link) => {
  const { x, y } = middle(link);
  return svg`<g class="toll ${link.id ? "fork" : ""}" transform="translate(${x} ${y})"><circle r="11"></circle><text y="5.5">${link.cost}</text></g>`;
})}</g>`;

/** The way an agent would take to the city under the finger, forks included. @param {View} view @param {Ui} ui */
export function route(view, ui) {
  /** @type {string[] | undefined} */
  const path = factOf(view, `city:${ui.local.hover}`)?.path;
  return path ? svg`<polyline class="route" points=${path.map(spot).map(({ x, y }) => `${x},${y}`).join(" ")}></polyline>` : nothing;
}

/** Which city lies under the pointer or has the focus; while a journey is planned, its way is shown. @param {View} view @param {Ui} ui @param {Event} event */
export function point(view, ui, event) {
  const city = event.target instanceof Element ? event.target.closest(".city")?.getAttribute("data-city") : undefined;
  if (!city || !factOf(view, `city:${city}`)?.path || ui.local.hover === city) return;
  ui.local.hover = city;
  ui.redraw();
}

// ---- one city

/** @param {View} view @param {Ui} ui */
export const cities = (view, ui) => repeat(Object.entries(view.public.cities), ([name]) => name, ([name, city]) => drawCity(view, ui, name, city));

/** The option that a click on a city means now. @param {View} view @param {string} name */
function cityOption(view, name) {
  if (view.ask?.prompt !== "escape") return `city:${name}`;
  return Object.keys(view.ask.options).find((id) => id.startsWith("flee:") && id.endsWith(`:${name}`)) ?? `city:${name}`;
}

/** @param {View} view @param {Ui} ui @param {string} name @param {CityView} city */
function drawCity(view, ui, name, city) {
  const { x, y } = spot(name);
  const info = cityInfo(name);
  const label = city.destroyed ? "board-destroyed" : "tip-city";
  return svg`<g class="city ${city.destroyed ? "destroyed" : ""} ${city.locked === undefined ? "" : "locked"} ${news(ui, name)}" data-city=${name} transform="translate(${x - W / 2} ${y - H / 2})">
    <circle class="lamp" cx=${W / 2} cy=${H / 2} r="150"></circle>
    <g class="box" data-id=${cityOption(view, name)} data-drop="city:${name}" data-tip=${label} data-tip-args=${JSON.stringify({ city: name, points: info.vp, defence: info.defence, standing: standing(ui, city.sway.box) })}>
      <rect class="plate" width=${W} height=${H} rx="9"></rect>
      <text class="city-name ${ui.name(name).length > 12 ? "long" : ""}" x="9" y="24">${ui.name(name)}</text>
      ${price(view, name) ?? worth(info.vp, W - 24, 17)}
      ${city.control === undefined ? nothing : svg`<g class="control" data-seat=${city.control} data-piece="control:${name}" transform="translate(${W - 64} 5)"><path d=${ui.shape(city.control)}></path></g>`}
      ${city.destroyed ? nothing : defence(ui, info.defence, W - 38, H - 24)}
    </g>
    ${city.destroyed ? svg`${ui.icon("octopus", { x: 60, y: 66, size: 96, class: "cthulhu" })}${city.royal ? royal(ui, name, city, info) : nothing}` : svg`${stack(view, ui, name, city)}${royal(ui, name, city, info)}${people(view, ui, name, city)}${boxCubes(view, ui, name, city)}${lock(ui, name, city)}`}
  </g>`;
}

/** How many points something is worth. @param {number} points @param {number} x @param {number} y @param {number} size */
const worth = (points, x, y, size = 1) => svg`<g class="worth" transform="translate(${x} ${y}) scale(${size})"><path d="M0 -13 L12 -4 L8 11 L-8 11 L-12 -4 Z"></path><text y="6">${points}</text></g>`;

/** How many bombs it takes. @param {Ui} ui @param {number} bombs @param {number} x @param {number} y */
const defence = (ui, bombs, x, y) => svg`<g class="defence" transform="translate(${x} ${y})">${ui.icon("time-bomb", { size: 17 })}<text x="19" y="15">${bombs}</text></g>`;

/** Whether something is happening here right now, or has since I last acted. @param {Ui} ui @param {string} name */
function news(ui, name) {
  const concerns = (/** @type {import("/static/table/types.js").Note | undefined} */ note) => note?.args.city === name || note?.args.at === name;
  if (ui.story) return concerns(ui.story.notes[ui.story.at]) ? "staged" : "";
  return ui.recent?.some(concerns) ? "recent" : "";
}

/** The price of a journey, where one is being planned. @param {View} view @param {string} name */
function price(view, name) {
  const cost = factOf(view, `city:${name}`)?.gold;
  return cost === undefined ? null : svg`<g class="price" transform="translate(${W - 24} 17)"><circle r="15"></circle><text y="7">${cost}</text></g>`;
}

/** Influence in a place, in words. @param {Ui} ui @param {Record<number, [number, number]>} sway */
const standing = (ui, sway) =>
  Object.entries(sway).map(([seat, [points, agents]]) => ui.say("board-standing", { who: ui.who(Number(seat)), points, agents })).join("; ") || ui.say("board-nobody");

/** So many cards are seen below the top one. */
const UNDER = [0, 1, 2];

/** @param {View} view @param {Ui} ui @param {string} name @param {CityView} city */
function stack(view, ui, name, city) {
  if (!city.up) return svg`<g class="no-card" transform="translate(8 34)"><rect width="96" height="96" rx="5"></rect></g>`;
  const tip = JSON.stringify({ ...cardFacts(ui, city.up), standing: standing(ui, city.sway.card) });
  return svg`<g class="stack" data-id="stack:${name}" data-drop="stack:${name}" data-tip="tip-stack" data-tip-args=${tip}>
    ${UNDER.slice(0, city.below).map((i) => svg`<rect class="under" x=${11 + i * 3} y=${37 + i * 3} width="96" height="96" rx="5"></rect>`).reverse()}
    ${smallCard(ui, city.up, 8, 34)}
    <text class="below" x="14" y="125">${city.below ? `+${city.below}` : ""}</text>
    <rect class="room" x="8" y="136" width="98" height="40"></rect>${cubes(view, ui, city.card, "stack", name, 8, 136)}
    ${city.card_blocked ? disc(ui, `stack:${name}`, 48, 119, 0.8) : nothing}
  </g>`;
}

/** Cubes by owner. @param {View} view @param {Ui} ui @param {Record<number, number>} pile @param {string} kind @param {string} name @param {number} x @param {number} y @param {number} perRow */
export function cubes(view, ui, pile, kind, name, x, y, perRow = 3) {
  return repeat(Object.entries(pile), ([seat]) => seat, ([seat, number], i) => svg`<g class="cubes" data-seat=${seat} data-id="${kind}-cube:${view.public.players[Number(seat)].colour}:${name}" data-piece="cubes:${kind}:${name}:${seat}" transform="translate(${x + (i % perRow) * 33} ${y + Math.floor(i / perRow) * 20})">
    <rect width="30" height="18" rx="3"></rect><path d=${ui.shape(Number(seat))} transform="translate(2 2) scale(.58)"></path><text x="22" y="14.5">${number}</text></g>`);
}

/** @param {View} view @param {Ui} ui @param {string} name @param {CityView} city */
const boxCubes = (view, ui, name, city) => cubes(view, ui, city.box, "city", name, 110, 136);

/** @param {Ui} ui @param {string} name @param {CityView} city @param {{royalDefence: number, royalVp: number}} info */
function royal(ui, name, city, info) {
  const { royal: done, royal_by: by } = city;
  const icon = done === "killed" ? "crowned-skull" : done === "hidden" ? "cloak" : "crown";
  const args = JSON.stringify({ royal: `royal-${name}`, defence: info.royalDefence, points: info.royalVp, who: by === undefined ? "" : ui.who(by), done: done ?? "none" });
  return svg`<g class="royal ${done ?? ""}" data-id="royal:${name}" data-drop="royal:${name}" data-tip="tip-royal" data-tip-args=${args} data-seat=${by ?? nothing} transform="translate(110 34)">
    <rect width="94" height="26" rx="4"></rect>${ui.icon(icon, { x: 4, y: 3, size: 20 })}
    ${by === undefined ? svg`${defence(ui, info.royalDefence, 29, 5)}${worth(info.royalVp, 79, 14, 0.85)}` : svg`<path class="by" data-piece="deed:${name}" d=${ui.shape(by)} transform="translate(66 4) scale(.75)"></path>`}
  </g>`;
}

/** The agents in a city, then zombies and a Blocking disc. @param {View} view @param {Ui} ui @param {string} name @param {CityView} city */
function people(view, ui, name, city) {
  const here = Object.entries(view.public.agents).filter(([, agent]) => agent.city === name).map(([agent]) => agent);
  if (city.zombies) here.push("zombies");
  if (city.blocked) here.push("disc");
  const perRow = Math.max(3, Math.ceil(here.length / 2));
  return repeat(here, (thing) => thing, (thing, i) => {
    const x = 124 + (i % perRow) * Math.min(31, 92 / perRow);
    const y = 78 + Math.floor(i / perRow) * 33;
    if (thing === "disc") return disc(ui, `city:${name}`, x, y);
    if (thing === "zombies") return svg`<g class="zombies" data-id="zombie:${name}" data-drop="zombie:${name}" data-piece="zombies:${name}" data-tip="tip-zombies" transform="translate(${x - 15} ${y - 14})"><rect width="32" height="28" rx="6"></rect>${ui.icon("shambling-zombie", { x: 1, y: 3, size: 20 })}<text x="25" y="21">${city.zombies}</text></g>`;
    const { seat, vampire = false } = view.public.agents[thing];
    return token(view, ui, thing, seat, vampire, x, y);
  });
}

/** What an agent's counter tells. @param {Ui} ui @param {string} agent @param {number} seat @param {boolean} vampire */
export function agentTip(ui, agent, seat, vampire) {
  const info = CARDS[agent];
  return JSON.stringify({ agent, who: ui.who(seat), bombs: info ? info.bombs ?? 0 : 1, points: info?.vp ?? 0, ability: info?.ability ?? "", vampire: vampire ? "yes" : "no" });
}

/** An agent's counter. @param {View} view @param {Ui} ui @param {string} agent @param {number} seat @param {boolean} vampire @param {number} x @param {number} y */
export function token(view, ui, agent, seat, vampire, x, y) {
  const info = CARDS[agent];
  return svg`<g class="counter ${info ? "named" : "main"} ${vampire ? "vampire" : ""}" data-seat=${seat} data-id="agent:${agent}" data-drop="agent:${agent}" data-piece="agent:${agent}" data-tip="tip-agent" data-tip-args=${agentTip(ui, agent, seat, vampire)} transform="translate(${x} ${y})">
    ${info ? svg`<circle r="14"></circle><text y="5">${initials(ui, agent)}</text>` : svg`<path class="pawn" d=${ui.shape(seat)} transform="translate(-15 -15) scale(1.25)"></path>${ui.icon("top-hat", { x: -9, y: -10, size: 18 })}`}
    ${vampire ? ui.icon("vampire-dracula", { x: 4, y: -18, size: 16, class: "fangs" }) : nothing}
    ${info?.bombs ? svg`<g class="pips">${Array.from({ length: info.bombs }, (_, i) => svg`<circle cx=${-4 + i * 8} cy="14" r="3.4"></circle>`)}</g>` : nothing}
  </g>`;
}

/** Bismarck, where no cubes can lie any more. @param {Ui} ui @param {string} name @param {CityView} city */
const lock = (ui, name, city) => (city.locked === undefined ? nothing : svg`<g class="lock" data-piece="lock:${name}" data-tip="tip-locked">${ui.icon("padlock", { x: 112, y: H - 36, size: 28 })}</g>`);

/** @param {Ui} ui @param {string} place @param {number} x @param {number} y @param {number} size */
const disc = (ui, place, x, y, size = 1) => svg`<g class="disc" data-piece="disc:${place}" data-tip="tip-disc" transform="translate(${x} ${y}) scale(${size})"><circle r="15"></circle>${ui.icon("cancel", { x: -11, y: -11, size: 22 })}</g>`;

// ---- permanents on offer

/** @param {View} view @param {Ui} ui */
export function offers(view, ui) {
  const names = Object.keys(view.public.offers);
  const at = offerSpot(0, names.length);
  return svg`<g class="offers"><text class="offers-head" x=${at.x + 2} y=${at.y - 8}>${ui.say("board-offers")} +${view.public.supply.permanents}</text>
    ${repeat(names, (name) => name, (name, i) => {
      const { x, y, width } = offerSpot(i, names.length);
      const offer = view.public.offers[name];
      const room = width - (offer.blocked ? 38 : 12);
      return svg`<g class="offer" data-id="offer:${name}" data-drop="offer:${name}" data-piece="offer:${name}" data-tip="tip-permanent" data-tip-args=${cardTip(ui, name)} transform="translate(${x} ${y})">
        <rect width=${width} height="46" rx="6"></rect><text class="card-name" x="9" y="19">${ui.name(name)}</text>
        ${frightens(name) ? ui.icon("brain-tentacle", { x: width - 24, y: 5, size: 19, class: "dread" }) : nothing}
        <g transform="translate(8 25) scale(${Math.min(1, room / 165)})">${cubes(view, ui, offer.cubes, "offer", name, 0, 0, 5)}</g>${offer.blocked ? disc(ui, `offer:${name}`, width - 16, 33, 0.75) : nothing}</g>`;
    })}</g>`;
}
