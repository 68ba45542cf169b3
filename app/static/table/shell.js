/**
 * The table around every game's board: prompt bar, seats, my things, log, chat, undo, hints, end. It draws one moment
 * of a match; where the moments come from (a live room, a replay) is its owner's business.
 */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { boardIcon } from "/static/shared/icons.js";
import { shape } from "/static/shared/seats.js";
import { rememberLanguage, Words } from "/static/shared/words.js";
import { Attention } from "./attention.js";
import { Chat } from "./chat.js";
import { Dialogs } from "./dialogs.js";
import { Hand } from "./hand.js";
import { Labels } from "./labels.js";
import { Memory } from "./memory.js";
import { unbundle } from "./model.js";
import { mayMove, measure, travel } from "./motion.js";
import { Options } from "./options.js";
import { Panel } from "./panel.js";
import { plaques } from "./plaques.js";
import { optionList, promptBar } from "./prompt.js";
import { readSettings, writeSettings } from "./settings.js";
import { play } from "./sound.js";
import { Presenter } from "./story.js";
import { Tips } from "./tips.js";
import { topBar } from "./top.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./types.js").AnyView} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").Story} Story */
/** @typedef {import("./types.js").RoomInfo} RoomInfo */
/** @typedef {import("./types.js").SeatInfo} SeatInfo */
/** @typedef {import("./model.js").Moment} Moment */
/** @typedef {import("./settings.js").Settings} Settings */

/**
 * What a live table can do; a replay has none of it.
 * @typedef {object} Hands
 * @property {(ask: number, option: string) => Promise<void>} choose
 * @property {(ask: number) => Promise<void>} undo
 * @property {(text: string) => Promise<void>} say
 * @property {() => void} typing
 */

const TOAST_MS = 5000;
const PULSE_MS = 220;
const PULSE_STEPS = 10;

const skeleton = (/** @type {string} */ game) => html`
  <header class="top" id="top"></header>
  <main class="stage">
    <div class="prompt" id="prompt"></div>
    <section class="board board-${game}" id="board"><div class="canvas" id="canvas"></div></section>
    <section class="mine board-${game}" id="mine"></section>
  </main>
  <aside class="side">
    <div class="seats" id="seats"></div>
    <div class="panel" id="panel"></div>
  </aside>
  <div id="listed"></div>
  <div class="visually-hidden" id="live" aria-live="polite"></div>
  <div class="toasts" id="toasts" role="status"></div>
  <dialog id="dialog"></dialog>
`;

export class Shell {
  /**
   * @param {HTMLElement} root
   * @param {{room: RoomInfo, words: Words, board: import("./types.js").Board, hands: Hands | null, caption?: () => string, extra?: () => unknown}} from
   *   a replay says in the prompt bar what the last move was (`caption`) and has a slider under it (`extra`)
   */
  constructor(root, { room, words, board, hands, caption, extra }) {
    this.room = room;
    this.words = words;
    this.board = board;
    this.hands = hands;
    this.caption = caption;
    this.extra = extra;
    this.isReplay = !hands;
    this.settings = readSettings();
    render(skeleton(room.game), root);
    this.part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
    this.regions = [this.part("board"), this.part("mine"), this.part("seats")];
    /** @type {Moment} */
    this.moment = { me: null, public: {}, mine: {}, notes: [], earlier: 0, before: {}, fresh: [] };
    /** @type {Story | null} */
    this.story = null;
    /** @type {{text: string, label: string, option?: string, answer: (yes: boolean) => void} | null} */
    this.confirming = null;
    this.pending = false;
    /** @type {"open" | "lost" | "connecting"} */
    this.link = "connecting";
    /** Why the server closed the connection, as a message id. */
    this.farewell = "";
    /** @type {Record<string, any>} */
    this.local = {};
    this.namesKey = "";
    this.announced = "";
    this.offBoard = /** @type {string[]} */ ([]);
    this.labels = new Labels(this);
    this.memory = new Memory(this);
    this.chat = new Chat(this);
    this.dialogs = new Dialogs(this);
    this.options = new Options(this.regions, (id) => this.labels.of(id), (id) => this.labels.why(id));
    this.presenter = new Presenter((note) => Number(this.board.pace?.(note) ?? 0), (moment, story) => this.show(moment, story));
    this.zoom = new Zoom(this.part("board"), this.part("canvas"), () => this.drawTop());
    this.panel = new Panel(this);
    this.hand = new Hand(this, root);
    this.tips = new Tips(root, (target) => this.hand.tipAt(target));
    this.attention = new Attention(document.title);
    this.view = this.makeView();
    this.speakNames();
    setInterval(() => this.pulse(), PULSE_MS);
    matchMedia("(max-width: 899px)").addEventListener("change", () => this.draw());
  }

  // ---- what is shown

  /** @param {Moment} moment @param {Story | null} story */
  show(moment, story) {
    const wasOver = Boolean(this.view.result);
    const isNew = moment !== this.moment;
    this.moment = moment;
    this.story = story;
    if (isNew) {
      this.pending = false;
      this.confirming = null;
    }
    this.makeSounds(story ? [story.notes[story.at]] : isNew ? moment.fresh : []);
    this.draw();
    const told = story && this.part("canvas").querySelector("[data-spot]");
    if (told) this.zoom.reveal(told);
    if (!story && this.view.result && !wasOver && moment.fresh.length) this.dialogs.openEnd();
  }

  /** The room around the table has changed. @param {RoomInfo} room */
  setRoom(room) {
    this.room = room;
    this.speakNames();
    this.draw();
  }

  speakNames() {
    const names = this.room.seats.map((info) => info.name || this.words.say("table-seat", { number: info.seat + 1 }));
    this.namesKey = names.join("\n");
    this.words.who = (seat) => names[seat] ?? String(seat + 1);
  }

  /** @returns {View} */
  makeView() {
    const { me, mine, before } = this.moment;
    const ask = mine.ask && !this.story ? { args: {}, blocked: {}, ...mine.ask, id: mine.at, options: unbundle(mine.ask.options) } : null;
    return {
      me,
      seats: this.room.seats.map((info) => ({
        seat: info.seat,
        name: this.words.who(info.seat),
        bot: Boolean(info.bot),
        present: this.isHere(info),
        mine: info.seat === me,
      })),
      public: this.moment.public.game ?? {},
      private: mine.private ?? {},
      all: mine.private?.all ?? null,
      before: before ?? {},
      ask: this.room.state === "stuck" || this.isIdle(ask) ? null : ask,
      waiting: this.moment.public.waiting ?? {},
      result: this.story ? null : (this.moment.public.result ?? null),
    };
  }

  /**
   * Whether I need not be bothered with this question: I can only pass, the server will answer for me, and I wished not
   * to be asked. Nobody else can tell, since the answer comes from the server at its own time either way.
   * @param {{auto?: boolean} | null} ask
   */
  isIdle(ask) {
    return this.settings.quiet && Boolean(ask?.auto);
  }

  /** @returns {Ui} */
  makeUi() {
    const { words, view } = this;
    return {
      say: (id, args) => words.say(id, args),
      name: (value) => words.name(value),
      who: (seat) => words.who(seat),
      can: (id) => Boolean(view.ask && id in view.ask.options),
      choose: (id) => this.choose(id),
      why: (id) => this.labels.why(id),
      label: (id) => this.labels.of(id),
      confirm: (id, args) => this.confirm(words.say(id, args), words.say("table-yes")),
      story: this.story,
      recent: this.memory.recent(),
      local: this.local,
      redraw: () => this.draw(),
      shape,
      icon: boardIcon,
    };
  }

  /** Draw everything. What a game's code gets wrong must not take the table with it. */
  draw() {
    this.view = this.makeView();
    this.ui = this.makeUi();
    document.documentElement.dataset.motion = this.moving ? "on" : "off";
    const places = measure(this.regions);
    const readingLast = this.panel.isAtEnd();
    const focused = document.activeElement;
    this.attempt(() => this.moment.public.game && this.board.board(this.view, this.must()), this.part("canvas"));
    this.attempt(() => this.hasMine && this.board.mine?.(this.view, this.must()), this.part("mine"));
    this.attempt(() => plaques(this), this.part("seats"));
    this.offBoard = this.options.enliven(this.view.ask);
    this.drawPrompt();
    render(optionList(this), this.part("listed"));
    this.drawTop();
    this.panel.draw(readingLast);
    this.dialogs.draw();
    this.memory.trace(travel(places, this.regions, this.moving), this.regions);
    if (focused && focused !== document.body && !focused.isConnected) this.part("prompt-text").focus();
    this.tellTurn();
    this.announce();
  }

  drawPrompt() {
    render(html`${promptBar(this, this.offBoard)}${this.extra?.() ?? nothing}`, this.part("prompt"));
  }

  drawTop() {
    render(topBar(this), this.part("top"));
  }

  must() {
    return /** @type {Ui} */ (this.ui);
  }

  /** @param {() => unknown} drawIt @param {HTMLElement} place */
  attempt(drawIt, place) {
    try {
      render(drawIt() || nothing, place);
    } catch (error) {
      console.error(error);
      const broken = document.createElement("p");
      broken.className = "broken";
      broken.textContent = this.words.say("table-board-broken");
      Reflect.deleteProperty(place, "_$litPart$"); // what lit-html had begun to draw here is given up
      place.replaceChildren(broken);
    }
  }

  /** Whether there is anything to show below the board: a spectator has no things. */
  get hasMine() {
    return Boolean(this.board.mine) && (this.view.me !== null || Boolean(this.isReplay && this.view.all));
  }

  /** @param {number} seat */
  drawPlaque(seat) {
    return (this.moment.public.game && this.board.plaque?.(this.view, this.must(), seat)) || nothing;
  }

  /** While a story unfolds a board may count along; else the score is as it was before. @param {number} seat @returns {number | undefined} */
  scoreOf(seat) {
    if (!this.story) return this.view.public.score?.[seat];
    return this.board.score?.(this.view, this.must(), seat) ?? this.view.before.score?.[seat];
  }

  get moving() {
    return mayMove(this.settings.motion);
  }

  /**
   * What can be chosen glows and fades slowly. A few steps a second are enough for the eye; an animation of so many
   * shadows would keep the browser busy all the time.
   */
  pulse() {
    if (document.hidden || !this.view.ask || !this.moving) return;
    this.beat = ((this.beat ?? 0) + 1) % (2 * PULSE_STEPS);
    const strength = Math.abs(PULSE_STEPS - this.beat) / PULSE_STEPS;
    for (const region of this.regions) region.style.setProperty("--pulse", String(strength));
  }

  /** Seats as I sit: mine first, the others clockwise. @returns {SeatInfo[]} */
  seatOrder() {
    const { seats } = this.room;
    const first = this.moment.me ?? 0;
    return [...seats.slice(first), ...seats.slice(0, first)];
  }

  /** @param {SeatInfo} info */
  isHere(info) {
    return this.isReplay || Boolean(info.present || info.bot || this.room.state !== "running");
  }

  // ---- acting

  /** Choose an option as a click does; what can't be undone may ask once more. @param {string} id */
  async choose(id) {
    const ask = this.view.ask;
    if (!ask || this.pending || !(id in ask.options) || !this.hands) return;
    const again = this.confirming?.option === id;
    const question = this.labels.question(id);
    if (question && !again && !(await this.confirm(question, this.labels.of(id), id))) return;
    this.confirming = null;
    this.hand.closeMenu();
    this.options.held = "";
    this.memory.act();
    await this.attemptSend(this.hands.choose(ask.id, id));
  }

  /** @returns {string} the option that undo would take back, or "" */
  undoable() {
    return this.hands && !this.story && !this.confirming ? (this.moment.mine.undo ?? "") : "";
  }

  async undo() {
    if (!this.undoable() || this.pending || !this.hands) return;
    await this.attemptSend(this.hands.undo(this.moment.mine.at));
  }

  /** Wait for an answer. What it changes on the table comes as a moment of its own, usually before the answer. @param {Promise<void>} sent */
  async attemptSend(sent) {
    this.pending = true;
    this.drawPrompt();
    try {
      await sent;
    } catch (error) {
      this.refuse(error);
    }
    if (!this.pending) return;
    this.pending = false;
    this.draw();
  }

  /** @param {string} text @param {string} label @param {string} [option] @returns {Promise<boolean>} */
  confirm(text, label, option) {
    this.confirming?.answer(false);
    return new Promise((resolve) => {
      const answer = (/** @type {boolean} */ yes) => {
        this.confirming = null;
        resolve(yes);
        this.draw();
      };
      this.confirming = { text, label, option, answer };
      this.draw();
      /** @type {HTMLElement | null} */ (document.querySelector(".prompt-buttons button"))?.focus();
    });
  }

  /** Take a thing in hand, or put it back with "". @param {string} drag */
  hold(drag) {
    this.options.held = drag;
    this.draw();
  }

  skip() {
    this.presenter.skip?.();
  }

  /** @param {Note[]} notes */
  makeSounds(notes) {
    if (!this.settings.sound || !notes.length) return;
    const named = notes.map((note) => this.board.sound?.(note)).find(Boolean);
    play(named || "move");
  }

  tellTurn() {
    const words = this.words.say("table-your-turn");
    const began = this.attention.turn(Boolean(this.view.ask) && !this.isReplay, { words, notify: this.settings.notify });
    if (began && this.settings.sound) play("turn");
    if (began) this.panel.turnBegan();
  }

  announce() {
    const text = this.part("prompt-text").textContent ?? "";
    const last = this.story ? "" : this.moment.fresh.map((note) => this.words.say(`note-${note.id}`, note.args)).join(" ");
    const said = `${last} ${text}`.trim();
    if (said === this.announced) return;
    this.announced = said;
    this.part("live").textContent = said;
  }

  // ---- saying no

  /** Say why something was refused. @param {unknown} error */
  refuse(error) {
    const { reason = "", message = "" } = /** @type {{reason?: string, message?: string}} */ (error);
    if (this.settings.sound) play("no");
    this.toast(this.words.has(reason) ? this.words.say(reason) : message && message !== reason ? message : this.words.say("table-refused"));
  }

  /** @param {string} text */
  toast(text) {
    const toast = document.createElement("p");
    toast.textContent = text;
    this.part("toasts").append(toast);
    setTimeout(() => toast.remove(), TOAST_MS);
  }

  // ---- settings

  /** @param {Partial<Settings>} changes */
  change(changes) {
    this.settings = { ...this.settings, ...changes };
    writeSettings(this.settings);
    if (changes.sound) play("bell");
    this.draw();
  }

  /** @param {boolean} wanted */
  async askToNotify(wanted) {
    const allowed = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    if (wanted && !allowed) this.toast(this.words.say("table-notify-refused"));
    this.change({ notify: allowed });
  }

  /** Another language, without a reload. @param {string} language */
  async speak(language) {
    this.words = await Words.load(language, this.room.game);
    document.documentElement.lang = language;
    rememberLanguage(language);
    this.speakNames();
    this.panel.forgetRules();
    this.draw();
  }
}
