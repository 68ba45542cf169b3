/** Drag a `data-drag` thing onto a `data-drop` place, with mouse or finger. A short press stays a click. */

import { lookOf, pictureOf } from "./flight.js";

const FAR = 7;

/**
 * @param {HTMLElement} root
 * @param {object} handlers
 * @param {(target: EventTarget | null) => Element | null} handlers.thing the thing that can be dragged from here
 * @param {(element: Element) => void} handlers.hold
 * @param {(x: number, y: number) => void} handlers.drop
 * @param {() => void} handlers.putBack the browser has made something else of the gesture, such as scrolling
 * @param {(ghost: HTMLElement) => void} handlers.dress give the ghost the classes of the board
 */
export function listenToDrags(root, handlers) {
  root.addEventListener("pointerdown", (down) => {
    const thing = down.button === 0 ? handlers.thing(down.target) : null;
    if (!thing) return;
    const box = thing.getBoundingClientRect();
    const id = down.pointerId;
    /** @type {HTMLElement | null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== id) return;
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      if (!ghost) {
        ghost = pictureOf(lookOf(thing), "ghost");
        handlers.dress(ghost);
        document.body.append(ghost);
        handlers.hold(thing);
      }
      event.preventDefault();
      ghost.style.translate = `${box.left + event.clientX - down.clientX}px ${box.top + event.clientY - down.clientY}px`;
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== id) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      if (event.type === "pointercancel") return handlers.putBack();
      swallowClick();
      handlers.drop(event.clientX, event.clientY);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  });
}

/** The click that the browser makes of the end of a drag means nothing. */
export function swallowClick() {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
}
