/** The suspects with their files, and what I know of what lies in them. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { tip } from "./cards.js";
import { SUSPECTS } from "./content.js";
import { signed } from "./prose.js";
import { ICONS, KINDS, hunchesOn, known } from "./read.js";

/** @typedef {import("./read.js").View} View */
/** @typedef {import("./read.js").Ui} Ui */

/** @param {View} view @param {Ui} ui */
export function suspectSheets(view, ui) {
  const game = view.public;
  return html`<div class="sheets">
    ${Object.keys(game.suspects).map((id) => sheet(view, ui, id))}
    <footer class="pool">${drawn(view, ui)}<span>${ui.say("ui-pool", { n: game.pool })}</span></footer>
  </div>`;
}

/** What I have drawn and not yet placed. @param {View} view @param {Ui} ui */
const drawn = (view, ui) => (view.private.drawn ?? []).map((value) => html`<span class="token up drawn" data-id="value:${value}">${face(ui, value)}</span>`);

/** @param {View} view @param {Ui} ui @param {string} id */
function sheet(view, ui, id) {
  const { alive, hits, alibis } = view.public.suspects[id];
  const { reveal } = view.public;
  const total = sum(view, id);
  return html`<section class="sheet ${alive ? "" : "dead"} ${view.ask?.args.suspect === id ? "meant" : ""}" data-id="suspect:${id}">
    <header><h3>${ui.name(id)}</h3><small>${ui.say(`suspect-${id}`)}</small></header>
    <p class="signs">
      ${reveal?.murderers.includes(id) ? html`<span class="murderer">${ui.icon("chalk-outline-murder")} ${ui.say("ui-murderer")}</span>` : nothing}
      ${hunchesOn(view, id).map(([holder, kind]) => hunch(view, ui, holder, kind))}
      ${hits ? html`<span class="hits" data-tip="tip-hits" data-tip-args=${JSON.stringify({ n: hits })}>${ui.icon(ICONS.hit)} ${hits}</span>` : nothing}
      ${alibis ? html`<span class="alibis" data-tip="tip-alibis" data-tip-args=${JSON.stringify({ n: alibis })}>${ui.icon(ICONS.alibi)} ${alibis}</span>` : nothing}
      ${alive ? nothing : html`<span>${ui.say("ui-dead")}</span>`}
      ${reveal && alive ? html`<span class="total">${ui.say("ui-final-total", { total: signed(reveal.totals[id]) })}</span>` : total.known ? html`<span class="total">${ui.say("ui-known-total", { ...total, total: signed(total.total) })}</span>` : nothing}
    </p>
    <div class="files">${KINDS.map((kind) => file(view, ui, id, kind))}</div>
  </section>`;
}

/** A hunch on this suspect: my own, or one that I have seen. @param {View} view @param {Ui} ui @param {string} holder @param {string} kind */
function hunch(view, ui, holder, kind) {
  const icon = ui.icon(kind === "guilty" ? "gavel" : "scales", { label: ui.name(kind) });
  if (holder === String(view.me)) return html`<span class="hunch ${kind}" data-tip="tip-${kind}">${icon} ${ui.name(kind)}</span>`;
  return html`<span class="hunch seen">${icon} ${holder === "unused" ? ui.name(holder) : ui.who(Number(holder))}</span>`;
}

/** @param {View} view @param {Ui} ui @param {string} suspect @param {string} kind */
function file(view, ui, suspect, kind) {
  const strength = SUSPECTS[suspect].files[kind];
  const tokens = Object.keys(view.public.evidence).filter((id) => view.public.evidence[id].suspect === suspect && view.public.evidence[id].file === kind);
  return html`<div class="file ${strength}" data-id="file:${suspect}:${kind}" data-tip="tip-${strength}">
    <h4>${ui.icon(ICONS[kind], { label: ui.name(kind) })}<span>${strength === "normal" ? nothing : ui.say(`ui-${strength}`)}${STRENGTHS[strength]}</span></h4>
    <div class="tokens">${tokens.map((id) => token(view, ui, id))}</div>
  </div>`;
}

/** @type {Record<string, string>} */
const STRENGTHS = { strong: " ▲", weak: " ▼", normal: "" };

/** @param {View} view @param {Ui} ui @param {string} id */
function token(view, ui, id) {
  const { seat, day } = view.public.evidence[id];
  const { value, how } = known(view, id);
  return html`<span class="token ${how} ${Number(value) < 0 ? "minus" : ""}" data-id=${id} data-piece=${id} data-seat=${seat} data-tip="tip-evidence-${how}" data-tip-args=${JSON.stringify({ value, seat, day })}>
    ${value ? face(ui, value) : html`<svg class="seat-mark" viewBox="0 0 24 24"><path d=${ui.shape(seat)}></path></svg>`}</span>`;
}

/** @param {Ui} ui @param {string} value */
function face(ui, value) {
  if (value === "surprise_witness") return ui.icon("third-eye", { label: ui.name(value) });
  if (value === "perjury") return ui.icon("semi-closed-eye", { label: ui.name(value) });
  return Number(value) > 0 ? `+${value}` : value.replace("-", "−");
}

/** How many tokens lie on a sheet, how many I know, and what those come to. @param {View} view @param {string} suspect */
export function sum(view, suspect) {
  const tokens = Object.keys(view.public.evidence).filter((id) => view.public.evidence[id].suspect === suspect);
  const total = view.private.totals?.[suspect] ?? view.public.suspects[suspect].total;
  return { count: tokens.length, known: tokens.filter((id) => known(view, id).value).length, total };
}

/** The suspects in brief, beside the map. @param {View} view @param {Ui} ui */
export function lineUp(view, ui) {
  const hunches = view.private.hunches ?? {};
  return html`<ul class="line-up">${Object.entries(view.public.suspects).map(([id, { alive, hits, alibis }]) => {
    const { count, known: seen, total } = sum(view, id);
    const points = signed(view.public.reveal?.totals[id] ?? total);
    return html`<li class="${alive ? "" : "dead"} ${hunches.guilty === id ? "guilty" : ""} ${hunches.innocent === id ? "innocent" : ""}">
      <b>${ui.name(id)}</b>
      ${hunches.guilty === id ? html`<span data-tip="tip-guilty">${ui.icon("gavel", { label: ui.name("guilty") })}</span>` : nothing}
      ${hunches.innocent === id ? html`<span data-tip="tip-innocent">${ui.icon("scales", { label: ui.name("innocent") })}</span>` : nothing}
      <span class="gap"></span>
      ${hits ? html`<span data-tip="tip-hits" data-tip-args=${JSON.stringify({ n: hits })}>${ui.icon(ICONS.hit)}${hits}</span>` : nothing}
      ${alibis ? html`<span data-tip="tip-alibis" data-tip-args=${JSON.stringify({ n: alibis })}>${ui.icon(ICONS.alibi)}${alibis}</span>` : nothing}
      <span data-tip="tip-text" data-tip-args=${tip(ui.name(id), [ui.say("ui-known-total", { count, known: seen, total: signed(total) })])}>${ui.icon("files")}${count}${seen ? html` <em>${points}</em>` : nothing}</span></li>`;
  })}</ul>`;
}
