/** Android: New Angeles at night, its suspects, the conspiracy behind them, and the lives of the detectives. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { HIGH, SPOTS, WIDE } from "./board/city.js";
import { CALENDAR, DETECTIVES, PLOTS, SPECIALS } from "./board/content.js";
import { cityMap } from "./board/map.js";
import { deeds, myThings, track } from "./board/mine.js";
import { allPlots, news, plotPage } from "./board/plots.js";
import { cardLines, cardTip, eventTip, specialTip, tip } from "./board/cards.js";
import { signed } from "./board/prose.js";
import { conspiracy } from "./board/puzzle.js";
import { ICONS, TABS, me, openTab, portrait, seatOf, tokenIcon, wanted } from "./board/read.js";
import { lineUp, suspectSheets } from "./board/suspects.js";

export { spoken } from "./board/spoken.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */

// ---- the board

/** @param {View} view @param {Ui} ui */
export function board(view, ui) {
  if (view.public.phase === "pick") return pickRoom(view, ui);
  const tab = openTab(view, ui);
  lookAtMe(view, ui, tab);
  return html`<div class="android">
    <header class="head">${tabs(view, ui, tab)}${calendar(view, ui)}</header>
    <div class="panes">
      <div class="pane map-pane" ?hidden=${tab !== "map"}>
        <div class="map-scroll">${cityMap(view, ui)}</div>
        <aside class="brief">${lineUp(view, ui)}${deeds(view, ui)}${news(view, ui)}</aside>
      </div>
      <div class="pane" ?hidden=${tab !== "suspects"}>${suspectSheets(view, ui)}</div>
      <div class="pane" ?hidden=${tab !== "conspiracy"}>${conspiracy(view, ui)}</div>
      <div class="pane" ?hidden=${tab !== "plots"}>${allPlots(view, ui)}</div>
      ${stage(view, ui)}${plotPage(view, ui)}
    </div>
  </div>`;
}

/** Where they do not fit, the map begins with my detective in sight, and the conspiracy with its centre. @param {View} view @param {Ui} ui @param {string} tab */
function lookAtMe(view, ui, tab) {
  const at = me(view)?.at;
  const looked = `${tab} ${at}`;
  if (ui.preview || ui.local.lookedAt === looked) return;
  ui.local.lookedAt = looked;
  const [x, y] = at ? SPOTS[at] : SPOTS.root;
  requestAnimationFrame(() => {
    middleOf(".map-scroll", x / WIDE, y / HIGH);
    middleOf(".grid-scroll", 0.5, 0.5);
  });
}

/** @param {string} selector @param {number} x @param {number} y what shall be in the middle, as shares of the whole */
function middleOf(selector, x, y) {
  const window = document.querySelector(`.board-android ${selector}`);
  if (!window) return;
  window.scrollLeft = x * window.scrollWidth - window.clientWidth / 2;
  window.scrollTop = y * window.scrollHeight - window.clientHeight / 2;
}

/** @param {View} view @param {Ui} ui @param {string} tab */
function tabs(view, ui, tab) {
  const open = (/** @type {string} */ id) => {
    ui.local.tab = id;
    ui.redraw();
  };
  return html`<nav class="board-tabs">${TABS.map((id) => html`<button type="button" class="${id === tab ? "open" : ""} ${wanted(view) === id && id !== tab ? "calls" : ""}" aria-pressed=${id === tab ? "true" : "false"} @click=${() => open(id)}>
    ${ui.icon(ICONS[id])}<span>${ui.say(`tab-${id}`)}</span></button>`)}</nav>`;
}

/** Twelve days with what they bring, and the Time of who is playing. @param {View} view @param {Ui} ui */
function calendar(view, ui) {
  const { active, time } = view.public;
  const today = CALENDAR.findIndex(({ week, day }) => week === view.public.week && day === view.public.weekday);
  const days = CALENDAR.map(({ week, day, brings }, i) => {
    const title = `${ui.say("ui-week", { week })}, ${ui.say("ui-day", { day })}`;
    const args = tip(title, brings.map((what) => ui.say(`tip-day-${what}`)));
    return html`<li class="${i < today ? "past" : ""} ${i === today ? "today" : ""} ${brings.includes("climax") ? "climax" : ""}" data-tip="tip-text" data-tip-args=${args}>
      <b>${day}</b><span>${brings.map((what) => html`<i class="dot ${what}"></i>`)}</span></li>`;
  });
  const weeks = [...new Set(CALENDAR.map(({ week }) => week))];
  return html`<div class="calendar">${weeks.map((week) => html`<ol aria-label=${ui.say("ui-week", { week })}>${days.filter((_, i) => CALENDAR[i].week === week)}</ol>`)}</div>
    ${active >= 0 ? html`<p class="clock" data-seat=${active} data-tip="tip-time">${ui.icon("hourglass")}<b>${time}</b><span class="hours">${Array.from({ length: Math.min(time, 9) }, () => html`<i></i>`)}</span></p>` : nothing}`;
}

/** A card that is being played, or news that have just come, held up for all. @param {View} view @param {Ui} ui */
function stage(view, ui) {
  const note = ui.story?.notes[ui.story.at];
  const last = view.public.stage?.at(-1);
  const open = !note && (last?.kind === "light" || last?.kind === "dark") ? { card: last.id, seat: last.seat } : null;
  const held = note?.id === "plays-card" ? { card: String(note.args.card), seat: Number(note.args.seat) } : open;
  if (held) {
    const { card, seat } = held;
    return html`<article class="held-up ${card.includes("_d_") ? "dark" : "light"} ${view.ask ? "aside" : ""}" data-seat=${seat} data-tip="tip-text" data-tip-args=${cardTip(ui, card)}><small>${ui.who(seat)}</small><h3>${ui.name(card)}</h3>${cardLines(ui, card).map((line) => html`<p>${line}</p>`)}</article>`;
  }
  if (note?.id === "event" || note?.id === "specific-event") {
    const { title, text } = JSON.parse(eventTip(ui, String(note.args.event)));
    return html`<article class="held-up news-flash">${ui.icon("newspaper")}<h3>${title}</h3><p>${text}</p></article>`;
  }
  return nothing;
}

/** Before the deal: who is who. @param {View} view @param {Ui} ui */
function pickRoom(view, ui) {
  return html`<div class="android picking"><header><h2>${ui.say("ui-pick")}</h2><p class="soft">${ui.say(`setting-murder-${view.public.murder}`)}</p></header>
    <div class="choices">${Object.keys(DETECTIVES).map((id) => dossier(view, ui, id))}</div></div>`;
}

/** Who a detective is: temperament, strengths, what is special, and the stories that wait. @param {View} view @param {Ui} ui @param {string} id */
function dossier(view, ui, id) {
  const seat = seatOf(view, id);
  const own = Object.keys(SPECIALS).filter((special) => SPECIALS[special].detective === id && SPECIALS[special].kind !== "memory");
  const plots = Object.keys(PLOTS).filter((plot) => PLOTS[plot].detective === id).map((plot) => ui.name(plot));
  return html`<div class="dossier" data-id="detective:${id}" data-seat=${seat < 0 ? nothing : seat}>
    <span class="photo">${portrait(ui, id)}</span>
    <div><h3>${ui.say(`full-${id}`)}</h3>${seat < 0 ? nothing : html`<em>${ui.who(seat)}</em>`}
      <p>${ui.say(`about-${id}`)}</p><p class="good-at">${ui.say(`good-at-${id}`)}</p>
      <p class="own-cards">${own.map((special) => html`<span class="chip" data-tip="tip-text" data-tip-args=${specialTip(ui, special, "bad")}>${ui.name(special)}</span>`)}</p>
      <p class="soft">${ui.say("ui-plots-of", { plots: plots.join(" · ") })}</p></div></div>`;
}

// ---- my things and the plaques

/** @param {View} view @param {Ui} ui */
export const mine = (view, ui) => myThings(view, ui);

/** @param {View} view @param {Ui} ui @param {number} seat */
export function plaque(view, ui, seat) {
  const player = view.public.players[seat];
  if (!player.at) return player.detective ? ui.name(player.detective) : nothing;
  const { reveal } = view.public;
  const seen = reveal ? [] : (view.private.seen?.hands[seat] ?? []);
  const left = (reveal?.hands[seat] ?? []).map((id) => ui.name(id));
  const cards = Object.entries(player.hand);
  return html`<div class="who-line" data-id="detective:${player.detective}">
      <span class="bust">${portrait(ui, player.detective)}</span><span class="det">${ui.say(`full-${player.detective}`)}</span>
      ${view.public.first === seat ? html`<span class="tag-mark" data-tip="tip-text" data-tip-args=${tip(ui.say("ui-first"), [])}>${ui.icon("star-medal", { label: ui.say("ui-first") })}</span>` : nothing}
      ${view.public.case === seat ? html`<span class="tag-mark" data-tip="tip-scene">${ui.icon("chalk-outline-murder", { label: ui.say("ui-on-case") })}</span>` : nothing}
      ${track(ui, player.twilight)}</div>
    <p class="holdings">
      ${player.plot ? html`<span class="balance" data-tip="tip-text" data-tip-args=${tip(ui.name(player.plot.id), [ui.name(`${player.plot.id}_${player.plot.face}`)])}>${ui.icon("backpack")} <b class="good">+${player.plot.good}</b> <b class="bad">−${player.plot.bad}</b></span>` : nothing}
      ${cards.map(([deck, n]) => html`<span data-tip="tip-text" data-tip-args=${tip(ui.say("option-deck", { a: ui.name(deck.split(":")[0]), b: ui.name(deck.split(":")[1]) }), [])}>${ui.icon(ICONS[deck.split(":")[0]])}${deck.startsWith("dark") ? portrait(ui, deck.split(":")[1]) : nothing}${n}</span>`)}
      <span class="limit" data-tip="tip-text" data-tip-args=${tip(ui.say("ui-hand", { n: player.cards, limit: player.limit }), left)}>${ui.icon("card-pickup")}${player.cards}/${player.limit}</span>
      ${player.next ? html`<span class="next-time" data-tip="tip-text" data-tip-args=${tip(ui.say("ui-next-time", { n: signed(player.next) }), [])}>${ui.icon("hourglass")}${signed(player.next)}</span>` : nothing}
      ${Object.entries(player.tokens).map(([token, n]) => html`<span data-tip="tip-token" data-tip-args=${JSON.stringify({ name: ui.name(token), bank: view.public.bank[token] ?? 0 })}>${ui.icon(tokenIcon(token), { label: ui.name(token) })}${n}</span>`)}</p>
    ${seen.length ? html`<p class="seen-hand">${ui.icon("third-eye", { label: ui.say("ui-seen-hand") })} ${seen.map((id) => html`<span class="chip" data-id="card:${id}" data-tip="tip-text" data-tip-args=${cardTip(ui, id)}>${ui.name(id)}</span>`)}</p>` : nothing}`;
}

// ---- pace

/** @type {Record<string, number>} */
const PACE = { "plays-card": 1300, event: 1800, "specific-event": 1800, "plot-resolved": 1300, killed: 1200 };

/** @param {Note} note */
export const pace = (note) => PACE[note.id] ?? 0;

/** @param {Note} note */
export const heading = (note) => note.id === "day-begins" || note.id === "turn-begins";

/** @type {Record<string, string>} */
const SOUNDS = { "plays-card": "terminal", moved: "rain", "day-begins": "clock", gained: "coin", "lines-completed": "bell", killed: "match" };

/** @param {Note} note */
export const sound = (note) => SOUNDS[note.id];

export const later = () => import("/games/android/board/ending.js");
