/** What this reader has seen: the log's earlier lines, what is new since they last looked, what others have moved. */

import { get } from "/static/shared/api.js";
import { readNotes } from "./model.js";
import { readSeen, writeSeen } from "./settings.js";

/** @typedef {import("./shell.js").Shell} Shell */
/** @typedef {import("./types.js").Note} Note */

export class Memory {
  /** @param {Shell} shell */
  constructor(shell) {
    this.shell = shell;
    /** @type {Note[]} notes from before those that came with the connection */
    this.older = [];
    /** How many notes had been told when the page was last looked at. */
    this.seenBefore = readSeen(shell.room.id);
    this.actedAt = -1;
    /** @type {Set<string>} pieces that have moved since my last action */
    this.moved = new Set();
    document.addEventListener("visibilitychange", () => document.hidden && this.look());
    addEventListener("pagehide", () => this.look());
  }

  /** How many notes have been told to this viewer in all. */
  get told() {
    const { earlier, notes } = this.shell.moment;
    return earlier + notes.length;
  }

  /** The notes to show: while a story is told, only those up to where it is. @returns {Note[]} */
  shown() {
    const { story, moment } = this.shell;
    const { notes, fresh } = moment;
    return story ? notes.slice(0, notes.length - fresh.length + story.at + 1) : notes;
  }

  /** What was told since my last action, or since I last looked. */
  recent() {
    if (this.actedAt < 0) this.actedAt = Math.min(this.told, this.seenBefore || this.told);
    return this.shown().slice(Math.max(0, this.actedAt - this.shell.moment.earlier));
  }

  /** I act: what others did before is no longer news. */
  act() {
    this.actedAt = this.told;
    this.moved.clear();
  }

  /** I have seen everything up to here. */
  look() {
    this.seenBefore = this.told;
    if (!this.shell.isReplay) writeSeen(this.shell.room.id, this.seenBefore);
  }

  /** Leave a soft trace on what has just moved. @param {string[]} moved @param {Element[]} regions */
  trace(moved, regions) {
    if (this.shell.isReplay) return;
    if (this.shell.moment.fresh.length) for (const id of moved) this.moved.add(id);
    for (const piece of regions.flatMap((region) => [...region.querySelectorAll("[data-piece]")]))
      piece.toggleAttribute("data-recent", this.moved.has(piece.getAttribute("data-piece") ?? ""));
  }

  async loadEarlier() {
    const { room, moment } = this.shell;
    try {
      this.older = readNotes(await get(`/api/rooms/${room.id}/notes?upto=${moment.earlier}`));
      this.shell.draw();
    } catch (error) {
      this.shell.refuse(error);
    }
  }
}
