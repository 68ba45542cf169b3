/** The World of Smog: a great brass machine under glass, seen from the player's own side. */

import { html, nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { AGENTS, ARTEFACTS, ELEMENTS, ICONS, PLACES, shownPublic, spot, sideOf } from "./board/read.js";
import { cog, fogs, machine } from "./board/discs.js";
import { agents, gentlemen, sideMarks, turnArrows } from "./board/pieces.js";
import { myThings } from "./board/mine.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Public} Public */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */

// ---- the board

/** @param {View} view @param {Ui} ui */
export function board(view, ui) {
  const game = shownPublic(view, ui);
  if (ui.local.preview && !previewHolds(view, ui)) ui.local.preview = undefined;
  return html`<div class="smog">
    ${shadowMaster(view, ui, game)}
    <div class="glass">
      <svg class="machine" viewBox="-500 -500 1000 1000" role="group" aria-label=${ui.say("title")}>
        ${paints}${background()}
        <g class="rails">${rails(view, ui)}</g>
        ${sideMarks(view, ui, game)}
        ${machine(view, ui, game)}
        ${agents(view, ui, game)}
        ${gentlemen(view, ui, game)}
      </svg>
      ${[0, 1].map((layer) => html`<svg class="drift drift-${layer}" viewBox="-500 -500 1000 1000" aria-hidden="true">
        ${fogs(view, ui, game, layer)}<ellipse class="mist" cx=${layer ? 430 : -420} cy=${layer ? 340 : -330} rx="270" ry="95"></ellipse>
      </svg>`)}
      <svg class="machine above-fog" viewBox="-500 -500 1000 1000">${turnArrows(view, ui)}</svg>
      ${shownCard(ui)}
    </div>
    ${agentList(ui, game)}
  </div>`;
}

/** A preview belongs to an option that is still open: once the disc has turned, it is not shown one turn further. @param {View} view @param {Ui} ui */
const previewHolds = (view, ui) => view.ask?.id === ui.local.preview.ask && (ui.can("turn") || ui.can("cw")) && !ui.story;

const BIG_COG = cog(150, 30, 14);

const background = () => svg`<g class="works" aria-hidden="true">
  <circle class="gaslight" cx="0" cy="0" r="500"></circle>
  <path d=${BIG_COG} transform="translate(-300 -300)"></path><path d=${BIG_COG} transform="translate(300 300) rotate(6)"></path>
  <path d=${BIG_COG} transform="translate(300 -300) rotate(6)"></path><path d=${BIG_COG} transform="translate(-300 300)"></path>
</g>`;

const paints = svg`<defs>
  <radialGradient id="smog-brass" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#f0cf8b"></stop><stop offset=".45" stop-color="#c79a4b"></stop><stop offset="1" stop-color="#6d4d1d"></stop></radialGradient>
  <radialGradient id="smog-plate" cx=".5" cy=".4" r=".7"><stop offset="0" stop-color="#3a2d20"></stop><stop offset="1" stop-color="#1d1610"></stop></radialGradient>
  <radialGradient id="smog-puff"><stop offset="0" stop-color="#e9f1ec" stop-opacity=".85"></stop><stop offset=".55" stop-color="#cfdcd6" stop-opacity=".45"></stop><stop offset="1" stop-color="#b9cbc4" stop-opacity="0"></stop></radialGradient>
  <radialGradient id="smog-gas"><stop offset="0" stop-color="#5d431f" stop-opacity=".85"></stop><stop offset=".6" stop-color="#2b2015" stop-opacity=".6"></stop><stop offset="1" stop-color="#17130f" stop-opacity="0"></stop></radialGradient>
  <radialGradient id="smog-glass" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#a9d3ca"></stop><stop offset="1" stop-color="#2f5550"></stop></radialGradient>
</defs>`;

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

/** A card that is being played, held up for all to see. @param {Ui} ui */
function shownCard(ui) {
  const note = ui.story?.notes[ui.story.at];
  if (note?.id !== "played") return nothing;
  const card = String(note.args.card);
  return html`<svg class="shown-card" viewBox="-500 -500 1000 1000"><rect x="-240" y="-130" width="480" height="260" rx="24"></rect>
    ${ui.icon(ICONS[card], { x: -50, y: -110, size: 100 })}<text class="shown-name" y="40">${ui.name(card)}</text>
    <text class="shown-who" y="90">${ui.who(Number(note.args.seat))}</text></svg>`;
}

// ---- beside the board, where there is room

/** The token, the bribes, the bank and the deck. @param {View} view @param {Ui} ui @param {Public} game */
function shadowMaster(view, ui, game) {
  const discarded = Object.values(game.discard).reduce((sum, n) => sum + n, 0);
  const cards = Object.entries(game.discard).map(([card, copies]) => (copies > 1 ? `${ui.name(card)} ×${copies}` : ui.name(card)));
  return html`<aside class="ledger">
    <h3>${game.round ? ui.say("board-round", { round: game.round }) : ui.say("board-setup")}</h3>
    <p class=${game.favour ? "token favour" : "token"} data-tip=${game.favour ? "tip-favour" : "tip-first"}>
      ${ui.icon(game.favour ? "cultist" : "pocket-watch")}
      <span><small>${ui.say(game.favour ? "board-shadow-master" : "board-first-player")}</small><br>${ui.who(game.leader)}</span>
    </p>
    <h4>${ui.icon("strongbox")} ${ui.say("board-bribes")}</h4>
    <ul class="boxes" data-tip="tip-bribe">${view.seats.map(({ seat }) => html`<li data-seat=${seat} class=${game.players[seat].favourite ? "leading" : ""}>
      <svg class="seat-mark" viewBox="0 0 24 24"><path d=${ui.shape(seat)}></path></svg>
      <span class="box-coins">${Array.from({ length: game.players[seat].bribe }, () => html`<i></i>`)}</span><b>${game.players[seat].bribe}</b></li>`)}</ul>
    <p class="stock" data-tip="tip-bank" data-tip-args=${JSON.stringify({ coins: game.bank, hourglasses: game.hourglasses })}>
      ${ui.icon("two-coins")} ${game.bank} <span class="gap"></span> ${ui.icon("hourglass")} ${game.hourglasses}</p>
    <p class="stock" data-tip="tip-deck" data-tip-args=${JSON.stringify({ deck: game.deck, discard: discarded, cards })}>${ui.icon("card-draw")} ${game.deck} <span class="gap"></span> ${ui.icon("card-discard")} ${discarded}</p>
  </aside>`;
}

/** The agents of this game with what they do. @param {Ui} ui @param {Public} game */
function agentList(ui, game) {
  const here = AGENTS.filter((agent) => game.agents[agent].corner);
  const order = (/** @type {string} */ agent) => (game.agents[agent].disc ? (game.agents[agent].oldest ? 0 : 1) : 2);
  return html`<aside class="agent-list">${here
    .sort((a, b) => order(a) - order(b))
    .map((agent) => html`<p class=${game.agents[agent].disc ? "abroad" : "waiting"}>${ui.icon(ICONS[agent])}
      <span>${ui.say(`tip-${agent}`)}${game.agents[agent].oldest ? html` <em>${ui.say("tip-agent-oldest")}</em>` : nothing}</span></p>`)}</aside>`;
}

// ---- my things and the plaques

/** @param {View} view @param {Ui} ui */
export const mine = (view, ui) => myThings(view, ui);

/** @param {View} view @param {Ui} ui @param {number} seat */
export function plaque(view, ui, seat) {
  const game = view.public;
  const player = game.players?.[seat];
  if (!player) return nothing;
  const leads = game.leader === seat;
  const shown = game.shown?.[seat];
  return html`<div class="gent-line">
      <span class="gent-name" data-id=${player.gentleman ? `gentleman:${player.gentleman}` : nothing}>${player.gentleman ? html`${ui.icon(ICONS[player.gentleman])} ${ui.name(player.gentleman)}` : nothing}</span>
      ${leads ? html`<span class=${game.favour ? "token-mark favour" : "token-mark"} data-tip=${game.favour ? "tip-favour" : "tip-first"}>${ui.icon(game.favour ? "cultist" : "pocket-watch")}</span>` : nothing}
      ${player.sale_bonus ? html`<span data-tip="tip-bonus" data-tip-args=${JSON.stringify({ coins: player.sale_bonus })}>${ui.icon(ICONS.dragons_gift)} +${player.sale_bonus}</span>` : nothing}
      <span data-tip="tip-coins">${ui.icon("two-coins")} <b>${player.coins}</b></span>
      <span data-tip="tip-bribe">${ui.icon("strongbox")} <b>${player.bribe}</b></span>
      <span data-tip="tip-cards">${ui.icon("card-play")} <b>${player.cards}</b></span>
    </div>
    <div class="goods">${ELEMENTS.map((element) => html`<span class="element ${element} ${player.elements[element] ? "" : "none"}" title=${ui.name(element)}>${ui.icon(ICONS[element], { label: ui.name(element) })} <b>${player.elements[element]}</b></span>`)}
      ${ARTEFACTS.map((artefact) => html`<span class=${player.artefacts[artefact] ? "treasure owned" : "treasure"} title=${ui.name(artefact)}>${ui.icon(ICONS[artefact], { label: ui.name(artefact) })}</span>`)}
      ${game.active === seat && game.phase === "turn" ? turnSoFar(ui, game.turn) : nothing}
    </div>
    ${shown ? html`<p class="revealed">${Object.entries(shown.combination).map(([element, n]) => html`<span class="element ${element}">${ui.icon(ICONS[element], { label: ui.name(element) })} ${n}</span>`)}
      <span>${ui.icon("exit-door")} ${ui.name(shown.exit)}</span>
      ${Object.entries(shown.hand).map(([card, copies]) => html`<span title=${ui.name(card)}>${ui.icon(ICONS[card], { label: ui.name(card) })}${copies > 1 ? html` ×${copies}` : nothing}</span>`)}</p>` : nothing}`;
}

/** What all know of the turn that is being played: the actions left, and what has been done in it. @param {Ui} ui @param {Public["turn"]} turn */
function turnSoFar(ui, turn) {
  const deed = (/** @type {string} */ id, /** @type {string} */ icon, /** @type {Record<string, number>} */ discs = {}) =>
    html`<span data-tip=${`tip-${id}`} data-tip-args=${JSON.stringify({ discs: Object.keys(discs).map(ui.name) })}>${ui.icon(icon)}</span>`;
  return html`<span class="so-far">
    ${turn.begged ? deed("begged", "hand") : nothing}
    ${turn.drew ? deed("drew", "card-draw") : nothing}
    ${Object.keys(turn.bought_on).length ? deed("bought-on", "receive-money", turn.bought_on) : nothing}
    ${Object.keys(turn.sold_on).length ? deed("sold-on", "pay-money", turn.sold_on) : nothing}
    <span class="lamps" data-tip="tip-actions" data-tip-args=${JSON.stringify({ actions: turn.actions })}>${Array.from({ length: turn.actions }, () => html`<i class="lamp-on"></i>`)}</span>
  </span>`;
}

// ---- pace

/** @type {Record<string, number>} */
const PACE = { played: 1300, "favour-won": 1200, "favour-lost": 1000, "agent-replaced": 700, wheel: 1000, left: 1600 };

/** @param {Note} note */
export const pace = (note) => PACE[note.id] ?? 0;

/** @param {Note} note */
export const heading = (note) => note.id === "round";

/** @type {Record<string, string>} */
const SOUNDS = { turned: "gear", bought: "coin", sold: "coin", bribed: "coin", wheel: "gear", "fog-coin": "steam", "fog-element": "steam", left: "bell" };

/** @param {Note} note */
export const sound = (note) => SOUNDS[note.id];
