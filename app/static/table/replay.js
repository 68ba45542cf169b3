/** A finished match as a film: the same shell and board, fed from recorded steps, from anyone's eyes. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { live } from "/static/vendor/lit-html/directives/live.js";
import { get } from "/static/shared/api.js";
import { icon } from "/static/shared/icons.js";
import { mark } from "/static/shared/seats.js";
import { Words } from "/static/shared/words.js";
import { share } from "./errands.js";
import { nextMoment, readNotes } from "./model.js";
import { Shell } from "./shell.js";

/** @typedef {import("./model.js").Moment} Moment */

const BETWEEN_STEPS_MS = 1100;

/** @type {import("./types.js").Boot} */
const boot = JSON.parse(document.getElementById("boot")?.textContent ?? "{}");
const asked = new URLSearchParams(location.search);
const [words, board] = await Promise.all([
  Words.load(boot.language, boot.game),
  import(`/games/${boot.game}/board.js?v=${boot.version}`),
]);

let eyes = asked.get("eyes") ?? "all";
/** @type {any} */
let film = null;
/** @type {Moment[]} */
let moments = [];
let at = Number(asked.get("at")) || 0;
let playing = 0;

/** @type {Shell} */
const shell = new Shell(/** @type {HTMLElement} */ (document.getElementById("table")), {
  room: boot.room,
  words,
  board: { ...board, mine: board.mine && mineOfAll },
  hands: null,
  caption,
  extra: bar,
});

/**
 * Through one seat's eyes my things are that seat's; with all cards open, everybody's, one after another.
 * @type {NonNullable<import("./types.js").Board["mine"]>}
 */
function mineOfAll(view, ui) {
  const { all } = view;
  if (!all) return board.mine(view, ui);
  return view.seats.map(
    ({ seat, name }) => html`<section class="replay-hand" data-seat=${seat}>
      <h3>${mark(seat)} ${name}</h3>
      ${board.mine({ ...view, me: seat, private: all[seat] ?? {} }, ui)}
    </section>`,
  );
}

/** The film for these eyes; where it can't be had, the one that is shown stays. @param {string} chosen */
async function load(chosen) {
  const found = await get(`/api/rooms/${boot.room.id}/replay?eyes=${encodeURIComponent(chosen)}`).catch((error) => shell.refuse(error));
  if (!found) return shell.draw();
  film = found;
  eyes = chosen;
  const me = /^\d+$/.test(eyes) ? Number(eyes) : null;
  const { start } = film;
  /** @type {Moment} */
  const first = { me, public: start.public, mine: { private: start.private }, notes: readNotes(start.notes), earlier: 0, before: start.public.game, fresh: [] };
  moments = [first];
  for (const step of film.steps) moments.push(nextMoment(moments[moments.length - 1], { ...step, mine: step.mine && { private: step.mine } }));
  goTo(at);
}

/** @param {number} position */
function goTo(position) {
  if (!moments.length) return;
  const last = moments.length - 1;
  const next = Math.max(0, Math.min(last, position));
  const onward = next === at + 1;
  at = next;
  history.replaceState(null, "", `?at=${at}&eyes=${encodeURIComponent(eyes)}`);
  if (onward) shell.presenter.add(moments[at]);
  else shell.presenter.jump(moments[at]);
}

function toggle() {
  if (playing) {
    clearTimeout(playing);
    playing = 0;
  } else {
    if (at >= moments.length - 1) goTo(0);
    tick();
  }
  shell.draw();
}

/** Step on as soon as what is on stage has been told. */
function tick() {
  playing = setTimeout(() => {
    if (!shell.presenter.skip) goTo(at + 1);
    if (at < moments.length - 1) return tick();
    playing = 0;
    shell.draw();
  }, BETWEEN_STEPS_MS);
}

/** What the last move was, as far as these eyes may know, in the words of the table that it was made at. */
function caption() {
  const step = film?.steps[at - 1];
  if (!step || step.seat === undefined) return at ? "" : shell.words.say("replay-start");
  if (step.option === "~undo") return shell.words.say("replay-undid", { seat: step.seat });
  const before = { ...shell.view, public: shell.view.before, private: moments[at - 1].mine.private ?? {} };
  return shell.words.say("replay-chose", { seat: step.seat, what: shell.labels.of(step.option, before) });
}

function bar() {
  const last = Math.max(0, moments.length - 1);
  const { words } = shell;
  const button = (/** @type {string} */ name, /** @type {string} */ id, /** @type {() => void} */ act) =>
    html`<button type="button" class="quiet" aria-label=${words.say(id)} title=${words.say(id)} ?disabled=${!moments.length} @click=${act}>${icon(name)}</button>`;
  const eye = (/** @type {string} */ value, /** @type {string} */ name) => html`<option value=${value} .selected=${live(eyes === value)}>${name}</option>`;
  return html`<div class="replay-bar">
    ${button("previous-button", "replay-back", () => goTo(at - 1))}
    ${playing ? button("pause-button", "replay-pause", toggle) : button("play-button", "replay-play", toggle)}
    ${button("next-button", "replay-forward", () => goTo(at + 1))}
    <input type="range" min="0" max=${last} .value=${live(String(at))} aria-label=${words.say("replay-position")} aria-valuetext=${caption() || nothing}
      @input=${(/** @type {Event} */ event) => goTo(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
    <output>${words.say("replay-step", { at, last })}</output>
    <label>${words.say("replay-eyes")}
      <select @change=${(/** @type {Event} */ event) => load(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${eye("all", words.say("replay-eyes-all"))}${eye("public", words.say("replay-eyes-public"))}
        ${boot.room.seats.map((info) => eye(String(info.seat), words.who(info.seat)))}
      </select></label>
    ${button("share", "replay-link", () => void share(shell, location.href))}
  </div>`;
}

addEventListener("keydown", (event) => {
  if (event.target instanceof Element && event.target.closest("input, select, button, dialog")) return;
  if (event.key === "ArrowLeft") goTo(at - 1);
  if (event.key === "ArrowRight") goTo(at + 1);
  if (event.key === " ") toggle();
});

shell.draw();
await load(eyes);
