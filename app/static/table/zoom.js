/** Pinch, drag and wheel over the board. At scale 1 a board that fits does not move, and panes of its own scroll by themselves. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { swallowClick } from "./drag.js";

/** @typedef {import("/static/shared/words.js").Words} Words */

const MOST = 4;
const STEP = 1.4;
const FAR = 7;

export class Zoom {
  /** @param {HTMLElement} stage @param {HTMLElement} canvas @param {() => void} changed */
  constructor(stage, canvas, changed) {
    this.stage = stage;
    this.canvas = canvas;
    this.changed = changed;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.moved = false;
    stage.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", (event) => this.up(event));
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("scroll", () => this.takeScroll());
    stage.addEventListener("focusin", ({ target }) => target instanceof Element && target.matches(":focus-visible") && this.reveal(target));
  }

  /** @param {number} factor @param {number} [cx] @param {number} [cy] */
  by(factor, cx, cy) {
    const box = this.stage.getBoundingClientRect();
    const px = (cx ?? box.left + box.width / 2) - box.left;
    const py = (cy ?? box.top + box.height / 2) - box.top;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = px - ((px - this.x) * scale) / this.scale;
    this.y = py - ((py - this.y) * scale) / this.scale;
    this.scale = scale;
    this.apply();
  }

  reset() {
    this.scale = 1;
    this.x = this.y = 0;
    this.apply();
  }

  apply() {
    const { clientWidth, clientHeight } = this.stage;
    const least = (/** @type {number} */ room, /** @type {number} */ content) => Math.min(0, room - content * this.scale);
    this.x = Math.max(least(clientWidth, Math.max(clientWidth, this.canvas.scrollWidth)), Math.min(0, this.x));
    this.y = Math.max(least(clientHeight, Math.max(clientHeight, this.canvas.scrollHeight)), Math.min(0, this.y));
    const still = this.scale === 1 && !this.x && !this.y;
    this.canvas.style.transform = still ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.stage.toggleAttribute("data-zoomed", this.scale > 1);
    this.changed();
  }

  /** Move the board; where it ends, a pane of its own goes on. @param {number} dx @param {number} dy @param {EventTarget | null} over */
  pan(dx, dy, over) {
    const [x, y] = [this.x + dx, this.y + dy];
    [this.x, this.y] = [x, y];
    this.apply();
    this.paneAt(over)?.scrollBy((this.x - x) / this.scale, (this.y - y) / this.scale);
  }

  /** @param {EventTarget | null} over @returns {Element | null} */
  paneAt(over) {
    let pane = over instanceof Element && this.canvas.contains(over) ? over : null;
    while (pane && pane !== this.canvas && getComputedStyle(pane).overflow !== "auto") pane = pane.parentElement;
    return pane === this.canvas ? null : pane;
  }

  get overflows() {
    return this.scale > 1 || this.canvas.scrollHeight > this.stage.clientHeight + 1 || this.canvas.scrollWidth > this.stage.clientWidth + 1;
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest("[data-held]"))) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = false;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger || document.querySelector(".ghost")) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    if (!this.moved && Math.hypot(dx, dy) < FAR) return;
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (!other && !this.overflows) return;
    this.moved = true;
    if (other) {
      this.x += dx / 2;
      this.y += dy / 2;
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      this.by(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    } else this.pan(dx, dy, event.target);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (this.fingers.delete(event.pointerId) && this.moved) swallowClick();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    } else if (this.overflows) {
      event.preventDefault();
      this.pan(-event.deltaX, -event.deltaY, event.target);
    }
  }

  /** Where the browser itself scrolled to show something (a search, a screen reader), pan there instead. */
  takeScroll() {
    const { scrollLeft, scrollTop } = this.stage;
    if (!scrollLeft && !scrollTop) return;
    this.stage.scrollTo(0, 0);
    this.x -= scrollLeft;
    this.y -= scrollTop;
    this.apply();
  }

  /** Pan so that this part of the board is in sight, in a pane of its own as well. @param {Element} thing */
  reveal(thing) {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.takeScroll();
    if (!this.overflows || !this.canvas.contains(thing)) return;
    const room = this.stage.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    this.x += Math.max(0, room.left - box.left) - Math.max(0, box.right - room.right);
    this.y += Math.max(0, room.top - box.top) - Math.max(0, box.bottom - room.bottom);
    this.apply();
  }
}

/** For those who don't pinch. @param {Words} words @param {Zoom} zoom */
export function zoomButtons(words, zoom) {
  const button = (/** @type {string} */ sign, /** @type {string} */ id, /** @type {() => void} */ act) =>
    html`<button type="button" class="quiet zoom" title=${words.say(id)} aria-label=${words.say(id)} @click=${act}>${sign}</button>`;
  const back = html`${button("⤢", "table-zoom-reset", () => zoom.reset())}${button("−", "table-zoom-out", () => zoom.by(1 / STEP))}`;
  return html`${zoom.scale > 1 ? back : nothing}${button("+", "table-zoom-in", () => zoom.by(STEP))}`;
}
