/** The town itself, drawn once: a walled port at dusk, seven quarters seen from above. Nothing here can be clicked. */

import { svg } from "/static/vendor/lit-html/lit-html.js";
import { box, chance, house, lantern, line, pane, shape, stroke, terrace, tree } from "./pen.js";

/** @typedef {import("./pen.js").Point} Point */

const PAINT = svg`<defs>
  <linearGradient id="pe-sea" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#5d7f86"></stop><stop offset="0.5" stop-color="#365865"></stop><stop offset="1" stop-color="#1d3444"></stop>
  </linearGradient>
  <linearGradient id="pe-dusk" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#ffae57" stop-opacity="0.42"></stop>
    <stop offset="0.45" stop-color="#c06a78" stop-opacity="0.26"></stop>
    <stop offset="1" stop-color="#262558" stop-opacity="0.6"></stop>
  </linearGradient>
  <radialGradient id="pe-light"><stop offset="0" stop-color="#ffd27a" stop-opacity="0.75"></stop><stop offset="1" stop-color="#ffb04a" stop-opacity="0"></stop></radialGradient>
  <radialGradient id="pe-edge" cx="0.5" cy="0.47" r="0.72"><stop offset="0.72" stop-color="#2b2118" stop-opacity="0"></stop><stop offset="1" stop-color="#2b2118" stop-opacity="0.55"></stop></radialGradient>
  <pattern id="pe-cobbles" width="18" height="14" patternUnits="userSpaceOnUse">
    <path d="M1 3q4-3 8 0t8 0M-3 10q4-3 8 0t8 0t8 0" fill="none" stroke="#2b2118" stroke-opacity="0.13" stroke-width="1.1"></path>
  </pattern>
  <pattern id="pe-rows" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">
    <path d="M0 4.5h9" stroke="#2b2118" stroke-opacity="0.32" stroke-width="1.6" stroke-dasharray="3 1.6"></path>
  </pattern>
  <pattern id="pe-furrows" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
    <path d="M0 4h8" stroke="#2b2118" stroke-opacity="0.3" stroke-width="1.3"></path>
  </pattern>
</defs>`;

/** @param {string} look @param {Point[]} points */
function quarter(look, points) {
  const d = line(points, { by: 5, closed: true });
  return svg`<path class="quarter ${look}" d=${d}></path><path class="paving ${look}" d=${d}></path>`;
}

/** The parchment, the sea, the ground inside the walls and the streets between the quarters. */
const ground = () => svg`
  <rect class="parchment" width="1000" height="1150"></rect>
  <path class="sea" d="M0 1040C120 1012 230 1046 330 1030S470 1010 500 990L520 1012L1000 1000V1150H0Z"></path>
  ${Array.from({ length: 26 }, () => {
    const x = 20 + chance() * 940;
    const y = 1052 + chance() * 86;
    return svg`<path class="wave" d=${`M${x} ${y}q7-6 14 0t14 0t14 0`}></path>`;
  })}
  <path class="streets" d=${line([[52, 66], [948, 66], [962, 430], [950, 960], [520, 1010], [470, 1018], [56, 1006], [40, 560]], { by: 6, closed: true })}></path>
  ${quarter("fields", [[64, 82], [362, 84], [372, 260], [360, 424], [66, 428], [58, 260]])}
  ${quarter("lane", [[384, 82], [612, 82], [620, 424], [380, 424]])}
  ${quarter("close", [[634, 82], [938, 84], [946, 428], [636, 424]])}
  ${quarter("square", [[58, 446], [486, 444], [480, 716], [62, 716]])}
  ${quarter("bailey", [[506, 444], [946, 448], [944, 716], [500, 716]])}
  ${quarter("fair", [[62, 736], [436, 738], [446, 1000], [66, 998]])}
  ${quarter("quay", [[458, 738], [942, 736], [940, 968], [520, 1000], [470, 1004]])}
`;

/** @param {number} x @param {number} y */
const tower = (x, y) => svg`<g>
  ${shape("stone", box(x - 15, y - 20, 30, 44))}
  ${shape("stone", [[x - 19, y - 20], [x - 19, y - 32], [x - 11, y - 32], [x - 11, y - 26], [x - 4, y - 26], [x - 4, y - 32], [x + 4, y - 32], [x + 4, y - 26], [x + 11, y - 26], [x + 11, y - 32], [x + 19, y - 32], [x + 19, y - 20]], 0.6)}
  ${pane(x - 3, y - 8, 6, 11)}
</g>`;

const WALL = /** @type {Point[][]} */ ([
  [[44, 1000], [34, 560], [48, 62], [500, 54], [952, 62], [968, 430], [956, 930]],
]);

/** The city wall with its towers and the land gate. */
const walls = () => svg`
  ${WALL.map((points) => svg`<path class="rampart" d=${line(points, { by: 4 })}></path><path class="walk" d=${line(points, { by: 1 })}></path>`)}
  ${[[46, 1000], [34, 560], [46, 64], [360, 54], [640, 54], [954, 64], [968, 432], [956, 930]].map(([x, y]) => tower(x, y))}
  ${shape("stone", [[470, 72], [470, 32], [484, 22], [516, 22], [530, 32], [530, 72]])}
  <path class="gate" d="M486 72V50q14-18 28 0v22Z"></path>
`;

const plantation = () => svg`
  ${shape("crop-a", [[72, 158], [160, 146], [166, 214], [76, 226]])}<path class="rows" d="M72 158L160 146L166 214L76 226Z"></path>
  ${shape("crop-b", [[76, 232], [128, 226], [130, 276], [74, 278]])}<path class="furrows" d="M76 232L128 226L130 276L74 278Z"></path>
  ${shape("crop-c", [[292, 150], [354, 156], [362, 236], [298, 228]])}<path class="furrows" d="M292 150L354 156L362 236L298 228Z"></path>
  ${shape("crop-a", [[300, 236], [364, 244], [362, 282], [304, 278]])}<path class="rows" d="M300 236L364 244L362 282L304 278Z"></path>
  ${shape("wall", box(186, 204, 88, 46))}
  ${shape("slate", [[178, 204], [202, 176], [262, 176], [284, 204]])}
  ${shape("wall", [[212, 204], [231, 184], [250, 204]])}
  ${[216, 226, 236, 246].map((x) => stroke([[x, 204], [x, 250]], "column"))}
  ${[192, 260].map((x) => pane(x, 214, 8, 12))}${pane(227, 228, 9, 22)}
  ${[[172, 250, 13], [292, 252, 11], [150, 262, 9], [316, 290, 9], [88, 296, 10], [346, 410, 10], [82, 416, 9]].map(([x, y, r]) => tree(x, y, r))}
  ${stroke([[231, 252], [226, 284]], "path", 3)}
`;

const tavern = () => svg`
  ${shape("wall", box(424, 196, 132, 76))}
  ${shape("thatch", [[412, 196], [440, 150], [546, 150], [570, 196]])}
  ${[424, 457, 490, 523, 556].map((x) => stroke([[x, 196], [x, 272]], "beam"))}
  ${stroke([[424, 234], [556, 234]], "beam")}
  ${[[424, 196, 457, 234], [556, 196, 523, 234], [457, 234, 490, 272], [523, 234, 490, 272]].map(([a, b, c, d]) => stroke([[a, b], [c, d]], "beam"))}
  ${[434, 467, 500, 533].map((x) => pane(x, 206, 13, 16))}
  ${pane(433, 244, 14, 14)}${pane(533, 244, 14, 14)}
  <path class="ink door" d="M478 272v-26q12-12 24 0v26Z"></path>
  ${shape("slate", [[520, 152], [520, 128], [540, 128], [540, 152]])}
  <path class="smoke" d="M530 126q-12-10 0-18t2-20"></path>
  ${stroke([[556, 214], [592, 214]], "post")}
  ${shape("sign", box(570, 218, 34, 26))}
  <path class="mug" d="M579 224h12v14h-12zM591 227q7 0 6 5t-6 4"></path>
  ${[[406, 268], [420, 276], [404, 284]].map(([x, y]) => svg`<g><ellipse class="ink barrel" cx=${x} cy=${y} rx="9" ry="11"></ellipse>${stroke([[x - 8, y - 4], [x + 8, y - 4]])}${stroke([[x - 8, y + 4], [x + 8, y + 4]])}</g>`)}
  ${terrace(394, 418, [30])}${terrace(574, 418, [28])}
`;

const cathedral = () => svg`
  ${shape("stone shade", [[838, 272], [838, 200], [912, 186], [918, 262]])}
  ${shape("slate", [[832, 202], [862, 164], [926, 156], [918, 190]])}
  ${shape("stone", box(732, 190, 108, 82))}
  ${shape("slate", [[752, 190], [786, 150], [820, 190]])}
  ${shape("stone", box(722, 172, 30, 100))}${shape("stone", box(820, 172, 30, 100))}
  ${shape("slate", [[717, 172], [737, 112], [757, 172]])}${shape("slate", [[815, 172], [835, 112], [855, 172]])}
  ${[737, 835].map((x) => svg`${stroke([[x, 112], [x, 98]], "post")}${stroke([[x - 5, 103], [x + 5, 103]], "post")}`)}
  <circle class="ink rose" cx="786" cy="206" r="16"></circle>
  ${Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4;
    return stroke([[786, 206], [786 + Math.cos(turn) * 15, 206 + Math.sin(turn) * 15]]);
  })}
  <path class="ink door" d="M772 272v-28q14-20 28 0v28Z"></path>
  ${[733, 831].map((x) => svg`<path class="pane" d=${`M${x} 214v-16q4-8 8 0v16Z`}></path><path class="pane" d=${`M${x} 250v-16q4-8 8 0v16Z`}></path>`)}
  ${[866, 886, 904].map((x) => svg`<path class="pane" d=${`M${x} 246v-26q4-8 7-1v26Z`}></path>`)}
  ${terrace(648, 266, [26, 24])}
  ${[[660, 416, 10], [926, 300, 12], [928, 412, 9]].map(([x, y, r]) => tree(x, y, r))}
`;

const townHall = () => svg`
  ${shape("wall", box(84, 590, 126, 76))}
  ${shape("tiles", [[74, 590], [98, 554], [196, 554], [220, 590]])}
  ${shape("wall", box(128, 520, 38, 70))}
  ${shape("slate", [[122, 520], [147, 474], [172, 520]])}
  <circle class="ink clock" cx="147" cy="544" r="13"></circle>${stroke([[147, 544], [147, 535]], "post", 0)}${stroke([[147, 544], [154, 547]], "post", 0)}
  ${stroke([[147, 474], [147, 450]], "post", 0)}<path class="ink flag" d="M147 451q12-6 22 1q-8 5 0 10q-11-5-22 2Z"></path>
  ${shape("stone", [[104, 624], [147, 604], [190, 624]])}
  ${[110, 128, 147, 166, 184].map((x) => stroke([[x, 624], [x, 666]], "column"))}
  ${[90, 198].map((x) => pane(x, 632, 8, 14))}${[92, 112, 174, 194].map((x) => pane(x, 596, 8, 10))}
  ${shape("stone", [[96, 666], [198, 666], [208, 678], [86, 678]], 0.6)}
  ${terrace(244, 546, [28, 24, 30])}
  ${terrace(404, 546, [26, 22])}
  ${[[474, 700, 9], [70, 700, 9], [222, 708, 8]].map(([x, y, r]) => tree(x, y, r))}
  ${lantern(232, 694)}
`;

const fortress = () => svg`
  <g transform="translate(110 84) scale(0.88)">
  ${shape("stone shade", [[760, 690], [748, 560], [800, 520], [900, 520], [934, 566], [926, 690]], 2)}
  ${shape("stone", box(786, 574, 112, 112))}
  ${shape("stone", [[780, 574], [780, 560], [796, 560], [796, 567], [812, 567], [812, 560], [828, 560], [828, 567], [844, 567], [844, 560], [860, 560], [860, 567], [876, 567], [876, 560], [904, 560], [904, 574]], 0.6)}
  ${[[772, 0], [908, 0]].map(([x]) => svg`${shape("stone", box(x - 22, 556, 44, 136))}
    ${shape("stone", [[x - 27, 556], [x - 27, 540], [x - 16, 540], [x - 16, 548], [x - 5, 548], [x - 5, 540], [x + 6, 540], [x + 6, 548], [x + 16, 548], [x + 16, 540], [x + 27, 540], [x + 27, 556]], 0.6)}
    ${pane(x - 3, 580, 6, 16)}${pane(x - 3, 626, 6, 16)}`)}
  ${shape("stone", box(820, 518, 44, 56))}
  ${shape("tiles", [[813, 518], [842, 484], [871, 518]])}${pane(838, 532, 8, 14)}
  ${stroke([[842, 484], [842, 460]], "post", 0)}<path class="ink flag" d="M842 461q12-6 22 1q-8 5 0 10q-11-5-22 2Z"></path>
  <path class="gate" d="M824 688v-36q18-24 36 0v36Z"></path>
  ${[830, 842, 854].map((x) => stroke([[x, 646], [x, 688]], "hair", 0))}
  ${[[804, 596], [872, 596], [804, 632], [872, 632]].map(([x, y]) => pane(x, y, 7, 12))}
  </g>
  ${[[526, 540], [548, 540]].map(([x, y]) => svg`<g><circle class="ink ball" cx=${x} cy=${y} r="6"></circle><circle class="ink ball" cx=${x + 11} cy=${y} r="6"></circle><circle class="ink ball" cx=${x + 5.5} cy=${y - 9} r="6"></circle></g>`)}
  ${lantern(520, 700)}
`;

/** A stall with a striped awning. @param {number} x @param {number} y @param {string} look */
const stall = (x, y, look) => svg`<g>
  ${stroke([[x + 3, y - 26], [x + 3, y]], "post")}${stroke([[x + 51, y - 26], [x + 51, y]], "post")}
  ${shape("counter", box(x + 2, y - 12, 50, 12))}
  ${[9, 18, 27, 36, 45].map((dx, i) => svg`<circle class=${i % 2 ? "fruit-a" : "fruit-b"} cx=${x + dx} cy=${y - 14} r="4"></circle>`)}
  ${[0, 1, 2, 3, 4].map((i) => shape(i % 2 ? "canvas" : look, [[x + 6 + i * 8.4, y - 46], [x + 6 + (i + 1) * 8.4, y - 46], [x + (i + 1) * 10.8, y - 26], [x + i * 10.8, y - 26]], 0.4))}
</g>`;

const market = () => svg`
  ${terrace(76, 842, [30, 24, 28])}${terrace(330, 842, [26, 30])}
  ${stall(82, 906, "cloth-a")}${stall(350, 902, "cloth-b")}${stall(292, 866, "cloth-c")}
  ${stall(176, 868, "cloth-b")}
  <ellipse class="ink basin" cx="262" cy="884" rx="26" ry="11"></ellipse><ellipse class="water" cx="262" cy="882" rx="20" ry="7"></ellipse>
  ${shape("stone", [[256, 882], [258, 850], [266, 850], [268, 882]], 0.4)}<path class="spray" d="M262 850q-12-12-16 10M262 850q12-12 16 10"></path>
  ${lantern(96, 992)}${lantern(424, 890)}
`;

/** @param {number} x @param {number} y @param {number} [size] */
const ship = (x, y, size = 1) => svg`<g transform=${`translate(${x} ${y}) scale(${size})`}>
  <ellipse class="cast" cx="2" cy="5" rx="52" ry="7"></ellipse>
  ${shape("hull", [[-50, -18], [-36, 4], [36, 4], [52, -22], [30, -14], [-30, -12]])}
  ${stroke([[-44, -9], [46, -12]], "hair")}
  ${stroke([[-16, -13], [-16, -86]], "mast", 0)}${stroke([[18, -14], [18, -74]], "mast", 0)}
  <path class="ink sail" d="M-34-76q18 6 36 0q4 24-2 46q-16-6-32 0q-6-22-2-46Z"></path>
  <path class="ink sail" d="M4-66q14 5 28 0q4 20-2 38q-12-5-25 0q-4-18-1-38Z"></path>
  <path class="ink pennant" d="M-16-86l20-5l-20-5Z"></path>
  ${[-22, -8, 6, 20].map((dx) => pane(dx, -7, 5, 4))}
</g>`;

const harbor = () => svg`
  ${terrace(474, 838, [30, 26])}
  ${shape("wall", box(836, 800, 84, 58))}${shape("slate", [[828, 800], [852, 774], [906, 774], [928, 800]])}${[846, 866, 886, 906].map((x) => pane(x, 814, 8, 11))}
  <path class="ink door" d="M862 858v-20h28v20Z"></path>
  ${stroke([[824, 886], [824, 800]], "mast", 0)}${stroke([[824, 804], [786, 816]], "mast", 0)}${stroke([[786, 816], [786, 838]], "hair", 0)}${shape("counter", box(776, 838, 20, 16))}
  ${[[846, 884], [862, 888], [852, 872]].map(([x, y]) => shape("counter", box(x, y, 15, 13)))}
  ${[[540, 994], [700, 984], [862, 972]].map(([x, y]) => svg`${shape("planks", [[x, y], [x + 30, y - 2], [x + 36, y + 66], [x + 4, y + 68]])}
    ${[14, 28, 42, 56].map((dy) => stroke([[x + dy / 18, y + dy], [x + 31 + dy / 12, y + dy - 2]]))}
    ${[[x + 2, y + 68], [x + 34, y + 66]].map(([px, py]) => stroke([[px, py], [px, py + 12]], "post"))}`)}
  ${[[604, 1034], [758, 1036]].map(([x, y]) => shape("hull", [[x - 18, y - 6], [x - 12, y + 3], [x + 12, y + 3], [x + 19, y - 7], [x + 8, y - 4], [x - 9, y - 4]]))}
  ${[[560, 1124], [900, 1110], [340, 1128]].map(([x, y]) => svg`<path class="gull" d=${`M${x} ${y}q7-9 13 0q6-9 13 0`}></path>`)}
  ${ship(646, 1096, 0.98)}${ship(806, 1082, 0.86)}
  ${shape("stone", [[940, 1060], [946, 976], [966, 976], [974, 1060]])}${shape("tiles", [[940, 976], [956, 952], [972, 976]])}
  ${pane(950, 978, 12, 12)}
  ${lantern(492, 986)}
`;

/** Where lamps are lit: across the dusk, over everything else. */
const LIGHTS = [
  [231, 228, 60], [490, 240, 92], [786, 214, 96], [147, 630, 80], [852, 640, 62], [262, 872, 70], [110, 880, 46],
  [378, 880, 50], [878, 824, 60], [952, 984, 46], [232, 672, 46], [520, 678, 46], [96, 970, 40], [492, 964, 46], [500, 60, 50],
  [648, 1092, 36], [806, 1078, 32], [672, 250, 40], [588, 408, 36], [408, 408, 36], [290, 530, 50],
];

/** Compass, scale and the mapmaker's flourish. */
const cartouche = () => svg`
  <g transform="translate(420 1090)" class="compass">
    <circle r="36"></circle><circle r="27"></circle>
    <path d="M0-46L7-7L0 0L-7-7ZM0 46L-7 7L0 0L7 7ZM-46 0L-7-7L0 0L-7 7ZM46 0L7 7L0 0L7-7Z"></path>
    <path class="thin" d="M-22-22L0 0M22-22L0 0M-22 22L0 0M22 22L0 0"></path>
  </g>
  <rect class="frame" x="10" y="10" width="980" height="1130" rx="10"></rect><rect class="frame thin" x="18" y="18" width="964" height="1114" rx="6"></rect>
`;

export const town = () => svg`
  ${PAINT}
  <g aria-hidden="true">
    ${ground()}${walls()}
    ${plantation()}${tavern()}${cathedral()}${townHall()}${fortress()}${market()}${harbor()}
    <rect class="dusk" width="1000" height="1150"></rect>
    ${LIGHTS.map(([x, y, r]) => svg`<circle class="lamp" cx=${x} cy=${y} r=${r}></circle>`)}
    ${cartouche()}
    <rect class="edge" width="1000" height="1150"></rect>
  </g>
`;
