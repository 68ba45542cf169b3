/** Revolution!: a walled port town at dusk on old paper, and the twelve people who run it. */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { guard } from "/static/vendor/lit-html/directives/guard.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { bidBoard, TOKEN_ICON } from "./board/bids.js";
import { HEIGHT, QUARTERS, spots, WIDTH } from "./board/places.js";
import { asItWas, KINDS, laid, stage } from "./board/stage.js";
import { town } from "./board/town.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").PrintedArea} PrintedArea */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */
/** @typedef {import("./board/stage.js").Stage} Stage */
/** @typedef {import("./board/stage.js").Tokens} Tokens */
/** @typedef {import("./board/places.js").Spot} Spot */

/** The town and the bid board. @param {View} view @param {Ui} ui */
export function board(view, ui) {
  const scene = stage(view, ui);
  identify(ui, scene);
  const areas = Object.entries(view.public.areas);
  const inTown = ["replaced", "exchanged"].includes(scene.note?.id ?? "");
  return html`<div class="scene">
    <svg class="town" ?data-spot=${inTown} viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${ui.say("board-town")}>
      ${guard([], town)}
      ${areas.map(([area, printed]) => quarter(view, ui, scene, area, printed))}
      ${ledger(view, ui)}
    </svg>
    ${bidBoard(view, ui, scene)}
  </div>`;
}

/** Followers keep their identity, so that two who change places can be seen to do so. @param {Ui} ui @param {Stage} scene */
function identify(ui, scene) {
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

// ---- the town

/** @param {View} view @param {Ui} ui @param {Stage} scene @param {string} area @param {PrintedArea} printed */
function quarter(view, ui, scene, area, printed) {
  const places = Object.entries(spots(area, printed.spaces));
  return svg`<g>
    ${places.map(([space, at]) => svg`<g transform=${`translate(${at.x} ${at.y})`} class="space" ?data-touched=${scene.touched.includes(space)}><circle r="31"></circle><circle class="inner" r="26"></circle></g>`)}
    ${repeat(
      places.filter(([space]) => space in scene.followers),
      ([space]) => space,
      ([space, at]) => follower(view, ui, space, at, scene.followers[space]),
    )}
    ${plaqueOf(ui, scene, area, printed)}
  </g>`;
}

/** A wooden piece in its owner's colour and shape. @param {View} view @param {Ui} ui @param {string} space @param {Spot} at @param {number} seat */
function follower(view, ui, space, at, seat) {
  const path = ui.shape(seat);
  const chosen = view.ask?.args.space === space;
  return svg`<g transform=${`translate(${at.x} ${at.y})`}>
    <g class="follower" data-id=${`follower:${space}`} data-piece=${ui.local.pieces[space]} data-seat=${seat} ?data-chosen=${chosen}>
      <circle class="reach" r="35"></circle>
      <ellipse class="cast" cx="3" cy="17" rx="24" ry="9"></ellipse>
      <g transform="translate(-24 -20) scale(2)"><path class="side" d=${path}></path></g>
      <g transform="translate(-24 -27) scale(2)"><path class="top" d=${path}></path><path class="grain" d="M7 9.5q5-1.6 10 0M6.6 13q5.4-1.6 10.8 0M7.6 16.4q4.4-1.4 8.8 0"></path></g>
    </g>
  </g>`;
}

/** An area's ribbon: name, points, and who leads. @param {Ui} ui @param {Stage} scene @param {string} area @param {PrintedArea} printed */
function plaqueOf(ui, scene, area, printed) {
  const { x, y } = QUARTERS[area].plaque;
  const leaders = scene.leaders[area];
  const leading = !leaders.length ? ui.say("board-empty") : leaders.length > 1 ? ui.say("board-tied") : ui.say("board-leader", { seat: leaders[0] });
  const tip = { area, points: printed.points, free: printed.spaces.filter((space) => !(space in scene.followers)).length };
  return svg`<g class="ribbon" transform=${`translate(${x} ${y})`} data-tip="tip-area" data-tip-args=${JSON.stringify(tip)} role="img" aria-label=${`${ui.name(area)}: ${ui.say("board-points", { points: printed.points })}, ${leading}`}>
    <path class="tails" d="M-128-14h24v34h-24l10-17ZM128-14h-24v34h24l-10-17Z"></path>
    <path class="band" d="M-114-22q114-9 228 0v36q-114-9-228 0Z"></path>
    <text class="area-name" ?data-long=${ui.name(area).length > 10} x="-10" y="5">${ui.name(area)}</text>
    <g transform="translate(92 -5)"><path class="seal" d="M0-26l7 4l8-2l3 8l7 4l-2 8l3 7l-6 5l-1 8l-8 1l-5 6l-7-4l-8 2l-4-7l-7-3l1-8l-4-7l6-6l0-8l8-2Z"></path><text class="area-points" y="8">${printed.points}</text></g>
    ${leaders.length === 1 ? svg`<g class="lead" data-seat=${leaders[0]} transform="translate(-112 -22) scale(1.35)"><path d=${ui.shape(leaders[0])}></path></g>` : nothing}
    ${leaders.length > 1 ? svg`<g class="lead even"><circle cx="-98" cy="-6" r="14"></circle><text x="-98" y="1">=</text></g>` : nothing}
  </g>`;
}

/** In the sea: the round, and what the supply has. @param {View} view @param {Ui} ui */
function ledger(view, ui) {
  const { supply, round } = asItWas(view, ui);
  return svg`<g class="ledger" transform="translate(42 1056)" data-tip="tip-supply">
    <path class="scroll" d="M0 0q150-10 300 0q8 34 0 70q-150-8-300 0q-8-36 0-70Z"></path>
    <text class="round" x="150" y="28">${ui.say("board-round", { round })}</text>
    <g transform="translate(24 38)">
      ${KINDS.map((kind, i) => svg`<g transform=${`translate(${i * 88} 0)`} class=${kind}>${ui.icon(TOKEN_ICON[kind], { size: 24, label: ui.name(kind) })}<text x="32" y="20">${supply[kind]}</text></g>`)}
    </g>
  </g>`;
}

// ---- my tokens, and everybody's

/** The tokens that I have still to place; while the bids are compared, those that I have won for the next round. @param {View} view @param {Ui} ui */
export function mine(view, ui) {
  const { phase } = view.public;
  if (phase === "over" && !ui.story) return nothing;
  if (phase === "persuasion" && !ui.story) return toPlace(view, ui);
  return html`<div class="purse">
    <h2>${ui.say("board-my-gains")}</h2>
    ${stacks(ui, stage(view, ui).gained[view.me ?? 0])}
  </div>`;
}

/** With a warning if some of those placed will be void (PE-R02). @param {View} view @param {Ui} ui */
function toPlace(view, ui) {
  const { left, void_immune: immune = 0, void_limit: limit = 0 } = view.private;
  const none = KINDS.every((kind) => !left[kind]);
  return html`<div class="purse">
    <h2>${ui.say("board-my-tokens")}</h2>
    ${stacks(ui, left)}
    ${none && !immune && !limit ? html`<p class="all-placed">${ui.say("board-all-placed")}</p>` : nothing}
    ${immune || limit
      ? html`<div class="warning" role="status">
          <strong>${ui.say("board-void-warning")}</strong>
          ${immune ? html`<span>${ui.say("board-void-immune", { count: immune })}</span>` : nothing}
          ${limit ? html`<span>${ui.say("board-void-limit", { count: limit })}</span>` : nothing}
        </div>`
      : nothing}
  </div>`;
}

/** Tokens by kind; those to be placed can be dragged. @param {Ui} ui @param {Tokens} tokens */
const stacks = (ui, tokens) => html`<div class="stacks">
  ${KINDS.map(
    (kind) => html`<span class="stack" ?data-none=${!tokens[kind]} data-tip="tip-${kind}">
      <span class="token large ${kind}" data-drag=${tokens[kind] ? kind : nothing} data-label=${ui.name(kind)}>${ui.icon(TOKEN_ICON[kind])}</span>
      <b>× ${tokens[kind]}</b><span class="kind-name">${ui.name(kind)}</span>
    </span>`,
  )}
</div>`;

/** What all know of a seat. @param {View} view @param {Ui} ui @param {number} seat */
export function plaque(view, ui, seat) {
  const held = asItWas(view, ui).seats[seat];
  const gained = stage(view, ui).gained[seat];
  const row = (/** @type {Tokens} */ tokens) => KINDS.map((kind) => html`<span class="count ${kind}" data-tip="tip-${kind}">${ui.icon(TOKEN_ICON[kind], { label: ui.name(kind) })}${tokens[kind]}</span>`);
  return html`<div class="holdings">
    <span class="row" aria-label=${ui.say("board-hand")}>${row(held.hand)}</span>
    ${KINDS.some((kind) => gained[kind]) ? html`<span class="row gained" aria-label=${ui.say("board-gained")}>+ ${KINDS.filter((kind) => gained[kind]).map((kind) => html`<span class="count ${kind}">${ui.icon(TOKEN_ICON[kind], { label: ui.name(kind) })}${gained[kind]}</span>`)}</span>` : nothing}
    <span class="row" data-tip="tip-stock" aria-label=${ui.say("board-stock")}>${ui.icon("pawn")}${held.stock}</span>
    ${held.hundreds ? html`<span class="row hundreds">${held.hundreds} × 100 + ${held.track}</span>` : nothing}
    ${held.done && !ui.story ? html`<span class="row done">${ui.icon("check-mark")}${ui.say("board-done")}</span>` : nothing}
  </div>`;
}

// ---- the telling

/** The points of a seat as far as they have been told. @param {View} view @param {Ui} ui @param {number} seat */
export const score = (view, ui, seat) => stage(view, ui).score[seat];

/** @type {Record<string, number>} */
const PACE = { revealed: 1500, void: 1000, replaced: 1500, exchanged: 1800, declined: 900, "no-effect": 900, "board-full": 1500 };
const OUTCOME_PACE = { won: 1500, tied: 1200, unbid: 350 };

/** How long a note stays on stage. @param {Note} note */
export function pace(note) {
  if (note.id === "evaluated") return OUTCOME_PACE[/** @type {keyof typeof OUTCOME_PACE} */ (note.args.outcome)];
  return PACE[note.id] ?? 0;
}

/** @type {Record<string, string>} */
const SOUNDS = { revealed: "bell", evaluated: "quill", replaced: "coin", exchanged: "coin", "board-full": "bell" };

/** What is heard with a note. @param {Note} note */
export const sound = (note) => SOUNDS[note.id];

/** A round begins a chapter of the log. @param {Note} note */
export const heading = (note) => note.id === "espionage";

/** Under the line that all bids are shown: who laid what on whom (PE-099). @param {Note} note @param {Ui} ui */
export function detail(note, ui) {
  if (note.id !== "revealed") return nothing;
  return html`<ul class="told-bids">
    ${Object.entries(note.args.bids).map(([seat, placed]) => {
      const figures = new Set(Object.keys(placed).map((id) => id.split(":")[1]));
      return html`<li data-seat=${seat}><b>${ui.who(Number(seat))}</b> ${[...figures].map((figure) => html`<span class="told-bid">${ui.name(figure)} ${tokensOn(ui, laid(placed, figure))}</span> `)}</li>`;
    })}
  </ul>`;
}

/** @param {Ui} ui @param {Tokens} tokens */
const tokensOn = (ui, tokens) =>
  KINDS.filter((kind) => tokens[kind]).map((kind) => html`<span class="count ${kind}">${tokens[kind]}${ui.icon(TOKEN_ICON[kind], { label: ui.name(kind) })}</span>`);
