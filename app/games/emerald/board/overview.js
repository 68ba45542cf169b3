/** The map on a phone: whose each city is, who leads in it and where I am. A tap finds the city's card in the sheet. */

import { nothing, svg } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";
import { concerns } from "./detail.js";
import { site } from "./places.js";
import { cityInfo, cityOption, contest, factOf, news } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").CityView} CityView */
/** @typedef {import("/static/table/types.js").Ui} Ui */

/** @param {View} view @param {Ui} ui */
export const overview = (view, ui) => repeat(Object.entries(view.public.cities), ([name]) => name, ([name, city]) => drawCity(view, ui, name, city));

/** @param {View} view @param {Ui} ui @param {string} name @param {CityView} city */
function drawCity(view, ui, name, city) {
  const [x, y] = site(name).at;
  const label = ui.name(name);
  const half = label.length * 3.4 + 3;
  const middle = Math.max(half - x + 1, Math.min(389 - half - x, 0));
  const gold = factOf(view, `city:${name}`)?.gold;
  const calls = Object.keys(view.ask?.options ?? {}).some((id) => concerns(view, id, name));
  const { first } = contest(city, "city");
  return svg`<g class="city small ${city.destroyed ? "destroyed" : ""} ${calls ? "calls" : ""} ${ui.local.found === name ? "found" : ""} ${news(ui, name)}" data-city=${name} transform="translate(${x} ${y})">
    <g class="box" data-id=${cityOption(view, name)} data-drop="city:${name}">
      ${ui.local.found === name ? svg`<circle class="halo" r="21.5"></circle>` : nothing}<circle class="medal" r="16"></circle><rect class="room" x="-24.5" y="-19" width="49" height="54"></rect>
      ${city.control === undefined ? nothing : svg`<g class="control" data-seat=${city.control} data-piece="control:${name}"><path d=${ui.shape(city.control)} transform="translate(-14.5 -14.5) scale(1.2)"></path></g>`}
      <text class="worth ${city.control === undefined ? "" : "owned"}" data-seat=${city.control ?? nothing} y="6">${city.destroyed ? "" : cityInfo(name).vp}</text>
      <text class="city-name" x=${middle} y="29">${label}</text>
    </g>
    ${city.destroyed ? svg`<g class="cthulhu">${ui.icon("octopus", { x: -15, y: -15, size: 30 })}</g>` : Object.keys(first).map((seat, i) => svg`<g class="leader" data-seat=${seat} transform="translate(${17 + i * 11} -17)"><path d=${ui.shape(Number(seat))} transform="scale(.5)"></path></g>`)}
    ${presence(view, ui, name, city)}
    ${gold === undefined ? nothing : svg`<g class="price" transform="translate(-18 -12)"><circle r="11"></circle><text y="5">${gold}</text></g>`}
  </g>`;
}

/** Whether I have agents or cubes here. @param {View} view @param {Ui} ui @param {string} name @param {CityView} city */
function presence({ me, public: game }, ui, name, city) {
  if (me === null) return nothing;
  const agents = Object.values(game.agents).some((agent) => agent.seat === me && agent.city === name);
  if (!agents && !(me in city.box) && !(me in city.card)) return nothing;
  return svg`<g class="presence" data-seat=${me} transform="translate(-31 -4)"><circle cx="7" cy="7" r="8"></circle>${ui.icon(agents ? "top-hat" : "cube", { x: 1.5, y: 1.5, size: 11 })}</g>`;
}

/** Bring the card of the city that was tapped into sight. @param {Ui} ui @param {Event} event */
export function find(ui, { target }) {
  const name = target instanceof Element && target.closest(".city")?.getAttribute("data-city");
  if (!name) return;
  ui.local.found = name;
  ui.redraw();
  ui.reveal(document.querySelector(`.city-card[data-place="${name}"]`));
}
