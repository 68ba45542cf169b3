/**
 * Shows one moment of the match after another. Notes that take their time are told one by one before their moment is
 * shown, and what comes meanwhile waits; a click or a key skips to the end.
 */

/** @typedef {import("./model.js").Moment} Moment */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").Story} Story */

/** With more moments than this waiting, their notes are not told one by one. */
const MOST_WAITING = 6;

export class Playback {
  /**
   * @param {(note: Note) => number} pace how long a note is shown, in ms
   * @param {(moment: Moment, story: Story | null) => void} show
   */
  constructor(pace, show) {
    this.pace = pace;
    this.show = show;
    /** @type {Moment[]} */
    this.queue = [];
    /** @type {(() => void) | null} ends what is being told, if something is */
    this.stop = null;
    this.busy = false;
    /** Counts the jumps: what was being told before one is of no interest any more. */
    this.jumps = 0;
  }

  get isTelling() {
    return this.stop !== null;
  }

  /** Go on to the end of what is being told. */
  skip() {
    this.stop?.();
  }

  /** Forget what was to be shown and show this at once. @param {Moment} moment */
  jump(moment) {
    this.jumps += 1;
    this.queue = [];
    this.skip();
    this.show(moment, null);
  }

  /** Show this after all that came before it. @param {Moment} moment */
  add(moment) {
    this.queue.push(moment);
    if (!this.busy) void this.run();
  }

  async run() {
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
    const told = moment.fresh.map((note, at) => ({ at, ms: this.pace(note) })).filter(({ ms }) => ms > 0);
    if (!told.length || document.hidden || this.queue.length > MOST_WAITING) return;
    let skipped = false;
    for (const { at, ms } of told) {
      if (skipped) break;
      this.show(moment, { notes: moment.fresh, at });
      await new Promise((done) => {
        const timer = setTimeout(done, ms);
        this.stop = () => {
          skipped = true;
          clearTimeout(timer);
          done(undefined);
        };
      });
    }
    this.stop = null;
  }
}
