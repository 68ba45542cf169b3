/**
 * Whether what can be chosen is sure to be in sight: drawn, within the visible part of whatever scrolls or is cut off
 * around it, not under the tabs, and not covered. Half of it is enough, or as much of it as a finger finds at once.
 */

const ENOUGH = 60;
/** What lies over other regions stays there. What opens for a moment (a menu, a dialog, a card that explains) covers nothing. */
const REGIONS = "#top, #prompt, #board, #mine, #seats, #panel";
/** What lies open over the board and is no piece on it, so that clicks don't go through. */
const COVER = "[data-covers]";
const MIDDLE = [0.5, 0.5];
const QUARTERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
];

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

  /** Whether it is drawn in sight and nothing covers it. @param {Element} element */
  sees(element) {
    const part = this.partInView(element);
    return Boolean(part) && isOpen(element, /** @type {Box} */ (part));
  }

  /** Whether enough of it is drawn in sight, whatever may lie over it. @param {Element} element */
  isInView(element) {
    return this.partInView(element) !== null;
  }

  /** @param {Element} element @returns {Box | null} what of it is in sight, if that is enough */
  partInView(element) {
    if (!element.getClientRects().length) return null;
    const own = element.getBoundingClientRect();
    const seen = overlap(own, this.windowAround(element.parentElement));
    const isEnough = seen.right - seen.left >= Math.min(own.width / 2, ENOUGH) && seen.bottom - seen.top >= Math.min(own.height / 2, ENOUGH);
    return isEnough ? seen : null;
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

/** Whether nothing covers what is in sight of an element: in the middle, or in two of its quarters. @param {Element} element @param {Box} seen */
function isOpen(element, { left, top, right, bottom }) {
  const isFree = ([across, down] = MIDDLE) => !isCovered(element, left + across * (right - left), top + down * (bottom - top));
  return isFree() || QUARTERS.filter((at) => isFree(at)).length >= 2;
}

/** @param {Element} element @param {number} x @param {number} y */
function isCovered(element, x, y) {
  const first = document.elementFromPoint(x, y);
  const met = first?.closest(REGIONS) ? first : document.elementsFromPoint(x, y).find((one) => one.closest(REGIONS));
  const over = met?.closest(COVER) ?? met?.closest(REGIONS);
  return Boolean(over) && !over?.contains(element);
}

/** What a click or a drop means at this point, from the top down to what lies open over the rest. @param {number} x @param {number} y */
export function metAt(x, y) {
  const stack = document.elementsFromPoint(x, y);
  const cover = stack[0]?.closest(COVER);
  return cover ? stack.filter((element) => cover.contains(element)) : stack;
}

/** @param {Box} one @param {Box} other @returns {Box} */
const overlap = (one, other) => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
