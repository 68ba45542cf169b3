/**
 * Europe, for a map of cities: coastlines of Natural Earth, stretched where cities are close to each other.
 *
 * Between London, The Hague, Paris and Zurich lie all the cards of a table, between Rome and Cairo the sea. So what a
 * conic projection draws is stretched along both axes around the west, as engravers did who had much to say there.
 * America stands across a narrow Atlantic, in a frame of its own.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicConformal, geoPath } from "d3-geo";
import { feature } from "topojson-client";

const WIDTH = 1550;
const HEIGHT = 1000;
/** Fewer corners: a point is left out if the line moves by less than this. */
const TOLERANCE = 1.6;
/** Islands smaller than this are left out: an area in square units. */
const SMALLEST = 90;

const EUROPE = {
  london: [-0.13, 51.5],
  the_hague: [4.3, 52.08],
  berlin: [13.4, 52.52],
  st_petersburg: [30.3, 59.94],
  paris: [2.35, 48.86],
  zurich: [8.54, 47.37],
  vienna: [16.37, 48.21],
  constantinople: [28.98, 41.01],
  madrid: [-3.7, 40.42],
  rome: [12.5, 41.9],
  cairo: [31.24, 30.04],
};
const WASHINGTON = [-77.04, 38.9];

/** Stretches what is near `focus`, by up to `1 + much`; then `from` comes to lie at `a`, `to` at `b`. */
function stretched({ focus, reach, much, from, to, a, b }) {
  const wide = (t) => t + much * reach * Math.tanh((t - focus) / reach);
  return (t) => a + ((wide(t) - wide(from)) * (b - a)) / (wide(to) - wide(from));
}

const IN_EUROPE = geoConicConformal().parallels([35, 58]).rotate([-14, 0]).center([0, 47]).scale(1000).translate([0, 0]);
const [MADRID, CAIRO, PETERSBURG, HAGUE, PARIS] = ["madrid", "cairo", "st_petersburg", "the_hague", "paris"].map((city) =>
  IN_EUROPE(EUROPE[city]),
);
const X = stretched({ focus: HAGUE[0] + 20, reach: 120, much: 1.35, from: MADRID[0], to: CAIRO[0], a: 390, b: 1420 });
const Y = stretched({ focus: PARIS[1] - 10, reach: 120, much: 1.15, from: PETERSBURG[1], to: CAIRO[1], a: 100, b: 920 });

const IN_AMERICA = geoConicConformal().parallels([28, 50]).rotate([77, 0]).center([0, 38.9]).scale(430).translate([100, 425]);
/** The frame of America: left, top, right, bottom. Whoever draws the map draws it too. */
const INSET = [20, 215, 220, 620];

export function europe() {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const atlas = JSON.parse(readFileSync(file, "utf-8"));
  const land = feature(atlas, atlas.objects.land);
  const east = rings(land, IN_EUROPE.clipExtent(seen())).map((ring) => ring.map(([x, y]) => [X(x), Y(y)]));
  const [left, top, right, bottom] = INSET;
  const west = rings(land, IN_AMERICA.clipExtent([[left, top], [right, bottom]]));
  const places = Object.entries(EUROPE).map(([city, at]) => {
    const [x, y] = IN_EUROPE(at);
    return [city, [X(x), Y(y)]];
  });
  const cities = { ...Object.fromEntries(places), washington: IN_AMERICA(WASHINGTON) };
  return {
    viewBox: [0, 0, WIDTH, HEIGHT],
    width: WIDTH,
    paths: [written(east, "land"), written(west, "land america")],
    points: Object.fromEntries(Object.entries(cities).map(([city, at]) => [city, at.map(Math.round)])),
  };
}

/** What of the projected plane comes to lie in the frame, and a little more. */
function seen() {
  const [west, east] = [inverse(X, -20), inverse(X, WIDTH + 20)];
  const [north, south] = [inverse(Y, -20), inverse(Y, HEIGHT + 20)];
  return [[west, north], [east, south]];
}

/** @param {(t: number) => number} rising @param {number} value */
function inverse(rising, value) {
  let [low, high] = [-5000, 5000];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return low;
}

/** The outlines of land and of lakes in it, as lists of points. */
function rings(land, projection) {
  const found = [];
  const pen = {
    moveTo: (x, y) => found.push([[x, y]]),
    lineTo: (x, y) => found.at(-1).push([x, y]),
    closePath: () => {},
    arc: () => {},
  };
  geoPath(projection, pen)(land);
  return found;
}

function written(outlines, name) {
  const lines = outlines
    .filter((ring) => Math.abs(area(ring)) > SMALLEST)
    .map((ring) => simplified(ring, TOLERANCE))
    .filter((ring) => ring.length > 3);
  const d = lines.map((ring) => `M${ring.map((point) => point.map(Math.round).join(" ")).join("L")}Z`).join("");
  return { path: `<path class="${name}" d="${d}"/>`, by: [0, 0] };
}

const area = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** After Douglas and Peucker. */
function simplified(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, far] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const distance = fromLine(points[i], first, last);
    if (distance > far) [farthest, far] = [i, distance];
  }
  if (far <= tolerance) return [first, last];
  return [...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

function fromLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (!length) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
