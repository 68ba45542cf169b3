/** The suspects with their files, and what I know of what lies in them. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { tip } from "./cards.js";
import { SUSPECTS } from "./content.js";
import { signed } from "./prose.js";
import { ICONS, KINDS, hunchesOn, known, portrait } from "./read.js";

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

/** A dossier: the photograph, what is known, and three files. @param {View} view @param {Ui} ui @param {string} id */
function sheet(view, ui, id) {
  const { alive, hits, alibis } = view.public.suspects[id];
  const { reveal } = view.public;
  return html`<div class="sheet ${alive ? "" : "dead"} ${view.ask?.args.suspect === id ? "meant" : ""}" data-id="suspect:${id}">
    <header>
      <span class="photo">${portrait(ui, id)}${alive ? nothing : html`<b class="stamp dead-stamp">${ui.say("ui-dead")}</b>`}</span>
      <div class="who"><h3>${ui.name(id)}</h3><small>${ui.say(`suspect-${id}`)}</small>
        <p class="signs">
          ${reveal?.murderers.includes(id) ? html`<span class="stamp murderer">${ui.icon("chalk-outline-murder")} ${ui.say("ui-murderer")}</span>` : nothing}
          ${hunchesOn(view, id).map(([holder, kind]) => hunch(view, ui, holder, kind))}
          ${hits ? html`<span class="hits" data-tip="tip-hits" data-tip-args=${JSON.stringify({ n: hits })}>${ui.icon(ICONS.hit)} ${hits}</span>` : nothing}
          ${alibis ? html`<span class="alibis" data-tip="tip-alibis" data-tip-args=${JSON.stringify({ n: alibis })}>${ui.icon(ICONS.alibi)} ${alibis}</span>` : nothing}
        </p></div>
      ${sumOf(view, ui, id)}
    </header>
    <div class="files">${KINDS.map((kind) => file(view, ui, id, kind))}</div>
  </div>`;
}

/** What the evidence comes to, as far as I know it; what it will come to if I place here what I hold. @param {View} view @param {Ui} ui @param {string} id */
function sumOf(view, ui, id) {
  const { reveal, suspects } = view.public;
  if (reveal) return suspects[id].alive ? html`<p class="total"><b>${signed(reveal.totals[id])}</b><small>${ui.say("ui-final-total", { total: "" })}</small></p>` : nothing;
  const { count, known: seen, total } = sum(view, id);
  const fact = view.ask?.options[`suspect:${id}`];
  const after = fact && fact !== 1 && fact.is === "lay-on" ? fact.after : undefined;
  if (!count && after === undefined) return nothing;
  return html`<p class="total" data-tip="tip-text" data-tip-args=${tip(ui.name(id), [ui.say("ui-known-total", { count, known: seen, total: signed(total) })])}>
    <b>${seen || after !== undefined ? signed(total) : "?"}${after === undefined ? nothing : html`<i class="after">${signed(after)}</i>`}</b><small>${ui.say("ui-known-of", { count, known: seen })}</small></p>`;
}

/** A hunch on this suspect: my own, or one that I have seen. @param {View} view @param {Ui} ui @param {string} holder @param {string} kind */
function hunch(view, ui, holder, kind) {
  const icon = ui.icon(kind === "guilty" ? "gavel" : "scales", { label: ui.name(kind) });
  if (holder === String(view.me)) return html`<span class="hunch stamp ${kind}" data-tip="tip-${kind}">${icon} ${ui.name(kind)}</span>`;
  const who = holder === "unused" ? ui.name(holder) : ui.who(Number(holder));
  return html`<span class="hunch seen" data-seat=${holder === "unused" ? nothing : holder} data-tip="tip-hunch-seen" data-tip-args=${JSON.stringify({ kind, holder: who })}>${icon} ${who}</span>`;
}

/** @type {Record<string, number>} how many of three bars a file's strength is */
const BARS = { strong: 3, normal: 2, weak: 1 };

/** @param {View} view @param {Ui} ui @param {string} suspect @param {string} kind */
function file(view, ui, suspect, kind) {
  const strength = SUSPECTS[suspect].files[kind];
  const tokens = Object.keys(view.public.evidence).filter((id) => view.public.evidence[id].suspect === suspect && view.public.evidence[id].file === kind);
  const lands = landing(view, suspect, kind);
  return html`<div class="file ${strength} ${lands ? "lands" : ""}" data-id="file:${suspect}:${kind}" data-tip="tip-${strength}">
    <h4 aria-label=${strength === "normal" ? ui.name(kind) : `${ui.name(kind)}, ${ui.say(`ui-${strength}`)}`}>${ui.icon(ICONS[kind])}<span class="kind">${ui.name(kind)}</span><span class="bars">${[1, 2, 3].map((n) => html`<i class=${n > BARS[strength] ? "" : "on"}></i>`)}</span></h4>
    <div class="tokens">${tokens.map((id) => token(view, ui, id))}${lands ? html`<span class="token slot">${face(ui, lands)}</span>` : nothing}</div>
  </div>`;
}

/** The token that will lie in this file if I choose the suspect, or the face that I am asked for; "" where none goes. @param {View} view @param {string} suspect @param {string} kind @returns {string} */
function landing(view, suspect, kind) {
  if (view.ask?.args.file !== kind) return "";
  const { prompt, args, options } = view.ask;
  return (prompt === "place-on" && `suspect:${suspect}` in options) || (prompt === "place-face" && args.suspect === suspect) ? String(args.value) : "";
}

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

/** My own special tokens on a suspect that I may turn up now. @param {View} view @param {string} suspect */
const shownAtWill = (view, suspect) => Object.keys(view.ask?.options ?? {}).filter((id) => view.public.evidence[id]?.suspect === suspect && view.ask?.prompt === "action");

/** The suspects in brief, above the map: faces, my hunches, and what the evidence comes to. @param {View} view @param {Ui} ui */
export function lineUp(view, ui) {
  const hunches = view.private.hunches ?? {};
  return html`<ul class="line-up">${Object.entries(view.public.suspects).map(([id, { alive, hits, alibis }]) => {
    const { count, known: seen, total } = sum(view, id);
    const points = signed(view.public.reveal?.totals[id] ?? total);
    const mine = ["guilty", "innocent"].filter((kind) => hunches[/** @type {"guilty"} */ (kind)] === id);
    const lines = [...mine.map((kind) => ui.say(`ui-${kind}-hunch`)), ui.say("ui-known-total", { count, known: seen, total: signed(total) }), hits && `${ui.name("hit")}: ${hits}`, alibis && `${ui.name("alibi")}: ${alibis}`, !alive && ui.say("ui-dead")];
    return html`<li class="${alive ? "" : "dead"} ${mine.join(" ")}" data-tip="tip-text" data-tip-args=${tip(ui.name(id), lines.map((line) => line || ""))}>
      ${portrait(ui, id)}
      ${shownAtWill(view, id).map((token) => html`<span class="shown-at-will" data-id=${token}>${face(ui, known(view, token).value)}</span>`)}
      <span class="marks">${mine.map((kind) => ui.icon(kind === "guilty" ? "gavel" : "scales", { label: ui.name(kind) }))}</span>
      <b>${seen ? points : count ? "?" : "–"}</b></li>`;
  })}</ul>`;
}
