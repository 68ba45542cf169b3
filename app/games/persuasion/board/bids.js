/** The bid board: twelve figures, what they pay, what does not move them, and what lies on them. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { KINDS, laid } from "./stage.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").PrintedFigure} PrintedFigure */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("./stage.js").Stage} Stage */

export const TOKEN_ICON = { force: "mailed-fist", blackmail: "envelope", gold: "crown-coin" };

/** @type {Record<string, string>} */
const FACE = {
  general: "crossed-sabres",
  captain: "captain-hat-profile",
  innkeeper: "beer-stein",
  magistrate: "gavel",
  priest: "chess-bishop",
  aristocrat: "top-hat",
  merchant: "basket",
  printer: "newspaper",
  rogue: "robber-mask",
  spy: "spyglass",
  apothecary: "pestle-mortar",
  mercenary: "halberd",
};

/** @type {Record<string, string>} */
const POWER_ICON = { replace_follower: "body-swapping", swap_followers: "card-exchange" };

/** @param {View} view @param {Ui} ui @param {Stage} scene */
export function bidBoard(view, ui, scene) {
  const figures = Object.keys(view.public.figures);
  const open = scene.revealed || Boolean(ui.local.last) || view.me === null || Boolean(view.result);
  return html`<section class="bids" aria-label=${ui.say("board-figures")} ?data-open-bids=${open}>
    <header class="bids-head">
      <span>${ui.say(view.public.options.deals ? "board-deals" : "board-no-deals")}
        ${/** @type {const} */ (["refund", "domination"]).filter((rule) => view.public.options[rule]).map((rule) => html`<b class="house-rule" data-tip=${`setting-${rule}-help`}>${ui.say(`setting-${rule}`)}</b> `)}</span>
      ${lastRoundSwitch(view, ui, scene)}
    </header>
    ${figures.map((figure, i) => card(view, ui, scene, figure, i + 1, open))}
  </section>`;
}

/** Between two reveals one may look again at what was bid; those who watch see nothing else. @param {View} view @param {Ui} ui @param {Stage} scene */
function lastRoundSwitch(view, ui, scene) {
  if (scene.revealed || view.public.round === 1 || view.result || view.all) return nothing;
  if (view.me === null) return html`<span>${ui.say("board-last-round")}</span>`;
  const turnOver = () => {
    ui.local.last = !ui.local.last;
    ui.redraw();
  };
  return html`<button type="button" class="last" aria-pressed=${ui.local.last ? "true" : "false"} @click=${turnOver}>${ui.say("board-last-round")}</button>`;
}

/** @param {View} view @param {Ui} ui @param {Stage} scene @param {string} figure @param {number} order @param {boolean} open */
function card(view, ui, scene, figure, order, open) {
  const printed = view.public.figures[figure];
  const winner = scene.winners[figure];
  const tip = {
    figure,
    vp: printed.vp,
    ...Object.fromEntries(KINDS.map((kind) => [kind, printed.tokens[kind] ?? 0])),
    power: printed.power || "none",
    area: printed.area || "none",
    immune: printed.immune.length > 1 ? "both" : (printed.immune[0] ?? "none"),
  };
  return html`<article
    class="figure"
    data-drop=${figure}
    data-tip="tip-figure"
    data-tip-args=${JSON.stringify(tip)}
    data-label=${ui.name(figure)}
    data-seat=${open && winner !== undefined ? winner : nothing}
    ?data-won=${open && winner !== undefined}
    ?data-spot=${scene.spotlight === figure}
    ?data-past=${scene.revealed && Boolean(scene.evaluated[figure])}
  >
    <h3><span class="face">${ui.icon(FACE[figure])}<small>${order}</small></span><span class="figure-name" ?data-long=${ui.name(figure).length > 11}>${ui.name(figure)}</span></h3>
    <p class="reward">${reward(ui, printed)}${open ? immunities(ui, printed.immune) : nothing}</p>
    ${open ? bidsOn(view, ui, scene, figure) : slots(view, ui, figure)}
  </article>`;
}

/** @param {Ui} ui @param {PrintedFigure} printed */
function reward(ui, printed) {
  return html`${printed.vp ? html`<span class="vp">${printed.vp}${ui.icon("laurel-crown", { label: ui.say("board-vp", { vp: printed.vp }) })}</span>` : nothing}
    ${KINDS.filter((kind) => printed.tokens[kind]).map((kind) => html`<span class="pays ${kind}">${printed.tokens[kind]}${ui.icon(TOKEN_ICON[kind], { label: ui.name(kind) })}</span>`)}
    ${printed.area ? html`<span class="to">${ui.icon("pawn")}${ui.name(printed.area)}</span>` : nothing}
    ${printed.power ? html`<span class="to power">${ui.icon(POWER_ICON[printed.power])}${ui.say(`board-power-${printed.power}`)}</span>` : nothing}`;
}

/** What has no effect here, where no struck-through slots say so. @param {Ui} ui @param {PrintedFigure["immune"]} immune */
const immunities = (ui, immune) =>
  immune.map((kind) => html`<span class="immune ${kind}">${ui.icon(TOKEN_ICON[kind], { label: ui.say(`tip-immune-${kind}`) })}<span class="struck" aria-hidden="true"></span></span>`);

/** Where I lay my tokens: above, one more of a kind; below, what lies there and can be taken back. @param {View} view @param {Ui} ui @param {string} figure */
function slots(view, ui, figure) {
  const { immune } = view.public.figures[figure];
  const placed = view.private.placed ?? {};
  const empty = view.private.void ?? {};
  return html`<div class="slots">
    ${KINDS.map((kind) => {
      const id = `${kind}:${figure}`;
      const count = placed[id] ?? 0;
      const useless = immune.includes(kind);
      return html`<div class="slot-column">
        <span class="slot ${kind}" data-id=${id} ?data-immune=${useless} data-tip=${useless ? `tip-immune-${kind}` : `tip-${kind}`}>
          ${ui.icon(TOKEN_ICON[kind])}${useless ? html`<span class="struck" aria-hidden="true"></span>` : nothing}
        </span>
        <span class="laid" data-id=${`back:${id}`} ?data-void=${id in empty}>
          ${count ? html`<span class="token ${kind}" data-piece=${`laid:${id}`}>${ui.icon(TOKEN_ICON[kind])}${count > 1 ? html`<b>${count}</b>` : nothing}</span>` : nothing}
        </span>
      </div>`;
    })}
  </div>`;
}

/** What everybody has laid on a figure, the strongest first. @param {View} view @param {Ui} ui @param {Stage} scene @param {string} figure */
function bidsOn(view, ui, scene, figure) {
  const ranking = scene.ranking[figure] ?? [];
  const rank = (/** @type {number} */ seat) => (ranking.includes(seat) ? ranking.indexOf(seat) : ranking.length);
  const bids = Object.entries(scene.shown)
    .map(([seat, shown]) => ({ seat: Number(seat), tokens: laid(shown, figure), void: scene.void[Number(seat)] ?? {} }))
    .filter(({ tokens }) => KINDS.some((kind) => tokens[kind]))
    .sort((a, b) => rank(a.seat) - rank(b.seat));
  return html`<ul class="bid-list">
    ${bids.map(
      (bid) => html`<li data-seat=${bid.seat} ?data-winner=${scene.winners[figure] === bid.seat}>
        <svg class="mark" viewBox="0 0 24 24" role="img" aria-label=${ui.who(bid.seat)}><path d=${ui.shape(bid.seat)}></path></svg>
        ${KINDS.filter((kind) => bid.tokens[kind]).map(
          (kind) => html`<span class="lies ${kind}" ?data-void=${`${kind}:${figure}` in bid.void}>${bid.tokens[kind]}${ui.icon(TOKEN_ICON[kind], { label: ui.name(kind) })}</span>`,
        )}
        ${scene.winners[figure] === bid.seat ? ui.icon("laurels", { label: ui.say("board-wins"), class: "wins" }) : nothing}
      </li>`,
    )}
  </ul>
    ${ranking.length > 1 && scene.evaluated[figure] && scene.winners[figure] === undefined ? html`<span class="tied">${ui.say("board-tied")}</span>` : nothing}`;
}
