/** Where things lie on the map: on a wide table beside each city's true place, on a phone as an overview. */

import { LINKS } from "./content.js";

/** @typedef {[number, number]} Spot */
/**
 * A city: where its medallion lies, where its ways begin if that is not there, whether its card lies left of it, and how
 * far its agents may spread if not as far as usual.
 * @typedef {{at: Spot, pin?: Spot, left?: boolean, spread?: number}} Site
 */
/** @typedef {{id: string, ends: string[], cost: number}} Link */

/** @type {Record<string, Site>} */
const WIDE = {
  washington: { at: [30, 40], pin: [102, 200] },
  london: { at: [274, 98], pin: [333, 160], left: true, spread: 160 },
  the_hague: { at: [476, 44], pin: [396, 153], left: true },
  berlin: { at: [564, 98], pin: [522, 148] },
  st_petersburg: { at: [696, 40], spread: 92 },
  paris: { at: [308, 236], pin: [363, 206], left: true },
  zurich: { at: [448, 248], pin: [450, 221], left: true },
  vienna: { at: [532, 262], pin: [579, 240] },
  constantinople: { at: [682, 222], pin: [714, 338] },
  madrid: { at: [282, 374], pin: [284, 342], left: true },
  rome: { at: [514, 374], pin: [518, 326], left: true },
  cairo: { at: [630, 386], pin: [762, 448] },
  atlantic: { at: [172, 224] },
  baltic: { at: [524, 14] },
  eastern_railway: { at: [704, 180] },
  mediterranean: { at: [650, 330] },
};

/** @type {Record<string, Site>} */
const TALL = {
  washington: { at: [46, 28] },
  london: { at: [122, 56] },
  the_hague: { at: [182, 62] },
  berlin: { at: [258, 76] },
  st_petersburg: { at: [338, 34] },
  paris: { at: [90, 134] },
  zurich: { at: [170, 142] },
  vienna: { at: [252, 150] },
  constantinople: { at: [336, 190] },
  madrid: { at: [58, 222] },
  rome: { at: [180, 228] },
  cairo: { at: [306, 272] },
  atlantic: { at: [32, 120] },
  baltic: { at: [215, 18] },
  eastern_railway: { at: [312, 112] },
  mediterranean: { at: [252, 240] },
};

/** Ways that bend on a wide table, from the first place to the second. @type {Record<string, string>} */
const BENDS = {
  "madrid-rome": "M284 342C320 420 420 330 518 326",
  "washington-atlantic": "M102 200C120 226 140 232 172 224",
  "london-atlantic": "M333 160C310 224 250 206 172 224",
  "madrid-atlantic": "M284 342C230 352 176 330 172 224",
  "london-baltic": "M333 160C330 30 332 6 524 14",
  "berlin-st_petersburg": "M522 148C526 60 600 60 696 40",
  "vienna-eastern_railway": "M579 240C620 236 660 214 704 180",
  "constantinople-eastern_railway": "M704 180C620 240 630 325 714 338",
  "cairo-mediterranean": "M650 330C700 362 810 340 762 448",
};

/** Prices that don't lie half way on a wide table. @type {Record<string, Spot>} */
const TOLLS = {
  "the_hague-berlin": [480, 150],
  "paris-madrid": [352, 223],
  "paris-zurich": [408, 210],
  "madrid-rome": [392, 358],
  "berlin-st_petersburg": [577, 68],
  "berlin-vienna": [543, 182],
  "zurich-vienna": [500, 228],
};

/** Whether the table is a phone's. */
export const isTall = () => matchMedia("(max-width: 899px)").matches;

/** How wide and high the sheet is. @type {Spot[]} */
export const SHEET = [[812, 490], [390, 312]];

/** What the picture shows: left, top, width, height. */
export const frame = () => `0 0 ${SHEET[isTall() ? 1 : 0].join(" ")}`;

/** How the coastlines lie on the sheet. */
export const ofLand = () => (isTall() ? "translate(-88 -10) scale(.31 .34)" : "translate(52 -12) scale(.5)");

/** @param {string} place @returns {Site} */
export const site = (place) => (isTall() ? TALL : WIDE)[place];

/** Where the ways of a place begin. @param {string} place @returns {Spot} */
export const start = (place) => site(place).pin ?? site(place).at;

/** The branches of a way: from each of its ends to its fork, or from one end to the other. @param {Link} link @returns {[string, string][]} */
export const branches = ({ id, ends }) => (id ? ends.map((end) => [end, id]) : [[ends[0], ends[1]]]);

/** The line from one place to a neighbour. @param {string} from @param {string} to */
export function way(from, to) {
  const bend = isTall() ? undefined : (BENDS[`${from}-${to}`] ?? BENDS[`${to}-${from}`]);
  return bend ?? `M${start(from).join(" ")}L${start(to).join(" ")}`;
}

/** Where the price of a way is written: at its fork, or on the line. @param {Link} link @returns {Spot} */
export function tollSpot({ id, ends }) {
  const own = isTall() ? undefined : TOLLS[ends.join("-")];
  if (id || own) return own ?? site(id).at;
  const [[x, y], [u, v]] = ends.map(start);
  return [(x + u) / 2, (y + v) / 2];
}

/** The ways of a journey, place by place. @param {string[]} path @returns {string[]} */
export const journey = (path) => path.slice(1).map((place, i) => way(path[i], place));

/** All branches of all ways. */
export const allWays = () => LINKS.flatMap(branches).map(([from, to]) => way(from, to));

/** Where the permanents on offer lie: in the margin, below Washington. @param {number} index @param {number} all */
export function offerSpot(index, all) {
  const top = all > 5 ? 222 : 272;
  return { x: 8, y: top + index * Math.min(42, (484 - top) / all), width: 134 };
}
