/** Cards like dossiers: small ones on the map (SVG), readable ones in the hand (HTML). */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { CARDS } from "./content.js";
import { SYMBOLS, TRACK_ICONS, cardTip, does, frightens, signed, symbols } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

const KINDS = /** @type {const} */ (["cube", "gold", "bomb"]);

/** A short name in one line, a longer one in the two most even ones; after a hyphen it may break too. @param {string} name */
function evenLines(name) {
  const words = name.match(/[^\s-]+-?/g) ?? [];
  if (name.length <= 9 || words.length < 2) return [name];
  const join = (/** @type {string[]} */ some) => some.join(" ").replaceAll("- ", "-");
  const splits = words.slice(1).map((_, i) => [join(words.slice(0, i + 1)), join(words.slice(i + 1))]);
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

/** @param {string[]} lines */
const longest = (lines) => Math.max(...lines.map((line) => line.length));

/** How large letters can be so that the lines keep to a card. @param {string[]} lines */
const letters = (lines) => Math.max(10, Math.min(17, 168 / longest(lines)));

/** A face-up strategy card on the map. @param {Ui} ui @param {string} card @param {number} x @param {number} y */
export function smallCard(ui, card, x, y) {
  const info = CARDS[card];
  const name = evenLines(ui.name(card));
  const rows = /** @type {{icon: string, text: string, css: string}[]} */ ([]);
  for (const kind of KINDS) if (symbols(card, kind)) rows.push({ icon: SYMBOLS[kind], text: `${symbols(card, kind)}`, css: kind });
  for (const [track, move] of info?.arrows ?? []) rows.push({ icon: TRACK_ICONS[track], text: signed(move), css: track });
  return svg`<g class="small-card ${info?.kind ?? ""}" transform="translate(${x} ${y})">
    <rect width="96" height="96" rx="5"></rect>
    <text class="card-name" font-size=${letters(name)}>${name.map((line, i) => svg`<tspan x="48" y=${18 + i * 16}>${line}</tspan>`)}</text>
    ${rows.map((row, i) => svg`<g class="sym ${row.css}" transform="translate(${5 + (i % 2) * 46} ${40 + Math.floor(i / 2) * 21})">
      ${ui.icon(row.icon, { size: 19 })}<text x="22" y="15">${row.text}</text></g>`)}
    ${info?.does ? svg`<circle class="has-ability ${info.free ? "free" : ""}" cx="66" cy="86" r="5"></circle>` : nothing}
    ${frightens(card) ? ui.icon("brain-tentacle", { x: 76, y: 74, size: 18, class: "dread" }) : nothing}
  </g>`;
}

/**
 * A card in the hand. Where it is asked for, a click on it answers. Else its upper part is taken in hand, to be put on a
 * place, and what it does is a button of its own.
 * @param {View} view @param {Ui} ui @param {string} card @param {number} copies @param {number} picked
 */
export function handCard(view, ui, card, copies, picked) {
  const info = CARDS[card];
  const arrows = (info.arrows ?? []).map(([track]) => `arrow:${card}:${track}`).filter((id) => ui.can(id));
  const id = arrows.length === 1 ? arrows[0] : `hand:${card}`;
  const whole = view.ask?.prompt === "act" ? nothing : "tip-card";
  const part = whole === nothing ? "tip-card" : nothing;
  const tip = cardTip(ui, card);
  return html`<li class="card ${info.kind} ${picked ? "picked" : ""} ${ui.name(card).length > 14 ? "long" : ""}" data-id=${id} data-piece="hand:${card}" data-tip=${whole} data-tip-args=${tip}>
    <div class="grip" data-drag=${card} data-label=${ui.say("board-hold", { card })} data-tip=${part} data-tip-args=${tip}>
    <span class="card-head"><b>${ui.name(card)}</b><i class="copies" ?hidden=${copies === 1}>${`×${copies}`}</i></span>
    <span class="card-symbols">
      ${KINDS.filter((kind) => symbols(card, kind)).map((kind) => html`<span class="sym ${kind}">${Array.from({ length: symbols(card, kind) }, () => ui.icon(SYMBOLS[kind]))}</span>`)}
      ${(info.arrows ?? []).map(([track, move]) => html`<span class="sym arrow ${track}" data-id=${arrows.length > 1 ? `arrow:${card}:${track}` : nothing}>${ui.icon(TRACK_ICONS[track])}${signed(move)}</span>`)}
    </span>
    </div>
    ${info.does ? html`<span class="card-does" data-id="use:${card}" data-tip=${part} data-tip-args=${tip}>${does(ui, card)}</span>` : nothing}
    ${picked ? html`<span class="tick">${picked > 1 ? picked : "✓"}</span>` : nothing}
  </li>`;
}
