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

/** A line that would not keep to its room is set narrower. @param {string} line @param {number} width @param {number} letter how wide one is */
export const squeezed = (line, width, letter = 6.6) => (line.length * letter > width ? width : nothing);

/** A face-up strategy card on the map, and how many lie below it. @param {Ui} ui @param {string} card @param {number} width @param {number} below */
export function smallCard(ui, card, width, below) {
  const info = CARDS[card];
  const name = evenLines(ui.name(card));
  /** @type {{icon: string, css: string, move: number}[]} */
  const marks = KINDS.flatMap((kind) => Array.from({ length: symbols(card, kind) }, () => ({ icon: SYMBOLS[kind], css: kind, move: 0 })));
  for (const [track, move] of info?.arrows ?? []) marks.push({ icon: TRACK_ICONS[track], css: track, move });
  const room = width - (below ? 24 : 6) - marks.filter(({ move }) => move).length * 7;
  const step = Math.min(15, room / Math.max(1, marks.length));
  let x = 4;
  return svg`<g class="small-card ${info?.kind ?? ""}">
    <rect width=${width} height="42" rx="4"></rect>
    <text class="card-name">${name.map((line, i) => svg`<tspan x=${width / 2} y=${(name.length > 1 ? 11 : 17) + i * 13} textLength=${squeezed(line, width - 6)} lengthAdjust="spacingAndGlyphs">${line}</tspan>`)}</text>
    ${marks.map(({ icon, css, move }) => {
      const at = x;
      x += step + (move ? 7 : 0);
      return svg`<g class="sym ${css}" transform="translate(${at} 26.5)">${ui.icon(icon, { size: 13 })}${move ? svg`<path d=${move > 0 ? UP : DOWN}></path>` : nothing}</g>`;
    })}
    ${below ? svg`<text class="below" x=${width - 4} y="38">+${below}</text>` : nothing}
    ${frightens(card) ? ui.icon("brain-tentacle", { x: width - 9, y: -5, size: 15, class: "dread" }) : nothing}
  </g>`;
}

const UP = "M14 9h6l-3-5z";
const DOWN = "M14 5h6l-3 5z";

/** How much room a card's words need, so that all of them can be read; beside more than two symbols there is less. @param {Ui} ui @param {string} card */
function room(ui, card) {
  const { does: words, arrows = [] } = CARDS[card];
  const marks = KINDS.reduce((sum, kind) => sum + symbols(card, kind), arrows.length);
  return words ? `words-${Math.min(4, Math.ceil((does(ui, card).length + 34 * Math.max(0, marks - 2)) / 55))}` : "";
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
  return html`<div class="card ${info.kind} ${picked ? "picked" : ""} ${room(ui, card)}" data-id=${id} data-piece="hand:${card}" data-tip=${whole} data-tip-args=${tip}>
    <div class="grip" data-drag=${card} data-label=${ui.say("board-hold", { card })} data-tip=${part} data-tip-args=${tip}>
    <span class="card-head"><b>${ui.name(card)}</b><i class="copies" ?hidden=${copies === 1}>${`×${copies}`}</i></span>
    <span class="card-symbols">
      ${KINDS.filter((kind) => symbols(card, kind)).map((kind) => html`<span class="sym ${kind}">${Array.from({ length: symbols(card, kind) }, () => ui.icon(SYMBOLS[kind]))}</span>`)}
      ${(info.arrows ?? []).map(([track, move]) => html`<span class="sym arrow ${track}" data-id=${arrows.length > 1 ? `arrow:${card}:${track}` : nothing}>${ui.icon(TRACK_ICONS[track])}${signed(move)}</span>`)}
    </span>
    </div>
    ${info.does ? html`<span class="card-does" data-id="use:${card}" data-tip=${part} data-tip-args=${tip}>${does(ui, card)}</span>` : nothing}
    ${picked ? html`<span class="tick">${picked > 1 ? picked : "✓"}</span>` : nothing}
  </div>`;
}
