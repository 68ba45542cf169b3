/** The slim bar at the top: where we are, the connection, who watches, settings and help. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";
import { zoomButtons } from "./zoom.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./dialogs.js").Dialogs} Dialogs */
/** @typedef {import("./preferences.js").Preferences} Preferences */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./zoom.js").Zoom} Zoom */

/** @param {{words: Words, state: TableState, preferences: Preferences, dialogs: Dialogs, zoom: Zoom}} needs */
export function topBar({ words, state, preferences, dialogs, zoom }) {
  const { room, isReplay, view } = state;
  const { sound } = preferences.settings;
  const watching = words.say("table-spectators", { count: room.spectators ?? 0 });
  const button = (/** @type {string} */ name, /** @type {string} */ id, /** @type {() => void} */ act) =>
    html`<button type="button" class="quiet" title=${words.say(id)} aria-label=${words.say(id)} @click=${act}>${icon(name)}</button>`;
  return html`
    <a class="top-home quiet" href="/" title=${words.say("table-home")} aria-label=${words.say("table-home")}>${icon("exit-door")}</a>
    <h1>${words.say("title")}</h1>
    <span class="top-room">${isReplay ? words.say("replay-title") : room.id}</span>
    ${notice(words, state)}
    <span class="top-space"></span>
    ${room.spectators ? html`<span class="top-watching" title=${watching}>${icon("eyeball")} ${room.spectators}<span class="visually-hidden">${watching}</span></span>` : nothing}
    ${view.me === null && !isReplay ? html`<span class="tag">${words.say("table-watching")}</span>` : nothing}
    ${zoomButtons(words, zoom)}
    ${button(sound ? "speaker" : "speaker-off", sound ? "table-sound-off" : "table-sound-on", () => preferences.change({ sound: !sound }))}
    ${button("help", "table-help", () => dialogs.open("help"))}
    ${button("cog", "table-settings", () => dialogs.open("settings"))}
  `;
}

/** @param {Words} words @param {TableState} state */
function notice(words, { room, isLost, view, closeReason }) {
  const lost = isLost && view.result ? "table-reconnecting" : ""; // else the prompt says so
  const id = closeReason || lost || room.notice;
  const text = id ? words.say(id) : "";
  return text ? html`<span class="top-notice" role="status">${text}</span>` : nothing;
}
