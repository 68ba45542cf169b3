/** The World of Smog: a great machine under glass, seen from the player's own side. */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { ICONS, PLACES, isPhone, shownPublic, spot, sideOf } from "./board/read.js";
import { fogs, machine } from "./board/discs.js";
import { keys } from "./board/keys.js";
import { ledger } from "./board/ledger.js";
import { myThings } from "./board/mine.js";
import { hand, needs } from "./board/needs.js";
import { paints, works } from "./board/paints.js";
import { agents, gentlemen, ribbons, sideMarks, turnArrows } from "./board/pieces.js";
import { gentlemenCards, hourglassHelp } from "./board/start.js";

export { plaque } from "./board/plaque.js";

export { spoken } from "./board/spoken.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Public} Public */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */

// ---- the board

/** @param {View} view @param {Ui} ui */
export function board(view, ui) {
  const game = shownPublic(view, ui);
  return html`<div class="smog">
    <div class="glass">
      <svg class="machine" viewBox="-500 -500 1000 1000" role="group" aria-label=${ui.say("title")}>
        ${paints}${works}
        <g class="rails">${rails(view, ui)}</g>
        ${sideMarks(view, ui, game)}
        ${machine(view, ui, game)}
        ${agents(view, ui, game)}
        ${gentlemen(view, ui, game)}
        ${ribbons(view, ui, game)}
      </svg>
      ${[0, 1].map((layer) => html`<svg class="drift drift-${layer}" viewBox="-500 -500 1000 1000" aria-hidden="true">
        ${fogs(view, ui, game, layer)}<ellipse class="mist" cx=${layer ? 430 : -420} cy=${layer ? 340 : -330} rx="270" ry="95"></ellipse>
      </svg>`)}
      <svg class="machine above-fog" viewBox="-500 -500 1000 1000">${turnArrows(view, ui)}</svg>
    </div>
    ${ledger(view, ui, game)}${isPhone() ? nothing : desk(view, ui)}${gentlemenCards(view, ui)}
  </div>`;
}

/** On a desk my things lie in the corners of the board that no disc needs. @param {View} view @param {Ui} ui */
function desk(view, ui) {
  if (view.me === null || !view.private.combination || view.ask?.prompt === "gentleman") return nothing;
  const { phase } = view.public;
  const pressed = phase === "hourglasses" || phase === "gentlemen" ? hourglassHelp(view, ui) : keys(view, ui);
  return html`<div class="corner-panel corner-hand">${hand(view, ui)}</div>
    <div class="corner-panel corner-needs">${needs(view, ui)}</div>
    ${ui.replay || view.result ? nothing : html`<div class="corner-panel corner-keys">${pressed}</div>`}`;
}

/** The ways between neighbouring places. @param {View} view @param {Ui} ui */
function rails(view, ui) {
  const side = sideOf(view, ui);
  const ids = Object.keys(PLACES);
  const near = (/** @type {string} */ a, /** @type {string} */ b) => Math.abs(PLACES[a][0] - PLACES[b][0]) + Math.abs(PLACES[a][1] - PLACES[b][1]) === 1;
  return ids.flatMap((a, i) => ids.slice(i + 1).filter((b) => near(a, b)).map((b) => {
    const [from, to] = [spot(a, side), spot(b, side)];
    return svg`<line x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
  }));
}

/** A card that is being played, held up for all to see. @param {Note} note @param {Ui} ui */
export function show(note, ui) {
  if (note.id !== "played") return undefined;
  const { card, seat } = note.args;
  return html`<article class="held-up" data-seat=${seat}>
    <p class="held-up-by"><svg class="seat-mark" viewBox="0 0 24 24"><path d=${ui.shape(seat)}></path></svg>${ui.who(seat)}</p>
    ${ui.icon(ICONS[card], { class: "held-up-sign" })}
    <h3>${ui.name(card)}</h3>
    <p>${ui.say(`tip-${card}`)}</p>
  </article>`;
}

// ---- my things

/** @param {View} view @param {Ui} ui */
export const mine = (view, ui) => myThings(view, ui);

// ---- pace

/** @type {Record<string, number>} */
const PACE = { played: 2000, "favour-won": 1200, "favour-lost": 1000, "agent-replaced": 700, wheel: 1000, left: 1600 };

/** @param {Note} note */
export const pace = (note) => PACE[note.id] ?? 0;

/** @param {Note} note */
export const heading = (note) => note.id === "round";

/** @type {Record<string, string>} */
const SOUNDS = { turned: "gear", bought: "coin", sold: "coin", bribed: "coin", wheel: "gear", "fog-coin": "steam", "fog-element": "steam", left: "bell" };

/** @param {Note} note */
export const sound = (note) => SOUNDS[note.id];

export const later = () => import("/games/smog/board/ending.js");
