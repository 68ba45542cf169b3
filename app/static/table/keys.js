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
 * @param {object} hands
 * @param {() => Element[]} hands.actors everything that can be acted on
 * @param {(element: Element) => boolean} hands.act act on a thing of the board; false if it is none
 * @param {Record<string, () => void>} hands.letters what single keys do
 */
export function listenToKeys(hands) {
  addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key !== "Escape" && isWriting(target)) return;
    if (document.querySelector("dialog[open]")) return; // it has its own keys
    if (handle(event.key, target, hands)) event.preventDefault();
  });
}

/** @param {string} key @param {Element} target @param {Parameters<typeof listenToKeys>[0]} hands */
function handle(key, target, hands) {
  const way = WAYS[key];
  if (way) return walk(target, way, hands.actors());
  if (key === "Enter" || key === " ") return hands.act(target);
  const letter = hands.letters[key];
  letter?.();
  return Boolean(letter);
}

/** @param {Element} target */
const isWriting = (target) => target.matches("input, textarea, select, [contenteditable]");

/** Focus the nearest option in this direction; from elsewhere, the first. @param {Element} from @param {Way} way @param {Element[]} actors */
function walk(from, way, actors) {
  const shown = actors.filter((actor) => actor.getClientRects().length);
  if (!shown.length || from.closest("[role=tablist], [type=range]")) return false;
  const next = shown.includes(from) ? nearest(from, way, shown) : shown[0];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  return true;
}

/** @param {Element} from @param {Way} way @param {Element[]} actors */
function nearest(from, way, actors) {
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const actor of actors) {
    const there = centre(actor);
    const along = (there.x - here.x) * way.dx + (there.y - here.y) * way.dy;
    const aside = Math.abs((there.x - here.x) * way.dy) + Math.abs((there.y - here.y) * way.dx);
    if (actor === from || along < 2) continue;
    const far = along + 2.5 * aside;
    if (far < least) [least, best] = [far, actor];
  }
  return best;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
