/** What an option does, in words: made from what was offered, which is the option, its prompt and its fact. */

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./types.js").Args} Args */
/** @typedef {import("./types.js").Fact} Fact */

/**
 * An option as it was offered: all that its words are made of.
 * @typedef {object} Offer
 * @property {string} option
 * @property {string} [prompt]
 * @property {Args} [args] those of the prompt
 * @property {Fact} [fact]
 */

export class Labels {
  /** @param {{words: Words, state: TableState}} needs */
  constructor({ words, state }) {
    this.words = words;
    this.state = state;
  }

  /**
   * What choosing this does: an option of the open ask, a blocked one, or a shortcut. The last answer of a shortcut may say
   * little of it: a thing put in a place has words of its own (`put-…`, by the kind of place), and so may its last answer.
   * @param {string} id @returns {string}
   */
  of(id) {
    const answers = this.shortcut(id);
    if (!answers) return this.ofOffer(this.offer(id));
    const { args } = this.state.view.ask ?? {};
    const [held, ...place] = id.split(":");
    const last = answers[answers.length - 1];
    const [put, own] = [`put-${place[0]}`, `shortcut-${kindOf(last)}`];
    if (this.words.has(put)) return this.words.say(put, this.args({ option: place.join(":"), args: { ...args, held } }));
    return this.words.has(own) ? this.words.say(own, this.args({ option: last, args })) : this.ofOffer({ option: last, args });
  }

  /** What choosing it does, or did. @param {Offer} offer @returns {string} */
  ofOffer(offer) {
    const { words } = this;
    const args = this.args(offer);
    for (const kind of kindsOf(offer)) {
      const here = words.attribute(`ask-${offer.prompt}`, kind, args);
      if (here) return here;
      if (words.has(`option-${kind}`)) return words.say(`option-${kind}`, args);
    }
    const [kind, ...rest] = offer.option.split(":");
    return kind === "seat" ? String(args.a) : words.name(rest.length ? rest.join(":") : kind);
  }

  /** What taking it back does. An option that itself is a way back says so in its own words (`.undo`). @param {Offer} offer */
  ofUndo(offer) {
    return this.attribute(offer, "undo") || this.words.say("table-undo", { what: this.ofOffer(offer) });
  }

  /** A second line for whoever wants to know more, or "". @param {string} id */
  tip(id) {
    return this.attribute(this.offer(this.shortcut(id)?.at(-1) ?? id), "tip");
  }

  /** Why it can't be chosen now, or "". @param {string} id */
  why(id) {
    const why = this.state.view.ask?.blocked[id];
    return why ? this.words.say(`why-${why[1]}`, this.args(this.offer(id))) : "";
  }

  /** What to ask before it is chosen, or "". @param {string} id */
  question(id) {
    const offer = this.offer(this.shortcut(id)?.at(-1) ?? id);
    const args = this.args(offer);
    const here = kindsOf(offer).map((kind) => this.words.attribute(`ask-${offer.prompt}`, `${kind}-confirm`, args));
    return here.find(Boolean) || this.attribute(offer, "confirm");
  }

  /** @param {Offer} offer @param {string} name of an attribute of `option-…` */
  attribute(offer, name) {
    const args = this.args(offer);
    const found = kindsOf(offer).map((kind) => this.words.attribute(`option-${kind}`, name, args));
    return found.find(Boolean) ?? "";
  }

  /** The answers for which this stands, if it is no option by itself. @param {string} id */
  shortcut(id) {
    const { ask } = this.state.view;
    return ask && !(id in ask.options) ? ask.shortcuts[id] : undefined;
  }

  /** An option of the open ask, or a blocked one. @param {string} id @returns {Offer} */
  offer(id) {
    const { ask } = this.state.view;
    const fact = ask?.options[id] ?? ask?.blocked[id]?.[2];
    return { option: id, prompt: ask?.prompt, args: ask?.args, fact: fact === 1 ? undefined : fact };
  }

  /** The prompt's arguments, the parts of the id as `$a`, `$b` …, and the fact's fields. @param {Offer} offer @returns {Record<string, unknown>} */
  args({ option, args, fact }) {
    const [kind, ...parts] = option.split(":");
    /** @type {Record<string, unknown>} */
    const all = { ...args };
    parts.forEach((part, i) => {
      const value = /^\d+$/.test(part) ? Number(part) : part;
      all["abcdef"[i]] = kind === "seat" && i === 0 ? this.words.who(Number(part)) : value;
    });
    return { ...all, ...fact };
  }
}

/** @param {string} option */
const kindOf = (option) => option.split(":")[0];

/** What words there may be for it: those of the fact come first. @param {Offer} offer */
const kindsOf = ({ option, fact }) => (fact ? [fact.is, kindOf(option)] : [kindOf(option)]);
