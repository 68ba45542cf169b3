/** The page's parts, and how one is drawn without taking the others along when a game's code fails. */

import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";

const SETTLED_MS = 200;

const skeleton = (/** @type {string} */ game) => html`
  <header class="top" id="top"></header>
  <main class="stage">
    <div class="prompt" id="prompt"></div>
    <section class="board board-${game}" id="board"><div class="canvas" id="canvas"></div><div class="shown" id="shown" inert></div></section>
    <section class="mine board-${game}" id="mine"></section>
  </main>
  <aside class="side">
    <div class="seats" id="seats"></div>
    <div class="panel" id="panel"></div>
  </aside>
  <div id="listed"></div>
  <div class="visually-hidden" id="live" aria-live="polite"></div>
  <div class="toasts" id="toasts" role="status"></div>
  <dialog id="dialog"></dialog>
  <svg class="visually-hidden" aria-hidden="true">
    <filter id="glow-around" filterUnits="userSpaceOnUse" x="-200%" y="-200%" width="500%" height="500%">
      <feGaussianBlur in="SourceAlpha" stdDeviation="4.5" result="blurred"></feGaussianBlur>
      <feFlood></feFlood>
      <feComposite in2="blurred" operator="in"></feComposite>
      <feComposite in2="SourceAlpha" operator="out"></feComposite>
    </filter>
  </svg>
`;

export class Page {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    render(skeleton(game), root);
    this.root = root;
    this.top = part("top");
    this.prompt = part("prompt");
    this.board = part("board");
    this.canvas = part("canvas");
    this.shown = part("shown");
    this.mine = part("mine");
    this.seats = part("seats");
    this.panel = part("panel");
    this.listed = part("listed");
    this.live = part("live");
    this.toasts = part("toasts");
    this.dialog = /** @type {HTMLDialogElement} */ (part("dialog"));
    /** The parts in which a game draws things that can be chosen. */
    this.regions = [this.board, this.mine, this.seats];
    this.markDrawn();
  }

  /** Until it is known what lies on the table, all around it would move: styles keep its room. */
  markDrawn() {
    this.root.toggleAttribute("data-undrawn", !this.canvas.firstElementChild);
  }

  /** Somebody has scrolled, panned, zoomed or turned the screen, and is done with it. @param {() => void} done */
  whenMoved(done) {
    let timer = 0;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(done, SETTLED_MS);
    };
    for (const kind of ["scroll", "resize", "pointerup", "wheel"]) addEventListener(kind, soon, { capture: true, passive: true });
    document.fonts.ready.then(soon);
  }
}

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Draw what a game's code returns; where it fails, say so in its place. @param {HTMLElement} place @param {() => unknown} draw @param {() => string} failureText */
export function renderSafely(place, draw, failureText) {
  try {
    render(draw() || nothing, place);
  } catch (error) {
    console.error(error);
    const broken = document.createElement("p");
    broken.className = "broken";
    broken.textContent = failureText();
    Reflect.deleteProperty(place, "_$litPart$"); // what lit-html had begun to draw here is given up
    place.replaceChildren(broken);
  }
}
