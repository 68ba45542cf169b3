/** By keyboard: arrows walk from option to option, Enter and Space act, single letters do what the help overlay says. */

/** @typedef {{dx: number, dy: number}} Way */

/** @type {Record<string, Way>} */
const WAYS = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/**
 * @param {object} handlers
 * @param {() => Element[]} handlers.focusable everything that arrows walk over
 * @param {(element: Element) => boolean} handlers.act act on a thing of the board; false if it is none
 * @param {Record<string, () => void>} handlers.shortcuts what single keys do
 */
export function listenToKeys(handlers) {
  addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key !== "Escape" && isWriting(target)) return;
    if (document.querySelector("dialog[open]")) return; // it has its own keys
    if (handle(keyOf(event), target, handlers)) event.preventDefault();
  });
}

/** The key as it reads without Caps Lock. @param {KeyboardEvent} event */
const keyOf = ({ key, shiftKey }) => (key.length > 1 ? key : shiftKey ? key.toUpperCase() : key.toLowerCase());

/** @param {string} key @param {Element} target @param {Parameters<typeof listenToKeys>[0]} handlers */
function handle(key, target, handlers) {
  const way = WAYS[key];
  if (way) return walk(target, way, handlers.focusable());
  if (key === "Enter" || key === " ") return handlers.act(target);
  const shortcut = handlers.shortcuts[key];
  shortcut?.();
  return Boolean(shortcut);
}

/** @param {Element} target */
const isWriting = (target) => target.matches("input, textarea, select, [contenteditable]");

/** Focus the nearest option in this direction; from elsewhere, the first. @param {Element} from @param {Way} way @param {Element[]} candidates */
function walk(from, way, candidates) {
  const shown = candidates.filter((element) => element.getClientRects().length);
  if (!shown.length || from.closest("[role=tablist], [type=range]")) return false;
  const next = shown.includes(from) ? nearest(from, way, shown) : shown[0];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  return true;
}

/** @param {Element} from @param {Way} way @param {Element[]} candidates */
function nearest(from, way, candidates) {
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const element of candidates) {
    const there = centre(element);
    const along = (there.x - here.x) * way.dx + (there.y - here.y) * way.dy;
    const aside = Math.abs((there.x - here.x) * way.dy) + Math.abs((there.y - here.y) * way.dx);
    if (element === from || along < 2) continue;
    const far = along + 2.5 * aside;
    if (far < least) [least, best] = [far, element];
  }
  return best;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
