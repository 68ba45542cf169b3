/** My own things: my twilight, my hunches and tokens, my plot, my hand by light and dark. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { breadth, rem } from "./breadth.js";
import { CARDS } from "./content.js";
import { cardLines, cardTip, deckTip, specialTip } from "./cards.js";
import { ownCards, plotBrief } from "./plots.js";
import { pieceInHand } from "./puzzle.js";
import { ICONS, me, portrait, shortName, tokenIcon } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */
/** @typedef {import("../view.js").PlayerView} PlayerView */

/** @param {View} view @param {Ui} ui */
export function myThings(view, ui) {
  const mine = me(view);
  if (view.me === null || !mine?.at) return nothing;
  return html`<div class="desk">
    <div class="thumb">${pieceInHand(view, ui)}${deeds(view, ui, THUMB)}</div>
    <section class="self">
      ${track(ui, mine.twilight)}
      ${hunches(view, ui)}
      ${estimate(view, ui)}
      ${tokens(view, ui, mine)}
      ${ownCards(view, ui, view.me)}
      ${memory(view, ui)}
    </section>
    <section class="my-plot">${plotBrief(view, ui, view.me)}</section>
    <section class="hand">${view.ask?.prompt === "fetch-which" ? found(view, ui, view.ask.options) : hand(view, ui, mine)}${decks(view, ui, mine)}</section>
  </div>`;
}

/** What I would have if the case were closed now, by all that I know. @param {View} view @param {Ui} ui */
function estimate(view, ui) {
  const { hoped } = view.private;
  return hoped ? html`<span class="hoped" data-tip="tip-hoped" data-tip-args=${JSON.stringify(hoped)}>${ui.icon("star-medal")}<b>${hoped.sum}</b><small>${ui.say("ui-hoped")}</small></span>` : nothing;
}

const DEEDS = ["follow", "free", "ability", "jump", "jimmy", "action"];
/** What lies on the board under a thumb that can't reach it. */
const THUMB = ["lead", ...DEEDS, "place", "dropship", "suspect", "file", "space", "detective", "warrant", "pile", "evidence", "side"];

/**
 * What I can do, and why not: where I stand, as far as the map shows no thing for it; for thumbs, to which what is
 * drawn is small or far, all of it.
 * @param {View} view @param {Ui} ui
 */
export function deeds(view, ui, kinds = DEEDS) {
  const { options, blocked, prompt } = view.ask ?? { options: {}, blocked: {}, prompt: "" };
  if (kinds === DEEDS && prompt !== "action") return nothing;
  const ids = [...Object.keys(options), ...(prompt === "action" ? Object.keys(blocked).filter((id) => DEEDS.includes(kindOf(id))) : [])];
  const listed = ids.filter((id) => kinds.includes(kindOf(id))).sort((a, b) => kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)));
  return listed.length ? html`<div class="deeds">${listed.map((id) => html`<button type="button" class="deed" data-id=${id}>${picture(ui, id)}<span>${ui.label(id)}</span></button>`)}</div>` : nothing;
}

/** @param {string} id */
const kindOf = (id) => id.split(":")[0];

/** @param {Ui} ui @param {string} id */
const picture = (ui, id) => (/^(suspect|detective):/.test(id) ? portrait(ui, id.split(":")[1]) : ui.icon(DEED_ICONS[kindOf(id)] ?? "walk"));

/** @type {Record<string, string>} */
const DEED_ICONS = { lead: "finger-print", ability: "gears", jump: "chalk-outline-murder", jimmy: "hooded-figure", action: "crossroad", free: "finger-print", follow: "finger-print", dropship: "space-shuttle", file: "files", evidence: "files", space: "jigsaw-piece", pile: "jigsaw-piece", warrant: "police-badge", side: "crossroad" };

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
    ${myHunch(ui, "guilty", guilty)}${innocent ? myHunch(ui, "innocent", innocent) : nothing}
    ${seen.map(([key, suspect]) => {
      const [holder, kind] = key.split(":");
      const who = holder === "unused" ? ui.name("unused") : ui.who(Number(holder));
      return html`<span class="hunch seen" data-tip="tip-hunch-seen" data-tip-args=${JSON.stringify({ kind, holder: who })}>${ui.icon("third-eye")}${ui.icon(kind === "guilty" ? "gavel" : "scales")}${portrait(ui, suspect)}</span>`;
    })}</p>`;
}

/** @param {Ui} ui @param {"guilty" | "innocent"} kind @param {string} suspect */
const myHunch = (ui, kind, suspect) => html`<span class="hunch ${kind}" data-tip=${`tip-my-hunch-${kind}`} data-tip-args=${JSON.stringify({ suspect })}>${portrait(ui, suspect)}${ui.icon(kind === "guilty" ? "gavel" : "scales", { label: ui.say(`ui-${kind}-hunch`) })}</span>`;

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
  return spread(view, ui, cards, ui.say("ui-hand", { n: cards.length, limit: mine.limit }));
}

/**
 * Cards side by side, each with its whole text. Where there is no room for that, the longer ones show their backs, as
 * files in a box do, and of these the one that was pointed at last is open, as wide as whichever was open before, so
 * that no card moves away under the pointer.
 * @param {View} view @param {Ui} ui @param {string[]} cards @param {string} [label]
 */
function spread(view, ui, cards, label = "") {
  const { backs, needs } = boxed(ui, cards);
  const open = backs.includes(ui.local.openCard) ? ui.local.openCard : (backs.find((id) => ui.can(`card:${id}`)) ?? backs[0]);
  measure(ui);
  return html`<div class="cards ${backs.length ? "fanned" : ""}" aria-label=${label || nothing}>${repeat(cards, (id) => id, (id) => card(view, ui, id, needs[id], backs.includes(id) ? (id === open ? "drawn" : "shut") : ""))}</div>`;
}

/** What lies between two cards, in rem: where all are open a little more. */
const GAP = 0.3;
const WIDER_GAP = 0.45;

/** How many rem the back of a card takes: beside two buttons a longer name needs more lines. @param {Ui} ui @param {string} id */
const back = (ui, id) => (buttons(ui, id) < 2 ? 2.3 : ui.name(id).length > 14 ? 3.9 : 2.9);

/**
 * How wide each card lies, and which are in the box: the widest, of which one has to be opened. What is left over is
 * shared among those that are open.
 * @param {Ui} ui @param {string[]} cards
 */
function boxed(ui, cards) {
  const { wide, high } = ui.local.room ?? expected();
  const needs = Object.fromEntries(cards.map((id) => [id, breadth(ui, id, buttons(ui, id), high)]));
  const backs = [...cards].sort((a, b) => needs[a] - needs[b]);
  const spare = (/** @type {string[]} */ shut) => wide - (cards.length - 1) * (shut.length ? GAP : WIDER_GAP) - cards.reduce((sum, id) => sum + (shut.includes(id) ? back(ui, id) : needs[id]), 0);
  if (spare([]) >= 0) return { backs: [], needs };
  const slot = needs[backs[backs.length - 1]] - back(ui, backs[backs.length - 1]);
  while (backs.length > 2 && spare(backs.slice(1)) >= slot) backs.shift();
  const more = Math.max(0, spare(backs) - slot) / (cards.length - backs.length + 1);
  for (const id of cards) needs[id] += more;
  return { backs, needs };
}

/** @param {Ui} ui @param {string} id */
const buttons = (ui, id) => [`cheaper:${id}`, `discard:${id}`].filter((option) => ui.can(option)).length;

/** How many rem there will be for the hand, before it was ever drawn. */
const expected = () => ({ wide: Math.floor((0.43 * window.innerWidth) / rem()), high: 8.8 });

/** Room for what glows around a card, in px (`.cards` in board.css). */
const EDGE = 5;

/** How many rem there are for the hand; what is drawn follows when that changes. @param {Ui} ui */
function measure(ui) {
  requestAnimationFrame(() => {
    const cards = document.querySelector(".board-android .cards");
    if (!cards) return;
    const [wide, high] = [cards.clientWidth, cards.clientHeight].map((size) => Math.floor(((size - 2 * EDGE) / rem()) * 4) / 4);
    const room = { wide, high };
    if (room.wide === ui.local.room?.wide && room.high === ui.local.room?.high) return;
    ui.local.room = room;
    ui.redraw();
  });
}

/** The cards of my deck from which I take one: for these there is room beside no others. @param {View} view @param {Ui} ui @param {Record<string, unknown>} options */
const found = (view, ui, options) => spread(view, ui, Object.keys(options).map((option) => option.slice("card:".length)));

/** What a card costs now where I can play it, otherwise what is printed. @param {View} view @param {string} id */
function costs(view, id) {
  const fact = view.ask?.options[`card:${id}`] ?? view.ask?.options[`cheaper:${id}`];
  const now = fact && fact !== 1 ? fact : undefined;
  const { cost, time } = CARDS[id];
  return { shift: now && "shift" in now ? now.shift : cost, time: now && "time" in now ? now.time : time };
}

/** A card is as wide as its text needs. @param {View} view @param {Ui} ui @param {string} id @param {number} wide @param {string} lies in the box: drawn or shut */
function card(view, ui, id, wide, lies) {
  const { deck, detective, traits, plot } = CARDS[id];
  const { shift, time } = costs(view, id);
  const text = cardLines(ui, id);
  return html`<div class="card ${deck} ${lies}" .style=${`--breadth: ${wide}rem; --back: ${back(ui, id)}rem`} data-id="card:${id}" data-piece="card:${id}" data-tip="tip-text" data-tip-args=${cardTip(ui, id)}
    @pointerenter=${() => openCard(ui, id)} @focusin=${() => openCard(ui, id)}>
    <header><span class="cost">${shift}</span><b>${ui.name(id)}</b>
      ${ui.can(`cheaper:${id}`) ? html`<button type="button" class="drop cheaper" data-id="cheaper:${id}">${ui.icon("card-draw", { label: ui.label(`cheaper:${id}`) })}</button>` : nothing}
      ${ui.can(`discard:${id}`) ? html`<button type="button" class="drop" data-id="discard:${id}" data-tip="tip-discard">${ui.icon("cancel", { label: ui.say("tip-discard") })}</button>` : nothing}</header>
    <p class="kind">${ui.icon(ICONS[deck])} ${ui.name(detective)}${time ? html`<span>${ui.icon("hourglass")}${time}</span>` : nothing}${plot === "generic" ? nothing : html`${ui.icon("crossroad", { label: ui.name(plot) })}`}${traits.includes("fight") ? html`${ui.icon("pistol-gun", { label: ui.say("trait-fight") })}` : nothing}</p>
    <p class="text">${text.map((line) => html`<span>${line}</span>`)}</p>
  </div>`;
}

/** @param {Ui} ui @param {string} id */
function openCard(ui, id) {
  if (ui.local.openCard === id) return;
  ui.local.openCard = id;
  ui.redraw();
}
