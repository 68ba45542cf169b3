/** My hand on the table: clicks, keys and drags on whatever the board has drawn become choices. */

import { html, render } from "/static/vendor/lit-html/lit-html.js";
import { listenToDrags } from "./drag.js";
import { listenToKeys } from "./keys.js";
import { place } from "./tips.js";

/** @typedef {import("./shell.js").Shell} Shell */
/** @typedef {import("./options.js").Living} Living */
/** @typedef {import("./tips.js").Tip} Tip */

export class Hand {
  /** @param {Shell} shell @param {HTMLElement} root */
  constructor(shell, root) {
    this.root = root;
    this.shell = shell;
    this.menu = document.createElement("div");
    this.menu.className = "menu";
    this.menu.hidden = true;
    root.append(this.menu);
    for (const region of shell.regions) region.addEventListener("click", (event) => this.click(event));
    document.addEventListener("click", (event) => !this.menu.contains(/** @type {Node} */ (event.target)) && this.closeMenu(), true);
    listenToDrags(root, {
      thing: (target) => this.dragged(target),
      hold: (element) => shell.hold(element.getAttribute("data-drag") ?? ""),
      drop: (x, y) => this.drop(x, y),
      dress: (ghost) => ghost.classList.add(`board-${shell.room.game}`),
    });
    listenToKeys({
      actors: () => this.actors(),
      act: (element) => this.key(element),
      letters: {
        u: () => void shell.undo(),
        "?": () => shell.dialogs.open("help"),
        o: () => this.listOptions(),
        c: () => shell.panel.focusChat(),
        Escape: () => this.escape(),
      },
    });
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (event.target instanceof Element && event.target.closest("button, a, input, select") && !event.target.closest("[data-id]:not(.plaque)")) return;
    if (this.shell.story) return this.shell.skip();
    const found = this.under(event);
    if (found) this.act(...found);
    else if (this.shell.options.held) this.shell.hold("");
  }

  /**
   * What a click means: the topmost thing there that can be chosen, else the topmost that says why not. A piece that
   * can't be chosen doesn't hide the place on which it stands.
   * @param {MouseEvent} event @returns {[Element, Living] | null}
   */
  under(event) {
    const { options } = this.shell;
    const stack = event.detail ? document.elementsFromPoint(event.clientX, event.clientY) : [];
    const found = [event.target, ...stack].flatMap((element) => {
      const living = options.around(element);
      return living ? [living] : [];
    });
    return found.find(([, { does }]) => does !== "blocked" && does !== "tip") ?? found[0] ?? null;
  }

  /** @param {Element} element */
  key(element) {
    if (this.shell.story) {
      this.shell.skip();
      return true;
    }
    const living = this.shell.options.living.get(element);
    if (!living || living.does === "tip") return false;
    this.act(element, living);
    return true;
  }

  /** @param {Element} element @param {Living} living */
  act(element, { does, options }) {
    const { shell } = this;
    if (does === "choose" || does === "put") void shell.choose(options[0]);
    else if (does === "hold") {
      const drag = element.getAttribute("data-drag") ?? "";
      shell.hold(shell.options.held === drag ? "" : drag);
    } else if (does === "menu" && options.length === 1) void shell.choose(options[0]);
    else if (does === "menu") this.openMenu(element, options);
    else if (does === "blocked") shell.tips.show(element, this.blockedTip(options[0]));
  }

  /** Several options lie on one place: let people pick. @param {Element} element @param {string[]} options */
  openMenu(element, options) {
    const { shell } = this;
    render(
      html`${options.map((id) => html`<button type="button" @click=${() => shell.choose(id)}>${shell.labels.of(id)}</button>`)}`,
      this.menu,
    );
    shell.tips.hide();
    this.menu.hidden = false;
    place(this.menu, element.getBoundingClientRect());
    this.menu.querySelector("button")?.focus();
  }

  closeMenu() {
    this.menu.hidden = true;
  }

  escape() {
    const { shell } = this;
    shell.tips.hide();
    if (shell.story) shell.skip();
    else if (!this.menu.hidden) this.closeMenu();
    else if (shell.confirming) shell.confirming.answer(false);
    else if (shell.options.held) shell.hold("");
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  /** What arrows walk over: an open list or menu, else the prompt's buttons and everything on the board. */
  actors() {
    const list = document.activeElement?.closest(".option-list, .menu");
    if (list) return [...list.querySelectorAll("button")];
    return [...document.querySelectorAll(".prompt-buttons button"), ...this.shell.options.actors()];
  }

  listOptions() {
    const first = document.querySelector(".option-list button");
    if (first instanceof HTMLElement) first.focus();
  }

  // ---- dragging

  /** @param {EventTarget | null} target */
  dragged(target) {
    if (this.shell.story || !(target instanceof Element)) return null;
    const thing = target.closest("[data-drag]");
    return thing && this.shell.options.living.get(thing)?.does === "hold" ? thing : null;
  }

  /** @param {number} x @param {number} y */
  drop(x, y) {
    const { shell } = this;
    for (const element of document.elementsFromPoint(x, y)) {
      const place = element.closest("[data-drop]");
      const living = place && shell.options.living.get(place);
      if (living?.does === "put") return void shell.choose(living.options[0]);
      if (place && living?.does === "blocked") shell.toast(shell.labels.why(living.options[0]));
    }
    shell.hold("");
  }

  // ---- explaining

  /** @param {Element} target @returns {[Element, Tip] | null} */
  tipAt(target) {
    const { shell } = this;
    const inPrompt = target.closest("[data-why]");
    if (inPrompt) return [inPrompt, this.blockedTip(inPrompt.getAttribute("data-why") ?? "")];
    const explained = target.closest("[data-tip]");
    const found = shell.options.around(target);
    if (found && found[1].does === "blocked") return [found[0], this.blockedTip(found[1].options[0])];
    const label = found && !shell.story ? shell.options.labelOf(...found) : "";
    if (explained) return [explained, { title: label || this.ownTitle(explained), text: this.ownText(explained) }];
    return found && label ? [found[0], { title: label }] : null;
  }

  /** @param {string} id @returns {Tip} */
  blockedTip(id) {
    const { shell } = this;
    const rule = shell.view.ask?.blocked[id]?.[0] ?? "";
    const { digest } = this.root.dataset; // not every game brings its rules in writing
    return { title: shell.labels.of(id), text: shell.labels.why(id), rule, href: digest && `${digest}#${rule}` };
  }

  /** @param {Element} element */
  ownTitle(element) {
    return this.shell.words.attribute(element.getAttribute("data-tip") ?? "", "title", argsOf(element));
  }

  /** @param {Element} element */
  ownText(element) {
    return this.shell.words.say(element.getAttribute("data-tip") ?? "", argsOf(element));
  }
}

/** @param {Element} element @returns {Record<string, any>} */
function argsOf(element) {
  try {
    return JSON.parse(element.getAttribute("data-tip-args") ?? "{}");
  } catch {
    return {};
  }
}
