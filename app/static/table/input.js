/** Clicks, keys and drags on whatever the board has drawn become actions. */

import { listenToDrags } from "./drag.js";
import { listenToKeys } from "./keys.js";
import { metAt } from "./sight.js";
import { acts } from "./targets.js";

/** @typedef {import("./actions.js").Actions} Actions */
/** @typedef {import("./feedback.js").Feedback} Feedback */
/** @typedef {import("./labels.js").Labels} Labels */
/** @typedef {import("./menu.js").Menu} Menu */
/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./playback.js").Playback} Playback */
/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./targets.js").Target} Target */
/** @typedef {import("./targets.js").Targets} Targets */
/** @typedef {import("./tips.js").Tips} Tips */

export class Input {
  /**
   * @param {Page} page
   * @param {object} needs
   * @param {TableState} needs.state
   * @param {Targets} needs.targets
   * @param {Actions} needs.actions
   * @param {Playback} needs.playback
   * @param {Labels} needs.labels
   * @param {Menu} needs.menu
   * @param {Tips} needs.tips
   * @param {Feedback} needs.feedback
   * @param {Record<string, () => void>} needs.shortcuts what single keys do, besides those of the board
   */
  constructor(page, { state, targets, actions, playback, labels, menu, tips, feedback, shortcuts }) {
    this.state = state;
    this.targets = targets;
    this.actions = actions;
    this.playback = playback;
    this.labels = labels;
    this.menu = menu;
    this.tips = tips;
    this.feedback = feedback;
    /** @type {Element[]} what lay under the pointer when the click came: what a board does for it may move things */
    this.met = [];
    for (const region of page.regions) {
      region.addEventListener("click", ({ detail, clientX, clientY }) => (this.met = detail ? metAt(clientX, clientY) : []), { capture: true });
      region.addEventListener("click", (event) => this.click(event));
    }
    listenToDrags(page.root, {
      thing: (target) => this.dragged(target),
      hold: (element) => actions.hold(element.getAttribute("data-drag") ?? ""),
      drop: (x, y) => this.drop(x, y),
      putBack: () => actions.hold(""),
      dress: (ghost) => ghost.classList.add(`board-${state.room.game}`),
    });
    listenToKeys({
      focusable: () => this.focusable(),
      act: (element) => this.key(element),
      shortcuts: { ...shortcuts, u: () => void actions.undo(), U: () => void actions.undo(true), o: focusOptionList, Escape: () => this.escape() },
    });
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (event.target instanceof Element && event.target.closest("button, a, input, select") && !event.target.closest("[data-id]:not(.plaque)")) return;
    if (this.state.story) return this.playback.skip();
    const found = this.under(event);
    if (found) this.act(...found);
    else if (this.targets.held) this.actions.hold("");
  }

  /**
   * What a click means: the topmost thing there that can be chosen, else the topmost that says why not. A piece that
   * can't be chosen doesn't hide the place on which it stands.
   * @param {MouseEvent} event @returns {[Element, Target] | null}
   */
  under(event) {
    const found = [event.target, ...this.met].flatMap((element) => {
      const target = this.targets.around(element);
      return target ? [target] : [];
    });
    return found.find(([, target]) => acts(target)) ?? found[0] ?? null;
  }

  /** Enter or Space on an element; false if it does nothing. @param {Element} element */
  key(element) {
    if (this.state.story) {
      this.playback.skip();
      return true;
    }
    const target = this.targets.get(element);
    if (!target || target.does === "tip") return false;
    this.menu.close();
    this.act(element, target);
    return true;
  }

  /** @param {Element} element @param {Target} target */
  act(element, { does, options }) {
    if (does === "choose" || does === "put" || (does === "menu" && options.length === 1)) void this.actions.choose(options[0]);
    else if (does === "hold") {
      const drag = element.getAttribute("data-drag") ?? "";
      this.actions.hold(this.targets.held === drag ? "" : drag);
    } else if (does === "menu") {
      this.tips.hide();
      this.menu.open(element, options);
    } else if (does === "blocked") this.tips.showBlocked(element, options[0]);
  }

  escape() {
    this.tips.hide();
    if (this.state.story) this.playback.skip();
    else if (this.menu.isOpen) this.menu.close();
    else if (this.actions.confirming) this.actions.confirming.answer(false);
    else if (this.targets.held) this.actions.hold("");
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  /** What arrows walk over: an open list or menu, else the prompt's buttons and everything on the board. */
  focusable() {
    const list = document.activeElement?.closest(".option-list, .menu");
    if (list) return [...list.querySelectorAll("button")];
    return [...document.querySelectorAll(".prompt-buttons button"), ...this.targets.active()];
  }

  // ---- dragging

  /** @param {EventTarget | null} target */
  dragged(target) {
    if (this.state.story || !(target instanceof Element)) return null;
    const thing = target.closest("[data-drag]");
    return thing && this.targets.get(thing)?.does === "hold" ? thing : null;
  }

  /** @param {number} x @param {number} y */
  drop(x, y) {
    for (const element of metAt(x, y)) {
      const place = element.closest("[data-drop]");
      const target = place && this.targets.get(place);
      if (target?.does === "put") return void this.actions.choose(target.options[0]);
      if (target?.does === "blocked") this.feedback.toast(this.labels.why(target.options[0]));
    }
    this.actions.hold("");
  }
}

/** Open the list of everything that can be done. */
export function focusOptionList() {
  const first = document.querySelector(".option-list button");
  if (first instanceof HTMLElement) first.focus();
}
