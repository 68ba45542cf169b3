/** The log reads like a story: grouped by round, names are links to the thing on the table. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { repeat } from "/static/vendor/lit-html/directives/repeat.js";

/** @typedef {import("/static/shared/words.js").Part} Part */
/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./recent.js").RecentChanges} RecentChanges */
/** @typedef {import("./room-api.js").RoomApi} RoomApi */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").Ui} Ui */

/** So many lines are on the page, and so many more each time that somebody wishes to read earlier ones. */
const LINES = 200;
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
   * @param {(note: Note) => boolean} needs.isTold whether this note is being told now
   * @param {(ids: string[]) => void} needs.pointAt show things on the table
   * @param {(note: Note) => void} needs.lightUp what a note names
   * @param {() => void} needs.redraw
   */
  constructor({ words, state, board, ui, recent, api, isTold, pointAt, lightUp, redraw }) {
    this.words = words;
    this.state = state;
    this.board = board;
    this.ui = ui;
    this.recent = recent;
    this.api = api;
    this.isTold = isTold;
    this.pointAt = pointAt;
    this.lightUp = lightUp;
    this.redraw = redraw;
    /** Which line is pointed at, or has the focus. */
    this.lit = -1;
    /** @type {Note[]} notes from before those that came with the connection */
    this.older = [];
    /** How many lines are shown. */
    this.lines = LINES;
    /** @type {WeakMap<Note, {version: number, parts: Part[]}>} notes in words, made once for each language and set of names */
    this.worded = new WeakMap();
  }

  /** Notes have come afresh: what was loaded before may overlap with them. */
  reset() {
    this.older = [];
    this.lines = LINES;
  }

  /** Somebody reads the newest line again: what was shown for the sake of earlier ones can go. */
  showLatest() {
    this.lines = LINES;
  }

  async showEarlier() {
    const { moment } = this.state;
    if (this.older.length < moment.earlier && this.lines + LINES > moment.notes.length) {
      const found = await this.api.earlierNotes(moment.earlier);
      if (!found) return;
      this.older = found;
    }
    this.lines += LINES;
    this.redraw();
  }

  template() {
    const { words, state } = this;
    const known = [...this.older, ...state.shownNotes()];
    const shown = known.slice(-this.lines);
    const earlier = state.moment.earlier - this.older.length + known.length - shown.length;
    return html`<div class="log">
      ${earlier > 0 ? html`<button type="button" class="small" @click=${() => this.showEarlier()}>${words.say("table-earlier", { count: earlier })}</button>` : nothing}
      <ol class="log-lines" @pointerover=${(/** @type {Event} */ event) => this.light(event, shown, earlier)} @focusin=${(/** @type {Event} */ event) => this.light(event, shown, earlier)} @pointerleave=${() => (this.lit = -1)} @click=${(/** @type {Event} */ event) => this.point(event)} @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event)}>${repeat(shown, (_, i) => earlier + i, (note, i) => this.entry(note, earlier + i, i > 0 && earlier + i === this.recent.seenBefore))}</ol>
    </div>`;
  }

  /** @param {Note} note @param {number} number @param {boolean} isFirstUnseen */
  entry(note, number, isFirstUnseen) {
    const { words, board } = this;
    const isHeading = board.heading ?? (({ id }) => HEADING.test(id));
    const separator = isFirstUnseen ? html`<li class="seen" role="separator">${words.say("table-since-last")}</li>` : nothing;
    return html`${separator}<li class=${isHeading(note) ? "heading" : "line"} data-line=${number} data-seat=${note.args.seat ?? nothing} ?data-flash=${this.isTold(note)}>${this.line(note)}${board.detail?.(note, this.ui()) ?? nothing}</li>`;
  }

  /** Its names lead to what they name: no real buttons, for those are set apart from the bracket before them. A finger would miss them: on a phone the whole line does. @param {Note} note */
  line(note) {
    const parts = this.partsOf(note);
    const shown = namedBy(parts);
    if (!matchMedia("(max-width: 899px)").matches)
      return parts.map((part) => {
        const [id] = namedBy([part]);
        return id ? html`<span class="log-name" role="button" tabindex="0" data-seat=${part.seat ?? nothing} data-shows=${id}>${part.text}</span>` : part.text;
      });
    const text = parts.map((part) => (namedBy([part]).length ? html`<b class="log-name" data-seat=${part.seat ?? nothing}>${part.text}</b>` : part.text));
    return shown.length ? html`<button type="button" class="log-line" data-shows=${shown.join(" ")}><span>${text}</span></button>` : text;
  }

  /** The things on the table that a note names. @param {Note} note */
  named(note) {
    return namedBy(this.partsOf(note));
  }

  /** What the line under the pointer names lights up on the table. @param {Event} event @param {Note[]} shown @param {number} earlier */
  light({ target }, shown, earlier) {
    const line = target instanceof Element ? target.closest("[data-line]") : null;
    const lit = Number(line?.getAttribute("data-line") ?? -1);
    if (lit === this.lit) return;
    this.lit = lit;
    if (line) this.lightUp(shown[lit - earlier]);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!(event.target instanceof Element) || event.target.localName === "button") return; // it clicks by itself
    event.preventDefault();
    this.point(event);
  }

  /** One listener for all names: thousands would be kept by a long match. @param {Event} event */
  point({ target }) {
    const shown = target instanceof Element && target.closest("[data-shows]")?.getAttribute("data-shows");
    if (shown) this.pointAt(shown.split(" "));
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

/** @param {Part[]} parts */
const namedBy = (parts) => [...new Set(parts.flatMap(({ seat, value }) => (seat !== undefined ? [`seat:${seat}`] : value !== undefined ? [value] : [])))];
