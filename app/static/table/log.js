/** The log reads like a story: grouped by round, names are links to the thing on the table. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";

/** @typedef {import("/static/shared/words.js").Part} Part */
/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./recent.js").RecentChanges} RecentChanges */
/** @typedef {import("./room-api.js").RoomApi} RoomApi */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").Ui} Ui */

const HEADING = /^(round|turn|day|week|phase|act)(-|$)/;

export class Log {
  /**
   * @param {object} needs
   * @param {Words} needs.words
   * @param {TableState} needs.state
   * @param {Board} needs.board
   * @param {() => Ui} needs.ui
   * @param {RecentChanges} needs.recent
   * @param {RoomApi} needs.api
   * @param {(id: string) => void} needs.pointAt show a thing on the table
   * @param {() => void} needs.redraw
   */
  constructor({ words, state, board, ui, recent, api, pointAt, redraw }) {
    this.words = words;
    this.state = state;
    this.board = board;
    this.ui = ui;
    this.recent = recent;
    this.api = api;
    this.pointAt = pointAt;
    this.redraw = redraw;
    /** @type {Note[]} notes from before those that came with the connection */
    this.older = [];
    /** @type {WeakMap<Note, {version: number, parts: Part[]}>} notes in words, made once for each language and set of names */
    this.worded = new WeakMap();
  }

  /** Notes have come afresh: what was loaded before may overlap with them. */
  reset() {
    this.older = [];
  }

  async loadEarlier() {
    const found = await this.api.earlierNotes(this.state.moment.earlier);
    if (!found) return;
    this.older = found;
    this.redraw();
  }

  template() {
    const { words, state, board } = this;
    const earlier = state.moment.earlier - this.older.length;
    const isHeading = board.heading ?? ((/** @type {Note} */ note) => HEADING.test(note.id));
    const lines = [...this.older, ...state.shownNotes()].map((note, i) => {
      const isFirstUnseen = earlier + i === this.recent.seenBefore && i > 0;
      const separator = isFirstUnseen ? html`<li class="seen" role="separator">${words.say("table-since-last")}</li>` : nothing;
      return html`${separator}<li class=${isHeading(note) ? "heading" : "line"} data-seat=${note.args.seat ?? nothing}>${this.line(note)}${board.detail?.(note, this.ui()) ?? nothing}</li>`;
    });
    return html`<div class="log">
      ${earlier > 0 ? html`<button type="button" class="small" @click=${() => this.loadEarlier()}>${words.say("table-earlier", { count: earlier })}</button>` : nothing}
      <ol class="log-lines">${lines}</ol>
    </div>`;
  }

  /** @param {Note} note */
  line(note) {
    return this.partsOf(note).map(({ text, seat, value }) => {
      if (seat !== undefined) return html`<button type="button" class="log-name" data-seat=${seat} @click=${() => this.pointAt(`seat:${seat}`)}>${text}</button>`;
      if (value !== undefined) return html`<button type="button" class="log-name" @click=${() => this.pointAt(value)}>${text}</button>`;
      return text;
    });
  }

  /** @param {Note} note */
  partsOf(note) {
    const { version } = this.words;
    const known = this.worded.get(note);
    if (known?.version === version) return known.parts;
    const parts = this.words.parts(`note-${note.id}`, note.args);
    this.worded.set(note, { version, parts });
    return parts;
  }
}
