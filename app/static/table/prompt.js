/**
 * The bar across the top of the board: what I may do now, or whom we wait for. It carries whatever can be chosen and is not
 * sure to be in sight. Its place is always as high (`bar.js`): nothing else moves when something else is said.
 */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./actions.js").Actions} Actions */
/** @typedef {import("./catch-up.js").CatchUp} CatchUp */
/** @typedef {import("./labels.js").Labels} Labels */
/** @typedef {import("./labels.js").Offer} Offer */
/** @typedef {import("./playback.js").Playback} Playback */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./targets.js").Targets} Targets */
/** @typedef {import("./tips.js").Tips} Tips */
/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {import("./windows.js").Windows} Windows */
/** @typedef {{text: string, kind: string, buttons: unknown[]}} Content */

/** More buttons than these are not read but searched. */
const MOST = 6;

export class Prompt {
  /**
   * @param {object} needs
   * @param {Words} needs.words
   * @param {TableState} needs.state
   * @param {Targets} needs.targets
   * @param {Labels} needs.labels
   * @param {Actions} needs.actions
   * @param {Playback} needs.playback
   * @param {Tips} needs.tips
   * @param {Windows} needs.windows
   * @param {CatchUp} needs.catchUp
   * @param {() => void} needs.openResult
   * @param {() => void} needs.showChoices bring into sight what can be chosen
   * @param {() => void} needs.takeSeatBack from the bot that plays for me
   * @param {() => void} needs.redraw
   * @param {() => string} needs.caption what a replay says instead of whom we wait for, or ""
   */
  constructor({ words, state, targets, labels, actions, playback, tips, windows, catchUp, openResult, showChoices, takeSeatBack, redraw, caption }) {
    this.words = words;
    this.state = state;
    this.targets = targets;
    this.labels = labels;
    this.actions = actions;
    this.playback = playback;
    this.tips = tips;
    this.windows = windows;
    this.catchUp = catchUp;
    this.openResult = openResult;
    this.showChoices = showChoices;
    this.takeSeatBack = takeSeatBack;
    this.redraw = redraw;
    this.caption = caption;
  }

  bar() {
    const { text, kind, buttons } = this.content();
    return html`<div class="prompt-place">
      <div class="prompt-line" data-kind=${kind}>
        <span class="prompt-lamp" aria-hidden="true"></span>
        <p class="prompt-text" id="prompt-text" tabindex="-1">${text}</p>
        <div class="prompt-buttons">${buttons}</div>
        ${this.undoButtons()}
      </div>
      ${this.catchUp.template()}
    </div>`;
  }

  /** @returns {Content} */
  content() {
    const { words, actions } = this;
    const { view, story, held } = this.state;
    if (story) {
      const note = story.notes[story.at];
      return { kind: "story", text: words.say(`note-${note.id}`, note.args), buttons: [button(words.say("table-skip"), () => this.playback.skip())] };
    }
    if (actions.confirming) {
      const { text, label, answer } = actions.confirming;
      return { kind: "confirm", text, buttons: [button(label, () => answer(true), "main"), button(words.say("table-no"), () => answer(false))] };
    }
    if (this.catchUp.note) return this.sinceContent(this.catchUp.note);
    if (view.result) return this.resultContent(view.result);
    if (this.state.isLost) return this.lostContent();
    if (this.state.isLent) return { kind: "lent", text: words.say("table-bot-for-me"), buttons: [button(words.say("table-take-back"), this.takeSeatBack, "main")] };
    if (held) return this.idleContent("held", words.say("table-held", { what: this.labels.ofOffer(held) }));
    if (view.ask && this.targets.held) {
      const text = words.say("table-holding", { thing: words.name(this.targets.held) });
      return { kind: "mine", text, buttons: [...this.optionButtons(view.ask), button(words.say("table-put-back"), () => actions.hold(""))] };
    }
    if (view.ask) return this.askContent(view.ask);
    return this.idleContent("wait", this.caption() || this.waitingFor());
  }

  /** One of the lines that were told while I was away. @param {import("./types.js").Note} note @returns {Content} */
  sinceContent(note) {
    const { words, catchUp } = this;
    const place = words.say("replay-step", { at: catchUp.at + 1, last: catchUp.notes.length });
    const buttons = [button(words.say("table-since-next"), () => catchUp.step(), "main"), button(words.say("table-close"), () => catchUp.dismiss())];
    return { kind: "story", text: `${place} · ${words.say(`note-${note.id}`, note.args)}`, buttons };
  }

  /** Without a connection: what was chosen is kept, what would be chosen now too. @returns {Content} */
  lostContent() {
    const { words, actions } = this;
    const { kept } = actions;
    if (kept) return { kind: "lost", text: words.say("table-lost-kept", { what: kept.what }), buttons: [button(words.say("table-withdraw"), kept.withdraw)] };
    const id = actions.pending ? "table-lost-sent" : this.state.view.ask ? "table-lost-asked" : "table-lost";
    return { kind: "lost", text: words.say(id), buttons: this.state.view.ask && !actions.pending ? this.optionButtons(this.state.view.ask) : [] };
  }

  /** While nothing is asked of me, and maybe will not be. @param {string} kind @param {string} text @returns {Content} */
  idleContent(kind, text) {
    const { words, windows } = this;
    if (!windows.passing) return { kind, text, buttons: [] };
    return { kind, text: `${text} · ${words.say("table-passing")}`, buttons: [button(words.say("table-ask-again"), () => this.passForNow(false))] };
  }

  /** Pass in every window until I am asked something else, beginning with this one; or don't any more. @param {boolean} passing */
  passForNow(passing) {
    if (passing) void this.actions.choose("pass");
    this.windows.pass(passing);
    this.redraw();
  }

  /** @param {Ask} ask @returns {Content} */
  askContent(ask) {
    const buttons = this.optionButtons(ask);
    if (ask.window) buttons.push(button(this.words.say("table-pass-for-now"), () => this.passForNow(true), "", this.words.say("table-passing")));
    if (this.targets.unexplained.length) buttons.push(this.whyButton());
    return { kind: this.actions.pending ? "sent" : "mine", text: this.words.say(`ask-${ask.prompt}`, ask.args), buttons };
  }

  /**
   * Which options are buttons: those with nothing on the board and those that may be out of sight. Where these would be too
   * many, one button shows them. In a window nobody has to look for what is meant.
   * @param {Ask} ask @returns {{buttons: string[], others: number}}
   */
  carried(ask) {
    const { offBoard, outOfSight, held } = this.targets;
    if (ask.window && !held) return { buttons: Object.keys(ask.options), others: 0 };
    const words = held ? [] : offBoard;
    const wanted = this.targets.listed(ask).filter((id) => words.includes(id) || outOfSight.has(id));
    if (wanted.length <= MOST) return { buttons: wanted, others: 0 };
    const few = words.length <= MOST ? words : words.filter((id) => !id.includes(":"));
    return { buttons: few, others: wanted.length - few.length };
  }

  /** @param {Ask} ask */
  optionButtons(ask) {
    const { buttons, others } = this.carried(ask);
    const more = html`<button type="button" data-more=${others} @click=${this.showChoices}>${this.words.say("table-show-choices", { count: others })}</button>`;
    return [...buttons.map((id) => this.optionButton(id)), ...(others ? [more] : [])];
  }

  /** @param {Result} result @returns {Content} */
  resultContent({ winners }) {
    const { words } = this;
    const text = words.say("table-winners", { count: winners.length, seats: winners });
    return { kind: "over", text, buttons: [button(words.say("table-show-result"), this.openResult, "main")] };
  }

  /** @param {string} id */
  optionButton(id) {
    return html`<button type="button" class="main" data-option=${id} @click=${() => this.actions.choose(id)}>${this.labels.of(id)}</button>`;
  }

  /** What one would expect but can't do now, all of it behind one button that says why. */
  whyButton() {
    const why = this.words.say("table-why");
    const show = (/** @type {Event} */ { currentTarget }) => this.tips.showUnexplained(/** @type {Element} */ (currentTarget));
    const reasons = this.targets.unexplained.map((id) => `${this.labels.of(id)}: ${this.labels.why(id)}`).join(" ");
    return html`<button type="button" class="quiet why-not" data-unexplained aria-description=${reasons} @click=${show}>${icon("help")}<span>${why}</span></button>`;
  }

  /** Two ways back: the last step, and all of them. */
  undoButtons() {
    const { actions, words } = this;
    const taken = actions.undoable();
    if (!taken) return nothing;
    const off = actions.pending && !this.state.held;
    const what = this.labels.ofUndo(taken);
    const all = words.say("table-undo-all", { steps: taken.steps });
    return html`<div class="ways-back">
      <button type="button" class="undo" title=${what} aria-label=${what} aria-keyshortcuts="u" ?disabled=${off} @click=${() => actions.undo()}>
        ${icon("return-arrow")}<span>${what}</span>
      </button>
      ${taken.steps > 1
        ? html`<button type="button" class="undo-all" title=${all} aria-label=${all} aria-keyshortcuts="Shift+U" ?disabled=${off} @click=${() => actions.undo(true)}>
            ${icon("anticlockwise-rotation")}<span>${all}</span><b aria-hidden="true">${taken.steps}</b>
          </button>`
        : nothing}
    </div>`;
  }

  /** Whom we wait for and what they are doing, as far as that is public. */
  waitingFor() {
    const { words } = this;
    const { room, view } = this.state;
    if (room.state === "stuck") return words.say("table-stuck");
    /** @type {Map<string, number[]>} */
    const groups = new Map();
    for (const [seat, doing] of Object.entries(view.waiting)) groups.set(doing, [...(groups.get(doing) ?? []), Number(seat)]);
    const lines = [...groups].map(([doing, seats]) => {
      const names = words.list.format(seats.map((seat) => words.who(seat)));
      if (!doing || !words.has(`doing-${doing}`)) return words.say("table-waiting", { names });
      const text = words.say(`doing-${doing}`, { seats, count: seats.length });
      return text.includes(names) ? text : `${names} ${text}`;
    });
    return lines.join(" · ") || words.say("table-loading");
  }

  /** Every option as a button, for screen readers and for the key `o`. */
  optionList() {
    const { view, story } = this.state;
    const ids = view.ask && !story ? this.targets.listed(view.ask) : [];
    /** A click closes the list, which would lie over what it did; who chooses by keyboard goes on in it. */
    const choose = (/** @type {MouseEvent} */ { detail, currentTarget }, /** @type {string} */ id) => {
      if (detail) /** @type {HTMLElement} */ (currentTarget).blur();
      void this.actions.choose(id);
    };
    const item = (/** @type {string} */ id) =>
      html`<li><button type="button" tabindex="-1" data-listed=${id} @click=${(/** @type {MouseEvent} */ event) => choose(event, id)}>${this.labels.of(id)}</button></li>`;
    return html`<section class="visually-hidden option-list" tabindex="-1" aria-label=${this.words.say("table-options")}>
      <ul>
        ${ids.map(item)}
      </ul>
    </section>`;
  }
}

/** @param {string} label @param {() => void} act @param {"main" | ""} [rank] @param {string} [title] */
const button = (label, act, rank = "", title = "") => html`<button type="button" class=${rank} title=${title || nothing} @click=${act}>${label}</button>`;
