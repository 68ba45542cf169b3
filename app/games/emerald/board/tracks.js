/** War and Revolution as gauges in the frame of the map, and what could end the game. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { TRACKS } from "./content.js";
import { TRACK_ICONS, counted } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

/** @param {View} view @param {Ui} ui @param {"war" | "revolution"} name */
export function track(view, ui, name) {
  const { last, vp } = TRACKS[name];
  const space = view.public.tracks[name];
  const planned = view.ask?.prompt === "tracks" ? view.ask.args[name] : space;
  return html`<div class="track ${name}" data-drop="track:${name}" data-tip="tip-track" data-tip-args=${JSON.stringify({ track: name, space, last, points: view.public.track_points[name] })}>
    <span class="track-name">${ui.icon(TRACK_ICONS[name])} <b>${ui.name(name)}</b></span>
    <ol>${Array.from({ length: last + 1 }, (_, i) => html`<li class="space-${i} ${i < space ? "past" : ""} ${i === planned && i !== space ? "planned" : ""} ${i === last ? "last" : ""}">${i === space ? html`<i class="marker" data-piece="marker:${name}"></i>` : nothing}<span>${i === last || (i && vp[i] !== vp[i - 1]) ? vp[i] : nothing}</span></li>`)}</ol>
  </div>`;
}

/** Which ends of the game are near and what is left, or how it ended; and which rulebook holds. @param {View} view @param {Ui} ui */
export function ends(view, ui) {
  const { over } = view.public;
  const lines = over ? outcome(view, ui) : dangers(view, ui);
  return html`<p class="ends" tabindex="0">${lines.map(([urgent, text]) => html`<span class="sign ${urgent ? "urgent" : ""}">${text}</span>`)}
    ${over ? nothing : supply(view, ui)}${rulebook(view, ui)}</p>`;
}

/** Which of the two books holds: in two letters, told in words. @param {View} view @param {Ui} ui */
function rulebook(view, ui) {
  const { rulebook: book } = view.public;
  return html`<span class="sign book" data-tip="board-rulebook-${book}">${ui.icon("open-book", { label: ui.say(`board-rulebook-${book}`) })} <span aria-hidden="true">${book.toUpperCase()}</span></span>`;
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
  return html`<span class="sign stores" data-tip="tip-supply" data-tip-args=${JSON.stringify(left)}>
      ${ui.icon("brain-tentacle")} ${left.sanity} ${ui.icon("domino-mask")} ${left.doubles} ${ui.icon("cloak")} ${left.safe} ${ui.icon("cancel")} ${left.discs}
    </span>
    ${exposures.length ? html`<span class="sign exposed" data-tip="tip-exposed" data-tip-args=${JSON.stringify({ agents: exposures })}>${ui.say("board-exposed", { count: exposures.length })}</span>` : nothing}
    ${lost.length ? html`<span class="sign removed" data-tip="tip-removed" data-tip-args=${JSON.stringify({ cards: lost })}>${ui.say("board-gone", { count: lost.length })}</span>` : nothing}`;
}
