/**
 * Log, chat and rules as tabs. On a phone they share a bottom sheet with my things and the players, so the tabs decide
 * what of those is shown there.
 */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";
import { chatPanel } from "./chat.js";
import { logPanel } from "./log.js";

/** @typedef {import("./shell.js").Shell} Shell */
/** @typedef {"mine" | "players" | "log" | "chat" | "rules"} Tab */

const ICONS = { mine: "table", players: "three-friends", log: "scroll-unfurled", chat: "conversation", rules: "open-book" };

export class Panel {
  /** @param {Shell} shell */
  constructor(shell) {
    this.shell = shell;
    /** @type {Tab} */
    this.tab = this.isPhone ? (shell.board.mine ? "mine" : "players") : "log";
    /** @type {Element | null} */
    this.rules = null;
    this.asked = false;
    this.folded = false;
  }

  get isPhone() {
    return matchMedia("(max-width: 899px)").matches;
  }

  /** @param {Tab} tab */
  isOpen(tab) {
    return this.tab === tab && !document.hidden && !(this.isPhone && this.folded);
  }

  /** @param {Tab} tab */
  choose(tab) {
    this.folded = this.isPhone && this.tab === tab && !this.folded;
    this.tab = tab;
    if (tab === "chat") this.shell.chat.unread = 0;
    if (tab === "rules") void this.fetchRules();
    this.shell.draw();
    if (tab === "log" || tab === "chat") this.toEnd();
  }

  focusChat() {
    if (!this.isOpen("chat")) this.choose("chat");
    const input = document.querySelector(".chat-form input");
    if (input instanceof HTMLElement) input.focus();
  }

  /** On a phone, my turn brings my things forward if they hold an option. */
  turnBegan() {
    if (!this.isPhone || this.tab === "mine" || this.tab === "chat") return;
    if (this.shell.part("mine").querySelector("[data-can]")) this.choose("mine");
  }

  /** Whether the newest line is in sight. */
  isAtEnd() {
    const scroller = document.querySelector(".log, .chat-lines");
    return !scroller || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
  }

  /** @param {boolean} follow go on to the newest line */
  draw(follow) {
    const { shell, isPhone } = this;
    if (!isPhone && (this.tab === "mine" || this.tab === "players")) this.tab = "log";
    const { hasMine } = shell;
    if (isPhone && this.tab === "mine" && !hasMine && shell.moment.public.game) this.tab = "players";
    /** @type {Tab[]} */
    const tabs = isPhone ? [...(hasMine ? [/** @type {Tab} */ ("mine")] : []), "players", "log", ...(shell.isReplay ? [] : [/** @type {Tab} */ ("chat")])] : ["log", ...(shell.isReplay ? [] : [/** @type {Tab} */ ("chat")]), "rules"];
    const root = document.documentElement;
    root.dataset.sheet = isPhone ? (this.folded ? "folded" : this.tab) : "";
    render(html`<div class="tabs" role="tablist" @keydown=${(/** @type {KeyboardEvent} */ event) => this.keys(event, tabs)}>${tabs.map((tab) => this.tabButton(tab))}</div>
      <div class="tab-body" role="tabpanel" id="tab-body" aria-label=${shell.words.say(`table-tab-${this.tab}`)}>${this.body()}</div>`, shell.part("panel"));
    if (follow) this.toEnd();
  }

  /** @param {Tab} tab */
  tabButton(tab) {
    const { shell } = this;
    const unread = tab === "chat" && shell.chat.unread;
    const chosen = tab === this.tab;
    const region = { mine: "mine", players: "seats" }[/** @type {string} */ (tab)];
    const calls = region && !chosen && shell.part(region).querySelector("[data-can]");
    return html`<button type="button" role="tab" id="tab-${tab}" aria-selected=${chosen ? "true" : "false"} aria-controls="tab-body" tabindex=${chosen ? 0 : -1} ?data-calls=${calls} @click=${() => this.choose(tab)}>
      ${icon(ICONS[tab])}<span>${shell.words.say(`table-tab-${tab}`)}</span>${unread ? html`<span class="unread">${unread}</span>` : nothing}
    </button>`;
  }

  /** @param {KeyboardEvent} event @param {Tab[]} tabs */
  keys(event, tabs) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    this.choose(tabs[(tabs.indexOf(this.tab) + way + tabs.length) % tabs.length]);
    this.shell.part(`tab-${this.tab}`).focus();
  }

  body() {
    const { shell } = this;
    if (this.tab === "log") return logPanel(shell);
    if (this.tab === "chat") return chatPanel(shell);
    if (this.tab === "rules") return html`<div class="rules">${this.rules ?? html`<p class="hint">${shell.words.say("table-loading")}</p>`}</div>`;
    return nothing;
  }

  toEnd() {
    const scroller = document.querySelector(".chat-lines") ?? document.querySelector(".log");
    scroller?.scrollTo(0, scroller.scrollHeight);
  }

  /** How to play is a page of its own; its text is shown here too. */
  async fetchRules() {
    if (this.asked) return;
    this.asked = true;
    const page = await fetch(`/rules/${this.shell.room.game}`).then((response) => response.text()).catch(() => "");
    const found = new DOMParser().parseFromString(page, "text/html").querySelector("main article");
    this.rules = found ? document.importNode(found, true) : null;
    this.asked = Boolean(found); // else it is tried again with the next click
    for (const left of this.rules?.querySelectorAll("figure, .buttons") ?? []) left.remove(); // drawn on that page only
    this.shell.draw();
  }

  /** The language has changed. */
  forgetRules() {
    this.rules = null;
    this.asked = false;
    if (this.tab === "rules") void this.fetchRules();
  }
}
