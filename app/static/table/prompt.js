/** The bar across the top of the board: what I may do now, or whom we wait for. It never scrolls. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";

/** @typedef {import("./shell.js").Shell} Shell */
/** @typedef {{text: string, kind: string, buttons: unknown[]}} Prompt */

/** @param {Shell} shell @param {string[]} offBoard options that have nothing on the board */
export function promptBar(shell, offBoard) {
  const { text, kind, buttons } = promptFor(shell, offBoard);
  return html`<div class="prompt-line" data-kind=${kind}>
    <span class="prompt-lamp" aria-hidden="true"></span>
    <p class="prompt-text" id="prompt-text" tabindex="-1">${text}</p>
    <div class="prompt-buttons">${buttons}</div>
    ${undoButton(shell)}
  </div>`;
}

/** @param {Shell} shell @param {string[]} offBoard @returns {Prompt} */
function promptFor(shell, offBoard) {
  const { words, view, story } = shell;
  const button = (/** @type {string} */ label, /** @type {() => void} */ act, main = false) =>
    html`<button type="button" class=${main ? "main" : ""} @click=${act}>${label}</button>`;
  if (story) {
    const note = story.notes[story.at];
    return { kind: "story", text: words.say(`note-${note.id}`, note.args), buttons: [button(words.say("table-skip"), () => shell.skip())] };
  }
  if (shell.confirming) {
    const { text, label, answer } = shell.confirming;
    return {
      kind: "confirm",
      text,
      buttons: [button(label, () => answer(true), true), button(words.say("table-no"), () => answer(false))],
    };
  }
  if (view.result) return overPrompt(shell, button);
  if (view.ask && shell.options.held) {
    const text = words.say("table-holding", { thing: words.name(shell.options.held) });
    return { kind: "mine", text, buttons: [button(words.say("table-put-back"), () => shell.hold(""))] };
  }
  if (view.ask) {
    const blocked = Object.keys(view.ask.blocked).filter((id) => !id.includes(":")); // such as `done`: nothing on the board
    const buttons = [...offBoard.map((id) => optionButton(shell, id)), ...blocked.map((id) => blockedButton(shell, id))];
    return { kind: shell.pending ? "sent" : "mine", text: words.say(`ask-${view.ask.prompt}`, view.ask.args), buttons };
  }
  return { kind: "wait", text: shell.caption?.() || waitingFor(shell), buttons: [] };
}

/** @param {Shell} shell @param {(label: string, act: () => void, main?: boolean) => unknown} button @returns {Prompt} */
function overPrompt(shell, button) {
  const { words, view } = shell;
  const result = view.result;
  if (!result) return { kind: "over", text: "", buttons: [] };
  const text = words.say("table-winners", { count: result.winners.length, seats: result.winners });
  return { kind: "over", text, buttons: [button(words.say("table-show-result"), () => shell.dialogs.openEnd(), true)] };
}

/** @param {Shell} shell @param {string} id */
function optionButton(shell, id) {
  return html`<button type="button" class="main" data-option=${id} @click=${() => shell.choose(id)}>${shell.labels.of(id)}</button>`;
}

/** What one would expect but can't do now; it says why. @param {Shell} shell @param {string} id */
function blockedButton(shell, id) {
  const show = (/** @type {Event} */ { currentTarget }) => shell.tips.show(/** @type {Element} */ (currentTarget), shell.hand.blockedTip(id));
  return html`<button type="button" data-why=${id} aria-disabled="true" aria-description=${shell.labels.why(id)} @click=${show}>${shell.labels.of(id)}</button>`;
}

/** @param {Shell} shell */
function undoButton(shell) {
  const taken = shell.undoable();
  if (!taken) return nothing;
  const what = shell.words.say("table-undo", { what: shell.labels.of(taken) });
  return html`<button type="button" class="undo" title=${what} aria-keyshortcuts="u" ?disabled=${shell.pending} @click=${() => shell.undo()}>
    ${icon("return-arrow")}<span>${what}</span>
  </button>`;
}

/** Whom we wait for and what they are doing, as far as that is public. @param {Shell} shell */
export function waitingFor(shell) {
  const { words, view } = shell;
  if (shell.room.state === "stuck") return words.say("table-stuck");
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const [seat, doing] of Object.entries(view.waiting)) groups.set(doing, [...(groups.get(doing) ?? []), Number(seat)]);
  const lines = [...groups].map(([doing, seats]) => {
    const names = words.list.format(seats.map((seat) => words.who(seat)));
    if (!doing || !words.has(`doing-${doing}`)) return words.say("table-waiting", { names });
    const text = words.say(`doing-${doing}`, { seats, count: seats.length });
    return text.includes(names) ? text : `${names} ${text}`;
  });
  return lines.join(" · ") || words.say("table-loading");
}

/** Every option as a button, for screen readers and for the key `o`. @param {Shell} shell */
export function optionList(shell) {
  const { view, words } = shell;
  const ids = view.ask && !shell.story ? Object.keys(view.ask.options) : [];
  return html`<section class="visually-hidden option-list" aria-label=${words.say("table-options")}>
    <ul>
      ${ids.map((id) => html`<li><button type="button" tabindex="-1" data-listed=${id} @click=${() => shell.choose(id)}>${shell.labels.of(id)}</button></li>`)}
    </ul>
  </section>`;
}
