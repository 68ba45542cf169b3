/** What an option does, in words: from the board, the prompt's message, or the option's own. */

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").AnyView} View */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Ui} Ui */

export class Labels {
  /** @param {{words: Words, board: Board, state: TableState, ui: () => Ui}} needs */
  constructor({ words, board, state, ui }) {
    this.words = words;
    this.board = board;
    this.state = state;
    this.ui = ui;
  }

  /** What choosing this option does. @param {string} id @param {View} [view] at another moment than now @returns {string} */
  of(id, view = this.state.view) {
    const { words } = this;
    const own = this.ofBoard(id, view);
    if (own) return own;
    const [kind, ...rest] = id.split(":");
    const args = this.args(id);
    const here = view.ask ? words.attribute(`ask-${view.ask.prompt}`, kind, args) : "";
    if (here) return here;
    if (words.has(`option-${kind}`)) return words.say(`option-${kind}`, args);
    if (kind === "seat") return String(args.a);
    return words.name(rest.length ? rest.join(":") : kind);
  }

  /** The board's own words for it, if it has any. A mistake in them must not take the table along. @param {string} id @param {View} view */
  ofBoard(id, view) {
    try {
      return this.board.label?.(id, view, this.ui()) || "";
    } catch (error) {
      console.error(error);
      return "";
    }
  }

  /** The prompt's arguments, and the parts of the id as `$a`, `$b` … @param {string} id @returns {Record<string, unknown>} */
  args(id) {
    const { words } = this;
    const { view } = this.state;
    const [kind, ...parts] = id.split(":");
    /** @type {Record<string, unknown>} */
    const args = { ...view.ask?.args };
    parts.forEach((part, i) => {
      const value = /^\d+$/.test(part) ? Number(part) : part;
      args["abcdef"[i]] = kind === "seat" && i === 0 ? words.who(Number(part)) : value;
    });
    return args;
  }

  /** Why it can't be chosen now, or "". @param {string} id */
  why(id) {
    const { words } = this;
    const { view } = this.state;
    const why = view.ask?.blocked[id];
    return why ? words.say(`why-${why[1]}`, view.ask?.args) : "";
  }

  /** What to ask before it is chosen, or "". @param {string} id */
  question(id) {
    const { words } = this;
    const { view } = this.state;
    const kind = id.split(":")[0];
    const args = this.args(id);
    const here = words.attribute(`ask-${view.ask?.prompt}`, `${kind}-confirm`, args);
    return here || words.attribute(`option-${kind}`, "confirm", args);
  }
}
