/** Everybody's plots: what they grow on, the baggage they carry, and where they lead. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { NPCS, SPECIALS } from "./content.js";
import { cardTip, deckTip, eventTip, plotFace, plotTip, specialTip, tip } from "./cards.js";
import { ICONS, portrait } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("../view.js").PlotView} PlotView */

/** @param {View} view @param {Ui} ui */
export function allPlots(view, ui) {
  const seats = view.me === null ? view.seats : [...view.seats].sort((a, b) => Number(b.mine) - Number(a.mine));
  return html`<div class="plots">${seats.map(({ seat }) => html`<section class="plot-sheet" data-seat=${seat}>
    <h3>${portrait(ui, view.public.players[seat].detective)}<span>${ui.name(view.public.players[seat].detective)}<small><svg class="seat-mark" viewBox="0 0 24 24"><path d=${ui.shape(seat)}></path></svg>${ui.who(seat)}</small></span></h3>
    ${plotCard(view, ui, seat)}${endings(view, ui, seat)}${ownCards(view, ui, seat)}${people(view, ui, seat)}${decksOf(view, ui, seat)}</section>`)}
    <section class="plot-sheet news-sheet"><h3>${ui.icon("newspaper")} ${ui.say("ui-events")}</h3>${news(view, ui)}${unused(view, ui)}</section></div>`;
}

/** The plot card before a seat. @param {View} view @param {Ui} ui @param {number} seat */
export function plotCard(view, ui, seat) {
  const plot = view.public.players[seat].plot;
  if (!plot) return html`<p class="soft">${ui.say("ui-no-plot")}</p>`;
  const { good, bad, actions, against, rules } = plotFace(ui, plot.id, plot.face);
  return html`<article class="plot-card" data-tip="tip-text" data-tip-args=${plotTip(ui, plot.id, plot.face)}>
    ${plotHead(ui, plot)}
    <ul class="grows">${good.map((text) => html`<li class="good"><i>+</i> ${text}</li>`)}${bad.map((text) => html`<li class="bad"><i>−</i> ${text}</li>`)}${[...actions, ...against].map((text) => html`<li>${ui.icon("walk")} ${text}</li>`)}${rules.map((text) => html`<li>${ui.icon("gears")} ${text}</li>`)}</ul>
    ${plotEnds(ui, plot)}</article>`;
}

/** The same in brief, with its page to be opened. @param {View} view @param {Ui} ui @param {number} seat */
export function plotBrief(view, ui, seat) {
  const plot = view.public.players[seat].plot;
  if (!plot) return html`<p class="soft">${ui.say("ui-no-plot")}</p>`;
  return html`<article class="plot-card in-brief" data-tip="tip-text" data-tip-args=${plotTip(ui, plot.id, plot.face)}>${plotHead(ui, plot)}${plotEnds(ui, plot)}</article>
    <button type="button" class="small read-plot" aria-expanded=${ui.local.plotPage ? "true" : "false"} data-tip="tip-text" data-tip-args=${tip(ui.say(ui.local.plotPage ? "ui-close-plot" : "ui-read-plot"), [])} @click=${() => turnPage(ui)}>${ui.icon("papers", { label: ui.say(ui.local.plotPage ? "ui-close-plot" : "ui-read-plot") })}</button>`;
}

/** @param {Ui} ui */
function turnPage(ui) {
  ui.local.plotPage = !ui.local.plotPage;
  ui.redraw();
}

/** My plot as a page that stays open on the board until it is put away. @param {View} view @param {Ui} ui */
export function plotPage(view, ui) {
  if (view.me === null || !ui.local.plotPage || !view.public.players[view.me]?.plot) return nothing;
  return html`<aside class="plot-page" data-covers data-seat=${view.me}><button type="button" class="small put-away" aria-label=${ui.say("ui-close-plot")} @click=${() => turnPage(ui)}>${ui.icon("cancel")}</button>${plotCard(view, ui, view.me)}</aside>`;
}

/** @param {Ui} ui @param {PlotView} plot */
const plotHead = (ui, plot) => html`<header><b>${ui.name(`${plot.id}_${plot.face}`)}</b><small>${ui.name(plot.id)}${plot.due ? html` · ${ui.say("ui-week", { week: plot.due[0] })}, ${ui.say("ui-day", { day: plot.due[1] })}` : nothing}</small></header>
    <div class="scale">
      <span class="good" data-tip="tip-baggage-good"><i>+</i> ${bags("good", plot.good)}<b>${plot.good}</b></span>
      <span class="bad" data-tip="tip-baggage-bad"><i>−</i> ${bags("bad", plot.bad)}<b>${plot.bad}</b></span>
    </div>`;

/** Where it leads. @param {Ui} ui @param {PlotView} plot */
function plotEnds(ui, plot) {
  const { nextGood, nextBad } = plotFace(ui, plot.id, plot.face);
  const option = (/** @type {string} */ side) => (plot.face === "start" ? `side:${plot.id}:${side}` : nothing);
  return html`<footer>
      <span class=${plot.well ? "leads-to" : ""} data-id=${option(nextGood)} data-tip="tip-text" data-tip-args=${plotTip(ui, plot.id, nextGood)}>+ ${next(ui, plot.id, nextGood)}</span>
      <span class=${plot.well ? "" : "leads-to"} data-id=${option(nextBad)} data-tip="tip-text" data-tip-args=${plotTip(ui, plot.id, nextBad)}>− ${next(ui, plot.id, nextBad)}</span>
    </footer>`;
}

/** @param {Ui} ui @param {string} plot @param {string} face */
function next(ui, plot, face) {
  const { vp } = plotFace(ui, plot, face);
  return html`${ui.name(`${plot}_${face}`)}${vp ? html` <b>${vp > 0 ? "+" : "−"}${Math.abs(vp)}</b>` : nothing}`;
}

/** @param {string} kind @param {number} n */
const bags = (kind, n) => Array.from({ length: Math.min(n, 8) }, () => html`<em class="bag ${kind}"></em>`);

/** @param {View} view @param {Ui} ui @param {number} seat */
function endings(view, ui, seat) {
  return view.public.players[seat].endings.map((ending) => {
    const [plot, side] = ending.split(":");
    const { vp } = plotFace(ui, plot, side);
    return html`<p class="ending ${vp > 0 ? "happy" : "sad"}" data-tip="tip-text" data-tip-args=${plotTip(ui, plot, side)}><b>${vp > 0 ? "+" : "−"}${Math.abs(vp)}</b> ${ui.name(`${plot}_${side}`)}</p>`;
  });
}

/** The own cards of a detective, and those that stay in play. @param {View} view @param {Ui} ui @param {number} seat */
export function ownCards(view, ui, seat) {
  const player = view.public.players[seat];
  const state = (/** @type {string} */ id) => {
    if (id === "cap_sanity") return ` ${player.sanity}/${(SPECIALS[id].steps ?? []).length - 1}`;
    if (id === "lou_mood") return `: ${ui.name(player.mood)}`;
    return "";
  };
  return html`<p class="own-cards">${player.specials.map((id) => html`<span class="chip" data-tip="tip-text" data-tip-args=${specialTip(ui, id, player.mood)}>${ui.name(id)}${state(id)}</span>`)}
    ${player.in_play.map((id) => html`<span class="chip played" data-id="card:${id}" data-tip="tip-text" data-tip-args=${cardTip(ui, id)}>${ui.name(id)}</span>`)}</p>`;
}

/** The people of a detective, and the memory of Raymond that this seat keeps. @param {View} view @param {Ui} ui @param {number} seat */
function people(view, ui, seat) {
  const { npcs, players } = view.public;
  const own = Object.keys(npcs).filter((id) => NPCS[id].detective === players[seat].detective);
  return html`<p class="own-cards people">${own.map((id) => {
    const { state } = npcs[id];
    const said = ui.say(`npc-${state}`);
    return html`<span class="chip ${state}" data-tip="tip-npc" data-tip-args=${JSON.stringify({ name: ui.name(id), state: said })}>${ui.icon("person")} ${ui.name(id)}${state === "alive" ? nothing : `: ${said}`}</span>`;
  })}${memoryOf(view, ui, seat)}</p>`;
}

/** The two decks of a detective. @param {View} view @param {Ui} ui @param {number} seat */
function decksOf(view, ui, seat) {
  return html`<p class="own-cards">${["light", "dark"].map((kind) => {
    const deck = `${kind}:${view.public.players[seat].detective}`;
    const { down, up } = view.public.decks[deck];
    return html`<span class="deck ${kind}" data-tip="tip-deck" data-tip-args=${deckTip(view, ui, deck)}>${ui.icon(ICONS[kind], { label: ui.name(kind) })}<small>${down} + ${up.length}</small></span>`;
  })}</p>`;
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function memoryOf(view, ui, seat) {
  const { memories, reveal } = view.public;
  if (memories[seat] === undefined) return nothing;
  const id = memories[seat] || (seat === view.me && view.private.memory) || Object.entries(reveal?.memories ?? {}).find(([, holder]) => holder === seat)?.[0];
  if (!id) return html`<span class="chip memory">${ui.icon("brain")} ${ui.say("ui-memory-hidden")}</span>`;
  return html`<span class="chip memory" data-tip="tip-text" data-tip-args=${specialTip(ui, id)}>${ui.icon("brain")} ${ui.name(id)}</span>`;
}

/** What is in the news. @param {View} view @param {Ui} ui */
export function news(view, ui) {
  const { events, specific } = view.public;
  const shown = Object.values(events).filter((event) => event.up).map((event) => event.id);
  if (specific?.status === "up" && specific.id) shown.unshift(specific.id);
  if (!shown.length) return html`<p class="soft">${ui.say("ui-no-events")}</p>`;
  return html`<ul class="news">${shown.map((id) => {
    const args = eventTip(ui, id);
    return html`<li data-tip="tip-text" data-tip-args=${args}><b>${ui.name(id)}</b><small>${JSON.parse(args).text.replaceAll("\n", " · ")}</small></li>`;
  })}</ul>`;
}

/** In the end: what else might have come of the murder. @param {View} view @param {Ui} ui */
function unused(view, ui) {
  const { reveal, specific } = view.public;
  const others = (reveal?.unused ?? []).filter((id) => id !== specific?.id);
  return others.length ? html`<p class="own-cards unused">${ui.say("ui-unused")} ${others.map((id) => html`<span class="chip" data-tip="tip-text" data-tip-args=${eventTip(ui, id)}>${ui.name(id)}</span>`)}</p>` : nothing;
}
