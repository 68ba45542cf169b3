/**
 * Who comes back to a running match is offered what was told since: line by line, at their own pace, with the things that
 * each line names lit up on the table.
 */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./recent.js").RecentChanges} RecentChanges */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Note} Note */

export class CatchUp {
  /**
   * @param {object} needs
   * @param {Words} needs.words
   * @param {TableState} needs.state
   * @param {RecentChanges} needs.recent
   * @param {(note: Note) => void} needs.lightUp what a note names
   * @param {() => void} needs.redraw
   */
  constructor({ words, state, recent, lightUp, redraw }) {
    this.words = words;
    this.state = state;
    this.recent = recent;
    this.lightUp = lightUp;
    this.redraw = redraw;
    /** @type {Note[]} what is offered */
    this.notes = [];
    /** Which of them is told now; -1: none yet. */
    this.at = -1;
    this.begun = false;
    document.addEventListener("visibilitychange", () => !document.hidden && this.offer());
  }

  /** The page shows the match for the first time. */
  begin() {
    if (!this.begun) this.offer();
    this.begun = true;
  }

  /** Offer what was told since this reader last looked, if they ever did. */
  offer() {
    const { state, recent } = this;
    if (state.isReplay || state.view.me === null || !recent.seenBefore || state.room.state !== "running" || this.at >= 0) return;
    const unseen = Math.min(state.noteCount - recent.seenBefore, state.moment.notes.length);
    this.notes = unseen > 0 ? state.moment.notes.slice(-unseen) : [];
    this.redraw();
  }

  /** The note that is told now, if any. */
  get note() {
    return this.notes[this.at];
  }

  step() {
    this.at += 1;
    if (!this.note) return this.dismiss();
    this.redraw();
    this.lightUp(this.note);
  }

  dismiss() {
    this.notes = [];
    this.at = -1;
    this.redraw();
  }

  /** The offer, small at the edge of the prompt. */
  template() {
    const { words, notes } = this;
    if (!notes.length || this.note) return nothing;
    return html`<div class="since">
      <button type="button" class="small" @click=${() => this.step()}>${words.say("table-since", { count: notes.length })}</button>
      <button type="button" class="small" aria-label=${words.say("table-close")} @click=${() => this.dismiss()}>${icon("cancel")}</button>
    </div>`;
  }
}
