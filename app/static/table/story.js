/**
 * Shows one moment of the match after another. A moment whose notes want the stage unfolds note by note, and what
 * comes meanwhile waits; a click or a key skips to its end.
 */

/** @typedef {import("./model.js").Moment} Moment */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").Story} Story */

/** With more moments than this waiting, nobody wants to watch them unfold. */
const PATIENCE = 6;

export class Presenter {
  /**
   * @param {(note: Note) => number} pace how long a note stays on stage, in ms
   * @param {(moment: Moment, story: Story | null) => void} show
   */
  constructor(pace, show) {
    this.pace = pace;
    this.show = show;
    /** @type {Moment[]} */
    this.queue = [];
    /** @type {(() => void) | null} ends what is on stage, if something is */
    this.skip = null;
    this.busy = false;
    /** Counts the jumps: what was being told before one is of no interest any more. */
    this.jumps = 0;
  }

  /** Forget what was to be shown and show this at once. @param {Moment} moment */
  jump(moment) {
    this.jumps += 1;
    this.queue = [];
    this.skip?.();
    this.show(moment, null);
  }

  /** Show this after all that came before it. @param {Moment} moment */
  add(moment) {
    this.queue.push(moment);
    if (!this.busy) void this.unfold();
  }

  async unfold() {
    this.busy = true;
    for (let moment = this.queue.shift(); moment; moment = this.queue.shift()) {
      const jumps = this.jumps;
      await this.tell(moment);
      if (!this.queue.length && jumps === this.jumps) this.show(moment, null);
    }
    this.busy = false;
  }

  /** @param {Moment} moment */
  async tell(moment) {
    const staged = moment.fresh.map((note, at) => ({ at, ms: this.pace(note) })).filter(({ ms }) => ms > 0);
    if (!staged.length || document.hidden || this.queue.length > PATIENCE) return;
    let skipped = false;
    for (const { at, ms } of staged) {
      if (skipped) break;
      this.show(moment, { notes: moment.fresh, at });
      await new Promise((done) => {
        const timer = setTimeout(done, ms);
        this.skip = () => {
          skipped = true;
          clearTimeout(timer);
          done(undefined);
        };
      });
    }
    this.skip = null;
  }
}
