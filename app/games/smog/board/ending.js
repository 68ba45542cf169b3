/** The end: everybody's combination and gate are turned over, with how far each had come. It is a race, so nobody has points. */

import { html } from "/static/vendor/lit-html/lit-html.js";
import { mark } from "/static/shared/seats.js";
import { ELEMENTS, ICONS } from "./read.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").ProgressView} ProgressView */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Ending} Ending */
/** @typedef {import("/static/table/types.js").Reveal} Reveal */

/** Who left comes last. @param {View} view @param {Ui} ui @returns {Ending} */
export function ending(view, ui) {
  const { winner = -1 } = view.public;
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== winner);
  const gate = ui.name(view.public.shown?.[winner]?.exit ?? "");
  return {
    reveals: [...others, winner].filter((seat) => view.public.progress?.[seat]).map((seat) => gentleman(view, ui, seat)),
    why: ui.say("end-why", { seat: winner, gate }),
    faces: Object.fromEntries(view.seats.map(({ seat }) => [seat, `face-${view.public.players[seat].gentleman.replaceAll("_", "-")}`])),
    sheet: sheet(view, ui, [winner, ...others]),
  };
}

/** @param {View} view @param {Ui} ui @param {number} seat @returns {Reveal} */
function gentleman(view, ui, seat) {
  const { gentleman: name } = view.public.players[seat];
  const { artefacts, elements } = /** @type {NonNullable<typeof view.public.progress>} */ (view.public.progress)[seat];
  const { gate, exit, lacking } = /** @type {NonNullable<typeof view.public.shown>} */ (view.public.shown)[seat];
  const rows = ELEMENTS.filter((element) => elements[element]).map((element) => line(ui, ICONS[element], ui.name(element), elements[element]));
  const what = lacks(view, ui, seat, Object.keys(lacking));
  return {
    seat,
    title: ui.name(name),
    body: html`<ul class="end-list">${rows}${line(ui, ICONS.atlantean_key, ui.say("score-artefacts"), artefacts)}</ul>
      <p>${ui.icon("exit-door")} ${ui.say("board-gate", { gate, place: exit })}</p>
      <p class="end-note">${what}</p>`,
    spoken: [ui.say("board-gate", { gate, place: exit }), what].join(". "),
  };
}

/** What was lacking, or that he left. @param {View} view @param {Ui} ui @param {number} seat @param {string[]} lacking */
function lacks(view, ui, seat, lacking) {
  if (seat === view.public.winner) return ui.say("end-left");
  if (lacking.length) return ui.say("end-lacking", { lacking });
  return ui.say("end-gate-only", { place: view.public.shown?.[seat]?.exit });
}

/** @param {Ui} ui @param {string} picture @param {string} name @param {ProgressView} progress */
const line = (ui, picture, name, { have, need }) => html`<li ?data-strong=${have === need}>${ui.icon(picture)}<span>${name}</span><b>${ui.say("end-of", { have, need })}</b></li>`;

/** How far everybody had come with each thing. @param {View} view @param {Ui} ui @param {number[]} order */
function sheet(view, ui, order) {
  const progress = view.public.progress ?? {};
  const row = (/** @type {string} */ picture, /** @type {string} */ name, /** @type {(seat: number) => unknown} */ cell) => html`<tr>
    <th scope="row">${ui.icon(picture)} ${name}</th>
    ${order.map((seat) => html`<td ?data-winner=${seat === view.public.winner}>${cell(seat)}</td>`)}
  </tr>`;
  const name = (/** @type {number} */ seat) => ui.name(view.public.players[seat].gentleman);
  return html`<ol class="end-standings" aria-hidden="true">
      ${order.map((seat) => html`<li data-seat=${seat}>${mark(seat)}<span class="end-name">${ui.who(seat)}<small>${name(seat)}</small></span></li>`)}
    </ol>
    <table class="score-sheet end-race" data-seats=${order.length}>
    <caption class="visually-hidden">${ui.say("end-progress")}</caption>
    <thead><tr><td></td>${order.map((seat) => html`<th scope="col" data-seat=${seat} ?data-winner=${seat === view.public.winner}><span class="sheet-who">${mark(seat)}<span class="sheet-name">${ui.who(seat)}</span></span><small>${name(seat)}</small></th>`)}</tr></thead>
    <tbody>
      ${row(ICONS.atlantean_key, ui.say("score-artefacts"), (seat) => pips(ui, progress[seat]?.artefacts))}
      ${ELEMENTS.map((element) => row(ICONS[element], ui.name(element), (seat) => pips(ui, progress[seat]?.elements[element])))}
      ${row("exit-door", ui.say("score-left"), (seat) => ui.say(seat === view.public.winner ? "end-through" : progress[seat]?.at_gate ? "end-at-gate" : "end-away"))}
    </tbody>
  </table>`;
}

/** A pip for each that he needs, filled where he has it; nothing where his combination asks for none. @param {Ui} ui @param {ProgressView} [progress] */
function pips(ui, progress) {
  if (!progress) return html`<span aria-hidden="true">–</span><span class="visually-hidden">${ui.say("end-none")}</span>`;
  const { have, need } = progress;
  return html`<span class="end-pips" aria-hidden="true">${Array.from({ length: need }, (_, i) => html`<i class=${i < have ? "full" : ""}></i>`)}</span> <span>${ui.say("end-of", { have, need })}</span>`;
}

