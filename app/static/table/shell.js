/**
 * The table around every game's board: prompt bar, seats, my things, log, chat, undo, hints, end. This module puts the
 * parts together and says in which order they are drawn; each part knows only those that it is given. Where the moments
 * of the match come from (a live room, a replay) is its owner's business.
 */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { Actions } from "./actions.js";
import { Chat } from "./chat.js";
import { Dialogs, helpDialog } from "./dialogs.js";
import { endDialog } from "./end.js";
import { Feedback } from "./feedback.js";
import { Glow } from "./glow.js";
import { Input } from "./input.js";
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
/** @typedef {import("./types.js").RoomInfo} RoomInfo */
/** @typedef {import("./types.js").Story} Story */
/** @typedef {import("./types.js").Ui} Ui */

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
    const actions = (this.actions = new Actions({ state, labels, targets, recent, feedback, transport, redraw, redrawPrompt }));
    const playback = (this.playback = new Playback((note) => Number(board.pace?.(note) ?? 0), (moment, story) => this.show(moment, story)));
    const menu = new Menu(root, { labels, choose: (id) => void actions.choose(id) });
    const picture = new PreviewPicture(page, (moment) => this.partsAt(moment));
    const preview = (this.preview = new Preview({ state, settings, transport, picture }));
    const tips = new Tips(root, { words, labels, state, targets, preview });
    const rules = new Rules({ words, game: room.game, redraw });
    this.words = words;
    this.board = board;
    this.controls = controls;
    this.zoom = new Zoom(page.board, page.canvas, () => this.drawTop());
    this.log = new Log({ words, state, board, ui, recent, api, pointAt: (id) => this.pointAt(id), redraw });
    this.chat = new Chat({ words, state, feedback, transport, isOpen: () => this.panel.isOpen("chat"), redraw });
    this.panel = new Panel(page, { words, state, log: this.log, chat: this.chat, rules, hasMine: () => this.hasMine, redraw });
    this.preferences = new Preferences({ words, settings, windows, state, feedback, languageChanged: () => this.panel.languageChanged(), redraw });
    this.dialogs = new Dialogs(page.dialog, {
      settings: () => this.preferences.template(),
      help: () => helpDialog(words, room.game),
      end: () => endDialog({ words, state, api, feedback }),
    });
    this.prompt = new Prompt({ words, state, targets, labels, actions, playback, tips, windows, openResult: () => this.openResult(), redraw, caption });
    const shortcuts = { "?": () => this.dialogs.open("help"), c: () => this.panel.focusChat() };
    new Input(page, { state, targets, actions, playback, labels, menu, tips, feedback, shortcuts });
    /** @type {Ui["local"]} */
    this.local = {};
    /** @type {Ui} */
    this.ui = this.makeUi();
    matchMedia("(max-width: 899px)").addEventListener("change", redraw);
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
    const isNew = moment !== state.moment;
    this.windows.see(moment.mine.ask);
    state.show(moment, story);
    if (isNew) this.actions.reset();
    if (isNew) this.preview.forget();
    this.feedback.playNotes(story ? [story.notes[story.at]] : isNew ? moment.fresh : [], this.board);
    this.draw();
    const told = story && page.canvas.querySelector("[data-spot]");
    if (told) this.zoom.reveal(told);
    if (!story && state.view.result && !wasOver && moment.fresh.length) this.openResult();
    if (!story && !this.settings.confirmLast) void this.actions.answerLast();
  }

  // ---- drawing

  /** Draw everything. */
  draw() {
    const { page, state, settings } = this;
    state.update();
    this.ui = this.makeUi();
    document.documentElement.dataset.motion = settings.moving ? "on" : "off";
    const places = measure(page.regions);
    const readingLast = this.panel.isAtEnd();
    const focused = document.activeElement;
    this.drawGame();
    this.targets.update(this.actions.heldAnswer ? null : state.view.ask);
    this.glow.update();
    this.drawPrompt();
    render(this.prompt.optionList(), page.listed);
    this.drawTop();
    this.panel.draw(readingLast);
    this.dialogs.draw();
    this.recent.markMoved(travel(places, page.regions, settings.moving), page.regions);
    this.preview.redrawn();
    if (focused && focused !== document.body && !focused.isConnected) this.promptText?.focus();
    if (this.feedback.turn(Boolean(state.view.ask) && !state.isReplay)) this.panel.turnBegan();
    this.feedback.announce(state.story || this.actions.heldAnswer ? [] : state.moment.fresh, this.promptText?.textContent ?? "");
  }

  /** Draw what the game's own code makes. What it gets wrong must not take the table with it. */
  drawGame() {
    const { page, words } = this;
    const failureText = () => words.say("table-board-broken");
    const { board, mine, seats } = this.parts(this.state, this.ui);
    renderSafely(page.canvas, board, failureText);
    renderSafely(page.mine, mine, failureText);
    renderSafely(page.seats, seats, failureText);
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
    return this.parts(state, this.makeUi({ state, local: plainCopy(this.local), redraw: () => {}, preview: true }));
  }

  /** @param {Partial<Parameters<typeof makeUi>[0]>} [changes] @returns {Ui} */
  makeUi(changes) {
    const { words, state, labels, actions, recent, local } = this;
    return makeUi({ words, state, labels, actions, recent, local, redraw: () => this.draw(), ...changes });
  }

  drawPrompt() {
    render(html`${this.prompt.bar()}${this.controls()}`, this.page.prompt);
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

  openResult() {
    this.feedback.play("end");
    this.dialogs.open("end");
  }

  /** @param {string} id a thing on the table */
  pointAt(id) {
    const found = flash(this.page.regions, id);
    if (found) this.zoom.reveal(found);
  }
}
