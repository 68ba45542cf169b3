/** All that is to say of one city: aside on a wide table while it is pointed at; on a phone, cards for the thumb. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { CARDS } from "./content.js";
import { site } from "./places.js";
import { agentTip, cardTip, cityInfo, cityOption, contest, does, factOf, figures, frightens, news, royalTip } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").CityView} CityView */
/** @typedef {import("/static/table/types.js").Ui} Ui */

/** A seat's shape in its colour, with a number. @param {Ui} ui @param {number} seat @param {unknown} what @param {string} css @param {string} [id] */
export const flag = (ui, seat, what, css, id) => html`<span class="flag ${css}" data-seat=${seat} data-id=${id ?? nothing}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ui.shape(seat)}></path></svg>${what}</span>`;

/** Who is how strong in a place: the strongest is marked, whoever has no cubes there is pale. @param {View} view @param {Ui} ui @param {string} name @param {"city" | "stack"} kind */
function strengths(view, ui, name, kind) {
  const city = view.public.cities[name];
  const { strength, first, cubes } = contest(city, kind);
  const fact = factOf(view, `${kind}:${name}`);
  return html`<span class="strengths">${Object.entries(strength).map(([seat, [points]]) => flag(ui, Number(seat), points, `${seat in first ? "lead" : ""} ${seat in cubes ? "" : "hollow"}`))}
    ${fact?.is === "place" ? html`<span class="outcome ${fact.need ? "short" : "enough"}">${ui.say("board-would", { mine: fact.mine, most: fact.most, need: fact.need })}</span>` : nothing}</span>`;
}

/** The city that is pointed at, in the corner that is farthest from it. @param {View} view @param {Ui} ui */
export function detail(view, ui) {
  /** @type {string | undefined} */
  const name = ui.local.hover;
  const city = view.public.cities[name ?? ""];
  if (!name || !city) return nothing;
  const [x, y] = site(name).at;
  const info = cityInfo(name);
  return html`<aside class="city-detail ${x > 480 ? "west" : "east"} ${y > 200 ? "north" : "south"}" aria-hidden="true">
    <h3>${ui.name(name)} ${city.control === undefined ? nothing : flag(ui, city.control, ui.who(city.control), "owner")}</h3>
    <p>${ui.say("board-city-worth", { points: info.vp, defence: info.defence })}</p>
    ${city.destroyed ? nothing : html`<p>${ui.icon("crown")} ${ui.say("tip-royal", JSON.parse(royalTip(ui, name, city)))}</p>
    <p class="row"><b>${ui.say("board-for-city")}</b>${strengths(view, ui, name, "city")}</p>
    ${city.up ? html`<p class="row"><b>${ui.name(city.up)}</b>${strengths(view, ui, name, "stack")}</p><p class="soft">${figures(ui, city.up)}</p><p>${does(ui, city.up)}</p>` : nothing}
    ${agents(view, ui, name).map(([agent, { seat }]) => html`<span class="who">${flag(ui, seat, agent in CARDS ? ui.name(agent) : ui.say("board-main-agent"), "agent")}</span>`)}`}
  </aside>`;
}

/** @param {View} view @param {Ui} ui @param {string} name */
const agents = (view, ui, name) => Object.entries(view.public.agents).filter(([, agent]) => agent.city === name);

/** The cities as a list, for a thumb: those first where something may be done now. @param {View} view @param {Ui} ui */
export function cityList(view, ui) {
  const ids = Object.keys(view.ask?.options ?? {});
  const names = Object.keys(view.public.cities);
  const concerned = names.filter((name) => ids.some((id) => concerns(view, id, name)));
  const rest = names.filter((name) => !concerned.includes(name));
  const found = (/** @type {Event} */ event) => light(ui, event);
  return html`<ol class="city-list" aria-label=${ui.say("board-cities")} @click=${found} @focusin=${found}>${repeat([...concerned, ...rest], (name) => name, (name) => cityCard(view, ui, name))}</ol>${offerList(view, ui)}`;
}

/** The card that is touched or has the focus shows its city on the map. @param {Ui} ui @param {Event} event */
function light(ui, { target }) {
  const name = target instanceof Element && target.closest(".city-card")?.getAttribute("data-place");
  if (!name) return;
  if (ui.local.found !== name) {
    ui.local.found = name;
    ui.redraw();
  }
  ui.reveal(document.querySelector(`.city.small[data-city="${name}"]`));
}

/** Whether an option is about something in this city. @param {View} view @param {string} id @param {string} name */
export const concerns = (view, id, name) => id.split(":").includes(name) || view.public.agents[id.split(":")[1]]?.city === name;

/** @param {View} view @param {Ui} ui @param {string} name */
function cityCard(view, ui, name) {
  const city = view.public.cities[name];
  const info = cityInfo(name);
  const seats = Object.entries(view.public.players);
  const cubes = (/** @type {string} */ kind, /** @type {Record<string, number>} */ pile) =>
    seats.map(([seat, { colour }]) => (ui.can(`${kind}-cube:${colour}:${name}`) ? flag(ui, Number(seat), pile[seat], "cube", `${kind}-cube:${colour}:${name}`) : nothing));
  return html`<li class="city-card ${city.destroyed ? "destroyed" : ""} ${news(ui, name)} ${ui.local.found === name ? "found" : ""}" data-place=${name}>
    <div class="place" data-id=${cityOption(view, name)} data-drop="city:${name}" data-tip=${city.destroyed ? "board-destroyed" : "tip-city"} data-tip-args=${JSON.stringify({ city: name, points: info.vp, defence: info.defence, standing: "" })}>
      <b class="name">${ui.name(name)}</b>${city.control === undefined ? nothing : flag(ui, city.control, ui.who(city.control), "owner")}
      <span class="worth">${info.vp}</span>${fare(view, ui, name)}${strengths(view, ui, name, "city")}
    </div>
    ${city.up ? html`<div class="place card-place" data-id="stack:${name}" data-drop="stack:${name}" data-tip="tip-card" data-tip-args=${cardTip(ui, city.up)}>
      <b>${ui.name(city.up)}</b>${frightens(city.up) ? ui.icon("brain-tentacle") : nothing}<span class="soft">${figures(ui, city.up)}${city.below ? ` · +${city.below}` : ""}</span>${city.card_blocked ? ui.icon("cancel") : nothing}${strengths(view, ui, name, "stack")}
    </div>` : nothing}
    ${city.destroyed ? nothing : html`<div class="folk">
      <span class="royal-of" data-id="royal:${name}" data-drop="royal:${name}" data-tip="tip-royal" data-tip-args=${royalTip(ui, name, city)} data-seat=${city.royal_by ?? nothing}>${ui.icon(city.royal === "killed" ? "crowned-skull" : city.royal === "hidden" ? "cloak" : "crown")} ${city.royal ? flag(ui, city.royal_by ?? 0, "", "") : info.royalDefence}</span>
      ${agents(view, ui, name).map(([agent, { seat, vampire = false }]) => html`<span class="agent-of" data-id="agent:${agent}" data-drop="agent:${agent}" data-tip="tip-agent" data-tip-args=${agentTip(ui, agent, seat, vampire)}>${flag(ui, seat, agent in CARDS ? ui.name(agent) : ui.say("board-main-agent"), "agent")}</span>`)}
      ${city.zombies ? html`<span class="agent-of" data-id="zombie:${name}" data-drop="zombie:${name}" data-tip="tip-zombies">${ui.icon("shambling-zombie")} ${city.zombies}</span>` : nothing}
      ${city.blocked ? html`<span data-tip="tip-disc">${ui.icon("cancel")}</span>` : nothing}
      ${city.locked === undefined ? nothing : html`<span data-tip="tip-locked">${ui.icon("padlock")}</span>`}
      ${cubes("city", city.box)}${cubes("stack", city.card)}
    </div>`}
  </li>`;
}

/** What a journey there costs. @param {View} view @param {Ui} ui @param {string} name */
function fare(view, ui, name) {
  const gold = factOf(view, `city:${name}`)?.gold;
  return gold === undefined ? nothing : html`<span class="fare">${ui.icon("two-coins")} ${gold}</span>`;
}

/** The permanents on offer, for a thumb. @param {View} view @param {Ui} ui */
function offerList(view, ui) {
  const names = Object.keys(view.public.offers);
  return html`<h3 class="list-head">${ui.say("board-offers")} +${view.public.supply.permanents}</h3><ol class="city-list">${names.map((name) => {
    const { cubes, first = {}, blocked } = view.public.offers[name];
    const fact = factOf(view, `offer:${name}`);
    return html`<li class="city-card"><div class="place card-place" data-id="offer:${name}" data-drop="offer:${name}" data-tip="tip-permanent" data-tip-args=${cardTip(ui, name)}>
      <b>${ui.name(name)}</b>${frightens(name) ? ui.icon("brain-tentacle") : nothing}<span class="soft">${does(ui, name)}</span>${blocked ? ui.icon("cancel") : nothing}
      <span class="strengths">${Object.entries(cubes).map(([seat, number]) => flag(ui, Number(seat), number, seat in first ? "lead" : "", `offer-cube:${view.public.players[Number(seat)].colour}:${name}`))}
      ${fact?.is === "place" ? html`<span class="outcome ${fact.need ? "short" : "enough"}">${ui.say("board-would", { mine: fact.mine, most: fact.most, need: fact.need })}</span>` : nothing}</span></div></li>`;
  })}</ol>`;
}
