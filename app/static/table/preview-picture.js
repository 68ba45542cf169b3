/**
 * How the table would look, shown the same way in every game: it is drawn a second time, unseen, exactly over the live
 * one. Of that copy only pieces become visible that are new or stand elsewhere; live ones that would be gone are dimmed;
 * numbers that would change say so where they stand. Nothing of the live table moves, and nothing is left afterwards.
 */

import { nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { changedNumbers, pair, stateOfPieces } from "./compare.js";

/** @typedef {import("./model.js").Moment} Moment */
/** @typedef {import("./page.js").Page} Page */
/** @typedef {{board: () => unknown, mine: () => unknown, seats: () => unknown}} Parts */

export class PreviewPicture {
  /** @param {Page} page @param {(moment: Moment) => Parts} parts what is drawn where, at this moment */
  constructor(page, parts) {
    this.page = page;
    this.parts = parts;
    /** @type {HTMLElement | null} */
    this.layer = null;
    /** @type {Element[]} */
    this.dimmed = [];
  }

  get isShown() {
    return this.layer !== null;
  }

  /** Whether nothing is on its way to another place. */
  isSettled() {
    const moves = (/** @type {Animation} */ { effect, playState }) => playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
    return !this.page.regions.some((region) => region.getAnimations({ subtree: true }).some(moves));
  }

  clear() {
    this.layer?.remove();
    this.layer = null;
    for (const element of this.dimmed) element.removeAttribute("data-leaves");
    this.dimmed = [];
  }

  /** @param {Moment} moment */
  draw(moment) {
    this.clear();
    const layer = (this.layer = made("div", "preview-layer"));
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    const { board, mine, seats } = this.page;
    const copies = [board, mine, seats].map(emptyCopy);
    layer.append(...copies);
    this.page.root.append(layer);
    try {
      this.fill(copies, this.parts(moment));
    } catch (error) {
      console.error(error);
      return this.clear();
    }
    this.compare([board, mine, seats], copies);
  }

  /** @param {HTMLElement[]} copies @param {Parts} parts */
  fill([board, mine, seats], parts) {
    const canvas = made("div", "canvas");
    canvas.style.transform = this.page.canvas.style.transform;
    board.append(canvas);
    render(parts.board() || nothing, canvas);
    render(parts.mine() || nothing, mine);
    render(parts.seats() || nothing, seats);
  }

  /** @param {HTMLElement[]} live @param {HTMLElement[]} copies */
  compare(live, copies) {
    const pairs = live.flatMap((region, i) => pair(region, copies[i]));
    for (const [one, other] of pairs) if (one.scrollTop || one.scrollLeft) other.scrollTo({ left: one.scrollLeft, top: one.scrollTop, behavior: "instant" });
    const { ghosts, leaving } = stateOfPieces(live, copies, pairs);
    for (const ghost of ghosts) ghost.setAttribute("data-ghost", "");
    for (const element of leaving) element.setAttribute("data-leaves", "");
    this.dimmed = leaving;
    const numbers = changedNumbers(pairs).filter(({ at }) => !at.closest("[data-leaves]") && live.some((region) => isWithin(at, region)));
    strip(copies);
    const badges = numbers.map(badge);
    this.layer?.append(...badges);
    spread(badges);
  }
}

/** A region as large as the live one and in its place, with nothing in it. @param {HTMLElement} region */
function emptyCopy(region) {
  const copy = made(region.tagName, region.className);
  const { left, top, width, height } = region.getBoundingClientRect();
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return copy;
}

const NAMES = ["id", "data-id", "data-drag", "data-drop", "data-piece", "data-tip", "data-spot", "tabindex", "role"];

/** What is only seen must not be found. @param {HTMLElement[]} copies */
function strip(copies) {
  for (const copy of copies)
    for (const element of copy.querySelectorAll(NAMES.map((name) => `[${name}]`).join())) for (const name of NAMES) element.removeAttribute(name);
}

/** `3 → 5` in the middle of where the 3 stands. @param {import("./compare.js").ChangedNumber} changed */
function badge({ from, to, box }) {
  const shown = made("span", "preview-number");
  shown.textContent = `${from} → ${to}`;
  shown.style.left = `${box.left + box.width / 2}px`;
  shown.style.top = `${box.top + box.height / 2}px`;
  return shown;
}

/** Numbers stand side by side more closely than their badges could: one that would cover another goes below it. @param {HTMLElement[]} badges */
function spread(badges) {
  /** @type {DOMRect[]} */
  const placed = [];
  for (const badge of badges) {
    let box = badge.getBoundingClientRect();
    for (const other of placed) {
      if (box.left >= other.right || box.right <= other.left || box.top >= other.bottom || box.bottom <= other.top) continue;
      badge.style.top = `${parseFloat(badge.style.top) + other.bottom - box.top}px`;
      box = badge.getBoundingClientRect();
    }
    placed.push(box);
  }
}

/** @param {Element} element @param {Element} region */
function isWithin(element, region) {
  if (!region.contains(element)) return false;
  const [inner, outer] = [element.getBoundingClientRect(), region.getBoundingClientRect()];
  const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** @param {string} tag @param {string} className */
function made(tag, className) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
