/** What a board may ask of the table: the `ui` of `board(view, ui)`. */

import { boardIcon } from "/static/shared/icons.js";
import { shape } from "/static/shared/seats.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./actions.js").Actions} Actions */
/** @typedef {import("./labels.js").Labels} Labels */
/** @typedef {import("./recent.js").RecentChanges} RecentChanges */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Ui} Ui */

/** What a board remembers, for a drawing that must not change it: lists and plain objects are copied. @template T @param {T} value @returns {T} */
export function plainCopy(value) {
  if (Array.isArray(value)) return /** @type {T} */ (value.map(plainCopy));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return /** @type {T} */ (Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainCopy(inner)])));
}

/**
 * @param {object} needs
 * @param {Words} needs.words
 * @param {TableState} needs.state
 * @param {Labels} needs.labels
 * @param {Actions} needs.actions
 * @param {RecentChanges} needs.recent
 * @param {Ui["local"]} needs.local what a board remembers between two draws
 * @param {() => void} needs.redraw
 * @param {(thing: Element | null) => void} needs.reveal bring it into sight
 * @param {boolean} [needs.preview] whether it is only drawn how the table would look
 * @returns {Ui}
 */
export function makeUi({ words, state, labels, actions, recent, local, redraw, reveal, preview = false }) {
  const { view, story } = state;
  return {
    say: (id, args) => words.say(id, args),
    name: (value) => words.name(value),
    who: (seat) => words.who(seat),
    can: (id) => Boolean(view.ask && id in view.ask.options),
    choose: (id) => void actions.choose(id),
    why: (id) => labels.why(id),
    label: (id) => labels.of(id),
    confirm: (id, args) => actions.confirm(words.say(id, args), words.say("table-yes")),
    story,
    preview,
    replay: state.isReplay,
    recent: recent.notes(),
    local,
    redraw,
    reveal,
    shape,
    icon: boardIcon,
  };
}
