/** The twelve figures: who they are, what they pay, what does not move them, and what lies on them. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { isBidding, isOut, isTall, turn } from "./phase.js";
import { AREA_ICON } from "./quarters.js";
import { KINDS, laid } from "./stage.js";
import { mark, TOKEN_ICON } from "./tokens.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").PrintedFigure} PrintedFigure */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./stage.js").Tokens} Tokens */
/** @typedef {import("./tokens.js").Kind} Kind */
/** @typedef {{seat: number, tokens: Required<Tokens>, void: Record<string, string>}} Bid */

/** @type {Record<string, string>} */
const POWER_ICON = { replace_follower: "body-swapping", swap_followers: "card-exchange" };

/** @param {Ui} ui @param {string} figure */
export const bust = (ui, figure) => ui.icon(`face-${figure}`, { class: "bust" });

/** @param {View} view @param {Ui} ui @param {Stage} scene */
export function figures(view, ui, scene) {
  const open = !isBidding(view, ui) || isOut(view, ui, "last");
  return html`<section class="bids" aria-label=${ui.say("board-figures")} ?data-open-bids=${open}>
    <h2 class="visually-hidden">${ui.say("board-figures")}</h2>
    <div class="cards">${Object.keys(view.public.figures).map((figure, i) => card(view, ui, scene, figure, i + 1, open))}</div>
    ${isTall() ? houseRules(view, ui, scene) : nothing}
  </section>`;
}

/** Whether the bids that lie open are those of the round before: nobody has shown any in this one. @param {View} view @param {Stage} scene */
const isPast = (view, scene) => !scene.revealed && view.public.round > 1 && !view.result && !view.all;

/** What this table has agreed on; and on a phone, where they have no room on the cards, the way to the last bids. @param {View} view @param {Ui} ui @param {Stage} scene */
export function houseRules(view, ui, scene) {
  const { options } = view.public;
  const past = isPast(view, scene);
  const folded = past && isTall() && isBidding(view, ui);
  return html`<div class="bids-head">
    <span>${ui.say(options.deals ? "board-deals" : "board-no-deals")}
      ${/** @type {const} */ (["refund", "domination"]).filter((rule) => options[rule]).map((rule) => html`<b class="house-rule" data-tip=${`setting-${rule}-help`}>${ui.say(`setting-${rule}`)}</b> `)}</span>
    ${folded ? html`<button type="button" class="last" aria-pressed=${String(isOut(view, ui, "last"))} @click=${turn(view, ui, "last")}>${ui.say("board-last-round")}</button>` : nothing}
    ${past && view.me === null ? html`<span>${ui.say("board-last-round")}</span>` : nothing}
  </div>`;
}

/** @param {string} figure @param {PrintedFigure} printed */
const tipArgs = (figure, printed) => ({
  figure,
  vp: printed.vp,
  ...Object.fromEntries(KINDS.map((kind) => [kind, printed.tokens[kind] ?? 0])),
  power: printed.power || "none",
  area: printed.area || "none",
  immune: printed.immune.length > 1 ? "both" : (printed.immune[0] ?? "none"),
});

/** What lies on it are buttons, so the card itself can be none: a sheet under them takes what is dropped. @param {View} view @param {Ui} ui @param {Stage} scene @param {string} figure @param {number} order @param {boolean} open */
function card(view, ui, scene, figure, order, open) {
  const printed = view.public.figures[figure];
  const winner = open ? scene.winners[figure] : undefined;
  const tip = tipArgs(figure, printed);
  const vain = KINDS.filter((kind) => isVain(view, figure, kind));
  return html`<article
    class="figure"
    data-figure=${figure}
    data-area=${printed.area || nothing}
    data-vain=${vain.join(" ") || nothing}
    data-seat=${winner ?? nothing}
    ?data-won=${winner !== undefined}
    ?data-spot=${scene.spotlight === figure}
    ?data-past=${scene.revealed && Boolean(scene.evaluated[figure])}
  >
    <div class="sheet" role="img" aria-label=${ui.say("tip-figure", tip)} data-drop=${figure} data-tip="tip-figure" data-tip-args=${JSON.stringify(tip)} data-label=${ui.name(figure)}></div>
    <h3><span class="order">${order}</span> <span class="figure-name" ?data-long=${ui.name(figure).length > 10}>${ui.name(figure)}</span></h3>
    <span class="face">${bust(ui, figure)}</span>
    <p class="reward">${reward(ui, printed)}${open ? immunities(ui, printed.immune) : nothing}</p>
    ${printed.area ? html`<p class="sends">${ui.icon("pawn")}<span class="sends-name">${ui.name(printed.area)}</span>${ui.icon(AREA_ICON[printed.area])}</p>` : nothing}
    ${open ? bidsOn(ui, scene, figure) : html`${slots(view, ui, figure)}${lastBids(view, ui, scene, figure)}`}
  </article>`;
}

/** @param {Ui} ui @param {PrintedFigure} printed */
export function reward(ui, printed) {
  return html`${printed.vp ? html`<span class="vp">${printed.vp}${ui.icon("laurel-crown", { label: ui.say("board-vp", { vp: printed.vp }) })}</span>` : nothing}
  ${KINDS.filter((kind) => printed.tokens[kind]).map((kind) => html`<span class="pays ${kind}">${printed.tokens[kind]}${ui.icon(TOKEN_ICON[kind], { label: ui.name(kind) })}</span>`)}
  ${printed.power ? html`<span class="power">${ui.icon(POWER_ICON[printed.power], { label: ui.say(`board-power-${printed.power}`) })}<span aria-hidden="true">${ui.say(`board-power-${printed.power}`)}</span></span>` : nothing}`;
}

/** What has no effect on this figure, where no slots show it. @param {Ui} ui @param {PrintedFigure["immune"]} immune */
const immunities = (ui, immune) =>
  immune.map((kind) => html`<span class="immune ${kind}">${ui.icon(TOKEN_ICON[kind], { label: ui.say(`tip-immune-${kind}`) })}<span class="struck" aria-hidden="true"></span></span>`);

/** Whether another token of this kind would have no effect, or take it from others of mine. @param {View} view @param {string} figure @param {Kind} kind */
function isVain(view, figure, kind) {
  const fact = view.ask?.options[`${kind}:${figure}`];
  return typeof fact === "object" && fact.is !== "place-token";
}

/** Where I lay my tokens: one more of a kind, and below it, where there is room, what lies there and can be taken back. @param {View} view @param {Ui} ui @param {string} figure */
function slots(view, ui, figure) {
  const placed = view.private.placed ?? {};
  return html`<div class="slots">
    ${KINDS.map((kind) => {
      const id = `${kind}:${figure}`;
      const count = placed[id] ?? 0;
      const struck = view.public.figures[figure].immune.includes(kind);
      return html`<div class="slot-column">
        <span class="slot ${kind}" data-id=${id} ?data-vain=${struck || isVain(view, figure, kind)} ?data-filled=${count}>
          ${ui.icon(TOKEN_ICON[kind])}${struck ? html`<span class="struck" aria-hidden="true"></span>` : nothing}
          ${isTall() && count ? laidToken(view, ui, id, kind, count) : nothing}
        </span>
        ${isTall() ? nothing : html`<span class="laid" data-id=${`back:${id}`} ?data-void=${id in (view.private.void ?? {})}>${count ? laidToken(view, ui, id, kind, count) : nothing}</span>`}
      </div>`;
    })}
  </div>`;
}

/** @param {View} view @param {Ui} ui @param {string} id @param {Kind} kind @param {number} count @param {string} [where] on a phone they are seen twice */
export function laidToken(view, ui, id, kind, count, where = "laid") {
  const isVoid = id in (view.private.void ?? {});
  return html`<span class="token ${kind}" data-piece=${`${where}:${id}`} ?data-void=${isVoid} aria-hidden="true">${ui.icon(TOKEN_ICON[kind])}${count > 1 ? html`<b>${count}</b>` : nothing}</span>`;
}

// ---- bids that lie open

/** What everybody has laid on a figure, the strongest first. @param {Stage} scene @param {string} figure @returns {Bid[]} */
export function bidders(scene, figure) {
  const ranking = scene.ranking[figure] ?? [];
  const rank = (/** @type {number} */ seat) => (ranking.includes(seat) ? ranking.indexOf(seat) : ranking.length);
  return Object.entries(scene.shown)
    .map(([seat, shown]) => ({ seat: Number(seat), tokens: laid(shown, figure), void: scene.void[Number(seat)] ?? {} }))
    .filter(({ tokens }) => KINDS.some((kind) => tokens[kind]))
    .sort((a, b) => rank(a.seat) - rank(b.seat));
}

/** The tokens of one bid; those without effect are struck out. @param {Ui} ui @param {string} figure @param {Bid} bid */
export const bidTokens = (ui, figure, bid) =>
  KINDS.filter((kind) => bid.tokens[kind]).map(
    (kind) => html`<span class="lies ${kind}" ?data-void=${`${kind}:${figure}` in bid.void}>${bid.tokens[kind]}${ui.icon(TOKEN_ICON[kind], { label: ui.name(kind) })}</span>`,
  );

/** Whether the strongest bids are equal. @param {Stage} scene @param {string} figure */
export const isTied = (scene, figure) => (scene.ranking[figure] ?? []).length > 1 && scene.evaluated[figure] && scene.winners[figure] === undefined;

/** @param {Ui} ui @param {Stage} scene @param {string} figure */
function bidsOn(ui, scene, figure) {
  return html`<ul class="bid-list">
    ${bidders(scene, figure).map(
      (bid) => html`<li data-seat=${bid.seat} ?data-winner=${scene.winners[figure] === bid.seat}>
        ${mark(ui, bid.seat)}${bidTokens(ui, figure, bid)}
        ${scene.winners[figure] === bid.seat ? ui.icon("laurels", { label: ui.say("board-wins"), class: "wins" }) : nothing}
      </li>`,
    )}
  </ul>
    ${isTied(scene, figure) ? html`<span class="tied">${ui.say("board-tied")}</span>` : nothing}`;
}

/** While I bid: what lay here in the round before, who won first. @param {View} view @param {Ui} ui @param {Stage} scene @param {string} figure */
function lastBids(view, ui, scene, figure) {
  if (isTall() || !isPast(view, scene)) return nothing;
  return html`<ul class="last-bids" aria-label=${ui.say("board-last-round")}>
    ${bidders(scene, figure).map((bid) => html`<li ?data-winner=${scene.winners[figure] === bid.seat}>${mark(ui, bid.seat)}${bidTokens(ui, figure, bid)}</li>`)}
  </ul>`;
}
