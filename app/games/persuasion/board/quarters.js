/** Who stands in the town: followers on their spaces, ribbons that say who leads, and the same as a list. */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { guard } from "/static/vendor/lit-html/directives/guard.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { isTall } from "./phase.js";
import { HEIGHT, QUARTERS, spots, WIDTH } from "./places.js";
import { asItWas, KINDS } from "./stage.js";
import { counted, mark, TOKEN_ICON } from "./tokens.js";
import { town } from "./town.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").PrintedArea} PrintedArea */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./places.js").Spot} Spot */

/** @type {Record<string, string>} */
export const AREA_ICON = { plantation: "wheat", tavern: "tavern-sign", cathedral: "church", town_hall: "capitol", fortress: "castle", market: "shop", harbor: "anchor" };

const SEAL = "M0-26l7 4l8-2l3 8l7 4l-2 8l3 7l-6 5l-1 8l-8 1l-5 6l-7-4l-8 2l-4-7l-7-3l1-8l-4-7l6-6l0-8l8-2Z";

/** The picture of the town; a small one names nothing, for a list stands below it. @param {View} view @param {Ui} ui @param {Stage} scene @param {boolean} small */
export function townPicture(view, ui, scene, small) {
  const areas = Object.entries(view.public.areas);
  const told = ["replaced", "exchanged"].includes(scene.note?.id ?? "");
  return html`<svg class="town" ?data-small=${small} ?data-spot=${told} viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${ui.say("board-town")}>
    ${guard([], town)}
    ${areas.map(([area, printed]) => quarter(view, ui, scene, area, printed, small))}
    ${small ? nothing : ledger(view, ui)}
  </svg>`;
}

/** Followers keep their identity, so that two who change places can be seen to do so. @param {Ui} ui @param {Stage} scene */
export function identify(ui, scene) {
  /** @type {Record<string, string>} */
  const pieces = (ui.local.pieces ??= {});
  const { note } = scene;
  if (note?.id === "exchanged" && ui.local.exchanged !== note) {
    const { first, second } = note.args;
    [pieces[first], pieces[second]] = [pieces[second], pieces[first]];
    ui.local.exchanged = note;
  }
  for (const [space, seat] of Object.entries(scene.followers)) {
    if (!pieces[space]?.startsWith(`follower:${seat}:`)) pieces[space] = `follower:${seat}:${space}`;
  }
}

/** @param {View} view @param {Ui} ui @param {Stage} scene @param {string} area @param {PrintedArea} printed @param {boolean} small */
function quarter(view, ui, scene, area, printed, small) {
  const places = Object.entries(spots(area, printed.spaces));
  const opens = isTall() ? choicesIn(view, area) : [];
  return svg`<g class="quarter-people" data-area=${area}><g class="people" data-opens=${opens.join(" ") || nothing}
      role=${opens.length ? "button" : nothing} tabindex=${opens.length ? "0" : nothing} aria-label=${opens.length ? ui.name(area) : nothing}
      @click=${opens.length ? toRows(area) : null} @keydown=${opens.length ? (/** @type {KeyboardEvent} */ event) => ["Enter", " "].includes(event.key) && toRows(area)(event) : null}>
    ${opens.length ? svg`<path class="under" d=${`M${places.map(([, at]) => `${at.x} ${at.y}`).join("L")}`}></path>` : nothing}
    ${places.map(([space, at]) => svg`<g transform=${`translate(${at.x} ${at.y})`} class="space" ?data-touched=${scene.touched.includes(space)}><circle r="31"></circle><circle class="inner" r="26"></circle></g>`)}
    ${repeat(
      places.filter(([space]) => space in scene.followers),
      ([space]) => space,
      ([space, at]) => follower(view, ui, space, at, scene.followers[space]),
    )}</g>
    ${small ? badge(ui, scene, area, printed) : ribbon(ui, scene, area, printed)}
  </g>`;
}

/** The options that are about followers of an area. @param {View} view @param {string} area */
const choicesIn = (view, area) => Object.entries(view.ask?.options ?? {}).filter(([, fact]) => typeof fact === "object" && "mine" in fact && fact.area === area).map(([option]) => option);

/** On a phone a follower is smaller than a thumb: a tap on a quarter leads to its rows below the picture. @param {string} area */
const toRows = (area) => (/** @type {Event} */ { currentTarget }) =>
  /** @type {Element} */ (currentTarget).closest(".town-side")?.querySelector(`.choice[data-area="${area}"]`)?.scrollIntoView({ block: "center" });

/** A wooden piece in its owner's colour and shape. @param {View} view @param {Ui} ui @param {string} space @param {Spot} at @param {number} seat */
function follower(view, ui, space, at, seat) {
  const path = ui.shape(seat);
  const chosen = view.ask?.args.space === space;
  return svg`<g transform=${`translate(${at.x} ${at.y})`}>
    <g class="follower" data-id=${isTall() ? nothing : `follower:${space}`} data-piece=${ui.local.pieces[space]} data-seat=${seat} ?data-chosen=${chosen}>
      <circle class="reach" r="35"></circle>
      <ellipse class="cast" cx="3" cy="17" rx="24" ry="9"></ellipse>
      <g transform="translate(-24 -20) scale(2)"><path class="side" d=${path}></path></g>
      <g transform="translate(-24 -27) scale(2)"><path class="top" d=${path}></path><path class="grain" d="M7 9.5q5-1.6 10 0M6.6 13q5.4-1.6 10.8 0M7.6 16.4q4.4-1.4 8.8 0"></path></g>
    </g>
  </g>`;
}

/** Who leads, in words. @param {Ui} ui @param {Stage} scene @param {string} area */
const leading = (ui, scene, area) => (scene.majority[area] !== undefined ? ui.say("board-leader", { seat: scene.majority[area] }) : ui.say(isEven(scene, area) ? "board-tied" : "board-empty"));

/** Whether several have the most there. @param {Stage} scene @param {string} area */
const isEven = (scene, area) => scene.majority[area] === undefined && Boolean(scene.leaders[area].length);

/** How much of an area is taken. @param {Stage} scene @param {PrintedArea} printed */
const filled = (scene, printed) => ({ taken: printed.spaces.filter((space) => space in scene.followers).length, spaces: printed.spaces.length });

/** What an area says when one asks. @param {Stage} scene @param {string} area @param {PrintedArea} printed */
const areaTip = (scene, area, printed) => JSON.stringify({ area, points: printed.points, free: printed.spaces.filter((space) => !(space in scene.followers)).length });

/** @param {Ui} ui @param {Stage} scene @param {string} area @param {PrintedArea} printed */
const areaSays = (ui, scene, area, printed) => `${ui.name(area)}: ${ui.say("board-points", { points: printed.points })}, ${leading(ui, scene, area)}`;

/** An area's ribbon: name, points, and who leads. @param {Ui} ui @param {Stage} scene @param {string} area @param {PrintedArea} printed */
function ribbon(ui, scene, area, printed) {
  const { plaque, reach } = QUARTERS[area];
  const first = scene.majority[area];
  const end = reach - 10;
  return svg`<g class="ribbon" transform=${`translate(${plaque.x} ${plaque.y})`} data-tip="tip-area" data-tip-args=${areaTip(scene, area, printed)} role="img" aria-label=${areaSays(ui, scene, area, printed)}>
    <path class="tails" d=${`M${-reach - 6}-16h24v40h-24l10-20ZM${reach + 6}-16h-24v40h24l-10-20Z`}></path>
    <path class="band" d=${`M${-end}-26Q0-36 ${end}-26V16Q0 6 ${-end} 16Z`}></path>
    <text class="area-name" ?data-long=${ui.name(area).length > 10} x="-8" y="4">${ui.name(area)}</text>
    <g transform=${`translate(${end - 18} -6)`}><path class="seal" d=${SEAL} transform="scale(1.15)"></path><text class="area-points" y="10">${printed.points}</text></g>
    ${first !== undefined ? svg`<g class="lead" data-seat=${first} transform=${`translate(${-end - 8} -24) scale(1.55)`}><path d=${ui.shape(first)}></path></g>` : nothing}
    ${isEven(scene, area) ? svg`<g class="lead even"><circle cx=${-end + 10} cy="-5" r="17"></circle><text x=${-end + 10} y="4">=</text></g>` : nothing}
  </g>`;
}

/** The same in a small picture: points and leader alone. @param {Ui} ui @param {Stage} scene @param {string} area @param {PrintedArea} printed */
function badge(ui, scene, area, printed) {
  const { plaque } = QUARTERS[area];
  const first = scene.majority[area];
  return svg`<g class="ribbon" transform=${`translate(${plaque.x} ${plaque.y})`} data-tip="tip-area" data-tip-args=${areaTip(scene, area, printed)} role="img" aria-label=${areaSays(ui, scene, area, printed)}>
    <g transform="translate(34 0)"><path class="seal" d=${SEAL} transform="scale(1.9)"></path><text class="area-points" y="16">${printed.points}</text></g>
    ${first !== undefined ? svg`<g class="lead" data-seat=${first} transform="translate(-72 -32) scale(2.6)"><path d=${ui.shape(first)}></path></g>` : nothing}
    ${isEven(scene, area) ? svg`<g class="lead even"><circle cx="-40" cy="0" r="28"></circle><text x="-40" y="15">=</text></g>` : nothing}
  </g>`;
}

/** In the sea: the round, and what the supply has. @param {View} view @param {Ui} ui */
function ledger(view, ui) {
  const { supply, round } = asItWas(view, ui);
  return svg`<g class="ledger" transform="translate(28 1036)" data-tip="tip-supply" role="img" aria-label=${supplySays(ui, supply)}>
    <path class="scroll" d="M0 0q170-11 340 0q8 44 0 92q-170-9-340 0q-8-46 0-92Z"></path>
    <text class="round" x="170" y="36">${ui.say("board-round", { round })}</text>
    <g transform="translate(30 48)">
      ${KINDS.map((kind, i) => svg`<g transform=${`translate(${i * 100} 0)`} class=${kind}>${ui.icon(TOKEN_ICON[kind], { size: 32 })}<text x="40" y="27">${supply[kind]}</text></g>`)}
    </g>
  </g>`;
}

/** @param {Ui} ui @param {import("./stage.js").Tokens} supply */
const supplySays = (ui, supply) => `${ui.say("board-supply")}: ${KINDS.map((kind) => `${supply[kind]} ${ui.name(kind)}`).join(", ")}`;

// ---- the same at a glance

/** Every quarter in a row: who leads, how full it is, what it is worth. @param {View} view @param {Ui} ui @param {Stage} scene */
export function quarterList(view, ui, scene) {
  const { supply, round } = asItWas(view, ui);
  return html`<div class="quarters">
    <p class="round-line"><b>${ui.say("board-round", { round })}</b><span class="supply" data-tip="tip-supply" role="img" aria-label=${supplySays(ui, supply)}>${KINDS.map((kind) => counted(ui, kind, supply[kind]))}</span></p>
    <ul>
      ${Object.entries(view.public.areas).map(
        ([area, printed]) => html`<li class="quarter-row" data-area=${area} data-tip="tip-area" data-tip-args=${areaTip(scene, area, printed)}>
          ${leadMark(ui, scene, area)}
          <span class="quarter-name">${ui.name(area)}</span>
          <span class="pips" role="img" aria-label=${ui.say("board-filled", filled(scene, printed))}>${printed.spaces.map((space) => pip(ui, scene.followers[space]))}</span>
          <b class="worth">${printed.points}</b>
        </li>`,
      )}
    </ul>
  </div>`;
}

/** On a phone the town is folded to a strip; a tap opens it. @param {View} view @param {Ui} ui @param {Stage} scene @param {boolean} isOpen @param {() => void} toggle */
export function quarterStrip(view, ui, scene, isOpen, toggle) {
  return html`<button type="button" class="strip" aria-expanded=${String(isOpen)} @click=${toggle}>
    <span class="visually-hidden">${ui.say("board-show-town")}</span>
    ${Object.entries(view.public.areas).map(([area, printed]) => {
      const { taken, spaces } = filled(scene, printed);
      return html`<span class="strip-quarter" data-area=${area}>${ui.icon(AREA_ICON[area], { label: ui.name(area) })}<span>${leadMark(ui, scene, area)}${taken}/${spaces}</span></span>`;
    })}
  </button>`;
}

/** @param {Ui} ui @param {Stage} scene @param {string} area */
function leadMark(ui, scene, area) {
  const first = scene.majority[area];
  if (first !== undefined) return mark(ui, first, leading(ui, scene, area));
  return html`<span class="no-lead" role="img" aria-label=${leading(ui, scene, area)}>${isEven(scene, area) ? "=" : "–"}</span>`;
}

/** @param {Ui} ui @param {number | undefined} seat */
const pip = (ui, seat) =>
  seat === undefined
    ? html`<svg class="pip" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8"></circle></svg>`
    : html`<svg class="pip" viewBox="0 0 24 24" data-seat=${seat}><path d=${ui.shape(seat)}></path></svg>`;
