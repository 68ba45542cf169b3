/**
 * Log, chat and rules as tabs. On a phone they share a bottom sheet with my things and the players, so the tabs decide
 * what of those is shown there.
 */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./chat.js").Chat} Chat */
/** @typedef {import("./log.js").Log} Log */
/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {"mine" | "players" | "log" | "chat" | "rules"} Tab */

const ICONS = { mine: "table", players: "three-friends", log: "scroll-unfurled", chat: "conversation", rules: "open-book" };

export class Panel {
  /**
   * @param {Page} page
   * @param {object} needs
   * @param {Words} needs.words
   * @param {TableState} needs.state
   * @param {Log} needs.log
   * @param {Chat} needs.chat
   * @param {Rules} needs.rules
   * @param {() => boolean} needs.hasMine whether there is anything to show below the board
   * @param {() => void} needs.redraw
   */
  constructor(page, { words, state, log, chat, rules, hasMine, redraw }) {
    this.page = page;
    this.words = words;
    this.state = state;
    this.log = log;
    this.chat = chat;
    this.rules = rules;
    this.hasMine = hasMine;
    this.redraw = redraw;
    /** @type {Tab} on a phone without things of mine it becomes that of the players */
    this.tab = this.isPhone ? "mine" : "log";
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
    if (tab === "chat") this.chat.unread = 0;
    if (tab === "rules") void this.rules.load();
    this.redraw();
    if (tab === "log" || tab === "chat") this.toEnd();
  }

  focusChat() {
    if (!this.isOpen("chat")) this.choose("chat");
    const input = document.querySelector(".chat-form input");
    if (input instanceof HTMLElement) input.focus();
  }

  /** On a phone, my turn brings my things forward if they hold an option. To be drawn afterwards. */
  turnBegan() {
    if (!this.isPhone || this.tab === "mine" || this.tab === "chat") return;
    if (this.page.mine.querySelector("[data-can]")) this.show("mine");
  }

  /** Where all these things lie in one tab that is closed, open it. @param {(Element | undefined)[]} things @returns {boolean} whether it was */
  openTabOf(things) {
    /** @type {Tab | undefined} */
    const tab = things.every((thing) => thing && this.page.mine.contains(thing)) ? "mine" : things.every((thing) => thing && this.page.seats.contains(thing)) ? "players" : undefined;
    if (!tab || !this.isPhone || (this.tab === tab && !this.folded)) return false;
    this.show(tab);
    this.redraw();
    return true;
  }

  /** @param {Tab} tab */
  show(tab) {
    this.folded = false;
    this.tab = tab;
  }

  languageChanged() {
    this.rules.forget();
    if (this.tab === "rules") void this.rules.load();
  }

  /** Whether the newest line is in sight. */
  isAtEnd() {
    const scroller = document.querySelector(".log, .chat-lines");
    return !scroller || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
  }

  toEnd() {
    const scroller = document.querySelector(".chat-lines") ?? document.querySelector(".log");
    scroller?.scrollTo(0, scroller.scrollHeight);
  }

  /** @param {boolean} follow go on to the newest line */
  draw(follow) {
    const { isPhone } = this;
    if (follow) this.log.showLatest();
    const tabs = this.tabs();
    if (!isPhone && !tabs.includes(this.tab)) this.tab = "log";
    if (isPhone && this.tab === "mine" && !this.hasMine() && this.state.isKnown) this.tab = "players";
    this.page.seats.tabIndex = isPhone ? 0 : -1; // there it scrolls, and may hold nothing that keys reach
    document.documentElement.dataset.sheet = isPhone ? (this.folded ? "folded" : this.tab) : "";
    const list = html`<div class="tabs" role="tablist" @keydown=${(/** @type {KeyboardEvent} */ event) => this.keys(event, tabs)}>${tabs.map((tab) => this.tabButton(tab))}</div>`;
    const body = html`<div class="tab-body" role="tabpanel" id="tab-body" aria-label=${this.words.say(`table-tab-${this.tab}`)}>${this.body()}</div>`;
    render(html`${list}${body}`, this.page.panel);
    if (follow) this.toEnd();
  }

  /** @returns {Tab[]} */
  tabs() {
    /** @type {Tab[]} */
    const texts = this.state.isReplay ? ["log"] : ["log", "chat"];
    if (!this.isPhone) return [...texts, "rules"];
    return this.hasMine() ? ["mine", "players", ...texts] : ["players", ...texts];
  }

  /** @param {Tab} tab */
  tabButton(tab) {
    const unread = tab === "chat" && this.chat.unread;
    const chosen = tab === this.tab;
    const region = tab === "mine" ? this.page.mine : tab === "players" ? this.page.seats : null;
    const calls = !chosen && region?.querySelector("[data-can]");
    return html`<button type="button" role="tab" id="tab-${tab}" aria-selected=${chosen ? "true" : "false"} aria-controls="tab-body" tabindex=${chosen ? 0 : -1} ?data-calls=${calls} @click=${() => this.choose(tab)}>
      ${icon(ICONS[tab])}<span>${this.words.say(`table-tab-${tab}`)}</span>${unread ? html`<span class="unread">${unread}</span>` : nothing}
    </button>`;
  }

  /** @param {KeyboardEvent} event @param {Tab[]} tabs */
  keys(event, tabs) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    this.choose(tabs[(tabs.indexOf(this.tab) + way + tabs.length) % tabs.length]);
    document.getElementById(`tab-${this.tab}`)?.focus();
  }

  body() {
    if (this.tab === "log") return this.log.template();
    if (this.tab === "chat") return this.chat.template();
    if (this.tab === "rules") return this.rules.template();
    return nothing;
  }
}
