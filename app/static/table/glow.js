/**
 * What can be chosen glows, and its light comes and goes. That must cost nothing while nobody does anything: only the
 * opacity of a layer changes, which is painted once. A box has its `::before` for that (parts.css). A thing in a picture
 * has none: there a sheet on top of the picture holds the light around all of them.
 */

const SHEET = "glow-sheet";
const NOT_COPIED = /^(data-|aria-|id$|role$|tabindex$)/;

export class Glow {
  /** @param {Element[]} regions */
  constructor(regions) {
    this.regions = regions;
    for (const region of regions)
      region.addEventListener("transitionend", (event) => /** @type {TransitionEvent} */ (event).propertyName === "transform" && this.update());
  }

  /** Put light around whatever glows now. */
  update() {
    const things = this.regions.flatMap((region) => [...region.querySelectorAll("svg [data-can]")]);
    const pictures = new Set(things.map((thing) => /** @type {SVGElement} */ (thing).ownerSVGElement));
    for (const picture of pictures) if (picture) drawSheet(picture, things.filter((thing) => /** @type {SVGElement} */ (thing).ownerSVGElement === picture));
    for (const sheet of this.regions.flatMap((region) => [...region.querySelectorAll(`.${SHEET}`)]))
      if (!pictures.has(/** @type {SVGElement} */ (sheet).ownerSVGElement)) sheet.remove();
    keepTime();
  }
}

/** @param {SVGSVGElement} picture @param {Element[]} things */
function drawSheet(picture, things) {
  const sheet = picture.querySelector(`:scope > .${SHEET}`) ?? made("g", SHEET);
  sheet.replaceChildren(...things.map((thing) => lightOf(thing, picture)));
  if (picture.lastElementChild !== sheet) picture.append(sheet);
}

/** A copy of the thing where it stands; of it nothing but the light around it is painted. @param {Element} thing @param {SVGSVGElement} picture */
function lightOf(thing, picture) {
  const copy = /** @type {Element} */ (thing.cloneNode(true));
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...element.attributes]) if (NOT_COPIED.test(name)) element.removeAttribute(name);
  copy.setAttribute("data-lit", "");
  const place = made("g", "");
  const around = /** @type {SVGGraphicsElement} */ (thing.parentNode).getScreenCTM();
  const inPicture = around && picture.getScreenCTM()?.inverse().multiply(around);
  if (inPicture) place.setAttribute("transform", `matrix(${["a", "b", "c", "d", "e", "f"].map((key) => inPicture[/** @type {"a"} */ (key)]).join(" ")})`);
  place.append(copy);
  return place;
}

/** @param {string} name @param {string} className */
function made(name, className) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  if (className) element.setAttribute("class", className);
  return element;
}

/** All lights come and go together, however long each has been there. */
function keepTime() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && animation.animationName === "glow" && animation.startTime !== 0) animation.startTime = 0;
}
