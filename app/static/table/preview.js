/**
 * What an option would change is shown before it is chosen. The server is asked, one question at a time: of what was
 * pointed at meanwhile only the newest counts. What it said holds until the position moves on.
 */

import { answersFor } from "./actions.js";
import { nextMoment } from "./model.js";

/** @typedef {import("./actions.js").Transport} Transport */
/** @typedef {import("./model.js").Moment} Moment */
/** @typedef {import("./preview-picture.js").PreviewPicture} PreviewPicture */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {{ask: number, answers: string[], key: string}} Wanted */

/** What one only passes on the way to something else is not asked about. */
const REST_MS = 100;
/** As long as things travel there is nothing to compare with. */
const SETTLE_MS = 120;

export class Preview {
  /** @param {{state: TableState, settings: Settings, transport: Transport | null, picture: PreviewPicture}} needs */
  constructor({ state, settings, transport, picture }) {
    this.state = state;
    this.settings = settings;
    this.transport = transport;
    this.picture = picture;
    /** @type {Wanted | null} what is pointed at */
    this.wanted = null;
    this.isAsking = false;
    /** @type {Map<string, Moment | null>} what is known of this position; null: nothing would change that could be shown */
    this.known = new Map();
    this.timer = 0;
  }

  get isShown() {
    return this.picture.isShown;
  }

  /** Somebody points at this option or shortcut. @param {string} id */
  show(id) {
    const wanted = this.wish(id);
    if (wanted && wanted.key === this.wanted?.key) return;
    this.hide();
    this.wanted = wanted;
    if (wanted) this.timer = setTimeout(() => void this.next(), REST_MS);
  }

  hide() {
    clearTimeout(this.timer);
    this.wanted = null;
    this.picture.clear();
  }

  /** The position has moved on: what was said of it holds no longer. */
  forget() {
    this.known.clear();
    this.hide();
  }

  /** All was drawn anew: so is this. */
  redrawn() {
    if (this.isShown) void this.next();
  }

  /** In a window time would tell what somebody ponders; and what is answered by itself is no question. @param {string} id @returns {Wanted | null} */
  wish(id) {
    const { ask } = this.state.view;
    const answers = ask && answersFor(ask, id);
    if (!answers || ask.window || !this.transport || !this.settings.preview) return null;
    return { ask: ask.id, answers, key: [ask.id, ...answers].join("\n") };
  }

  async next() {
    const { wanted, transport } = this;
    if (!wanted || !transport) return;
    const known = this.known.get(wanted.key);
    if (known !== undefined) return this.draw(known);
    if (this.isAsking) return;
    this.isAsking = true;
    const refused = await this.learn(wanted, transport);
    this.isAsking = false;
    if (!refused || this.wanted !== wanted) await this.next();
  }

  /** Ask the server. What it refuses is no news: nobody has asked for this in words. @param {Wanted} wanted @param {Transport} transport @returns {Promise<boolean>} whether it has refused */
  async learn({ ask, answers, key }, transport) {
    const { moment } = this.state;
    try {
      const { patch, mine } = await transport.preview(ask, answers);
      if (this.state.moment !== moment) return true;
      const next = patch || mine ? { ...nextMoment(moment, { patch, mine }), before: moment.before } : null;
      this.known.set(key, next);
      return false;
    } catch {
      return true;
    }
  }

  /** @param {Moment | null} moment how it would be */
  draw(moment) {
    clearTimeout(this.timer);
    if (!moment) return this.picture.clear();
    if (this.picture.isSettled()) this.picture.draw(moment);
    else this.timer = setTimeout(() => this.draw(moment), SETTLE_MS);
  }
}
