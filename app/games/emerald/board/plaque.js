/** What is public about one seat, inside its plaque. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { SIDE_ICONS, agentTip, cardTip, counted } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

/** @param {View} view @param {Ui} ui @param {number} seat */
export function theirThings(view, ui, seat) {
  const player = view.public.players[seat];
  const side = player.side ?? view.public.sides?.[seat];
  return html`<div class="emerald-plaque">
    <p class="line state">
      ${side ? html`<span class="seal ${side}">${ui.icon(SIDE_ICONS[side], { label: ui.name(side) })} ${ui.name(side)}</span>` : html`<span class="seal unknown" data-tip="tip-hidden-side">${ui.icon("uncertainty")}${player.changed ? html` ${ui.icon("double-face-mask", { label: ui.name("change_of_heart") })}` : nothing}</span>`}
      ${player.known ? html`<span class="known" data-tip="tip-known">${ui.icon("eye-target", { label: ui.say("board-known") })}</span>` : nothing}
      ${seat in view.public.last ? html`<span class="lowest" data-tip="tip-last">${ui.say("board-last")}</span>` : nothing}
      ${turn(view, ui, seat)}${tags(view, ui, seat)}
    </p>
    <p class="line counts">
      <span data-tip="tip-stock" data-houses="stock:${seat} control:${seat}">${ui.icon("cube")} ${player.stock}</span>
      <span data-tip="tip-limbo">${ui.icon("hourglass")} ${player.limbo}</span>
      <span data-tip="tip-pool">${ui.icon("two-coins")} ${player.pool}</span>
      <span data-tip="tip-hand" data-tip-args=${JSON.stringify({ hand: player.hand, deck: player.deck, discards: player.discards })}>${ui.icon("card-draw")} ${player.hand}/${player.deck}/${player.discards}</span>
      <span data-tip="tip-doubles">${ui.icon("domino-mask")} ${player.doubles}</span>
      <span class=${view.public.ends.madness?.seats?.[seat] ? "danger" : ""} data-tip="tip-mad" data-tip-args=${JSON.stringify({ mad: player.mad, limit: player.mad_limit })}>${ui.icon("brain-tentacle")} ${player.mad}/${player.mad_limit}</span>
      <span class="alias">${ui.name(player.colour)}</span>
    </p>
  </div>`;
}

/** Whose turn it is, also while others react. @param {View} view @param {Ui} ui @param {number} seat */
function turn({ public: game }, ui, seat) {
  if (game.active !== seat || game.placing || game.over) return nothing;
  return html`<span class="turn">${ui.say("board-turn", { actions: game.actions, free: game.free ? "yes" : "no" })}</span>`;
}

/** The top of the discards, permanents, cards with points, shown cards, agents killed, sacrificed or away. @param {View} view @param {Ui} ui @param {number} seat */
function tags(view, ui, seat) {
  const player = view.public.players[seat];
  const secret = view.public.secret?.[seat];
  const permanents = Object.keys(player.permanents);
  const scoring = Object.keys(player.scoring);
  const away = Object.entries(view.public.agents).filter(([, agent]) => agent.city === "mi_go" && agent.seat === seat);
  const dead = [...Object.keys(player.killed), ...Object.keys(player.sacrificed)];
  if (!player.top && !permanents.length && !scoring.length && !dead.length && !away.length && !Object.keys(player.shown).length && !player.removed && !secret) return nothing;
  return html`<span class="tags">
    ${permanents.map((card) => html`<span class="tag-card" data-houses="card:${card}" data-tip="tip-permanent" data-tip-args=${cardTip(ui, card)}>${ui.name(card)}</span>`)}
    ${scoring.map((card) => html`<span class="tag-card" data-tip="tip-card" data-tip-args=${cardTip(ui, card)}>${ui.name(card)}</span>`)}
    ${Object.keys(player.shown).map((card) => html`<span class="tag-card shown" data-tip="tip-shown">${ui.icon("card-draw")} ${ui.name(card)}</span>`)}
    ${away.map(([agent, { vampire = false }]) => html`<span class="tag-card" data-id="agent:${agent}" data-piece="agent:${agent}" data-tip="tip-agent" data-tip-args=${agentTip(ui, agent, seat, vampire)}>${ui.icon("kraken-tentacle")} ${ui.name(agent)}</span>`)}
    ${Object.entries(player.killed).map(([agent, owner]) => html`<span class="tag-card dead" data-houses="agent:${agent}" data-tip="tip-killed">${ui.icon("backstab")} ${ui.name(agent)} (${ui.who(owner)})</span>`)}
    ${Object.keys(player.sacrificed).map((agent) => html`<span class="tag-card dead" data-houses="agent:${agent}" data-tip="tip-sacrificed">${ui.icon("pentagram-rose")} ${ui.name(agent)}</span>`)}
    ${player.removed && !secret ? html`<span class="tag-card">${ui.say("board-removed-unseen", { count: player.removed })}</span>` : nothing}
    ${secret ? counted(ui, secret.removed).map((card) => html`<span class="tag-card removed">${ui.say("board-was-removed", { card })}</span>`) : nothing}
    ${player.top ? html`<span class="top-card" data-houses="card:${player.top}" data-tip="tip-top" data-tip-args=${cardTip(ui, player.top)}>${ui.icon("card-discard")} ${ui.name(player.top)}</span>` : nothing}
    ${secret ? Object.keys(secret.doubles).map((agent) => html`<span class="tag-card">${ui.icon("domino-mask")} ${ui.name(agent)}</span>`) : nothing}
  </span>`;
}
