/** The log reads like a story: grouped by round, names are links to the thing on the table. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { flash } from "./motion.js";

/** @typedef {import("./shell.js").Shell} Shell */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("/static/shared/words.js").Part} Part */

const HEADING = /^(round|turn|day|week|phase|act)(-|$)/;

/** @param {Shell} shell */
export function logPanel(shell) {
  const { words, board } = shell;
  const notes = shell.memory.shown();
  const earlier = shell.moment.earlier - shell.memory.older.length;
  const first = shell.moment.earlier - shell.memory.older.length;
  const heads = board.heading ?? ((/** @type {Note} */ note) => HEADING.test(note.id));
  const lines = [...shell.memory.older, ...notes].map((note, i) => {
    const mark = first + i === shell.memory.seenBefore && i > 0 ? html`<li class="seen" role="separator">${words.say("table-since-last")}</li>` : nothing;
    return html`${mark}<li class=${heads(note) ? "heading" : "line"} data-seat=${note.args.seat ?? nothing}>${parts(shell, note)}${(shell.ui && board.detail?.(note, shell.ui)) ?? nothing}</li>`;
  });
  return html`<div class="log">
    ${earlier > 0 ? html`<button type="button" class="small" @click=${() => shell.memory.loadEarlier()}>${words.say("table-earlier", { count: earlier })}</button>` : nothing}
    <ol class="log-lines">${lines}</ol>
  </div>`;
}

/** @type {WeakMap<Note, {words: object, names: string, parts: Part[]}>} */
const worded = new WeakMap();

/** The words of a note, made once for each language and set of names. @param {Shell} shell @param {Note} note */
function parts(shell, note) {
  const names = shell.namesKey;
  let made = worded.get(note);
  if (!made || made.words !== shell.words || made.names !== names) {
    made = { words: shell.words, names, parts: shell.words.parts(`note-${note.id}`, note.args) };
    worded.set(note, made);
  }
  return made.parts.map((part) => {
    if (part.seat !== undefined) return html`<button type="button" class="log-name" data-seat=${part.seat} @click=${() => pointAt(shell, `seat:${part.seat}`)}>${part.text}</button>`;
    if (part.value !== undefined) return html`<button type="button" class="log-name" @click=${() => pointAt(shell, part.value ?? "")}>${part.text}</button>`;
    return part.text;
  });
}

/** @param {Shell} shell @param {string} value */
function pointAt(shell, value) {
  const found = flash(shell.regions, value);
  if (found) shell.zoom.reveal(found);
}
