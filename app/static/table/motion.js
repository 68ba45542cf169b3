/**
 * Things with an identity (`data-piece`) travel when they change place between two renders. A piece with a home
 * (`data-home`) comes from what houses it (`data-houses`) and goes back there; of a pile (`data-count`) that grows or
 * shrinks, so many do. Where they were is kept relative to the region that holds them, so that a resized window moves nothing.
 */

import { fadeAway, fly, hideUntilThere, lookOf } from "./flight.js";

const TRAVEL_MS = 340;
const FADE_MS = 220;
const FLASH_MS = 2000;

/** @typedef {{x: number, y: number, region: Element, element: Element}} Place centre of a thing as fractions of its region's box */
/** @typedef {Place & {home: string, count: number, look: import("./flight.js").Look | null}} Piece only with a home it has a look */
/** @typedef {{pieces: Map<string, Piece>, homes: Map<string, Place[]>}} Places */
/** @typedef {{piece: Piece, count: number, isWhole: boolean}} Change pieces that come or leave: all that there are, or some of a pile */

/** Where all pieces are, and their homes. @param {Element[]} regions @returns {Places} */
export function measure(regions) {
  /** @type {Places} */
  const places = { pieces: new Map(), homes: new Map() };
  for (const region of regions) {
    const box = region.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const place = (/** @type {Element} */ element) => ({ ...centre(element, box), region, element });
    for (const element of region.querySelectorAll("[data-piece]")) {
      const home = element.getAttribute("data-home") ?? "";
      const count = Number(element.getAttribute("data-count") ?? 1);
      places.pieces.set(element.getAttribute("data-piece") ?? "", { ...place(element), home, count, look: home ? lookOf(element) : null });
    }
    for (const element of region.querySelectorAll("[data-houses]"))
      for (const name of (element.getAttribute("data-houses") ?? "").split(" ")) places.homes.set(name, [...(places.homes.get(name) ?? []), kept(place(element))]);
  }
  return places;
}

/** @param {Element} element @param {DOMRect} box */
function centre(element, box) {
  const at = element.getBoundingClientRect();
  return { x: (at.left + at.width / 2 - box.left) / box.width, y: (at.top + at.height / 2 - box.top) / box.height };
}

/** A home that is scrolled out of its region is at the edge of it. @param {Place} home @returns {Place} */
const kept = (home) => ({ ...home, x: Math.max(0, Math.min(1, home.x)), y: Math.max(0, Math.min(1, home.y)) });

/**
 * Let every piece travel from where it was. Returns the pieces that moved, are new, or more or fewer than before.
 * @param {Places} before @param {Element[]} regions @param {boolean} moving
 */
export function travel(before, regions, moving) {
  const after = measure(regions);
  /** @type {string[]} */
  const changed = [];
  /** @type {Change[]} */
  const coming = [];
  const leaving = gone(before, after);
  for (const [id, now] of after.pieces) {
    const then = before.pieces.get(id);
    const more = now.count - (then?.count ?? 0);
    if (then && isAt(then, now) && !more) continue;
    changed.push(id);
    if (then && !isAt(then, now)) move(then, now, moving);
    if (more > 0) coming.push({ piece: now, count: more, isWhole: !then });
    else if (more < 0) leaving.push({ piece: now, count: -more, isWhole: false });
  }
  for (const change of coming) come(change, before, leaving, moving);
  for (const change of leaving) leave(change, before, after, moving);
  return changed;
}

/** Pieces with a home that are there no more. What was made into something else can't be shown. @param {Places} before @param {Places} after @returns {Change[]} */
const gone = (before, after) =>
  [...before.pieces].filter(([id, { home, element }]) => home && !after.pieces.has(id) && !element.isConnected).map(([, piece]) => ({ piece, count: piece.count, isWhole: true }));

/** @param {Place} then @param {Place} now */
const isAt = (then, now) => then.region === now.region && Math.abs(then.x - now.x) < 0.004 && Math.abs(then.y - now.y) < 0.004;

/** Within its region it slides there; out of it, it would be cut off at the edge. @param {Piece} then @param {Piece} now @param {boolean} moving */
function move(then, now, moving) {
  const carried = then.region === now.region ? undefined : [then, now].find(({ look }) => look);
  if (!moving) fade(now.element);
  else if (!carried?.look) slide(now.element, then, now);
  else {
    fly(carried.look, boardOf(carried), onScreen(then), onScreen(now), 1);
    hideUntilThere(now.element);
  }
}

/** From its home, or from a pile of the same home that has become smaller. @param {Change} change @param {Places} before @param {Change[]} leaving @param {boolean} moving */
function come({ piece, count, isWhole }, before, leaving, moving) {
  const other = leaving.findIndex(({ piece: { home } }) => home && home === piece.home);
  const from = other < 0 ? before.homes.get(piece.home)?.[0] : leaving.splice(other, 1)[0].piece;
  const { element, look } = piece;
  const flies = moving && from && look;
  if (flies) fly(look, boardOf(piece), onScreen(from), onScreen(piece), count);
  if (isWhole) (flies ? hideUntilThere : fade)(element);
}

/** To its home: where there are several, to one that was none before. @param {Change} change @param {Places} before @param {Places} after @param {boolean} moving */
function leave({ piece, count, isWhole }, before, after, moving) {
  const homes = after.homes.get(piece.home) ?? [];
  const known = before.homes.get(piece.home)?.map(({ element }) => element);
  const to = homes.find(({ element }) => !known?.includes(element)) ?? homes[0];
  if (!piece.look) return;
  if (moving && to) fly(piece.look, boardOf(piece), onScreen(piece), onScreen(to), count);
  else if (isWhole) fadeAway(piece.look, boardOf(piece), onScreen(piece));
}

/** The class under which a game's styles hold. @param {Place} place */
const boardOf = ({ region }) => [...region.classList].find((name) => name.startsWith("board-")) ?? "";

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
function onScreen({ x, y, region }) {
  const box = region.getBoundingClientRect();
  return { x: box.left + x * box.width, y: box.top + y * box.height };
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
