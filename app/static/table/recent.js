/** What has changed since this reader last acted or looked: notes that are new, pieces that others have moved. */

import { readSeen, writeSeen } from "./settings.js";

/** @typedef {import("./state.js").TableState} TableState */

export class RecentChanges {
  /** @param {TableState} state */
  constructor(state) {
    this.state = state;
    /** How many notes had been told when the page was last looked at. */
    this.seenBefore = readSeen(state.room.id);
    /** How many had been told when I last acted; -1 until that is known. */
    this.actedAt = -1;
    /** @type {Set<string>} pieces that have moved since my last action */
    this.moved = new Set();
    document.addEventListener("visibilitychange", () => document.hidden && this.markSeen());
    addEventListener("pagehide", () => this.markSeen());
  }

  /** What was told since my last action, or since I last looked. */
  notes() {
    const { noteCount, moment } = this.state;
    if (!this.state.isKnown) return [];
    if (this.actedAt < 0) this.actedAt = Math.min(noteCount, this.seenBefore || noteCount);
    return this.state.shownNotes().slice(Math.max(0, this.actedAt - moment.earlier));
  }

  /** I act: what others did before is no longer news. */
  clear() {
    this.actedAt = this.state.noteCount;
    this.moved.clear();
  }

  /** I have seen everything up to here. */
  markSeen() {
    this.seenBefore = this.state.noteCount;
    if (!this.state.isReplay) writeSeen(this.state.room.id, this.seenBefore);
  }

  /** Leave a soft trace on what has just moved. @param {string[]} moved @param {Element[]} regions */
  markMoved(moved, regions) {
    if (this.state.isReplay) return;
    if (this.state.moment.fresh.length) for (const id of moved) this.moved.add(id);
    for (const piece of regions.flatMap((region) => [...region.querySelectorAll("[data-piece]")]))
      piece.toggleAttribute("data-recent", this.moved.has(piece.getAttribute("data-piece") ?? ""));
  }
}
