/** New Angeles from the air: sky, Moon, skyline, water, the ground of each district, and the Beanstalk that rises through it all. */

import { svg } from "/static/vendor/lit-html/lit-html.js";
import { lines } from "./read.js";

/** @typedef {import("./read.js").Ui} Ui */

export const WIDE = 1400;
export const HIGH = 690;
const HORIZON = 300;

/** Where each place stands: the middle of its foot. The order from west to east and from the sea inland is that of the map. @type {Record<string, [number, number]>} */
export const SPOTS = {
  breakwater_chapel: [74, 388], weyland_real_estate: [212, 364], city_hall: [96, 492], rokvil_estates: [262, 478], old_war_memorial: [92, 606], pier_nine_arcade: [236, 606],
  haas_bioroid: [372, 384], foundry_row: [524, 366], blue_hour: [432, 490], starlight_crusade: [368, 606], levy_university: [506, 602],
  root: [690, 386], thurguns_free_clinic: [606, 496], jacks_diner: [768, 496], skylane_terrace: [636, 614], a_plus_athletic_club: [766, 610],
  monroe_associates: [852, 384], napd: [1000, 364], magistrate_towers: [938, 490], humanity_labor: [902, 612], st_brendans_mission: [1042, 606],
  roxies: [1150, 384], eastside_tenements: [1306, 366], cinder_street_market: [1120, 492], jinteki: [1180, 614], temple_of_small_lights: [1318, 600],
  midway: [680, 292], castle_club: [664, 198], challenger_memorial_ferry: [640, 106],
  starport_kaguya: [838, 176], earthrise_residences: [930, 262], chapel_of_the_silent_sea: [886, 78], dome_authority: [986, 168], sixth_gravity: [1026, 70], farside_annex: [1068, 258],
  order_of_sol: [1168, 76], dust_rail_cantina: [1146, 166], melange_mining: [1278, 172], shift_barracks_twelve: [1322, 76],
};

/** What districts are told apart by besides their tone: the ground, and where their name stands. @type {Record<string, {ground: string, name: [number, number]}>} */
const GROUNDS = {
  shoreline: { ground: "M150 318Q240 308 318 312L312 960H60Q96 640 44 560Q18 470 66 416Q96 344 150 318Z", name: [170, 684] },
  campus_hill: { ground: "M318 312Q440 286 578 314L566 430Q560 560 572 960H312Z", name: [440, 684] },
  rootside: { ground: "M578 314H796L832 960H572Q560 560 566 430Z", name: [702, 684] },
  precinct_row: { ground: "M796 314H1078L1110 960H832Z", name: [970, 684] },
  eastside: { ground: "M1078 314H1800V960H1110Z", name: [1250, 684] },
  heinlein_domes: { ground: "", name: [862, 20] },
  mare_works: { ground: "", name: [1245, 20] },
};

const PAINTS = svg`<defs>
  <linearGradient id="an-sky" x2="0" y2="1"><stop offset="0" class="sky-0"></stop><stop offset=".72" class="sky-1"></stop><stop offset="1" class="sky-2"></stop></linearGradient>
  <radialGradient id="an-moon" cx=".38" cy=".3" r=".8"><stop offset="0" class="moon-0"></stop><stop offset=".6" class="moon-1"></stop><stop offset="1" class="moon-2"></stop></radialGradient>
  <linearGradient id="an-earth" x2="0" y2="1"><stop offset="0" class="earth-0"></stop><stop offset="1" class="earth-1"></stop></linearGradient>
  <linearGradient id="an-water" x2="0" y2="1"><stop offset="0" class="water-0"></stop><stop offset="1" class="water-1"></stop></linearGradient>
  <linearGradient id="an-cable" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#39d5ff"></stop><stop offset=".5" stop-color="#c9f3ff"></stop><stop offset="1" stop-color="#ff3d8b"></stop></linearGradient>
  <radialGradient id="an-halo"><stop offset="0" stop-color="#8fe6ff" stop-opacity=".55"></stop><stop offset="1" stop-color="#39d5ff" stop-opacity="0"></stop></radialGradient>
  <radialGradient id="an-pool"><stop offset="0" class="pool-0"></stop><stop offset="1" class="pool-1"></stop></radialGradient>
  <radialGradient id="an-lamp"><stop offset=".4" stop-color="currentColor" stop-opacity=".85"></stop><stop offset="1" stop-color="currentColor" stop-opacity="0"></stop></radialGradient>
  <pattern id="an-windows" width="9" height="11" patternUnits="userSpaceOnUse"><path class="windows" d="M2 2h2v3H2ZM6 7h2v2H6Z"></path></pattern>
  <pattern id="an-shoreline" width="60" height="22" patternUnits="userSpaceOnUse"><path d="M0 7Q15 0 30 7T60 7M-30 18Q-15 11 0 18T30 18T60 18T90 18"></path></pattern>
  <pattern id="an-campus_hill" width="52" height="46" patternUnits="userSpaceOnUse"><path d="M6 17a6 6 0 1 1 12 0M12 11v11M32 40a6 6 0 1 1 12 0M38 34v11"></path></pattern>
  <pattern id="an-precinct_row" width="44" height="34" patternUnits="userSpaceOnUse"><path d="M0 .5H44M.5 0V34M9 9H35V25H9Z"></path></pattern>
  <pattern id="an-eastside" width="34" height="26" patternUnits="userSpaceOnUse" patternTransform="skewX(-24)"><path d="M0 26 34 0M0 8 10 0M24 26 34 18"></path></pattern>
</defs>`;

const STARS = Array.from({ length: 110 }, (_, i) => `M${((i * 271) % 1900) - 250} ${((i * 89) % 330) - 60}h${1 + (i % 3) / 2}`).join("");

/** A row of towers on the horizon. @param {number} n @param {number} step @param {number} from @param {number} most */
const towers = (n, step, from, most) => Array.from({ length: n }, (_, i) => {
  const x = from + i * step;
  const near = Math.max(0.35, 1 - Math.abs(x - 690) / 900);
  const height = (14 + ((i * 37) % most)) * near;
  return `M${x} ${HORIZON + 4}v${-height}h${step * 0.34}v${(i % 3) * 5 - 8}h${step * 0.4}V${HORIZON + 4}Z`;
}).join("");
const FAR = towers(74, 26, -270, 62);
const NEAR = towers(58, 33, -260, 40);

const CRATERS = [[884, 196, 30], [1004, 118, 15], [1220, 120, 24], [1336, 226, 34], [1074, 196, 20], [1170, 262, 15], [930, 24, 18], [1300, 18, 15]];

const ROOTS = [1, 2, 3, 4, 5, 6].map((n) => `M${690 - n * 62} ${396 + n * 46}A${n * 62} ${n * 30} 0 0 1 ${690 + n * 62} ${396 + n * 46}`).join("");

const SKY = svg`<g class="sky" aria-hidden="true">
  <rect x="-500" y="-500" width="2400" height="${HORIZON + 510}" fill="url(#an-sky)"></rect>
  <path class="stars" d=${STARS}></path>
  <ellipse cx="1106" cy="140" rx="360" ry="230" fill="url(#an-moon)"></ellipse>
  <g class="craters">${CRATERS.map(([x, y, r]) => svg`<ellipse cx=${x} cy=${y} rx=${r} ry=${r * 0.72}></ellipse>`)}<path d="M1090-60Q1070 60 1082 170T1060 350"></path></g>
  <path class="far-towers" d=${FAR}></path><path d=${FAR} fill="url(#an-windows)"></path>
  <path class="near-towers" d=${NEAR}></path><path d=${NEAR} fill="url(#an-windows)"></path>
  <ellipse cx="690" cy=${HORIZON} rx="330" ry="86" fill="url(#an-halo)"></ellipse>
</g>`;

/** @param {Ui} ui */
const ground = (ui) => svg`<g class="ground" aria-hidden="true">
  <rect x="-500" y=${HORIZON} width="2400" height="900" fill="url(#an-earth)"></rect>
  <path d="M-500 ${HORIZON}H318Q200 306 150 318Q96 344 66 416Q18 470 44 560Q96 640 60 960V1200H-500Z" fill="url(#an-water)"></path>
  <path class="swell" d="M-80 330H120M-120 352H60M-90 420H20M-120 470H6M-60 520H-4M-100 580H30M-60 640H46M150 309H290"></path>
  ${Object.entries(GROUNDS).map(([id, { ground: path, name: [x, y] }]) => svg`<g class="district ${id}">
    ${path ? svg`<path class="area" d=${path}></path>` : ""}
    ${id === "rootside" ? svg`<path class="pattern" d=${ROOTS} clip-path="url(#an-clip-root)"></path>` : path ? svg`<path class="pattern" d=${path} fill="url(#an-${id})"></path>` : ""}
    ${path ? svg`<path class="edge" d=${path}></path>` : ""}
    <text>${lines(ui.name(id), 24).map((line, i, all) => svg`<tspan x=${x} y=${y - (all.length - 1 - i) * 20}>${line}</tspan>`)}</text></g>`)}
</g>`;

/** The cable, its cars, and the ferry from its end to the Moon. */
const STALK = svg`<g class="stalk" aria-hidden="true">
  <clipPath id="an-clip-root"><path d=${GROUNDS.rootside.ground}></path></clipPath>
  <ellipse cx="690" cy="384" rx="96" ry="30" fill="url(#an-halo)"></ellipse>
  <path class="stalk-glow" d="M690 386C688 250 662 160 640 106S590-120 560-520"></path>
  <path class="cable" d="M668 392Q682 330 678 292Q668 190 637 106Q600-60 558-520H564Q604-60 643 106Q674 190 684 292Q698 330 712 392Z"></path>
  <path class="cars" d="M683 340v10M676 246v10M656 152v10M622 40v8"></path>
  <path class="ferry" d="M640 96C700 40 790 60 838 150"></path>
</g>`;

/** Everything that never changes. @param {Ui} ui */
export const city = (ui) => svg`${PAINTS}${SKY}${ground(ui)}${STALK}`;

/** A building for each type of place, its foot in the middle. @type {Record<string, string>} */
export const BUILDINGS = {
  religious: "M-21 0V-24Q-18-40 0-54Q18-40 21-24V0Z",
  civic: "M-25 0V-6H-21V-30H-26V-35L0-52L26-35V-30H21V-6H25V0Z",
  residential: "M-24 0V-30L-14-40L-4-30V-44H8V-52H18V-44H24V0Z",
  business: "M-20 0V-50L4-58V-50H20V0Z",
  nightlife: "M-22-28A22 22 0 1 1 22-28Q22-14 14-8V0H-14V-8Q-22-14-22-28Z",
};

