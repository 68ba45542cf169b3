/** What is printed on the map: sea and land by gaslight, what lies under the paper, the ways and their prices. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { LINKS } from "./content.js";
import { ARMS, ROSE } from "./engravings.js";
import { SHEET, allWays, isTall, journey, ofLand, tollSpot } from "./places.js";
import { factOf } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

export const paints = svg`<defs>
  <radialGradient id="em-gas" gradientUnits="userSpaceOnUse" cx="440" cy="210" r="620"><stop class="gas-0" offset="0"></stop><stop class="gas-1" offset=".55"></stop><stop class="gas-2" offset="1"></stop></radialGradient>
  <radialGradient id="em-dusk" gradientUnits="userSpaceOnUse" cx="450" cy="220" r="560"><stop class="dusk-0" offset=".3" stop-opacity="0"></stop><stop class="dusk-1" offset="1"></stop></radialGradient>
  <pattern id="em-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)"><line class="hatch" y2="9"></line></pattern>
  <pattern id="em-waves" width="46" height="16" patternUnits="userSpaceOnUse"><path class="wave" d="M2 5q3-3 6 0t6 0t6 0M26 13q3-3 6 0t6 0t6 0"></path></pattern>
  <linearGradient id="em-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0e9cb"></stop><stop offset="1" stop-color="#d6cca4"></stop></linearGradient>
</defs>`;

/** The coasts, made by scripts/drawings/europe.mjs: what a shape of the sprite looks like it takes from where it is used. */
const EUROPE = `${import.meta.resolve("/static/vendor/icons.svg")}#drawing-europe`;

/** The lines along a coast, from the farthest to the nearest: how broad, and whether it is the line or the water between two. */
const SHORE = /** @type {[number, string][]} */ ([[25, "line"], [23.8, "water"], [17, "line"], [15.8, "water"], [10, "line"], [8.8, "water"], [4.6, "line"], [3.4, "water"]]);

/** Sea, something under the paper, coasts and land, up to the edge of the sheet. */
export function ground() {
  const [width, height] = SHEET[isTall() ? 1 : 0];
  const europe = (/** @type {string} */ css, /** @type {number} */ stroke = 0) => svg`<use class=${css} stroke-width=${stroke || nothing} href=${EUROPE} width="1550" height="1000"></use>`;
  return svg`<svg class="ground" width=${width} height=${height} aria-hidden="true">
    <rect class="sea" width=${width} height=${height}></rect><rect class="waves" width=${width} height=${height}></rect>
    <g transform=${ofLand()}>${SHORE.map(([broad, kind]) => europe(`shore ${kind}`, broad * 2))}</g>
    ${isTall() ? nothing : svg`<g class="beneath">${ARMS.map(([arm, suckers]) => svg`<path class="arm" d=${arm}></path><path class="suckers" d=${suckers}></path>`)}</g>`}
    <g transform=${ofLand()}>${europe("land")}${europe("inland")}${europe("coast", 2.8)}${isTall() ? nothing : svg`<rect class="inset" x="20" y="215" width="200" height="405"></rect>`}</g>
    ${isTall() ? nothing : rose}
    <rect class="dusk" width=${width} height=${height}></rect><rect class="neatline" x="2.5" y="2.5" width=${width - 5} height=${height - 5}></rect>
  </svg>`;
}

const rose = svg`<g class="rose" transform="translate(214 42) scale(.9)"><circle r="22"></circle><circle r="24.5"></circle>${ROSE.map((points) => svg`<path d=${points}></path>`)}</g>`;

/** The ways, engraved. */
export const ways = () => svg`<g class="ways" aria-hidden="true">${["bed", "line"].map((layer) => allWays().map((d) => svg`<path class=${layer} d=${d}></path>`))}</g>`;

/** Their prices, on the ways. On a phone they are told where a journey is planned. */
export const tolls = () =>
  isTall() ? nothing : svg`<g class="tolls" aria-hidden="true">${LINKS.map((link) => svg`<g class="toll ${link.id ? "fork" : ""}" transform="translate(${tollSpot(link)})"><circle r="9"></circle><text y="4.6">${link.cost}</text></g>`)}</g>`;

/** Where a traveller may go, and the way to the city that is pointed at, forks included. @param {View} view @param {Ui} ui */
export function routes(view, ui) {
  const paths = /** @type {string[][]} */ (Object.keys(view.ask?.options ?? {}).map((id) => factOf(view, id)?.path).filter(Boolean));
  if (!paths.length) return nothing;
  /** @type {string[] | undefined} */
  const chosen = factOf(view, `city:${ui.local.hover}`)?.path;
  const open = new Set(paths.flatMap(journey));
  return svg`<g class="routes" aria-hidden="true">${[...open].map((d) => svg`<path class="open" d=${d}></path>`)}
    ${chosen ? svg`<g class="route">${journey(chosen).map((d) => svg`<path d=${d}></path>`)}</g>` : nothing}</g>`;
}
