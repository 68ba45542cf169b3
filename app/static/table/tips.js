/** Whatever explains itself does so on hover, focus and long press, in one floating card. */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { swallowClick } from "./drag.js";
import { place } from "./place.js";

const HOVER_MS = 150;
const PRESS_MS = 450;

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./labels.js").Labels} Labels */
/** @typedef {import("./preview.js").Preview} Preview */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./targets.js").Target} Target */
/** @typedef {import("./targets.js").Targets} Targets */
/** @typedef {{title?: string, more?: string, text?: string, rule?: string, href?: string, option?: string, others?: Tip[]}} Tip `option` is what a click would choose, `more` a line on it */

const OFFERS = ["data-option", "data-listed", "data-picks"];

export class Tips {
  /** @param {HTMLElement} root @param {{words: Words, labels: Labels, state: TableState, targets: Targets, preview: Preview}} needs */
  constructor(root, { words, labels, state, targets, preview }) {
    this.root = root;
    this.words = words;
    this.labels = labels;
    this.state = state;
    this.targets = targets;
    this.preview = preview;
    this.card = document.createElement("div");
    this.card.className = "tip";
    this.card.id = "tip";
    this.card.setAttribute("role", "tooltip");
    this.card.hidden = true;
    root.append(this.card);
    this.timer = 0;
    /** @type {Element | null} */
    this.over = null;
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.soon(event.target, HOVER_MS));
    root.addEventListener("wheel", () => this.hide(), { passive: true });
    root.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.hide());
    root.addEventListener("pointerdown", (event) => {
      if (this.card.contains(/** @type {Node} */ (event.target))) return;
      this.hide();
      if (event.pointerType !== "mouse") this.soon(event.target, PRESS_MS);
    });
    root.addEventListener("pointerup", (event) => {
      if (event.pointerType === "mouse") return;
      clearTimeout(this.timer);
      if (!this.card.hidden || this.preview.isShown) swallowClick(); // a long press explains, it does not choose
    });
    root.addEventListener("contextmenu", (event) => !this.card.hidden && event.preventDefault());
    root.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.soon(event.target, 0);
    });
    root.addEventListener("focusout", () => this.hide());
  }

  /** What there is to say of an element, and around which one. @param {Element} target @returns {[Element, Tip] | null} */
  tipAt(target) {
    const inPrompt = target.closest("[data-unexplained]");
    if (inPrompt) return [inPrompt, this.unexplainedTip()];
    const offer = target.closest(OFFERS.map((name) => `[${name}]`).join());
    if (offer) return [offer, this.optionTip(OFFERS.map((name) => offer.getAttribute(name)).find(Boolean) ?? "")];
    const explained = target.closest("[data-tip]");
    const found = this.targets.around(target);
    if (found && found[1].does === "blocked") return [found[0], this.blockedTip(found[1].options[0])];
    const does = found && !this.state.story ? this.targetTip(...found) : {};
    if (explained) return [explained, this.ownTip(explained, does)];
    return found && does.title ? [found[0], does] : null;
  }

  /** What a click on a thing of the board does. @param {Element} element @param {Target} target @returns {Tip} */
  targetTip(element, target) {
    const [option] = target.options;
    const one = target.does === "choose" || target.does === "put" || (target.does === "menu" && target.options.length === 1);
    return { title: this.targets.labelOf(element, target), ...(one && this.optionTip(option)) };
  }

  /** What there is to say of an option besides its label. @param {string} option @returns {Tip} */
  optionTip(option) {
    return { option, more: this.labels.tip(option) };
  }

  /** Why an option can't be chosen, with the rule. @param {string} id @returns {Tip} */
  blockedTip(id) {
    const rule = this.state.view.ask?.blocked[id]?.[0] ?? "";
    const { digest } = this.root.dataset; // not every game brings its rules in writing
    return { title: this.labels.of(id), text: this.labels.why(id), rule, href: digest && `${digest}#${rule}` };
  }

  /** Why all that can't be chosen that has no place on the board. @returns {Tip} */
  unexplainedTip() {
    return { others: this.targets.unexplained.map((id) => this.blockedTip(id)) };
  }

  /** What the board itself has to say of a thing, below what a click does; where `data-told` stands it says that aside. @param {Element} element @param {Tip} does @returns {Tip} */
  ownTip(element, does) {
    if (element.hasAttribute("data-told")) return does;
    const id = element.getAttribute("data-tip") ?? "";
    const args = argsOf(element);
    return { ...does, title: does.title || this.words.attribute(id, "title", args), text: this.words.say(id, args) };
  }

  /** @param {Element} element */
  showUnexplained(element) {
    this.show(element, this.unexplainedTip());
  }

  /** @param {Element} element @param {string} id an option that is blocked */
  showBlocked(element, id) {
    this.show(element, this.blockedTip(id));
  }

  /** @param {EventTarget | null} target @param {number} ms */
  soon(target, ms) {
    if (!(target instanceof Element) || this.card.contains(target)) return;
    const found = this.tipAt(target);
    if (found && found[0] === this.over) return;
    clearTimeout(this.timer);
    this.over = found ? found[0] : null;
    if (!found) this.timer = setTimeout(() => this.hide(), HOVER_MS);
    else this.timer = setTimeout(() => this.show(...found), ms);
  }

  /** @param {Element} element @param {Tip} tip */
  show(element, tip) {
    if (!element.isConnected) return;
    this.over = element;
    if (tip.option) this.preview.show(tip.option);
    else this.preview.hide();
    const tips = tip.others ?? [tip];
    this.card.hidden = !tips.some(({ title, more, text }) => title || more || text);
    if (this.card.hidden) return;
    render(tips.map(saying), this.card);
    this.card.classList.toggle("why", tips.some(({ rule }) => rule));
    place(this.card, element.getBoundingClientRect());
  }

  hide() {
    clearTimeout(this.timer);
    this.over = null;
    this.card.hidden = true;
    this.preview.hide();
  }
}

/** @param {Tip} tip */
function saying({ title, more, text, rule, href }) {
  const link = href && html`<a class="tip-rule" href=${href} target="_blank" rel="noopener">${rule}</a>`;
  const line = (/** @type {string | undefined} */ text) => (text ? html`<span>${text}</span>` : nothing);
  return html`${title ? html`<strong>${title}</strong>` : nothing}${line(more)}${line(text)}${rule ? link || html`<span class="tip-rule">${rule}</span>` : nothing}`;
}

/** @param {Element} element @returns {Record<string, unknown>} */
function argsOf(element) {
  try {
    return JSON.parse(element.getAttribute("data-tip-args") ?? "{}");
  } catch {
    return {};
  }
}
