/**
 * Whether what can be chosen is sure to be in sight: drawn, within the visible part of whatever scrolls or is cut off
 * around it, and not under the tabs. Half of it is enough, or as much of it as a finger finds at once.
 */

const ENOUGH = 60;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** One look at the page as it is now; what surrounds many things is measured once. */
export class Look {
  constructor() {
    /** @type {Map<Element, Box>} what can be seen of what lies within an element */
    this.windows = new Map();
    const tabs = document.querySelector(".tabs")?.getBoundingClientRect();
    /** On a phone the tabs lie at the bottom, and what is below their upper edge can't be seen. */
    const bottom = tabs && tabs.bottom >= innerHeight - 80 ? tabs.top : innerHeight;
    /** @type {Box} */
    this.screen = { left: 0, top: 0, right: innerWidth, bottom };
  }

  /** @param {Element} element */
  sees(element) {
    if (!element.getClientRects().length) return false;
    const own = element.getBoundingClientRect();
    const seen = overlap(own, this.windowAround(element.parentElement));
    return seen.right - seen.left >= Math.min(own.width / 2, ENOUGH) && seen.bottom - seen.top >= Math.min(own.height / 2, ENOUGH);
  }

  /** @param {Element | null} element @returns {Box} */
  windowAround(element) {
    if (!element) return this.screen;
    const known = this.windows.get(element);
    if (known) return known;
    const outer = this.windowAround(element.parentElement);
    const style = getComputedStyle(element);
    const cuts = style.overflowX !== "visible" || style.overflowY !== "visible";
    const found = cuts && !(element instanceof SVGElement && element.ownerSVGElement) ? overlap(element.getBoundingClientRect(), outer) : outer;
    this.windows.set(element, found);
    return found;
  }
}

/** @param {Box} one @param {Box} other @returns {Box} */
const overlap = (one, other) => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
