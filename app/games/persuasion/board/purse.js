/** My tokens: those still to be laid, and on a phone those that lie; between two rounds what I have won. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { bust, laidToken } from "./figures.js";
import { isTall } from "./phase.js";
import { KINDS, stage } from "./stage.js";
import { TOKEN_ICON } from "./tokens.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("./stage.js").Tokens} Tokens */
/** @typedef {import("./tokens.js").Kind} Kind */

/** @param {View} view @param {Ui} ui */
export function purse(view, ui) {
  const { phase } = view.public;
  if (phase === "over" && !ui.story) return nothing;
  if (phase === "persuasion" && !ui.story) return toPlace(view, ui);
  return html`<div class="purse">
    <h2>${ui.say("board-my-gains")}</h2>
    ${stacks(ui, stage(view, ui).gained[view.me ?? 0])}
  </div>`;
}

/** @param {View} view @param {Ui} ui */
function toPlace(view, ui) {
  return html`<div class="purse" data-placing>
    <h2>${ui.say("board-my-tokens")}</h2>
    ${stacks(ui, view.private.left)}
    ${howItStands(view, ui)}
    ${isTall() ? chips(view, ui) : nothing}
  </div>`;
}

/** How many figures may follow; and a warning if some tokens will be void (PE-R02). @param {View} view @param {Ui} ui */
function howItStands(view, ui) {
  const { left, void_immune: immune = 0, void_limit: limit = 0, figures_left: more = 0 } = view.private;
  if (immune || limit)
    return html`<div class="warning" role="status">
      <strong>${ui.say("board-void-warning")}</strong>
      ${immune ? html`<span>${ui.say("board-void-immune", { count: immune })}</span>` : nothing}
      ${limit ? html`<span>${ui.say("board-void-limit", { count: limit })}</span>` : nothing}
    </div>`;
  const none = KINDS.every((kind) => !left[kind]);
  return html`<p class="note">${none ? ui.say("board-all-placed") : ui.say("board-figures-left", { count: more })}</p>`;
}

/** Tokens by kind; those to be placed can be dragged. @param {Ui} ui @param {Tokens} tokens */
const stacks = (ui, tokens) => html`<div class="stacks">
  ${KINDS.map(
    (kind) => html`<span class="stack" ?data-none=${!tokens[kind]}>
      <span class="token large ${kind}" data-drag=${tokens[kind] ? kind : nothing} data-tip="tip-${kind}" data-label=${ui.name(kind)} role="img" aria-label=${ui.name(kind)}>${ui.icon(TOKEN_ICON[kind])}</span>
      <b>× ${tokens[kind]}</b><span class="kind-name">${ui.name(kind)}</span>
    </span>`,
  )}
</div>`;

/** Under the thumb: all that I have laid, each to be taken back. @param {View} view @param {Ui} ui */
function chips(view, ui) {
  const placed = /** @type {[string, number][]} */ (Object.entries(view.private.placed ?? {}));
  return html`<ul class="chips" aria-label=${ui.say("board-my-bids")}>
    ${placed.map(([id, count]) => {
      const [kind, figure] = /** @type {[Kind, string]} */ (id.split(":"));
      return html`<li><span class="chip" data-id=${`back:${id}`} ?data-void=${id in (view.private.void ?? {})}>${bust(ui, figure)}${laidToken(view, ui, id, kind, count, "mine")}</span></li>`;
    })}
  </ul>`;
}
