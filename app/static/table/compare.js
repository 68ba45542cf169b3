/** Two drawings of one table compared: which pieces stand elsewhere, which numbers differ. */

/** @typedef {[Element, Element]} Pair an element, and the same one of the other drawing */
/** @typedef {{from: string, to: string, at: Element, box: DOMRect}} ChangedNumber */

const KEYS = ["data-piece", "data-id", "data-drop", "data-seat"];
const NUMBER = /^[-−+×]?\d+$/;
/** So far, as a part of its picture, a thing must have moved; so much turned, as a part of itself. */
const FAR = 0.004;
const TURNED = 0.02;

/** What an element is called in both drawings. @param {Element} element */
const keyOf = (element) => KEYS.map((name) => element.getAttribute(name) ?? "").join("|");

/** Children without what the shell itself has put there. @param {Element} element */
const childrenOf = (element) => [...element.children].filter((child) => !child.matches(".glow-sheet, .shown"));

/**
 * The elements of two drawings side by side, as far as both are built alike: child by child, and where one has more, only
 * those that have a name.
 * @param {Element} one @param {Element} other @returns {Pair[]}
 */
export function pair(one, other) {
  /** @type {Pair[]} */
  const pairs = [[one, other]];
  const [mine, others] = [childrenOf(one), childrenOf(other)];
  const alike = mine.length === others.length && mine.every((child, i) => child.tagName === others[i].tagName && keyOf(child) === keyOf(others[i]));
  if (alike) for (const [i, child] of mine.entries()) pairs.push(...pair(child, others[i]));
  else
    for (const child of mine) {
      const same = keyOf(child) === "|||" ? undefined : others.find((other) => other.tagName === child.tagName && keyOf(other) === keyOf(child));
      if (same) pairs.push(...pair(child, same));
    }
  return pairs;
}

/** The numbers that read otherwise in the other drawing. @param {Pair[]} pairs @returns {ChangedNumber[]} */
export function changedNumbers(pairs) {
  /** @type {ChangedNumber[]} */
  const changed = [];
  for (const [one, other] of pairs) {
    const [mine, others] = [textsOf(one), textsOf(other)];
    if (mine.length !== others.length || other.closest("[data-ghost]")) continue;
    for (const [i, node] of mine.entries()) {
      const [from, to] = [node.data.trim(), others[i].data.trim()];
      if (from === to || !NUMBER.test(from) || !NUMBER.test(to)) continue;
      const box = boxOf(node);
      if (box.width) changed.push({ from, to, at: one, box });
    }
  }
  return changed;
}

/** @param {Element} element @returns {Text[]} */
const textsOf = (element) => [...element.childNodes].flatMap((node) => (node instanceof Text && node.data.trim() ? [node] : []));

/** @param {Text} node */
function boxOf(node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/**
 * Pieces of the other drawing that are new or stand elsewhere there, and ours that it has no more. What turns where it
 * stands, such as a wheel, counts too without being a piece.
 * @param {Element[]} live @param {Element[]} copies @param {Pair[]} pairs
 */
export function stateOfPieces(live, copies, pairs) {
  const [here, there] = [piecesOf(live), piecesOf(copies)];
  /** @type {Element[]} */
  const ghosts = [];
  for (const [one, other] of pairs) if (turns(one, other) && !ghosts.some((ghost) => ghost.contains(other))) ghosts.push(other);
  for (const [id, piece] of there) {
    const known = here.get(id);
    if (ghosts.some((ghost) => ghost.contains(piece)) || !isDrawn(piece)) continue;
    if (!known || (isDrawn(known) && standsElsewhere(known, piece))) ghosts.push(piece);
  }
  const leaving = [...here].filter(([id, piece]) => !there.has(id) && isDrawn(piece)).map(([, piece]) => piece);
  return { ghosts, leaving };
}

/** @param {Element[]} regions @returns {Map<string, Element>} */
const piecesOf = (regions) =>
  new Map(regions.flatMap((region) => [...region.querySelectorAll("[data-piece]")].map((piece) => [piece.getAttribute("data-piece") ?? "", piece])));

/** @param {Element} element */
const isDrawn = (element) => element.getClientRects().length > 0;

/**
 * In a picture a piece stands where it is drawn. In a row of boxes it stands in its row: that it makes room there for
 * another is no move.
 * @param {Element} one @param {Element} other
 */
function standsElsewhere(one, other) {
  if (wayTo(one) !== wayTo(other)) return true;
  const inPicture = one instanceof SVGGraphicsElement && other instanceof SVGGraphicsElement;
  if (!inPicture) return getComputedStyle(one).position === "absolute" && isFar(placeIn(one, one.parentElement), placeIn(other, other.parentElement));
  return isFar(placeIn(one, pictureOf(one)), placeIn(other, pictureOf(other))) || isTurned(one, other);
}

/** The outermost picture around it. @param {Element} element */
function pictureOf(element) {
  let picture = element;
  while (picture.parentElement instanceof SVGElement) picture = picture.parentElement;
  return picture;
}

/** The boxes around it by name, from outside in. Inside a picture only the picture counts. @param {Element} element */
function wayTo(element) {
  const names = [];
  for (let box = pictureOf(element).parentElement; box && !box.matches(".preview-layer, .stage, .side, .table"); box = box.parentElement)
    names.unshift(`${box.tagName}.${box.classList[0] ?? ""}|${keyOf(box)}`);
  return names.join(">");
}

/** Its middle, as parts of the box around it. @param {Element} element @param {Element | null} around */
function placeIn(element, around) {
  const [inner, outer] = [element.getBoundingClientRect(), (around ?? element).getBoundingClientRect()];
  return { x: (inner.left + inner.width / 2 - outer.left) / (outer.width || 1), y: (inner.top + inner.height / 2 - outer.top) / (outer.height || 1) };
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
const isFar = (one, other) => Math.abs(one.x - other.x) > FAR || Math.abs(one.y - other.y) > FAR;

/** Whether it is turned as such, and is no mere decoration. @param {Element} one @param {Element} other */
function turns(one, other) {
  if (!(one instanceof SVGGraphicsElement && other instanceof SVGGraphicsElement)) return false;
  if (one.getAttribute("transform") === other.getAttribute("transform") && one.style.transform === other.style.transform) return false;
  return isDrawn(other) && !one.closest("[aria-hidden=true]") && isTurned(one, other);
}

/** @param {SVGGraphicsElement} one @param {SVGGraphicsElement} other */
function isTurned(one, other) {
  const [a, b] = [one.getScreenCTM(), other.getScreenCTM()];
  if (!a || !b) return false;
  const size = Math.hypot(a.a, a.b) || 1;
  return Math.abs(a.a - b.a) / size > TURNED || Math.abs(a.b - b.b) / size > TURNED;
}
