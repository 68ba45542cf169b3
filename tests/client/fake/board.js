/** A small board with one of everything that the shell gives life to. */

import { html, svg } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";

const CITIES = { paris: [120, 120], rome: [400, 280], buda: [640, 130] };

/** @param {any} view @param {any} ui */
export function board(view, ui) {
  const at = ui.story ? view.before.king : view.public.king;
  const visited = (ui.local.visited ??= []);
  if (!visited.includes(at)) visited.push(at);
  return html`<div class="map" data-news=${ui.recent.length} data-visited=${visited.join(" ")}><svg viewBox="0 0 800 400">
    <rect width="800" height="400" class="ground"></rect>
    ${Object.entries(CITIES).map(
      ([id, [x, y]]) => svg`<g data-id="city:${id}" data-drop=${id} ?data-spot=${ui.story?.notes[ui.story.at].args.city === id} data-tip="tip-city" data-tip-args='{"points": 3}' transform="translate(${x} ${y})">
        <circle r="46" class="city"></circle><text y="5" text-anchor="middle">${ui.name(id)}</text></g>`,
    )}
    ${repeat(
      [["king", at], ...Object.entries(view.public.guards ?? {})],
      ([id]) => id,
      ([id, city]) => {
        const [x, y] = CITIES[/** @type {"rome"} */ (city)];
        return svg`<g data-piece=${id} transform="translate(${x + 30} ${y - 40})"><circle r="14" class="king"></circle></g>`;
      },
    )}
    <g data-drop="vault:north" data-id="vault:north" data-label=${ui.name("vault")} transform="translate(40 330)"><rect width="70" height="50" class="city"></rect></g>
    <g class="vane" .style=${`transform: translate(740px, 60px) rotate(${90 * (view.public.wind ?? 0)}deg)`}><path d="M0-20L9 9L-9 9Z"></path></g>
    <text class="wind" x="740" y="110" text-anchor="middle">${view.public.wind ?? 0}</text>
    ${ui.icon("crown", { x: 20, y: 20, size: 40, label: "crown" })}
  </svg></div>`;
}

/** @param {any} view @param {any} ui */
export function mine(view, ui) {
  return html`<div class="hand" @focusout=${() => ui.redraw()}>
    ${Object.entries(view.private.tokens ?? {}).map(([kind, n]) => html`<div class="token" data-drag=${kind} data-piece="hand:${kind}">${ui.icon("game-icons:crown")} ${ui.name(kind)} ${n}</div>`)}
  </div>`;
}

/** @param {any} view @param {any} ui @param {number} seat */
export const plaque = (view, ui, seat) => html`<small>${view.public.gold?.[seat] ?? 0} gold</small>`;

/** A coronation takes so long that somebody will skip it. @param {{id: string}} note */
export const pace = (note) => (note.id === "crowned" ? 60_000 : 0);

/** A herald is held up. @param {{id: string, args: any}} note @param {any} ui */
export const show = (note, ui) => note.id === "herald" && html`<p class="herald">${ui.say("note-herald", note.args)}</p>`;

/** A crown is worth ten points. @param {any} view @param {any} ui @param {number} seat */
export const score = (view, ui, seat) => view.before.score[seat] + (ui.story.notes[ui.story.at].args.seat === seat ? 10 : 0);

/** What is told of the end is fetched at the end. */
export const later = () => import("/games/fake/ending.js");
