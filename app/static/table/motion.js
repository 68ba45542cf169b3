/**
 * Things with an identity (`data-piece`) travel when they change place between two renders. Where they were is kept
 * relative to the region that holds them, so that a resized window moves nothing.
 */

const TRAVEL_MS = 340;
const FADE_MS = 220;
const FLASH_MS = 2000;

/** @typedef {{x: number, y: number, region: Element}} Place centre of a piece as fractions of its region's box */

/** Where all pieces are. @param {Element[]} regions @returns {Map<string, Place>} */
export function measure(regions) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const region of regions) {
    const box = region.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    for (const piece of region.querySelectorAll("[data-piece]")) {
      const at = piece.getBoundingClientRect();
      const x = (at.left + at.width / 2 - box.left) / box.width;
      const y = (at.top + at.height / 2 - box.top) / box.height;
      places.set(piece.getAttribute("data-piece") ?? "", { x, y, region });
    }
  }
  return places;
}

/**
 * Let every piece travel from where it was. Returns the pieces that moved or are new.
 * @param {Map<string, Place>} before @param {Element[]} regions @param {boolean} moving
 */
export function travel(before, regions, moving) {
  const after = measure(regions);
  /** @type {string[]} */
  const changed = [];
  for (const piece of regions.flatMap((region) => [...region.querySelectorAll("[data-piece]")])) {
    const id = piece.getAttribute("data-piece") ?? "";
    const now = after.get(id);
    const then = before.get(id);
    if (!now) continue;
    if (then && then.region === now.region && Math.abs(then.x - now.x) < 0.004 && Math.abs(then.y - now.y) < 0.004) continue;
    changed.push(id);
    if (!then || !moving) fade(piece);
    else slide(piece, then, now);
  }
  return changed;
}

/** @param {Element} piece */
const fade = (piece) => piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: "ease-out" });

/** @param {Element} piece @param {Place} then @param {Place} now */
function slide(piece, then, now) {
  const from = onScreen(then);
  const to = onScreen(now);
  const { x, y } = inPiecesUnits(piece, from.x - to.x, from.y - to.y);
  piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], {
    duration: TRAVEL_MS,
    easing: "cubic-bezier(.3,.8,.3,1)",
  });
}

/** @param {Place} place */
function onScreen(place) {
  const box = place.region.getBoundingClientRect();
  return { x: box.left + place.x * box.width, y: box.top + place.y * box.height };
}

/** A way on the screen in the units of the element's parent. @param {Element} piece @param {number} dx @param {number} dy */
function inPiecesUnits(piece, dx, dy) {
  const parent = piece.parentNode;
  if (piece instanceof SVGElement && parent instanceof SVGGraphicsElement) {
    const back = parent.getScreenCTM()?.inverse();
    if (back) return { x: back.a * dx + back.c * dy, y: back.b * dx + back.d * dy };
  }
  const zoom = piece instanceof HTMLElement && piece.offsetWidth ? piece.getBoundingClientRect().width / piece.offsetWidth : 1;
  return { x: dx / zoom, y: dy / zoom };
}

/** Count a number up or down in its element. @param {Element} element @param {number} to @param {boolean} moving */
export function countTo(element, to, moving) {
  const from = Number(element.getAttribute("data-shown") ?? to);
  element.setAttribute("data-shown", String(to));
  if (from === to || !moving || !element.isConnected) {
    element.textContent = String(to);
    return;
  }
  const started = performance.now();
  const tick = (/** @type {number} */ now) => {
    if (element.getAttribute("data-shown") !== String(to)) return;
    const part = Math.min(1, (now - started) / 600);
    element.textContent = String(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

const NAMES = ["data-id", "data-piece", "data-drop"];

/** Point at a thing on the table: by its whole id, or by the last part of it. @param {Element[]} regions @param {string} value */
export function flash(regions, value) {
  const things = regions.flatMap((region) => [...region.querySelectorAll(NAMES.map((name) => `[${name}]`).join())]);
  const isCalled = (/** @type {Element} */ thing, /** @type {(name: string) => boolean} */ fits) =>
    NAMES.some((name) => fits(thing.getAttribute(name) ?? ""));
  const found =
    things.find((thing) => isCalled(thing, (name) => name === value)) ??
    things.find((thing) => isCalled(thing, (name) => name.endsWith(`:${value}`)));
  if (!found) return null;
  found.removeAttribute("data-flash");
  requestAnimationFrame(() => found.setAttribute("data-flash", ""));
  setTimeout(() => found.removeAttribute("data-flash"), FLASH_MS);
  return found;
}
