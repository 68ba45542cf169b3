/** Before the first round: five ways to be somebody, and what an hourglass is good for. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { ELEMENTS, ICONS, SIDES, portraitOf } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

export const GENTLEMEN = ["john_brown", "master_fox", "dr_jekyll", "great_detective"];

/** A card for each gentleman who is still free, and one for the lot. @param {View} view @param {Ui} ui */
export function gentlemenCards(view, ui) {
  if (view.me === null || view.ask?.prompt !== "gentleman") return nothing;
  const { side } = view.public.players[view.me];
  const element = ELEMENTS[SIDES.indexOf(side)];
  return html`<section class="choice" aria-label=${ui.say("board-gentlemen")}>
    <h3>${ui.say("board-gentlemen")}</h3>
    <p>${ui.say("board-gentlemen-alike", { element })} ${ui.icon(ICONS[element], { class: element })}</p>
    <div class="gents">${GENTLEMEN.filter((id) => ui.can(`gentleman:${id}`)).map((id) => gentlemanCard(ui, id))}
      <div class="gent lot" data-id="lot"><span class="portrait">${ui.icon("top-hat")}</span><h4>${ui.say("option-lot")}</h4><p>${ui.say("about-lot")}</p></div>
    </div>
  </section>`;
}

/** @param {Ui} ui @param {string} id */
const gentlemanCard = (ui, id) => html`<div class="gent" data-id=${`gentleman:${id}`}>
  <span class="portrait">${ui.icon(portraitOf(id), { class: "face" })}</span><h4>${ui.name(id)}</h4><p>${ui.say(`about-${id}`)}</p>
</div>`;

/** Why one would put an hourglass anywhere. @param {View} view @param {Ui} ui */
export const hourglassHelp = (view, ui) => html`<section class="help" aria-label=${ui.say("board-hourglasses")}>
  <h3>${ui.say("board-hourglasses")}</h3>
  <p>${ui.say("board-hourglasses-why")}</p>
  <p class="keep-free">${ui.say("board-hourglasses-free")} ${Object.keys(view.private.lacking).map((thing) => html`<span class="element ${thing}">${ui.icon(ICONS[thing], { label: ui.name(thing) })}</span>`)}</p>
</section>`;
