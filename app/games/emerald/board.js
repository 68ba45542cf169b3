/** A Study in Emerald: a map of Europe and the Atlantic by gaslight, green ink, something under the paper. */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { cities, offers, pins } from "./board/city.js";
import { detail } from "./board/detail.js";
import { ground, paints, routes, tolls, ways } from "./board/ground.js";
import { myThings } from "./board/mine.js";
import { find, overview } from "./board/overview.js";
import { frame, isTall } from "./board/places.js";
import { theirThings } from "./board/plaque.js";
import { asTold } from "./board/read.js";
import { ends, track } from "./board/tracks.js";

export { spoken } from "./board/spoken.js";

export { pace, show } from "./board/told.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */

/** @param {View} now @param {Ui} ui */
export function board(now, ui) {
  const view = asTold(now, ui);
  if (!view.public.cities) return nothing;
  const tall = isTall();
  const pointed = (/** @type {Event} */ event) => point(ui, event);
  const left = () => leave(ui);
  return html`<div class="emerald ${view.ask && view.ask.prompt !== "act" ? "aims" : ""}" @pointerover=${pointed} @focusin=${pointed} @pointerleave=${left} @focusout=${left} @click=${(/** @type {Event} */ event) => tall && find(ui, event)}>
    ${track(view, ui, "war")}${ends(view, ui)}
    <svg class="map" viewBox=${frame()} role="group" aria-label=${ui.say("title")}>
      ${paints}${ground()}${ways()}${routes(view, ui)}${tall ? overview(view, ui) : wide(view, ui)}
    </svg>
    ${track(view, ui, "revolution")}${tall ? nothing : detail(view, ui)}
  </div>`;
}

/** Which city lies under the pointer or has the focus: all of it is told aside, and a journey there is drawn. @param {Ui} ui @param {Event} event */
function point(ui, { target }) {
  const city = target instanceof Element ? (target.closest(".city")?.getAttribute("data-city") ?? undefined) : undefined;
  if (ui.local.hover === city) return;
  ui.local.hover = city;
  ui.redraw();
}

/** @param {Ui} ui */
function leave(ui) {
  if (!ui.local.hover) return;
  ui.local.hover = undefined;
  ui.redraw();
}

/** What lies on a wide table's map. @param {View} view @param {Ui} ui */
const wide = (view, ui) => svg`${pins(view)}${tolls()}${offers(view, ui)}${cities(view, ui)}`;

/** @param {View} view @param {Ui} ui */
export const mine = (view, ui) => (view.me === null || !view.private.hand ? nothing : myThings(asTold(view, ui), ui));

/** @param {View} view @param {Ui} ui @param {number} seat */
export const plaque = (view, ui, seat) => (view.public.players ? theirThings(asTold(view, ui), ui, seat) : nothing);

/** A new turn begins here in the log. @param {Note} note */
export const heading = (note) => note.id === "turn";

const SOUNDS = /** @type {Record<string, string>} */ ({ "royal-killed": "bell", killed: "knock", revealed: "bell", turn: "tick" });

/** @param {Note} note */
export const sound = (note) => SOUNDS[note.id];

export const later = () => import("/games/emerald/board/ending.js");
