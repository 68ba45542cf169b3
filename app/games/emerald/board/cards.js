/** Cards like dossiers: small ones on the map (SVG), readable ones in the hand (HTML). */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { CARDS } from "./content.js";
import { SYMBOLS, TRACK_ICONS, cardFacts, cardTip, does, frightens, signed, symbols } from "./read.js";

/** @typedef {import("/static/table/types.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

const KINDS = /** @type {const} */ (["cube", "gold", "bomb"]);

/** The name over at most two lines of a small card. @param {string} name @param {number} most */
export function twoLines(name, most = 13) {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  let first = "";
  while (words.length && (first + words[0]).length <= most) first += `${words.shift()} `;
  const rest = words.join(" ");
  if (!first) return [clip(rest, most)];
  return [first.trim(), clip(rest, most)].filter(Boolean);
}

/** @param {string} text @param {number} most */
const clip = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** A face-up strategy card on the map, with who is how strong there. @param {Ui} ui @param {string} card @param {number} x @param {number} y @param {string} standing */
export function smallCard(ui, card, x, y, standing) {
  const info = CARDS[card];
  const rows = /** @type {{icon: string, text: string, css: string}[]} */ ([]);
  for (const kind of KINDS) if (symbols(card, kind)) rows.push({ icon: SYMBOLS[kind], text: `${symbols(card, kind)}`, css: kind });
  for (const [track, move] of info?.arrows ?? []) rows.push({ icon: TRACK_ICONS[track], text: signed(move), css: track });
  return svg`<g class="small-card ${info?.kind ?? ""}" transform="translate(${x} ${y})" data-tip="tip-stack" data-tip-args=${JSON.stringify({ ...cardFacts(ui, card), standing })}>
    <rect width="96" height="96" rx="5"></rect>
    ${twoLines(ui.name(card)).map((line, i) => svg`<text class="card-name" x="48" y=${19 + i * 15}>${line}</text>`)}
    ${rows.map((row, i) => svg`<g class="sym ${row.css}" transform="translate(${6 + (i % 2) * 46} ${42 + Math.floor(i / 2) * 21})">
      ${ui.icon(row.icon, { size: 17 })}<text x="20" y="14">${row.text}</text></g>`)}
    ${info?.does ? svg`<circle class="has-ability ${info.free ? "free" : ""}" cx="66" cy="86" r="5"></circle>` : nothing}
    ${frightens(card) ? ui.icon("brain-tentacle", { x: 76, y: 74, size: 18, class: "dread" }) : nothing}
  </g>`;
}

/**
 * A card in the hand. Its symbols and arrows are what a click on them means, where the ask has them.
 * @param {View} view @param {Ui} ui @param {string} card @param {number} copies @param {number} picked
 */
export function handCard(view, ui, card, copies, picked) {
  const info = CARDS[card];
  const arrows = (info.arrows ?? []).map(([track]) => `arrow:${card}:${track}`).filter((id) => ui.can(id));
  const id = arrows.length === 1 ? arrows[0] : ui.can(`hand:${card}`) ? `hand:${card}` : `use:${card}`;
  return html`<li class="card ${info.kind} ${picked ? "picked" : ""}" data-id=${id} data-tip="tip-card" data-tip-args=${cardTip(ui, card)}>
    <span class="card-head"><b>${ui.name(card)}</b>${copies > 1 ? html`<i class="copies">×${copies}</i>` : nothing}</span>
    <span class="card-symbols">
      ${KINDS.filter((kind) => symbols(card, kind)).map((kind) => html`<span class="sym ${kind}">${Array.from({ length: symbols(card, kind) }, () => ui.icon(SYMBOLS[kind]))}</span>`)}
      ${(info.arrows ?? []).map(([track, move]) => html`<span class="sym arrow ${track}" data-id=${arrows.length > 1 ? `arrow:${card}:${track}` : nothing}>${ui.icon(TRACK_ICONS[track])}${signed(move)}</span>`)}
    </span>
    ${info.does ? html`<span class="card-does">${does(ui, card)}</span>` : nothing}
    ${picked ? html`<span class="tick">${picked > 1 ? picked : "✓"}</span>` : nothing}
  </li>`;
}
