/** Chat: the players have theirs, the spectators another; neither reads the other's. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { mark } from "/static/shared/seats.js";
import { play } from "./sound.js";

/** @typedef {import("./shell.js").Shell} Shell */

/** @typedef {import("./types.js").ChatLine} ChatLine */

const TYPING_MS = 4000;
const MAX_CHAT = 500;
const TYPING_EVERY_MS = 2500;

export class Chat {
  /** @param {Shell} shell */
  constructor(shell) {
    this.shell = shell;
    /** @type {ChatLine[]} */
    this.lines = [];
    /** @type {Map<string, number>} who is writing, each with the timer that forgets it */
    this.typing = new Map();
    this.unread = 0;
    this.begun = false;
  }

  /** On connect come the latest lines, be there any or not; then each new one. @param {ChatLine[]} lines */
  add(lines) {
    const known = new Set(this.lines.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    const isHistory = !this.begun;
    this.begun = true;
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.id - b.id);
    for (const line of fresh) this.typing.delete(line.name);
    if (!this.shell.panel.isOpen("chat") && !isHistory) this.unread += fresh.length;
    if (fresh.length && !isHistory && this.shell.settings.sound) play("chat");
    this.shell.draw();
  }

  /** @param {string} name */
  hearTyping(name) {
    const forget = () => {
      this.typing.delete(name);
      this.shell.draw();
    };
    clearTimeout(this.typing.get(name));
    this.typing.set(name, setTimeout(forget, TYPING_MS));
    this.shell.draw();
  }

  /** Whether it could be said. @param {string} text @returns {Promise<boolean>} */
  async say(text) {
    try {
      await this.shell.hands?.say(text);
      return true;
    } catch (error) {
      this.shell.refuse(error);
      return false;
    }
  }
}

/** @param {Shell} shell */
export function chatPanel(shell) {
  const { words, chat } = shell;
  const lines = chat.lines.map(
    (line) => html`<li data-seat=${line.seat ?? nothing}>
      ${line.seat !== undefined && line.seat >= 0 ? mark(line.seat) : nothing}<span class="chat-name">${line.name}</span>
      <time datetime=${new Date(line.at).toISOString()}>${clock(line.at, words.language)}</time>
      <p>${line.text}</p>
    </li>`,
  );
  const typing = [...chat.typing.keys()];
  return html`<div class="chat">
    <ol class="chat-lines" role="log" aria-label=${words.say("table-chat")}>
      ${lines.length ? lines : html`<li class="empty">${words.say(shell.view.me === null ? "table-chat-empty-gallery" : "table-chat-empty")}</li>`}
    </ol>
    <p class="typing" aria-live="off">${typing.length ? words.say("table-typing", { names: words.list.format(typing), count: typing.length }) : ""}</p>
    <form class="chat-form" @submit=${(/** @type {SubmitEvent} */ event) => send(event, shell)}>
      <input name="text" maxlength=${MAX_CHAT} autocomplete="off" enterkeyhint="send"
        aria-label=${words.say("table-chat-write")} placeholder=${words.say("table-chat-write")} @input=${() => tellTyping(shell)} />
      <button type="submit">${words.say("table-chat-send")}</button>
    </form>
  </div>`;
}

/** @param {number} at @param {string} language */
const clock = (at, language) => new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(at);

/** @param {SubmitEvent} event @param {Shell} shell */
async function send(event, shell) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("text"));
  const text = input.value.trim();
  if (!text) return;
  input.value = "";
  if (!(await shell.chat.say(text)) && !input.value) input.value = text;
}

let toldTyping = 0;

/** @param {Shell} shell */
function tellTyping(shell) {
  if (Date.now() - toldTyping < TYPING_EVERY_MS) return;
  toldTyping = Date.now();
  shell.hands?.typing();
}
