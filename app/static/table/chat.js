/** Chat: the players have theirs, the spectators another; neither reads the other's. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { mark } from "/static/shared/seats.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./actions.js").Transport} Transport */
/** @typedef {import("./feedback.js").Feedback} Feedback */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").ChatLine} ChatLine */

const TYPING_MS = 4000;
const MAX_CHAT = 500;
const TYPING_EVERY_MS = 2500;
/** The latest lines stay on the page. */
const MOST_LINES = 200;

export class Chat {
  /**
   * @param {object} needs
   * @param {Words} needs.words
   * @param {TableState} needs.state
   * @param {Feedback} needs.feedback
   * @param {Transport | null} needs.transport
   * @param {() => boolean} needs.isOpen whether it is in sight
   * @param {() => void} needs.redraw
   */
  constructor({ words, state, feedback, transport, isOpen, redraw }) {
    this.words = words;
    this.state = state;
    this.feedback = feedback;
    this.transport = transport;
    this.isOpen = isOpen;
    this.redraw = redraw;
    /** @type {ChatLine[]} */
    this.lines = [];
    /** @type {Map<string, number>} who is writing, each with the timer that forgets it */
    this.typing = new Map();
    this.unread = 0;
    this.begun = false;
    /** When I last told others that I am writing. */
    this.toldTyping = 0;
  }

  /** On connect come the latest lines, be there any or not; then each new one. @param {ChatLine[]} lines */
  add(lines) {
    const known = new Set(this.lines.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    const isHistory = !this.begun;
    this.begun = true;
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.id - b.id).slice(-MOST_LINES);
    for (const line of fresh) this.typing.delete(line.name);
    if (!isHistory && !this.isOpen()) this.unread += fresh.length;
    if (!isHistory && fresh.length) this.feedback.play("chat");
    this.redraw();
  }

  /** @param {string} name */
  hearTyping(name) {
    const forget = () => {
      this.typing.delete(name);
      this.redraw();
    };
    clearTimeout(this.typing.get(name));
    this.typing.set(name, setTimeout(forget, TYPING_MS));
    this.redraw();
  }

  template() {
    const { words } = this;
    const typing = [...this.typing.keys()];
    const empty = html`<li class="empty">${words.say(this.state.view.me === null ? "table-chat-empty-gallery" : "table-chat-empty")}</li>`;
    return html`<div class="chat">
      <ol class="chat-lines" role="log" aria-label=${words.say("table-chat")}>
        ${this.lines.length ? this.lines.map((line) => chatLine(line, words.language)) : empty}
      </ol>
      <p class="typing" aria-live="off">${typing.length ? words.say("table-typing", { names: words.list.format(typing), count: typing.length }) : ""}</p>
      <form class="chat-form" @submit=${(/** @type {SubmitEvent} */ event) => this.submit(event)}>
        <input name="text" maxlength=${MAX_CHAT} autocomplete="off" enterkeyhint="send"
          aria-label=${words.say("table-chat-write")} placeholder=${words.say("table-chat-write")} @input=${() => this.tellTyping()} />
        <button type="submit">${words.say("table-chat-send")}</button>
      </form>
    </div>`;
  }

  /** What could not be said stands in the field again. @param {SubmitEvent} event */
  async submit(event) {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("text"));
    const text = input.value.trim();
    if (!text) return;
    input.value = "";
    try {
      await this.transport?.say(text);
    } catch (error) {
      this.feedback.refuse(error);
      input.value ||= text;
    }
  }

  tellTyping() {
    if (Date.now() - this.toldTyping < TYPING_EVERY_MS) return;
    this.toldTyping = Date.now();
    this.transport?.typing();
  }
}

/** @param {ChatLine} line @param {string} language */
const chatLine = ({ seat, name, text, at }, language) => html`<li data-seat=${seat ?? nothing}>
  ${seat !== undefined && seat >= 0 ? mark(seat) : nothing}<span class="chat-name">${name}</span>
  <time datetime=${new Date(at).toISOString()}>${clock(at, language)}</time>
  <p>${text}</p>
</li>`;

/** @param {number} at @param {string} language */
const clock = (at, language) => new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(at);
