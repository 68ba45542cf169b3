/** Whatever explains itself does so on hover, focus and long press, in one floating card. */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { swallowClick } from "./drag.js";

const HOVER_MS = 180;
const PRESS_MS = 450;

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./labels.js").Labels} Labels */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./targets.js").Targets} Targets */
/** @typedef {{title?: string, text?: string, rule?: string, href?: string}} Tip */

export class Tips {
  /** @param {HTMLElement} root @param {{words: Words, labels: Labels, state: TableState, targets: Targets}} needs */
  constructor(root, { words, labels, state, targets }) {
    this.root = root;
    this.words = words;
    this.labels = labels;
    this.state = state;
    this.targets = targets;
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
    root.addEventListener("pointerdown", (event) => {
      if (this.card.contains(/** @type {Node} */ (event.target))) return;
      this.hide();
      if (event.pointerType !== "mouse") this.soon(event.target, PRESS_MS);
    });
    root.addEventListener("pointerup", (event) => {
      if (event.pointerType === "mouse") return;
      clearTimeout(this.timer);
      if (!this.card.hidden) swallowClick(); // a long press explains, it does not choose
    });
    root.addEventListener("contextmenu", (event) => !this.card.hidden && event.preventDefault());
    root.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.soon(event.target, 0);
    });
    root.addEventListener("focusout", () => this.hide());
  }

  /** What there is to say of an element, and around which one. @param {Element} target @returns {[Element, Tip] | null} */
  tipAt(target) {
    const inPrompt = target.closest("[data-why]");
    if (inPrompt) return [inPrompt, this.blockedTip(inPrompt.getAttribute("data-why") ?? "")];
    const explained = target.closest("[data-tip]");
    const found = this.targets.around(target);
    if (found && found[1].does === "blocked") return [found[0], this.blockedTip(found[1].options[0])];
    const label = found && !this.state.story ? this.targets.labelOf(...found) : "";
    if (explained) return [explained, this.ownTip(explained, label)];
    return found && label ? [found[0], { title: label }] : null;
  }

  /** Why an option can't be chosen, with the rule. @param {string} id @returns {Tip} */
  blockedTip(id) {
    const rule = this.state.view.ask?.blocked[id]?.[0] ?? "";
    const { digest } = this.root.dataset; // not every game brings its rules in writing
    return { title: this.labels.of(id), text: this.labels.why(id), rule, href: digest && `${digest}#${rule}` };
  }

  /** What the board itself has to say of a thing. @param {Element} element @param {string} label @returns {Tip} */
  ownTip(element, label) {
    const id = element.getAttribute("data-tip") ?? "";
    const args = argsOf(element);
    return { title: label || this.words.attribute(id, "title", args), text: this.words.say(id, args) };
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
    if (!element.isConnected || (!tip.title && !tip.text)) return;
    this.over = element;
    const link = tip.href && html`<a class="tip-rule" href=${tip.href} target="_blank" rel="noopener">${tip.rule}</a>`;
    const rule = tip.rule ? link || html`<span class="tip-rule">${tip.rule}</span>` : nothing;
    render(html`${tip.title ? html`<strong>${tip.title}</strong>` : nothing}${tip.text ? html`<span>${tip.text}</span>` : nothing}${rule}`, this.card);
    this.card.hidden = false;
    this.card.classList.toggle("why", Boolean(tip.rule));
    place(this.card, element.getBoundingClientRect());
  }

  hide() {
    clearTimeout(this.timer);
    this.over = null;
    this.card.hidden = true;
  }
}

/** @param {Element} element @returns {Record<string, unknown>} */
function argsOf(element) {
  try {
    return JSON.parse(element.getAttribute("data-tip-args") ?? "{}");
  } catch {
    return {};
  }
}

/** Put a floating card above its thing, or below where it would cover the prompt bar. @param {HTMLElement} card @param {DOMRect} box */
export function place(card, box) {
  const { offsetWidth: width, offsetHeight: height } = card;
  const gap = 10;
  const bar = document.getElementById("prompt")?.getBoundingClientRect();
  const ceiling = bar && bar.bottom <= box.top + 1 ? bar.bottom : 0;
  const x = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
  const above = box.top - height - gap;
  const y = above > ceiling ? above : Math.min(innerHeight - height - 8, box.bottom + gap);
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}
