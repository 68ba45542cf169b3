/**
 * Gives life to what a board has drawn: the things whose ids are among the open options glow, can be reached by
 * keyboard and are announced; blocked ones say why; `data-drag` things can be put on `data-drop` places.
 */

/** @typedef {import("./types.js").Ask} Ask */

const LIVING = "[data-id],[data-drag],[data-drop],[data-tip]";
const OURS = ["data-can", "data-open", "data-blocked", "data-held", "tabindex", "role", "aria-label", "aria-disabled"];

/**
 * What an element on the board can do now.
 * @typedef {object} Living
 * @property {"choose" | "hold" | "put" | "menu" | "blocked" | "tip"} does
 * @property {string[]} options the options that it stands for (of a blocked thing: its own id)
 */

export class Options {
  /** @param {Element[]} regions @param {(option: string) => string} label @param {(option: string) => string} why */
  constructor(regions, label, why) {
    this.regions = regions;
    this.label = label;
    this.why = why;
    /** The `data-drag` name of the thing in hand. */
    this.held = "";
    /** @type {Map<Element, Living>} */
    this.living = new Map();
    /** @type {WeakMap<Element, Record<string, string | null>>} what the board itself had set */
    this.own = new WeakMap();
  }

  /** Look at everything drawn; returns the options that have nothing on the board. @param {Ask | null} ask @returns {string[]} */
  enliven(ask) {
    const elements = this.regions.flatMap((region) => [...region.querySelectorAll(LIVING)]);
    const options = new Set(Object.keys(ask?.options ?? {}));
    const drags = new Set(elements.map((element) => element.getAttribute("data-drag")).filter(Boolean));
    const drops = new Set(elements.map((element) => element.getAttribute("data-drop")).filter(Boolean));
    const pairs = [...options].filter((id) => drags.has(dragOf(id)) && drops.has(dropOf(id)));
    if (!pairs.some((id) => dragOf(id) === this.held)) this.held = "";
    const before = this.living;
    this.living = new Map();
    for (const element of elements) {
      const living = this.read(element, ask, options, pairs);
      if (living) this.living.set(element, living);
    }
    for (const [element, living] of this.living) this.mark(element, living);
    for (const element of before.keys()) if (!this.living.has(element)) this.restore(element);
    const onBoard = new Set([...this.living.values()].flatMap(({ does, options }) => (does === "tip" ? [] : options)));
    return [...options].filter((id) => !onBoard.has(id));
  }

  /** @param {Element} element @param {Ask | null} ask @param {Set<string>} options @param {string[]} pairs @returns {Living | null} */
  read(element, ask, options, pairs) {
    const id = element.getAttribute("data-id");
    const drag = element.getAttribute("data-drag");
    const drop = element.getAttribute("data-drop");
    if (drop && this.held) {
      const option = `${this.held}:${drop}`;
      if (options.has(option)) return { does: "put", options: [option] };
      if (ask?.blocked[option]) return { does: "blocked", options: [option] };
    }
    if (id && options.has(id)) return { does: "choose", options: [id] };
    const takes = drag ? pairs.filter((option) => dragOf(option) === drag) : [];
    if (takes.length) return { does: "hold", options: takes };
    const gives = drop ? pairs.filter((option) => dropOf(option) === drop) : [];
    if (gives.length) return { does: "menu", options: gives };
    if (id && ask?.blocked[id]) return { does: "blocked", options: [id] };
    return element.hasAttribute("data-tip") ? { does: "tip", options: [] } : null;
  }

  /** @param {Element} element @param {Living} living */
  mark(element, living) {
    const { does, options } = living;
    const label = this.labelOf(element, living);
    const acts = does === "choose" || does === "hold" || does === "put";
    const glows = acts && (!this.held || options.some((id) => dragOf(id) === this.held));
    this.set(element, {
      "data-can": glows ? "" : null,
      "data-open": does === "menu" || (acts && !glows) ? "" : null,
      "data-blocked": does === "blocked" ? "" : null,
      "data-held": does === "hold" && element.getAttribute("data-drag") === this.held ? "" : null,
      tabindex: "0",
      role: does === "tip" ? null : "button",
      "aria-label": label || null,
      "aria-disabled": does === "blocked" && options.length ? "true" : null,
    });
  }

  /** What a click will do, in words. @param {Element} element @param {Living} living */
  labelOf(element, { does, options }) {
    const own = element.getAttribute("data-label");
    if (does === "choose" || does === "put") return own ?? this.label(options[0]);
    if (does === "blocked") return `${own ?? this.label(options[0])}. ${this.why(options[0])}`;
    if (does === "hold" || does === "menu") return own ?? "";
    return "";
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

  /** The nearest element around a target that does something, blocked ones last. @param {EventTarget | null} target */
  around(target) {
    /** @type {[Element, Living][]} */
    const found = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
      const living = this.living.get(at);
      if (living) found.push([at, living]);
    }
    const acting = found.find(([, { does }]) => does !== "tip" && does !== "blocked");
    return acting ?? found.find(([, { does }]) => does === "blocked") ?? null;
  }

  /** All that can be acted on, in the order drawn. */
  actors() {
    return [...this.living].filter(([, { does }]) => does !== "tip" && does !== "blocked").map(([element]) => element);
  }
}

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
