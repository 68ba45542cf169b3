/**
 * The table around every game's board: prompt bar, seats, my things, log, chat, undo, hints, end. This module puts the
 * parts together and says in which order they are drawn; each part knows only those that it is given. Where the moments
 * of the match come from (a live room, a replay) is its owner's business.
 */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { Actions } from "./actions.js";
import { fit } from "./bar.js";
import { CatchUp } from "./catch-up.js";
import { Chat } from "./chat.js";
import { Dialogs, helpDialog } from "./dialogs.js";
import { EndLater } from "./end-later.js";
import { Feedback } from "./feedback.js";
import { Glow } from "./glow.js";
import { Input, focusOptionList } from "./input.js";
import { Labels } from "./labels.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { flash, measure, travel } from "./motion.js";
import { Page, renderSafely } from "./page.js";
import { Panel } from "./panel.js";
import { plaques } from "./plaques.js";
import { Playback } from "./playback.js";
import { Preferences } from "./preferences.js";
import { PreviewPicture } from "./preview-picture.js";
import { Preview } from "./preview.js";
import { Prompt } from "./prompt.js";
import { RecentChanges } from "./recent.js";
import { RoomApi } from "./room-api.js";
import { Rules } from "./rules.js";
import { Settings } from "./settings.js";
import { Spoken } from "./spoken.js";
import { TableState } from "./state.js";
import { Targets } from "./targets.js";
import { Tips } from "./tips.js";
import { topBar } from "./top.js";
import { makeUi, plainCopy } from "./ui.js";
import { Windows } from "./windows.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./actions.js").Transport} Transport */
/** @typedef {import("./model.js").Moment} Moment */
/** @typedef {import("./socket.js").ConnectionState} ConnectionState */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").RoomInfo} RoomInfo */
/** @typedef {import("./types.js").Story} Story */
/** @typedef {import("./types.js").Ui} Ui */

/** A played card, shown large, is read in this time. */
const SHOWN_MS = 1800;

export class Shell {
  /**
   * @param {object} from
   * @param {HTMLElement} from.root
   * @param {RoomInfo} from.room
   * @param {Words} from.words
   * @param {Board} from.board
   * @param {Transport | null} from.transport null for a replay
   * @param {() => string} [from.caption] what a replay says in the prompt bar: the last move
   * @param {() => unknown} [from.controls] what a replay has under it: a slider
   */
  constructor({ root, room, words, board, transport, caption = () => "", controls = () => nothing }) {
    const [redraw, redrawPrompt, ui] = [() => this.draw(), () => this.drawPrompt(), () => this.ui];
    const page = (this.page = new Page(root, room.game));
    const settings = (this.settings = new Settings());
    const windows = (this.windows = new Windows({ settings, send: (mode) => transport?.windows(mode) }));
    const state = (this.state = new TableState({ room, words, windows, isReplay: !transport }));
    const feedback = (this.feedback = new Feedback({ words, settings, toasts: page.toasts, live: page.live }));
    const api = (this.api = new RoomApi(room.id, feedback));
    const recent = (this.recent = new RecentChanges(state));
    const labels = (this.labels = new Labels({ words, state }));
    const targets = (this.targets = new Targets(page.regions, labels));
    this.glow = new Glow(page.regions);
    const actions = (this.actions = new Actions({ state, labels, targets, recent, feedback, windows, transport, redraw, redrawPrompt }));
    const playback = (this.playback = new Playback((note) => this.pace(note), (moment, story) => this.show(moment, story)));
    const menu = new Menu(root, { labels, choose: (id) => void actions.choose(id) });
    const picture = new PreviewPicture(page, (moment) => this.partsAt(moment));
    const preview = (this.preview = new Preview({ state, settings, transport, picture }));
    const tips = new Tips(root, { words, labels, state, targets, preview });
    const rules = new Rules({ words, game: room.game, redraw });
    this.words = words;
    this.board = board;
    this.controls = controls;
    this.zoom = new Zoom(page.board, page.canvas, () => this.drawTop());
    const catchUp = (this.catchUp = new CatchUp({ words, state, recent, lightUp: (note) => this.lightUp(note), redraw }));
    this.log = new Log({ words, state, board, ui, recent, api, isTold: (note) => this.told.includes(note), pointAt: (ids) => this.pointAt(ids), lightUp: (note) => this.lightUp(note), redraw });
    this.chat = new Chat({ words, state, feedback, transport, isOpen: () => this.panel.isOpen("chat"), redraw });
    this.panel = new Panel(page, { words, state, log: this.log, chat: this.chat, rules, hasMine: () => this.hasMine, redraw });
    this.preferences = new Preferences({ words, settings, windows, state, feedback, languageChanged: () => this.panel.languageChanged(), redraw });
    this.spoken = new Spoken(page, { words, state, board, ui });
    this.dialogs = new Dialogs(page.dialog, {
      settings: () => this.preferences.template(),
      help: () => helpDialog(words, room.game, () => this.dialogs.open("words")),
      words: () => this.spoken.dialog(),
      end: () => this.end.template(),
    });
    const redrawDialog = () => this.dialogs.draw();
    this.end = new EndLater({ place: page.dialog, words, state, settings, board, ui, api, feedback, redraw: redrawDialog });
    this.prompt = new Prompt({ words, state, targets, labels, actions, playback, tips, windows, catchUp, openResult: () => void this.openResult(), showChoices: () => this.showChoices(), takeSeatBack: () => void api.handOver(Number(state.view.me), "person"), redraw, caption });
    const shortcuts = { "?": () => this.dialogs.open("help"), c: () => this.panel.focusChat(), w: () => this.dialogs.open("words") };
    new Input(page, { state, targets, actions, playback, labels, menu, tips, feedback, shortcuts });
    this.isDrawing = false;
    /** @type {Ui["local"]} */
    this.local = {};
    /** @type {Ui} */
    this.ui = this.makeUi();
    matchMedia("(max-width: 899px)").addEventListener("change", redraw);
    page.whenMoved(() => this.targets.look() && this.drawPrompt());
  }

  // ---- what is told to the table

  /** Show this after all that came before it. @param {Moment} moment */
  add(moment) {
    this.playback.add(moment);
  }

  /** Show this at once, whatever was to be shown before. @param {Moment} moment */
  jump(moment) {
    this.log.reset();
    this.playback.jump(moment);
    this.catchUp.begin();
  }

  /** The room around the table has changed. @param {RoomInfo} room */
  setRoom(room) {
    this.state.setRoom(room);
    this.draw();
  }

  /** @param {ConnectionState} connection @param {string} [closeReason] why the server closes it, as a message id */
  setConnection(connection, closeReason) {
    this.state.setConnection(connection, closeReason);
    this.draw();
  }

  /** @param {Moment} moment @param {Story | null} story */
  show(moment, story) {
    const { state, page } = this;
    const wasOver = Boolean(state.view.result);
    const wasTelling = Boolean(state.story);
    const isNew = moment !== state.moment;
    this.windows.see(moment.mine.ask);
    state.show(moment, story);
    if (isNew) this.actions.reset();
    if (isNew) this.preview.forget();
    if (state.view.result) void this.end.fetch();
    this.feedback.playNotes(story ? [story.notes[story.at]] : isNew ? moment.fresh : [], this.board);
    this.draw();
    if (isNew || wasTelling) for (const note of this.told) this.lightUp(note);
    const told = story && page.canvas.querySelector("[data-spot]");
    if (told) this.zoom.reveal(told);
    if (!story && state.view.result && !wasOver && moment.fresh.length) void this.openResult();
    if (!story && !this.settings.confirmLast) void this.actions.answerLast();
  }

  // ---- drawing

  /**
   * Draw everything. What has the focus and is taken away says so in the middle of it, and a board that wants to be drawn
   * anew for that must wait until all is drawn.
   */
  draw() {
    if (this.isDrawing) return queueMicrotask(() => this.draw());
    this.isDrawing = true;
    try {
      this.drawAll();
    } finally {
      this.isDrawing = false;
    }
  }

  drawAll() {
    const { page, state, settings } = this;
    state.update();
    this.ui = this.makeUi();
    const places = measure(page.regions);
    const readingLast = this.panel.isAtEnd();
    const focused = document.activeElement;
    this.drawGame();
    this.targets.glowing = !state.isLost;
    this.targets.update(this.actions.kept ? null : state.view.ask);
    page.root.dataset.holding = this.targets.held;
    this.glow.update();
    const began = this.feedback.turn(Boolean(state.view.ask) && !state.isReplay);
    if (began) this.panel.turnBegan();
    this.panel.draw(readingLast);
    this.drawPrompt();
    render(this.prompt.optionList(), page.listed);
    this.drawTop();
    this.dialogs.draw();
    this.spoken.redrawn();
    this.recent.markMoved(travel(places, page.regions, settings.moving), page.regions);
    this.preview.redrawn();
    if (focused && focused !== document.body && !focused.isConnected) this.promptText?.focus();
    this.feedback.announce(state.story || state.held ? [] : state.moment.fresh, this.promptText?.textContent ?? "");
  }

  /** Draw what the game's own code makes. What it gets wrong must not take the table with it. */
  drawGame() {
    const { page, words } = this;
    const failureText = () => words.say("table-board-broken");
    const { board, mine, seats } = this.parts(this.state, this.ui);
    renderSafely(page.canvas, board, failureText);
    renderSafely(page.mine, mine, failureText);
    renderSafely(page.seats, seats, failureText);
    page.markDrawn();
    const held = this.state.story || this.catchUp.note ? this.told[0] : undefined;
    renderSafely(page.shown, () => held && this.board.show?.(held, this.ui, this.state.view), failureText);
  }

  /** The notes that are being told now: one by one, or together with the moment, and then only what others did. */
  get told() {
    const { story, moment, view } = this.state;
    const one = story ? story.notes[story.at] : this.catchUp.note;
    return one ? [one] : moment.fresh.filter(({ args }) => args.seat !== view.me);
  }

  /** How long a note is told: as long as the board says, and what it shows for it long enough to be read. @param {Note} note */
  pace(note) {
    const { view } = this.state;
    const own = Number(this.board.pace?.(note, this.ui, view) ?? 0);
    return own || (this.board.show?.(note, this.ui, view) ? SHOWN_MS : 0);
  }

  /** What a note names lights up, together with its line in the log; of my own things only for what I did. @param {Note} note */
  lightUp(note) {
    const { regions, mine } = this.page;
    const isAnothers = note.args.seat !== undefined && note.args.seat !== this.state.view.me;
    for (const id of this.log.named(note)) flash(isAnothers ? regions.filter((region) => region !== mine) : regions, id);
  }

  /** What the game's own code draws, region by region. @param {TableState} state @param {Ui} ui */
  parts(state, ui) {
    const { words, settings, board, api } = this;
    return {
      board: () => state.isKnown && board.board(state.view, ui),
      mine: () => this.hasMine && board.mine?.(state.view, ui),
      seats: () => plaques({ words, state, settings, board, ui, api }),
    };
  }

  /** The same at another moment, which must leave nothing behind. @param {Moment} moment */
  partsAt(moment) {
    const state = this.state.at(moment);
    return this.parts(state, this.makeUi({ state, local: plainCopy(this.local), redraw: () => {}, reveal: () => {}, preview: true }));
  }

  /** @param {Partial<Parameters<typeof makeUi>[0]>} [changes] @returns {Ui} */
  makeUi(changes) {
    const { words, state, labels, actions, recent, local } = this;
    return makeUi({ words, state, labels, actions, recent, local, redraw: () => this.draw(), reveal: (thing) => this.reveal(thing), ...changes });
  }

  /** What is out of sight is known when all is drawn; and what the bar carries takes room from the rest, so look again. */
  drawPrompt() {
    do {
      render(html`${this.prompt.bar()}${this.controls()}`, this.page.prompt);
      fit(this.page.prompt);
    } while (this.targets.look());
  }

  drawTop() {
    const { words, state, preferences, dialogs, zoom } = this;
    render(topBar({ words, state, preferences, dialogs, zoom }), this.page.top);
  }

  /** Whether there is anything to show below the board: a spectator has no things. */
  get hasMine() {
    const { view, isReplay } = this.state;
    return Boolean(this.board.mine) && (view.me !== null || Boolean(isReplay && view.all));
  }

  get promptText() {
    return document.getElementById("prompt-text");
  }

  async openResult() {
    if (!(await this.end.open())) return;
    this.feedback.play("end");
    this.dialogs.open("end");
  }

  /** Bring into sight what can be chosen: where all of it lies in a closed tab, that; else there is the list of everything. */
  showChoices() {
    const things = [...this.targets.outOfSight].map((id) => this.targets.elementOf(id));
    if (this.panel.openTabOf(things)) things[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    else focusOptionList();
  }

  /** Bring into sight what a board has drawn: in a closed tab, or in what scrolls. @param {Element | null} thing */
  reveal(thing) {
    if (!thing) return;
    this.panel.openTabOf([thing]);
    this.zoom.reveal(thing);
  }

  /** @param {string[]} ids things on the table; the first that is found comes into sight */
  pointAt(ids) {
    const [first] = ids.flatMap((id) => flash(this.page.regions, id) ?? []);
    if (first) this.zoom.reveal(first);
  }
}
