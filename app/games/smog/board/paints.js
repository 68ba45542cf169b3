/** What lies under the machine: its paints, and the works behind it. Painted once. */

import { svg } from "/static/vendor/lit-html/lit-html.js";

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

/** @param {string} id @param {string} where centre and radius @param {[number, string, number?][]} stops how far, colour, opacity */
const gradient = (id, where, stops) => {
  const [cx, cy, r] = where.split(" ");
  return svg`<radialGradient id=${id} cx=${cx} cy=${cy} r=${r}>
    ${stops.map(([offset, colour, opacity = 1]) => svg`<stop offset=${offset} stop-color=${colour} stop-opacity=${opacity}></stop>`)}
  </radialGradient>`;
};

/** The metal is dark and cool, so that the light of what can be chosen is the only golden one. */
export const paints = svg`<defs>
  ${gradient("smog-brass", ".35 .25 .95", [[0, "#a89d80"], [0.4, "#6c634b"], [1, "#2b2720"]])}
  ${gradient("smog-glass", ".35 .25 .95", [[0, "#93b5ad"], [0.45, "#48706a"], [1, "#16302d"]])}
  ${gradient("smog-plate", ".5 .4 .7", [[0, "#272f33"], [1, "#0e1315"]])}
  ${gradient("smog-shade", ".5 .5 .5", [[0, "#000", 0.85], [0.84, "#000", 0.75], [1, "#000", 0]])}
  ${gradient("smog-shine", ".32 .2 .62", [[0, "#fff", 0.26], [0.55, "#fff", 0.05], [1, "#fff", 0]])}
  ${gradient("smog-puff", ".5 .5 .5", [[0, "#e6eeee", 0.85], [0.55, "#c5d2d4", 0.45], [1, "#a9babd", 0]])}
  ${gradient("smog-gas", ".5 .5 .5", [[0, "#544736", 0.9], [0.45, "#2f3330", 0.6], [1, "#101618", 0]])}
</defs>`;

const GREAT_COG = cog(190, 34, 16);
const WHEEL = cog(118, 24, 13);
/** Where the wheels of the works turn: between the discs, and far into the corners of the table. */
const WHEELS = [[-300, -300], [300, -300], [-300, 300], [300, 300]];
const GREAT = [[-560, -430], [560, -430], [-560, 430], [560, 430]];

const wheel = (/** @type {number[]} */ [x, y], /** @type {string} */ rim, /** @type {number} */ r) => svg`<g transform="translate(${x} ${y})">
  <path d=${rim}></path><circle r=${r * 0.78}></circle><circle r=${r * 0.22}></circle>
  <path d="M0 ${-r * 0.22}V${-r * 0.78}M0 ${r * 0.22}V${r * 0.78}M${-r * 0.22} 0H${-r * 0.78}M${r * 0.22} 0H${r * 0.78}"></path>
</g>`;

export const works = svg`<g class="works" aria-hidden="true">
  <circle class="gaslight" r="620"></circle>
  ${GREAT.map((at) => wheel(at, GREAT_COG, 190))}${WHEELS.map((at) => wheel(at, WHEEL, 118))}
  <circle class="pipe" r="294"></circle><circle class="pipe" r="470"></circle>
</g>`;
