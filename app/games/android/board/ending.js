/** The end: the case file is opened, then everybody's hunches, the conspiracy and the plots; then who has the most points. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { mark } from "/static/shared/seats.js";
import { signed } from "./prose.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Reveal} Opened */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Ending} Ending */
/** @typedef {import("/static/table/types.js").Reveal} Reveal */
/** @typedef {import("/static/table/types.js").Result} Result */

/** @param {View} view @param {Ui} ui @returns {Ending} */
export function ending(view, ui) {
  const { result } = view;
  const { reveal } = view.public;
  if (!result || !reveal) return { reveals: [], why: "" };
  return {
    reveals: [caseFile(view, ui, reveal), ...view.seats.map(({ seat }) => hunches(view, ui, result, reveal, seat)), conspiracy(ui, reveal), plots(view, ui, reveal)],
    why: why(ui, result, reveal),
    faces: Object.fromEntries(view.seats.map(({ seat }) => [seat, `face-${view.public.players[seat].detective}`])),
    marks: Object.fromEntries(view.seats.map(({ seat }) => [seat, ui.name(view.public.players[seat].detective)])),
  };
}

/** What the evidence comes to, suspect by suspect. @param {View} view @param {Ui} ui @param {Opened} reveal @returns {Reveal} */
function caseFile(view, ui, { totals, murderers }) {
  const guilty = (/** @type {string} */ id) => murderers.includes(id);
  const total = (/** @type {string} */ id) => (id in totals ? signed(totals[id]) : ui.say("ui-dead"));
  const ids = [...Object.keys(totals), ...Object.keys(view.public.suspects).filter((id) => !(id in totals))];
  return {
    title: ui.say("end-case"),
    body: html`<ul class="end-list">${ids.map((id) => html`<li ?data-strong=${guilty(id)} ?data-off=${!(id in totals)}>${ui.icon(`face-${id.replaceAll("_", "-")}`, { class: "end-face" })}<span>${ui.name(id)}</span><b>${guilty(id) ? ui.icon("chalk-outline-murder") : nothing} ${total(id)}</b></li>`)}</ul>
      <p class="end-note">${ui.say("end-murderer", { suspects: murderers, count: murderers.length })}</p>`,
    spoken: [...ids.map((id) => `${ui.name(id)} ${total(id)}`), ui.say("end-murderer", { suspects: murderers, count: murderers.length })].join(", "),
  };
}

/** Whom a detective held guilty, whom innocent, and what that earned. @param {View} view @param {Ui} ui @param {Result} result @param {Opened} reveal @param {number} seat @returns {Reveal} */
function hunches(view, ui, { breakdown = {} }, reveal, seat) {
  const kinds = ["guilty", "innocent"].map((kind) => ({ kind, suspect: reveal.hunches[`${seat}:${kind}`], points: breakdown[kind]?.[seat] ?? 0 }));
  const isObsessed = reveal.obsessed.includes(seat);
  const obsession = isObsessed ? ui.say("end-obsessed", { points: breakdown.obsession?.[seat] ?? 0 }) : "";
  return {
    seat,
    title: ui.name(view.public.players[seat].detective),
    body: html`<ul class="end-list">${kinds.map(({ kind, suspect, points }) => html`<li ?data-strong=${points}>${ui.icon(kind === "guilty" ? "gavel" : "scales")}<span>${ui.name(suspect)}<br /><small>${ui.say(points ? "end-hunch-right" : "end-hunch-wrong", { kind })}</small></span><b>${points ? signed(points) : "0"}</b></li>`)}</ul>
      ${obsession ? html`<p class="end-note">${obsession}</p>` : nothing}`,
    spoken: [...kinds.map(({ kind, suspect, points }) => `${ui.name(suspect)}: ${ui.say(points ? "end-hunch-right" : "end-hunch-wrong", { kind })}, ${points}`), obsession].filter(Boolean).join("; "),
  };
}

/** Whom the lines had reached, and what that was worth to whom. @param {Ui} ui @param {Opened} reveal @returns {Reveal} */
function conspiracy(ui, { links }) {
  const groups = Object.entries(links);
  const paid = (/** @type {Record<number, number>} */ seats) => Object.entries(seats).map(([seat, points]) => ({ seat: Number(seat), points: signed(points) }));
  const row = (/** @type {string} */ group, /** @type {Record<number, number>} */ seats) => html`<li>${ui.icon("jigsaw-piece")}<span>${ui.name(group)}<br /><small>${Object.keys(seats).length ? paid(seats).map(({ seat, points }) => html`${mark(seat)} ${points} `) : ui.say("end-paid-nobody")}</small></span></li>`;
  return {
    title: ui.say("end-conspiracy"),
    body: groups.length ? html`<ul class="end-list">${groups.map(([group, seats]) => row(group, seats))}</ul>` : html`<p class="end-note">${ui.say("end-no-links")}</p>`,
    spoken: groups.map(([group, seats]) => [ui.name(group), ...paid(seats).map(({ seat, points }) => `${ui.who(seat)} ${points}`)].join(", ")).join("; ") || ui.say("end-no-links"),
  };
}

/** How everybody's plots came out. @param {View} view @param {Ui} ui @param {Opened} reveal @returns {Reveal} */
function plots(view, ui, { endings }) {
  const all = view.seats.flatMap(({ seat }) => view.public.players[seat].endings.map((id, i) => ({ seat, name: ui.name(id.replace(":", "_")), points: signed(endings[seat]?.[i] ?? 0) })));
  return {
    title: ui.say("score-endings"),
    body: all.length ? html`<ul class="end-list">${all.map(({ seat, name, points }) => html`<li>${mark(seat)}<span>${name}</span><b>${points}</b></li>`)}</ul>` : html`<p class="end-note">${ui.say("end-no-plots")}</p>`,
    spoken: all.map(({ seat, name, points }) => `${ui.who(seat)}: ${name}, ${points}`).join("; ") || ui.say("end-no-plots"),
  };
}

/** @param {Ui} ui @param {Result} result @param {Opened} reveal */
function why(ui, { winners, scores, breakdown = {} }, { murderers }) {
  const [seat] = winners;
  const points = scores[seat];
  const level = scores.flatMap((score, other) => (score === points && !winners.includes(other) ? [other] : []));
  if (winners.length > 1) return ui.say("end-why-shared", { seats: winners, points });
  if (level.length) return ui.say("end-why-tie", { seat, points, level_seats: level });
  return ui.say(breakdown.guilty?.[seat] ? "end-why-right" : "end-why-wrong", { seat, points, suspects: murderers, count: murderers.length });
}
