/** My own things: my twilight, my hunches and tokens, my plot, my hand by light and dark. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { CARDS } from "./content.js";
import { cardLines, cardTip, deckTip, specialTip } from "./cards.js";
import { ownCards, plotCard } from "./plots.js";
import { ICONS, me, shortName, tokenIcon } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("../view.js").PlayerView} PlayerView */

/** @param {View} view @param {Ui} ui */
export function myThings(view, ui) {
  const mine = me(view);
  if (view.me === null || !mine?.at) return nothing;
  return html`<div class="desk">
    <section class="self">
      ${track(ui, mine.twilight)}
      ${hunches(view, ui)}
      ${tokens(view, ui, mine)}
      ${ownCards(view, ui, view.me)}
      ${memory(view, ui)}
    </section>
    <section class="my-plot">${plotCard(view, ui, view.me, true)}</section>
    <section class="hand">${deeds(view, ui, ["lead", ...DEEDS])}${decks(view, ui, mine)}${found(view, ui)}${hand(view, ui, mine)}</section>
  </div>`;
}

const DEEDS = ["follow", "free", "ability", "jump", "jimmy", "action"];

/**
 * What I can do where I stand, and why not, as far as the map shows no thing for it. For fingers, to which the pins on
 * the map are small, the leads too.
 * @param {View} view @param {Ui} ui
 */
export function deeds(view, ui, kinds = DEEDS) {
  if (view.ask?.prompt !== "action") return nothing;
  const ids = [...Object.keys(view.ask.options), ...Object.keys(view.ask.blocked)].filter((id) => kinds.includes(id.split(":")[0]));
  return ids.length ? html`<div class="deeds">${ids.map((id) => html`<button type="button" class="deed" data-id=${id}>${ui.icon(DEED_ICONS[id.split(":")[0]])}<span>${ui.label(id)}</span></button>`)}</div>` : nothing;
}

/** @type {Record<string, string>} */
const DEED_ICONS = { lead: "finger-print", ability: "gears", jump: "chalk-outline-murder", jimmy: "hooded-figure", action: "crossroad", free: "finger-print", follow: "finger-print" };

/** The twilight track, from the light to the dark. @param {Ui} ui @param {number} at */
export function track(ui, at) {
  return html`<div class="twilight" data-tip="tip-twilight">${ui.icon(ICONS.light, { label: ui.name("light") })}
    ${Array.from({ length: 9 }, (_, i) => html`<i class="${i - 4 === at ? "at" : ""} ${i < 4 ? "day" : i > 4 ? "night" : "noon"}">${i - 4 === at ? html`<b data-piece="twilight"></b>` : nothing}</i>`)}
    ${ui.icon(ICONS.dark, { label: ui.name("dark") })}</div>`;
}

/** @param {View} view @param {Ui} ui */
function hunches(view, ui) {
  const { guilty, innocent } = view.private.hunches ?? {};
  if (!guilty) return nothing;
  const seen = Object.entries(view.private.seen?.hunches ?? {});
  return html`<p class="hunches">
    <span class="hunch guilty" data-tip="tip-guilty">${ui.icon("gavel", { label: ui.say("ui-guilty-hunch") })} ${ui.name(guilty)}</span>
    <span class="hunch innocent" data-tip="tip-innocent">${ui.icon("scales", { label: ui.say("ui-innocent-hunch") })} ${ui.name(innocent)}</span>
    ${seen.map(([key, suspect]) => {
      const [holder, kind] = key.split(":");
      const who = holder === "unused" ? ui.name("unused") : ui.who(Number(holder));
      return html`<span class="hunch seen" data-tip="tip-hunch-seen" data-tip-args=${JSON.stringify({ kind, holder: who })}>${ui.icon("third-eye")} ${ui.icon(kind === "guilty" ? "gavel" : "scales")} ${ui.name(suspect)}</span>`;
    })}</p>`;
}

/** @param {View} view @param {Ui} ui @param {PlayerView} mine */
function tokens(view, ui, mine) {
  const held = Object.entries(mine.tokens);
  const mayGo = view.ask?.prompt === "pay-with" || view.ask?.args.from_seat === view.me; // else a kind of favor is meant, not one of mine
  return html`<p class="purse">${held.length ? held.map(([token, n]) => html`<span class="coin ${token.startsWith("favor") ? "favor" : token}" data-id=${mayGo ? token : nothing} data-drag=${token === "dropship" ? "dropship" : nothing} data-tip="tip-token" data-tip-args=${JSON.stringify({ name: ui.name(token), bank: view.public.bank[token] ?? 0 })}>
    ${ui.icon(tokenIcon(token))}<b>${n}</b><small>${shortName(ui, token)}</small></span>`) : html`<span class="soft">${ui.say("ui-no-tokens")}</span>`}</p>`;
}

/** @param {View} view @param {Ui} ui */
function memory(view, ui) {
  const id = view.private.memory;
  return id ? html`<p class="own-cards"><span class="chip memory" data-tip="tip-text" data-tip-args=${specialTip(ui, id)}>${ui.icon("brain")} ${ui.name(id)}</span></p>` : nothing;
}

/** The decks from which I may draw. @param {View} view @param {Ui} ui @param {PlayerView} mine */
function decks(view, ui, mine) {
  const others = view.seats.filter(({ seat }) => seat !== view.me).map(({ seat }) => `dark:${view.public.players[seat].detective}`);
  return html`<div class="decks">${[`light:${mine.detective}`, ...others].map((deck) => {
    const [kind, detective] = deck.split(":");
    const { down } = view.public.decks[deck];
    const draws = view.ask?.prompt !== "discard-which"; // there a card with this back is meant, in another's hand
    return html`<span class="deck ${kind}" data-id=${draws ? `deck:${deck}` : nothing} data-tip="tip-deck" data-tip-args=${deckTip(view, ui, deck)}>${ui.icon(ICONS[kind])}<b>${ui.name(detective)}</b><small>${down}</small></span>`;
  })}</div>`;
}

/** @param {View} view @param {Ui} ui @param {PlayerView} mine */
function hand(view, ui, mine) {
  const cards = Object.keys(view.private.hand ?? {}).sort((a, b) => Number(CARDS[a].deck === "dark") - Number(CARDS[b].deck === "dark"));
  if (!cards.length) return html`<p class="soft">${ui.say("ui-hand-empty")}</p>`;
  return html`<div class="cards" aria-label=${ui.say("ui-hand", { n: cards.length, limit: mine.limit })}>${repeat(cards, (id) => id, (id) => card(view, ui, id))}</div>`;
}

/** The cards of my deck from which I take one. @param {View} view @param {Ui} ui */
function found(view, ui) {
  if (view.ask?.prompt !== "fetch-which") return nothing;
  return html`<div class="cards">${Object.keys(view.ask.options).map((option) => card(view, ui, option.slice("card:".length)))}</div>`;
}

/** What a card costs now where I can play it, otherwise what is printed. @param {View} view @param {string} id */
function costs(view, id) {
  const fact = view.ask?.options[`card:${id}`] ?? view.ask?.options[`cheaper:${id}`];
  const now = fact && fact !== 1 ? fact : undefined;
  const { cost, deck, on, time } = CARDS[id];
  const printed = deck === "light" && on.event === "action" ? (time ?? 1) : 0;
  return { shift: now && "shift" in now ? now.shift : cost, time: now && "time" in now ? now.time : printed };
}

/** @param {View} view @param {Ui} ui @param {string} id */
function card(view, ui, id) {
  const { deck, detective, traits, plot } = CARDS[id];
  const { shift, time } = costs(view, id);
  return html`<article class="card ${deck}" data-id="card:${id}" data-piece="card:${id}" data-tip="tip-text" data-tip-args=${cardTip(ui, id)}>
    <header><span class="cost">${shift}</span><b>${ui.name(id)}</b></header>
    <p class="kind">${ui.icon(ICONS[deck])} ${ui.name(detective)}${time ? html` · ${ui.icon("hourglass")}${time}` : nothing}${plot === "generic" ? nothing : html` · ${ui.icon("crossroad", { label: ui.name(plot) })}`}${traits.includes("fight") ? html` · ${ui.icon("pistol-gun", { label: ui.say("trait-fight") })}` : nothing}</p>
    <p class="text">${cardLines(ui, id).join(" · ")}</p>
    ${ui.can(`cheaper:${id}`) ? html`<button type="button" class="drop cheaper" data-id="cheaper:${id}">${ui.icon("card-draw", { label: ui.label(`cheaper:${id}`) })}</button>` : nothing}
    ${ui.can(`discard:${id}`) ? html`<button type="button" class="drop" data-id="discard:${id}" data-tip="tip-discard">${ui.icon("cancel", { label: ui.say("tip-discard") })}</button>` : nothing}
  </article>`;
}
