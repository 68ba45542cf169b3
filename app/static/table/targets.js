/**
 * What of a drawn board can be acted on: the things whose ids are among the open options glow, can be reached by
 * keyboard and are announced; blocked ones say why; `data-drag` things can be put on `data-drop` places, where that is
 * an option or a shortcut. Of shortcuts there may be dozens: their places open only for a thing in hand. What is too small to
 * be touched is not offered: `data-opens` says which options a larger thing stands for, or brings into sight.
 */

import { Look } from "./sight.js";

/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./labels.js").Labels} Labels */

const MARKED = "[data-id],[data-drag],[data-drop],[data-tip],[data-opens]";
const OURS = ["data-can", "data-open", "data-blocked", "data-held", "tabindex", "role", "aria-label", "aria-disabled", "aria-pressed"];

/**
 * What an element on the board can do now.
 * @typedef {object} Target
 * @property {"choose" | "hold" | "put" | "menu" | "blocked" | "tip"} does
 * @property {string[]} options the options or the shortcut that it stands for (of a blocked thing: its own id)
 */

export class Targets {
  /** @param {Element[]} regions @param {Labels} labels */
  constructor(regions, labels) {
    this.regions = regions;
    this.labels = labels;
    /** The `data-drag` name of the thing in hand. */
    this.held = "";
    /** @type {Map<Element, Target>} */
    this.targets = new Map();
    /** @type {string[]} the options that have nothing on the board */
    this.offBoard = [];
    /** @type {Set<string>} the options of which, since this was asked, nothing was in sight at some time */
    this.outOfSight = new Set();
    /** @type {Set<string>} */
    this.options = new Set();
    /** What was looked at: the ask, and the thing in hand. */
    this.lookedAt = "";
    /** Whether what can be chosen glows. It does not while nothing would come of it. */
    this.glowing = true;
    /** @type {string[]} likewise what is blocked */
    this.blockedOffBoard = [];
    /** @type {string[]} the options and shortcuts that are a thing and a place */
    this.pairs = [];
    /** @type {WeakMap<Element, Record<string, string | null>>} what the board itself had set */
    this.own = new WeakMap();
    /** @type {Set<Element>} what lies in a button, which is called by its label alone */
    this.parts = new Set();
  }

  /** Look at everything drawn. @param {Ask | null} ask */
  update(ask) {
    const elements = this.regions.flatMap((region) => [...region.querySelectorAll(MARKED)]);
    const options = (this.options = new Set(Object.keys(ask?.options ?? {})));
    const drags = new Set(elements.map((element) => element.getAttribute("data-drag")).filter(Boolean));
    const drops = new Set(elements.map((element) => element.getAttribute("data-drop")).filter(Boolean));
    const shortcuts = Object.keys(ask?.shortcuts ?? {});
    this.pairs = [...options, ...shortcuts].filter((id) => drags.has(dragOf(id)) && drops.has(dropOf(id)));
    if (!this.pairs.some((id) => dragOf(id) === this.held)) this.held = "";
    const before = this.targets;
    this.targets = new Map();
    for (const element of elements) {
      const target = ask ? this.read(element, ask) : tipOf(element);
      if (target) this.targets.set(element, target);
    }
    const holders = this.holders();
    for (const [element, target] of this.targets) this.mark(element, target, holders);
    for (const element of before.keys()) if (!this.targets.has(element)) this.restore(element);
    this.hideParts(holders);
    const onBoard = new Set([...this.targets.values()].flatMap(({ does, options }) => (does === "tip" ? [] : options)));
    const nearby = new Set(elements.flatMap((element) => element.getAttribute("data-opens")?.split(" ") ?? []));
    this.offBoard = [...options].filter((id) => !onBoard.has(id) && !nearby.has(id));
    this.blockedOffBoard = Object.keys(ask?.blocked ?? {}).filter((id) => !onBoard.has(id));
    const lookedAt = ask ? `${ask.id} ${this.held}` : "";
    if (this.lookedAt !== lookedAt) this.outOfSight = new Set();
    this.lookedAt = lookedAt;
  }

  /**
   * Look which options are not sure to be in sight: nothing that stands for them is drawn where it can be seen. What was out
   * of sight once counts until something else is asked: a button must not vanish under the finger.
   * What is covered is looked for when the prompt carries all that is not drawn in sight: to ask what lies where lays the
   * page out, and who sees that before the prompt is whole sees it jump.
   * @returns {boolean} whether there are more of them now
   */
  look() {
    const look = new Look();
    return this.miss((element) => look.isInView(element)) || this.miss((element) => look.sees(element));
  }

  /** Remember what is not in sight by this. @param {(element: Element) => boolean} sees @returns {boolean} whether there is more of it now */
  miss(sees) {
    const before = this.outOfSight.size;
    const things = [...this.targets].filter(([, { does }]) => (this.held ? does === "put" : acts({ does })));
    const places = new Set(things.flatMap(([, { does, options }]) => (does === "hold" ? [] : options)));
    /** @param {Target} target a thing to be taken in hand stands for what can't be chosen by its place */
    const standsFor = ({ does, options }) => (does === "hold" ? options.filter((id) => !places.has(id)) : options);
    const inSight = new Set(things.flatMap(([element, target]) => (sees(element) ? standsFor(target) : [])));
    for (const id of things.flatMap(([, { options }]) => options)) if (!inSight.has(id) && (this.held || this.options.has(id))) this.outOfSight.add(id);
    return this.outOfSight.size > before;
  }

  /** What brings an option into sight that is drawn somewhere else, if anything. @param {string} id */
  elementOf(id) {
    return [...this.targets].find(([, target]) => acts(target) && target.options.includes(id))?.[0];
  }

  /** What one would expect but can't do now and that lies nowhere on the board, such as `done`: not things that lie elsewhere. */
  get unexplained() {
    return this.blockedOffBoard.filter((id) => !id.includes(":"));
  }

  /** @param {Element} element @param {Ask} ask @returns {Target | null} */
  read(element, ask) {
    const id = element.getAttribute("data-id");
    const drag = element.getAttribute("data-drag");
    const drop = element.getAttribute("data-drop");
    const takes = drag ? this.pairs.filter((pair) => dragOf(pair) === drag) : [];
    const gives = drop ? this.pairs.filter((pair) => dropOf(pair) === drop && pair in ask.options) : [];
    const put = drop && this.held ? `${this.held}:${drop}` : "";
    if (this.pairs.includes(put)) return { does: "put", options: [put] };
    if (ask.blocked[put]) return { does: "blocked", options: [put] };
    if (id && !put && (id in ask.options || id in ask.shortcuts)) return { does: "choose", options: [id] };
    if (takes.length) return { does: "hold", options: takes };
    if (gives.length) return { does: "menu", options: gives };
    if (id && !put && ask.blocked[id]) return { does: "blocked", options: [id] };
    return tipOf(element);
  }

  /** What the list of all options holds: of pairs that are shortcuts only those of the thing in hand. @param {Ask} ask */
  listed(ask) {
    if (this.held) return this.pairs.filter((pair) => dragOf(pair) === this.held);
    const pairs = new Set(this.pairs);
    return [...Object.keys(ask.options), ...Object.keys(ask.shortcuts).filter((id) => !pairs.has(id))];
  }

  /** What can be acted on and holds other such things: groups rather than buttons, in which nothing else may be pressed. */
  holders() {
    /** @type {Set<Element>} */
    const holders = new Set();
    for (const [element, target] of this.targets) {
      const outer = isButton(target) && this.buttonAround(element);
      if (outer) holders.add(outer);
    }
    return holders;
  }

  /** @param {Element} element @returns {Element | undefined} */
  buttonAround(element) {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const target = this.targets.get(at);
      if (target && isButton(target)) return at;
    }
    return undefined;
  }

  /** A button says its label, and nothing of what is drawn in it. @param {Set<Element>} holders */
  hideParts(holders) {
    const buttons = [...this.targets].filter(([element, target]) => isButton(target) && !holders.has(element));
    const parts = new Set(buttons.flatMap(([{ children }]) => [...children].filter((part) => this.parts.has(part) || !part.hasAttribute("aria-hidden"))));
    for (const part of this.parts) if (!parts.has(part)) part.removeAttribute("aria-hidden");
    for (const part of parts) put(part, "aria-hidden", "true");
    this.parts = parts;
  }

  /** @param {Element} element @param {Target} target @param {Set<Element>} holders */
  mark(element, target, holders) {
    const { does, options } = target;
    const label = this.labelOf(element, target);
    const isChoice = does === "choose" || does === "hold" || does === "put";
    const glows = this.glowing && isChoice && (!this.held || options.some((id) => dragOf(id) === this.held));
    this.set(element, {
      "data-can": glows ? "" : null,
      "data-open": does === "menu" || (isChoice && !glows) ? "" : null,
      "data-blocked": does === "blocked" ? "" : null,
      "data-held": does === "hold" && element.getAttribute("data-drag") === this.held ? "" : null,
      tabindex: isButton(target) || !this.buttonAround(element) ? "0" : null,
      role: isButton(target) ? (holders.has(element) ? "group" : "button") : null,
      "aria-label": label || null,
      "aria-disabled": does === "blocked" && options.length ? "true" : null,
      "aria-pressed": does === "hold" ? String(element.getAttribute("data-drag") === this.held) : null,
    });
  }

  /** What a click will do, in words. @param {Element} element @param {Target} target */
  labelOf(element, { does, options }) {
    if (does === "choose" || does === "put") return this.labels.of(options[0]);
    if (does === "blocked") return `${this.labels.of(options[0])}. ${this.labels.why(options[0])}`;
    if (does === "tip") return "";
    const thing = does === "hold" ? this.labels.words.name(dragOf(options[0])) : options.map((id) => this.labels.of(id)).join("; ");
    return element.getAttribute("data-label") ?? thing;
  }

  /** @param {Element} element @param {Record<string, string | null>} wanted */
  set(element, wanted) {
    let own = this.own.get(element);
    if (!own) {
      own = Object.fromEntries(OURS.map((name) => [name, element.getAttribute(name)]));
      this.own.set(element, own);
    }
    for (const name of OURS) put(element, name, wanted[name] ?? own[name]);
  }

  /** @param {Element} element */
  restore(element) {
    const own = this.own.get(element);
    if (own) for (const name of OURS) put(element, name, own[name]);
    this.own.delete(element);
  }

  /** @param {Element} element */
  get(element) {
    return this.targets.get(element);
  }

  /** The nearest element around this one that does something, blocked ones last. @param {EventTarget | null} from @returns {[Element, Target] | null} */
  around(from) {
    /** @type {[Element, Target][]} */
    const found = [];
    for (let element = from instanceof Element ? from : null; element; element = element.parentElement) {
      const target = this.targets.get(element);
      if (target) found.push([element, target]);
    }
    return found.find(([, target]) => acts(target)) ?? found.find(([, { does }]) => does === "blocked") ?? null;
  }

  /** All that can be acted on, in the order drawn; with a thing in hand, only that and the places where it fits. */
  active() {
    const active = [...this.targets].filter(([, target]) => acts(target)).map(([element]) => element);
    return this.held ? active.filter((element) => element.hasAttribute("data-can")) : active;
  }
}

/** Something that only explains itself. @param {Element} element @returns {Target | null} */
const tipOf = (element) => (element.hasAttribute("data-tip") ? { does: "tip", options: [] } : null);

/** Also what is blocked: it says why. @param {Target} target */
const isButton = ({ does }) => does !== "tip";

/** @param {Pick<Target, "does">} target */
export const acts = ({ does }) => does !== "tip" && does !== "blocked";

/** @param {Element} element @param {string} name @param {string | null} value */
function put(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** @param {string} option */
export const dragOf = (option) => option.slice(0, option.indexOf(":"));

/** @param {string} option */
export const dropOf = (option) => option.slice(option.indexOf(":") + 1);
