/** Several options lie on one place: a small menu lets people pick. */

import { html, render } from "/static/vendor/lit-html/lit-html.js";
import { place } from "./place.js";

/** @typedef {import("./labels.js").Labels} Labels */

export class Menu {
  /** @param {HTMLElement} root @param {{labels: Labels, choose: (id: string) => void}} needs */
  constructor(root, { labels, choose }) {
    this.labels = labels;
    this.choose = choose;
    this.box = document.createElement("div");
    this.box.className = "menu";
    this.box.hidden = true;
    root.append(this.box);
    document.addEventListener("click", (event) => !this.box.contains(/** @type {Node} */ (event.target)) && this.close(), true);
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** @param {Element} element the place @param {string[]} options */
  open(element, options) {
    render(html`${options.map((id) => html`<button type="button" data-picks=${id} @click=${() => this.pick(id)}>${this.labels.of(id)}</button>`)}`, this.box);
    this.box.hidden = false;
    place(this.box, element.getBoundingClientRect());
    this.box.querySelector("button")?.focus();
  }

  /** @param {string} id */
  pick(id) {
    this.close();
    this.choose(id);
  }

  close() {
    this.box.hidden = true;
  }
}
