/** New Angeles, the Beanstalk and the Moon at night. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { DISTRICTS, LOCATIONS } from "./content.js";
import { ability } from "./cards.js";
import { HIGH, ICONS, WIDE, lines, me, spot } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

const PLACES = Object.keys(LOCATIONS);

/** @param {View} view @param {Ui} ui */
export function cityMap(view, ui) {
  return svg`<svg class="city" viewBox="0 0 ${WIDE} ${HIGH}" role="group" aria-label=${ui.say("tab-map")}>
    ${PAINTS}${SKY}${districts(ui)}${stalk()}
    ${reach(view, ui)}
    <g class="places">${PLACES.map((id) => place(view, ui, id))}</g>
    <g class="marks">${marks(view, ui)}</g>
    <g class="leads">${repeat(Object.keys(view.public.leads), (id) => id, (id) => lead(view, ui, id))}</g>
    <g class="figures">${view.seats.map(({ seat }) => figure(view, ui, seat))}</g>
  </svg>`;
}

// ---- ground

const PAINTS = svg`<defs>
  <radialGradient id="an-moon" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#39456b"></stop><stop offset=".7" stop-color="#1d2746"></stop><stop offset="1" stop-color="#131b35"></stop></radialGradient>
  <linearGradient id="an-earth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#101a38"></stop><stop offset="1" stop-color="#0a1124"></stop></linearGradient>
  <linearGradient id="an-stalk" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#39d5ff"></stop><stop offset="1" stop-color="#ff3d8b"></stop></linearGradient>
  <radialGradient id="an-lamp"><stop offset="0" stop-color="#fff" stop-opacity=".95"></stop><stop offset=".35" stop-color="currentColor" stop-opacity=".75"></stop><stop offset="1" stop-color="currentColor" stop-opacity="0"></stop></radialGradient>
  <radialGradient id="an-reach"><stop offset=".55" stop-color="#39d5ff" stop-opacity=".04"></stop><stop offset="1" stop-color="#39d5ff" stop-opacity=".17"></stop></radialGradient>
  <pattern id="an-streets" width="34" height="26" patternUnits="userSpaceOnUse" patternTransform="skewX(-18)"><path d="M0 0H34M0 0V26" fill="none" stroke="#39d5ff" stroke-opacity=".1"></path><rect x="8" y="7" width="2" height="2" fill="#ffb454" fill-opacity=".5"></rect><rect x="21" y="17" width="2" height="2" fill="#ff3d8b" fill-opacity=".4"></rect></pattern>
  <clipPath id="an-clip-earth"><path d="M0 322H1200V672H0Z"></path></clipPath>
  <clipPath id="an-clip-moon"><path d="M640 0H1200V285H640Z"></path></clipPath>
</defs>`;

const STARS = Array.from({ length: 90 }, (_, i) => [((i * 271) % 1500) - 150, (i * 89) % 290, ((i * 7) % 3) * 0.4 + 0.6]);
const TOWERS = Array.from({ length: 56 }, (_, i) => [i * 27 - 152, 18 + ((i * 37) % 46), 14 + ((i * 13) % 12)]);

const SKY = svg`<g class="sky" aria-hidden="true">
  <rect x="-400" y="-400" width="2000" height=${HIGH + 400} fill="#0b1020"></rect>
  ${STARS.map(([x, y, r]) => svg`<circle cx=${x} cy=${y} r=${r} fill="#cfe6ff" fill-opacity=".55"></circle>`)}
  <ellipse cx="900" cy="130" rx="300" ry="190" fill="url(#an-moon)"></ellipse>
  <g fill="#0f1730" fill-opacity=".55"><circle cx="735" cy="215" r="26"></circle><circle cx="1010" cy="42" r="17"></circle><circle cx="1095" cy="205" r="30"></circle><circle cx="850" cy="92" r="12"></circle></g>
  ${TOWERS.map(([x, h, w]) => svg`<rect x=${x} y=${322 - h} width=${w} height=${h} fill="#0d1530"></rect><rect x=${x + 4} y=${328 - h} width="2" height="2" fill="#ffb454" fill-opacity=".6"></rect>`)}
  <rect x="-400" y="318" width="2000" height=${HIGH} fill="url(#an-earth)"></rect>
  <rect x="-400" y="318" width="2000" height=${HIGH} fill="url(#an-streets)"></rect>
  <path d="M-400 318H1600" stroke="#39d5ff" stroke-opacity=".35" stroke-width="2"></path>
  <path d="M-400 319H-6Q26 420 2 520T10 700V1000H-400Z" fill="#0d2b45" fill-opacity=".8"></path>
</g>`;

/** The boxes around the places of each district. @type {Record<string, [number, number, number, number]>} */
const BOXES = Object.fromEntries(
  Object.keys(DISTRICTS)
    .filter((id) => id !== "beanstalk")
    .map((id) => {
      const spots = PLACES.filter((one) => LOCATIONS[one].district === id).map(spot);
      const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
      const [left, right] = [Math.max(4, Math.min(...xs) - 52), Math.min(WIDE - 4, Math.max(...xs) + 52)];
      const [top, bottom] = [Math.max(2, Math.min(...ys) - 34), LOCATIONS[PLACES.find((one) => LOCATIONS[one].district === id) ?? ""].body === "earth" ? HIGH - 3 : Math.max(...ys) + 52];
      return [id, [left, top, right - left, bottom - top]];
    }),
);

/** @param {Ui} ui */
function districts(ui) {
  return Object.entries(BOXES).map(([id, [x, y, width, height]]) => svg`<g class="district ${id}">
    <rect x=${x} y=${y} width=${width} height=${height} rx="20"></rect>
    <text x=${id === "heinlein_domes" ? x + 92 : x + width / 2} y=${id === "heinlein_domes" ? y + height - 58 : id === "mare_works" ? y + height + 16 : y + height - 8}>${ui.name(id)}</text></g>`);
}

const stalk = () => {
  const way = ["root", "midway", "castle_club", "challenger_memorial_ferry", "starport_kaguya"].map(spot);
  const path = way.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");
  return svg`<g class="stalk" aria-hidden="true"><path class="stalk-glow" d=${path}></path><path class="stalk-line" d=${path}></path></g>`;
};

/** How far my vehicle goes, while I may move. @param {View} view @param {Ui} ui */
function reach(view, ui) {
  const mine = me(view);
  if (!mine?.at || view.ask?.prompt !== "action" || LOCATIONS[mine.at].body === "beanstalk") return nothing;
  const [x, y] = spot(mine.at);
  return svg`<g clip-path="url(#an-clip-${LOCATIONS[mine.at].body})"><circle class="reach" cx=${x} cy=${y} r=${mine.range} data-tip="tip-range"></circle></g>`;
}

// ---- places

/** @type {Record<string, string>} a shape for each quality */
const FRAMES = {
  ritzy: "M0-23 7-16 17-17 16-7 23 0 16 7 17 17 7 16 0 23-7 16-17 17-16 7-23 0-16-7-17-17-7-16Z",
  normal: "M-19 0A19 19 0 1 1 19 0A19 19 0 1 1-19 0Z",
  seedy: "M-15-17 16-18 18 14 5 18-16 17-18 3Z",
};

/** How wide a letter of a place's name is, about. */
const LETTER = 8;

/** @param {Ui} ui @param {string} id */
export function placeTip(ui, id) {
  const { type, quality, restricted } = LOCATIONS[id];
  const free = quality === "normal" ? "" : ui.say(`tip-${quality}`);
  const text = [ability(ui, id), free, restricted ? ui.say("tip-restricted") : ""].filter(Boolean).join("\n");
  return JSON.stringify({ name: ui.name(id), type: ui.say(`type-${type}`), quality: ui.say(`quality-${quality}`), text: `\n${text}`.trimEnd() });
}

/** @param {View} view @param {Ui} ui @param {string} id */
function place(view, ui, id) {
  const { type, quality, restricted, major } = LOCATIONS[id];
  const [x, y] = spot(id);
  const scene = view.public.scene === id;
  const narrow = lines(ui.name(id));
  const label = narrow.length > 2 ? lines(ui.name(id), 19) : narrow;
  const half = (Math.max(...label.map((line) => line.length)) * LETTER) / 2;
  const inside = Math.max(0, half - x) - Math.max(0, x + half - WIDE);
  const name = label.map((line, i) => svg`<tspan x=${inside} y=${34 + i * 14}>${line}</tspan>`).reverse(); // the upper line over the lower: its g and y stay whole
  return svg`<g class="place ${quality} ${type} ${scene ? "scene" : ""}" transform="translate(${x} ${y})" data-id="place:${id}" data-drop=${id} data-tip="tip-place" data-tip-args=${placeTip(ui, id)}>
    ${scene ? svg`<circle class="scene-ring" r="29"></circle>` : nothing}
    <path class="frame" d=${FRAMES[quality]}></path>
    ${ui.icon(ICONS[type], { x: -11, y: -11, size: 22 })}
    ${major ? svg`<circle class="major" cx="15" cy="-15" r="5"></circle>` : nothing}
    ${restricted ? ui.icon("padlock", { x: -27, y: -26, size: 15, class: "lock" }) : nothing}
    <text class="place-name">${name}</text>
  </g>`;
}

/** Lily, Jimmy, warrants, and people whom events have brought. @param {View} view @param {Ui} ui */
function marks(view, ui) {
  const { lily, jimmy, scene, npcs, players } = view.public;
  /** @type {Record<string, number>} how many badges stand on a side of a place: the next stands above them */
  const taken = {};
  const badge = (/** @type {string} */ at, /** @type {number} */ dx, /** @type {string} */ icon, /** @type {string} */ tip, /** @type {Record<string, string>} */ args = {}, piece = tip) => {
    const [x, y] = spot(at);
    const side = `${at}${Math.sign(dx)}`;
    const below = taken[side] ?? 0;
    taken[side] = below + 1;
    return svg`<g class="mark ${tip}" transform="translate(${x + dx} ${y + 9 - below * 22})" data-piece="mark:${piece}" data-tip=${tip} data-tip-args=${JSON.stringify(args)}><circle r="11"></circle>${ui.icon(icon, { x: -7, y: -7, size: 14 })}</g>`;
  };
  const around = Object.entries(npcs).filter(([, npc]) => npc.at);
  const warrants = Object.entries(players).flatMap(([seat, player]) => player.warrants.map((at, i) => ({ seat: Number(seat), at, i })));
  return [
    badge(scene, -30, "chalk-outline-murder", "tip-scene"),
    badge(lily, 30, ICONS.lily, "tip-lily"),
    badge(jimmy, 30, ICONS.jimmy, "tip-jimmy"),
    ...around.map(([id, npc]) => badge(npc.at, -30, "person", "tip-npc", { name: ui.name(id), state: ui.say(`npc-${npc.state}`) }, id)),
    ...warrants.map(({ seat, at, i }) => {
      const [x, y] = spot(at);
      return svg`<g class="warrant" data-seat=${seat} transform="translate(${x - 20 + seat * 9} ${y - 29})" data-piece="warrant:${seat}-${i}" data-tip="tip-warrant" data-tip-args=${JSON.stringify({ seat })}><path d="M-4-6H4V6L0 2-4 6Z"></path></g>`;
    }),
  ];
}

/** @param {View} view @param {Ui} ui @param {string} id */
function lead(view, ui, id) {
  const { kind, of, at } = view.public.leads[id];
  const [x, y] = spot(at);
  const asked = view.ask?.prompt === "move-lead" ? view.ask.args : {};
  return svg`<g class="lead ${kind} ${asked.kind === kind && asked.of === of && asked.place === at ? "meant" : ""}" transform="translate(${x} ${y - 14})" data-id=${id} data-piece=${id} data-tip="tip-lead" data-tip-args=${JSON.stringify({ kind, of })}>
    <path d="M0 0C-3-8-14-11-14-21A14 14 0 1 1 14-21C14-11 3-8 0 0Z"></path>${ui.icon(ICONS[kind], { x: -9, y: -31, size: 18 })}</g>`;
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function figure(view, ui, seat) {
  const player = view.public.players[seat];
  const here = view.seats.filter((other) => view.public.players[other.seat].at === player.at);
  const index = here.findIndex((other) => other.seat === seat);
  const [x, y] = spot(player.at);
  const step = (index - (here.length - 1) / 2) * 24;
  const tip = { name: `${ui.name(player.detective)} (${ui.who(seat)})`, at: ui.name(player.at), range: player.range };
  return svg`<g class="figure ${view.public.active === seat ? "active" : ""}" data-seat=${seat} data-piece="figure:${seat}" data-id="detective:${player.detective}" transform="translate(${x + step} ${y + 2})" data-tip="tip-detective" data-tip-args=${JSON.stringify(tip)}>
    <circle class="halo" r="30"></circle><circle class="body" r="13"></circle><path class="shape" d=${ui.shape(seat)} transform="translate(-9 -9) scale(.75)"></path></g>`;
}
