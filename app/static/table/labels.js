/** What an option does, in words: from the board, the prompt's message, or the option's own. */

/** @typedef {import("./shell.js").Shell} Shell */
/** @typedef {import("./types.js").AnyView} View */

export class Labels {
  /** @param {Shell} shell */
  constructor(shell) {
    this.shell = shell;
  }

  /** What choosing this option does. @param {string} id @param {View} [view] at another moment than now @returns {string} */
  of(id, view = this.shell.view) {
    const { words } = this.shell;
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
    const { ui, board } = this.shell;
    try {
      return (ui && board.label?.(id, view, ui)) || "";
    } catch (error) {
      console.error(error);
      return "";
    }
  }

  /** The prompt's arguments, and the parts of the id as `$a`, `$b` … @param {string} id @returns {Record<string, any>} */
  args(id) {
    const { words, view } = this.shell;
    const [kind, ...parts] = id.split(":");
    const args = { ...(view.ask?.args ?? {}) };
    parts.forEach((part, i) => {
      const value = /^\d+$/.test(part) ? Number(part) : part;
      args["abcdef"[i]] = kind === "seat" && i === 0 ? words.who(Number(part)) : value;
    });
    return args;
  }

  /** Why it can't be chosen now, or "". @param {string} id */
  why(id) {
    const { words, view } = this.shell;
    const why = view.ask?.blocked[id];
    return why ? words.say(`why-${why[1]}`, view.ask?.args) : "";
  }

  /** What to ask before it is chosen, or "". @param {string} id */
  question(id) {
    const { words, view } = this.shell;
    const kind = id.split(":")[0];
    const args = this.args(id);
    const here = words.attribute(`ask-${view.ask?.prompt}`, `${kind}-confirm`, args);
    return here || words.attribute(`option-${kind}`, "confirm", args);
  }
}
