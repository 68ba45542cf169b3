/** A Study in Emerald: a map of Europe and the Atlantic by gaslight, green ink, something under the paper. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { TRACKS } from "./board/content.js";
import { cities, ground, offers, paints, point, route, tolls, ways } from "./board/map.js";
import { myThings } from "./board/mine.js";
import { theirThings } from "./board/plaque.js";
import { TRACK_ICONS, counted, frame } from "./board/read.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */

/** @param {View} view @param {Ui} ui */
export function board(view, ui) {
  if (!view.public.cities) return nothing;
  const pointed = (/** @type {Event} */ event) => point(view, ui, event);
  return html`<div class="emerald" @pointerover=${pointed} @focusin=${pointed}>
    <div class="tracks">
      ${track(view, ui, "war")}${track(view, ui, "revolution")}
      <p class="ends" tabindex="0">${ends(view, ui)}</p>
    </div>
    <svg class="map" viewBox=${frame(Object.keys(view.public.offers).length).join(" ")} role="group" aria-label=${ui.say("title")}>
      ${paints}${ground()}${ways()}${route(view, ui)}${offers(view, ui)}${cities(view, ui)}${tolls()}
    </svg>
  </div>`;
}

/** @param {View} view @param {Ui} ui @param {"war" | "revolution"} name */
function track(view, ui, name) {
  const { last, vp } = TRACKS[name];
  const space = view.public.tracks[name];
  const planned = view.ask?.prompt === "tracks" ? view.ask.args[name] : space;
  return html`<div class="track ${name}" data-drop="track:${name}" data-tip="tip-track" data-tip-args=${JSON.stringify({ track: name, space, last, points: vp[space] })}>
    <span class="track-name">${ui.icon(TRACK_ICONS[name])} ${ui.name(name)}</span>
    <ol>${Array.from({ length: last + 1 }, (_, i) => html`<li class="space-${i} ${i === planned && i !== space ? "planned" : ""} ${i === last ? "last" : ""}">${i === space ? html`<i class="marker" data-piece="marker:${name}"></i>` : nothing}<span>${i === last || (i && vp[i] !== vp[i - 1]) ? vp[i] : nothing}</span></li>`)}</ol>
  </div>`;
}

/** Which ends of the game are near, or how it ended; what is left; and which rulebook holds. @param {View} view @param {Ui} ui */
function ends(view, ui) {
  const lines = view.public.over ? outcome(view, ui) : dangers(view, ui);
  return html`${lines.map(([urgent, text]) => html`<span class="end ${urgent ? "urgent" : ""}">${text}</span>`)}
    ${supply(view, ui)}
    <span class="end book">${ui.say(`board-rulebook-${view.public.rulebook}`)}</span>`;
}

/** Which side is out and whose score did it, and what had been left over. @param {View} view @param {Ui} ui @returns {[boolean, string][]} */
function outcome(view, ui) {
  const { eliminated: side, lowest = {}, identities_left: left = {} } = view.public;
  const last = Object.keys(lowest).map(Number);
  /** @type {[boolean, string][]} */
  const lines = [[false, ui.say("board-identities-left", { sides: counted(ui, left) })]];
  if (last.length) lines.unshift([true, side ? ui.say("board-eliminated", { side, who: last.map(ui.who), points: view.result?.scores[last[0]] }) : ui.say("board-one-side")]);
  return lines;
}

/** Which ends of the game are near, the nearest first. @param {View} view @param {Ui} ui @returns {[boolean, string][]} */
function dangers(view, ui) {
  /** @type {[boolean, string][]} */
  const near = Object.entries(view.public.ends).map(([name, { urgent, count = 0, limit = 0, seats = {} }]) => {
    const who = Object.keys(seats).map((seat) => ui.who(Number(seat)));
    return [urgent, ui.say(`board-end-${name}`, { who, count, limit })];
  });
  return near.sort(([a], [b]) => Number(b) - Number(a));
}

/** What is left beside the board, and what will not come back. @param {View} view @param {Ui} ui */
function supply(view, ui) {
  const { supply: left, exposed, removed } = view.public;
  const exposures = Object.keys(exposed);
  const lost = counted(ui, removed);
  return html`<span class="end stores" data-tip="tip-supply" data-tip-args=${JSON.stringify(left)}>
      ${ui.icon("brain-tentacle")} ${left.sanity} ${ui.icon("domino-mask")} ${left.doubles} ${ui.icon("cloak")} ${left.safe} ${ui.icon("cancel")} ${left.discs}
    </span>
    ${exposures.length ? html`<span class="end exposed" data-tip="tip-exposed" data-tip-args=${JSON.stringify({ agents: exposures })}>${ui.say("board-exposed", { count: exposures.length })}</span>` : nothing}
    ${lost.length ? html`<span class="end removed" data-tip="tip-removed" data-tip-args=${JSON.stringify({ cards: lost })}>${ui.say("board-gone", { count: lost.length })}</span>` : nothing}`;
}

/** @param {View} view @param {Ui} ui */
export const mine = (view, ui) => (view.me === null || !view.private.hand ? nothing : myThings(view, ui));

/** @param {View} view @param {Ui} ui @param {number} seat */
export const plaque = (view, ui, seat) => (view.public.players ? theirThings(view, ui, seat) : nothing);

const STAGED = /** @type {Record<string, number>} */ ({ attempt: 1400, "royal-killed": 1400, "royal-hidden": 1400, killed: 1200, revealed: 1600, destroyed: 1600, exposed: 1200, "went-mad": 1600, "claimed-city": 700, sanity: 900, escaped: 1000 });

/** @param {Note} note */
export const pace = (note) => STAGED[note.id] ?? 0;

/** A new turn begins here in the log. @param {Note} note */
export const heading = (note) => note.id === "turn";

const SOUNDS = /** @type {Record<string, string>} */ ({ "royal-killed": "bell", killed: "knock", revealed: "bell", turn: "tick" });

/** @param {Note} note */
export const sound = (note) => SOUNDS[note.id];
