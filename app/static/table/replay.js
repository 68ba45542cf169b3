/** A finished match again: the same shell and board, fed from recorded steps, as any viewer saw it. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { live } from "/static/vendor/lit-html/directives/live.js";
import { icon } from "/static/shared/icons.js";
import { mark } from "/static/shared/seats.js";
import { boot } from "./boot.js";
import { firstMoment, nextMoment } from "./model.js";
import { share } from "./share.js";
import { Shell } from "./shell.js";

/** @typedef {import("./labels.js").Offer} Offer */
/** @typedef {import("./model.js").Moment} Moment */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").OwnState} OwnState */
/** @typedef {import("./types.js").Replay} Replay */

const BETWEEN_STEPS_MS = 1100;

const { root, room, words, board } = await boot();
const asked = new URLSearchParams(location.search);

/** Who is looking: "all" with all cards open, "public" for a spectator, or a seat. */
let viewer = asked.get("eyes") ?? "all";
/** @type {Replay["steps"]} */
let steps = [];
/** @type {Moment[]} before the first step, and after each */
let moments = [];
let at = Number(asked.get("at")) || 0;
/** The timer of the next step while the replay runs by itself, else 0. */
let running = 0;

/** @type {Shell} */
const shell = new Shell({ root, room, words, board: { ...board, mine: board.mine && mineOfAll }, transport: null, caption, controls });

/**
 * As one seat saw it my things are that seat's; with all cards open, everybody's, one after another.
 * @type {NonNullable<Board["mine"]>}
 */
function mineOfAll(view, ui) {
  const { all } = view;
  if (!all) return board.mine?.(view, ui);
  return view.seats.map(
    ({ seat, name }) => html`<section class="replay-hand" data-seat=${seat}>
      <h3>${mark(seat)} ${name}</h3>
      ${board.mine?.({ ...view, me: seat, private: all[seat] ?? {} }, ui)}
    </section>`,
  );
}

/** The replay as this viewer saw it; where it can't be had, the one that is shown stays. @param {string} chosen */
async function load(chosen) {
  const replay = await shell.api.replay(chosen);
  if (!replay) return shell.draw();
  viewer = chosen;
  steps = replay.steps;
  const me = /^\d+$/.test(viewer) ? Number(viewer) : null;
  const { start } = replay;
  moments = [firstMoment(me, start.public, ownState(start.private), start.notes)];
  for (const step of steps) moments.push(nextMoment(moments[moments.length - 1], { ...step, mine: step.mine && ownState(step.mine) }));
  goTo(at);
}

/** @param {unknown} privateView @returns {OwnState} */
const ownState = (privateView) => ({ private: /** @type {OwnState["private"]} */ (privateView) });

/** @param {number} position */
function goTo(position) {
  if (!moments.length) return;
  const last = moments.length - 1;
  const next = Math.max(0, Math.min(last, position));
  const onward = next === at + 1;
  at = next;
  history.replaceState(null, "", `?at=${at}&eyes=${encodeURIComponent(viewer)}`);
  if (onward) shell.add(moments[at]);
  else shell.jump(moments[at]);
}

function toggle() {
  if (running) {
    clearTimeout(running);
    running = 0;
  } else {
    if (at >= moments.length - 1) goTo(0);
    runOn();
  }
  shell.draw();
}

/** Step on as soon as the last step has been told. */
function runOn() {
  running = setTimeout(() => {
    if (!shell.playback.isTelling) goTo(at + 1);
    if (at < moments.length - 1) return runOn();
    running = 0;
    shell.draw();
  }, BETWEEN_STEPS_MS);
}

/** What the last move was, as far as this viewer may know. */
function caption() {
  const { seat, option, offer } = steps[at - 1] ?? {};
  if (seat === undefined || option === undefined) return at ? "" : words.say("replay-start");
  if (option.startsWith("~undo")) return words.say("replay-undid", { seat });
  return words.say("replay-chose", { seat, what: shell.labels.ofOffer({ option, .../** @type {Partial<Offer>} */ (offer) }) });
}

function controls() {
  const last = Math.max(0, moments.length - 1);
  const button = (/** @type {string} */ name, /** @type {string} */ id, /** @type {() => void} */ act) =>
    html`<button type="button" class="quiet" aria-label=${words.say(id)} title=${words.say(id)} ?disabled=${!moments.length} @click=${act}>${icon(name)}</button>`;
  return html`<div class="replay-bar">
    ${button("previous-button", "replay-back", () => goTo(at - 1))}
    ${running ? button("pause-button", "replay-pause", toggle) : button("play-button", "replay-play", toggle)}
    ${button("next-button", "replay-forward", () => goTo(at + 1))}
    <input type="range" min="0" max=${last} .value=${live(String(at))} aria-label=${words.say("replay-position")} aria-valuetext=${caption() || nothing}
      @input=${(/** @type {Event} */ event) => goTo(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
    <output>${words.say("replay-step", { at, last })}</output>
    <label>${words.say("replay-eyes")} ${viewerField()}</label>
    ${button("share", "replay-link", () => void share(location.href, { words, feedback: shell.feedback }))}
  </div>`;
}

function viewerField() {
  const choice = (/** @type {string} */ value, /** @type {string} */ name) => html`<option value=${value} .selected=${live(viewer === value)}>${name}</option>`;
  return html`<select @change=${(/** @type {Event} */ event) => load(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${choice("all", words.say("replay-eyes-all"))}${choice("public", words.say("replay-eyes-public"))}
    ${room.seats.map(({ seat }) => choice(String(seat), words.who(seat)))}
  </select>`;
}

addEventListener("keydown", (event) => {
  if (event.target instanceof Element && event.target.closest("input, select, button, dialog")) return;
  if (event.key === "ArrowLeft") goTo(at - 1);
  if (event.key === "ArrowRight") goTo(at + 1);
  if (event.key === " ") toggle();
});

shell.draw();
await load(viewer);
