/** Where a floating card goes: beside its thing, whole on the screen, and never over the prompt or the tabs. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 10;
const EDGE = 8;
/** What people must always be able to read and reach. */
const KEPT_FREE = ".prompt-line, .tabs, .top";

/** @param {HTMLElement} card @param {DOMRect} thing */
export function place(card, thing) {
  const kept = [...document.querySelectorAll(KEPT_FREE)].map((element) => element.getBoundingClientRect()).filter(({ width }) => width);
  const { offsetWidth: width, offsetHeight: height } = card;
  const ways = candidates(thing, kept, width, height).map(([left, top]) => boxAt(left, top, width, height));
  const free = ways.filter((box) => isOnScreen(box) && !kept.some((other) => overlaps(box, other)));
  const best = free.find((box) => !overlaps(box, thing)) ?? free[0] ?? ways.find(isOnScreen) ?? ways[0];
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
}

/**
 * Above, below, beside; and where its thing fills the room, as near to it as what is kept free lets it.
 * @param {DOMRect} thing @param {Box[]} kept @param {number} width @param {number} height @returns {[number, number][]}
 */
function candidates(thing, kept, width, height) {
  const x = between(EDGE, thing.left + thing.width / 2 - width / 2, innerWidth - width - EDGE);
  const y = between(EDGE, thing.top + thing.height / 2 - height / 2, innerHeight - height - EDGE);
  const edges = kept.flatMap(({ top, bottom }) => [top - height - GAP, bottom + GAP]);
  const near = [...edges, EDGE, innerHeight - height - EDGE].sort((a, b) => Math.abs(a - y) - Math.abs(b - y));
  return [
    [x, thing.top - height - GAP],
    [x, thing.bottom + GAP],
    [thing.right + GAP, y],
    [thing.left - width - GAP, y],
    ...near.map((top) => /** @type {[number, number]} */ ([x, top])),
  ];
}

/** @param {number} least @param {number} value @param {number} most */
const between = (least, value, most) => Math.max(least, Math.min(most, value));

/** @param {number} left @param {number} top @param {number} width @param {number} height @returns {Box} */
const boxAt = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });

/** @param {Box} box */
const isOnScreen = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

/** @param {Box} one @param {Box} other */
const overlaps = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
