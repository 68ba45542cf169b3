/** What a player does: choose an option, take one back, take a thing in hand, answer a question of the page itself. */

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./labels.js").Labels} Labels */
/** @typedef {import("./targets.js").Targets} Targets */
/** @typedef {import("./recent.js").RecentChanges} RecentChanges */
/** @typedef {import("./feedback.js").Feedback} Feedback */
/** @typedef {import("./labels.js").Offer} Offer */
/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./types.js").WindowMode} WindowMode */
/** @typedef {import("./windows.js").Windows} Windows */

/**
 * @template {import("./types.js").ToClient["t"]} T
 * @typedef {import("./types.js").Frame<T>} Frame
 */

/**
 * How actions reach the server; a replay has none. What is refused rejects.
 * @typedef {object} Transport
 * @property {(ask: number, answers: string[], how: {held: () => void, withdrawn: AbortSignal}) => Promise<void>} choose answers to this ask and to those that follow; `held` is called when they are taken, but carried out later; what is `withdrawn` before it could be sent never is
 * @property {(ask: number, all: boolean) => Promise<void>} undo the last choice, or all
 * @property {(ask: number, answers: string[]) => Promise<Frame<"preview">>} preview what would change
 * @property {(mode: WindowMode) => void} windows when to be asked in reaction windows
 * @property {(text: string) => Promise<void>} say
 * @property {() => void} typing
 */

/** @typedef {{text: string, label: string, option?: string, answer: (yes: boolean) => void}} Confirmation */

const DOUBLE_CLICK_MS = 500;

export class Actions {
  /**
   * @param {object} needs
   * @param {TableState} needs.state
   * @param {Labels} needs.labels
   * @param {Targets} needs.targets
   * @param {RecentChanges} needs.recent
   * @param {Feedback} needs.feedback
   * @param {Windows} needs.windows
   * @param {Transport | null} needs.transport
   * @param {() => void} needs.redraw
   * @param {() => void} needs.redrawPrompt the prompt bar alone
   */
  constructor({ state, labels, targets, recent, feedback, windows, transport, redraw, redrawPrompt }) {
    this.state = state;
    this.labels = labels;
    this.targets = targets;
    this.recent = recent;
    this.feedback = feedback;
    this.windows = windows;
    this.transport = transport;
    this.redraw = redraw;
    this.redrawPrompt = redrawPrompt;
    /** Whether the server has yet to answer. */
    this.pending = false;
    this.heldAt = 0;
    /** @type {{what: string, withdraw: () => void} | null} what was chosen without a connection, and will be sent */
    this.kept = null;
    /** @type {Confirmation | null} what is asked once more */
    this.confirming = null;
    /** Whether several answers are under way, of which the first may have been carried out. */
    this.inChain = false;
    /** Whether the last thing that I did was to take something back. */
    this.tookBack = false;
  }

  /** Another moment is shown: what was asked or awaited before is settled. */
  reset() {
    this.pending = false;
    this.state.held = null;
    this.kept = null;
    this.confirming = null;
  }

  /** Choose an option as a click does; what can't be undone may ask once more. @param {string} id */
  async choose(id) {
    const { ask } = this.state.view;
    const answers = ask && answersFor(ask, id);
    if (!answers || this.pending || !this.transport) return;
    const again = this.confirming?.option === id;
    const question = this.labels.question(id);
    if (question && !again && !(await this.confirm(question, this.labels.of(id), id))) return;
    await this.answer(ask, answers, this.labels.of(id));
  }

  /** @param {Ask} ask @param {string[]} answers to it, and to those that follow @param {string} what they do, in words */
  async answer(ask, answers, what) {
    if (!this.transport) return;
    const withdrawal = new AbortController();
    const offer = this.labels.offer(answers[0]);
    if (this.state.isLost) this.kept = { what, withdraw: () => withdrawal.abort() };
    this.confirming = null;
    this.tookBack = false;
    this.targets.held = "";
    this.recent.clear();
    this.inChain = answers.length > 1;
    await this.send(this.transport.choose(ask.id, answers, { held: () => this.wait(ask.id, offer), withdrawn: withdrawal.signal }));
    this.inChain = false;
  }

  /** Where only one thing is left to do, do it: for who does not want to be asked. Not again what was just taken back. */
  async answerLast() {
    const { ask } = this.state.view;
    if (!ask || ask.window || this.pending || this.inChain || this.tookBack) return;
    const [only, ...others] = [...Object.keys(ask.options), ...Object.keys(ask.shortcuts)];
    if (only && !others.length) await this.answer(ask, [only], this.labels.of(only));
  }

  /** The server has taken an answer, and carries it out when the window closes. @param {number} ask @param {Offer} offer */
  wait(ask, offer) {
    if ((this.state.moment.mine.at ?? 0) !== ask) return;
    this.pending = true;
    this.state.held = offer;
    this.heldAt = performance.now();
    this.redraw();
  }

  /** Take back what is held, named as if it had been carried out. The second half of a double click does not count. */
  async release() {
    if (!this.transport || performance.now() - this.heldAt < DOUBLE_CLICK_MS) return;
    try {
      await this.takeBack(this.transport, 1, false);
    } catch (error) {
      this.feedback.refuse(error);
    }
  }

  /**
   * Who takes something back passes for now no more. So the server sees it, too, but what they wish otherwise only we know.
   * @param {Transport} transport @param {number} ahead how many answers are held @param {boolean} all
   */
  takeBack(transport, ahead, all) {
    this.windows.pass(false);
    return transport.undo((this.state.moment.mine.at ?? 0) + ahead, all);
  }

  /** What undo would take back, as it was offered, and how many such steps there are. @returns {Offer & {steps: number} | null} */
  undoable() {
    const { story, isLost, isLent, held, moment } = this.state;
    if (!this.transport || story || isLost || isLent || this.confirming) return null;
    if (!held) return moment.mine.undo ?? null;
    return moment.mine.ask?.auto ? null : { ...held, steps: 1 }; // where one could only pass, the server would pass again
  }

  /** Take back the last step, or all that I can. @param {boolean} [all] */
  async undo(all = false) {
    const taken = this.undoable();
    if (!taken || !this.transport || (all && taken.steps < 2)) return;
    if (this.state.held) await this.release();
    else if (!this.pending) {
      this.tookBack = true;
      await this.send(this.takeBack(this.transport, 0, all));
    }
  }

  /** Wait for an answer. What it changes on the table comes as a moment of its own, usually before the answer. @param {Promise<void>} sent */
  async send(sent) {
    this.pending = true;
    this.redrawPrompt();
    try {
      await sent;
    } catch (error) {
      if (/** @type {{reason?: string}} */ (error).reason !== "refused-taken-back") this.feedback.refuse(error);
    }
    if (!this.pending) return;
    this.pending = false;
    this.state.held = null;
    this.kept = null;
    this.redraw();
  }

  /** Ask in the prompt bar. @param {string} text @param {string} label @param {string} [option] @returns {Promise<boolean>} */
  confirm(text, label, option) {
    this.confirming?.answer(false);
    return new Promise((resolve) => {
      const answer = (/** @type {boolean} */ yes) => {
        this.confirming = null;
        resolve(yes);
        this.redraw();
      };
      this.confirming = { text, label, option, answer };
      this.redraw();
      /** @type {HTMLElement | null} */ (document.querySelector(".prompt-buttons button"))?.focus();
    });
  }

  /** Take a thing in hand, or put it back with "". @param {string} drag */
  hold(drag) {
    this.targets.held = drag;
    this.redraw();
  }
}

/** What choosing this answers: the ask itself, and with a shortcut those that follow. @param {Ask} ask @param {string} id @returns {string[] | undefined} */
export const answersFor = (ask, id) => (id in ask.options ? [id] : ask.shortcuts[id]);
