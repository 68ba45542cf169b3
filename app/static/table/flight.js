/** Pictures of things that are carried over the page, out of the part of it in which the thing itself lies. */

const FLIGHT_MS = 400;
const NEXT_MS = 80;
const FADE_MS = 220;
/** However many go the same way: so many are seen. */
const MOST = 3;
const NAMES = ["data-can", "data-id", "data-piece", "data-home", "data-drop", "data-tip", "tabindex"];

/** @typedef {{x: number, y: number}} Point on the screen */
/** @typedef {{element: Element, width: number, height: number, inner: DOMRect | null}} Look how large a thing is on the screen, and what part of its drawing it is */

/** @param {Element} element @returns {Look} */
export function lookOf(element) {
  const { width, height } = element.getBoundingClientRect();
  const isDrawing = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  return { element, width, height, inner: isDrawing ? element.getBBox() : null };
}

/** A picture of a thing, which may be gone by now. @param {Look} look @param {string} css */
export function pictureOf({ element, width, height, inner }, css) {
  const picture = document.createElement("div");
  picture.className = css;
  picture.style.width = `${width}px`;
  picture.style.height = `${height}px`;
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) part.removeAttribute(name);
  if (inner) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    copy.removeAttribute("transform");
    svg.append(copy);
    picture.append(svg);
  } else picture.append(copy);
  return picture;
}

/** So many of a thing fly from here to there. @param {Look} look @param {string} css the class of the board @param {Point} from @param {Point} to @param {number} count */
export function fly(look, css, from, to, count) {
  const at = (/** @type {Point} */ { x, y }) => `${x - look.width / 2}px ${y - look.height / 2}px`;
  for (let i = 0; i < Math.min(count, MOST); i++)
    play(look, css, [{ translate: at(from) }, { translate: at(to) }], { duration: FLIGHT_MS, delay: i * NEXT_MS, easing: "cubic-bezier(.3,.6,.3,1)" });
}

/** A thing that is gone fades away where it was. @param {Look} look @param {string} css @param {Point} at */
export function fadeAway(look, css, { x, y }) {
  const translate = `${x - look.width / 2}px ${y - look.height / 2}px`;
  play(look, css, [{ translate }, { translate, opacity: 0 }], { duration: FADE_MS, easing: "ease-in" });
}

/** What flies there is not seen there before. @param {Element} element */
export const hideUntilThere = (element) => element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });

/** @param {Look} look @param {string} css @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
function play(look, css, frames, how) {
  const picture = pictureOf(look, `flying ${css}`);
  document.body.append(picture);
  const animation = picture.animate(frames, { ...how, fill: "both" });
  animation.onfinish = animation.oncancel = () => picture.remove();
}
