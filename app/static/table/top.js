/** The slim bar at the top: where we are, the connection, who watches, settings and help. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";
import { zoomButtons } from "./zoom.js";

/** @typedef {import("./shell.js").Shell} Shell */

/** @param {Shell} shell */
export function topBar(shell) {
  const { words, room, settings } = shell;
  const button = (/** @type {string} */ name, /** @type {string} */ id, /** @type {() => void} */ act) =>
    html`<button type="button" class="quiet" title=${words.say(id)} aria-label=${words.say(id)} @click=${act}>${icon(name)}</button>`;
  return html`
    <a class="top-home quiet" href="/" title=${words.say("table-home")} aria-label=${words.say("table-home")}>${icon("exit-door")}</a>
    <h1>${words.say("title")}</h1>
    <span class="top-room">${shell.isReplay ? words.say("replay-title") : room.id}</span>
    ${notice(shell)}
    <span class="top-space"></span>
    ${room.spectators ? html`<span class="top-watching" title=${words.say("table-spectators", { count: room.spectators })}>${icon("eyeball")} ${room.spectators}<span class="visually-hidden">${words.say("table-spectators", { count: room.spectators })}</span></span>` : nothing}
    ${shell.view.me === null && !shell.isReplay ? html`<span class="tag">${words.say("table-watching")}</span>` : nothing}
    ${zoomButtons(shell)}
    ${button(settings.sound ? "speaker" : "speaker-off", settings.sound ? "table-sound-off" : "table-sound-on", () => shell.change({ sound: !settings.sound }))}
    ${button("help", "table-help", () => shell.dialogs.open("help"))}
    ${button("cog", "table-settings", () => shell.dialogs.open("settings"))}
  `;
}

/** @param {Shell} shell */
function notice(shell) {
  const { words, room, link } = shell;
  const lost = link === "lost" ? "table-reconnecting" : "";
  const id = shell.farewell || lost || room.notice;
  const text = id ? words.say(id) : "";
  return text ? html`<span class="top-notice" role="status">${text}</span>` : nothing;
}
