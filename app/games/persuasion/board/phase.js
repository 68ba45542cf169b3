/** What the table is about now, for it decides what gets the room: the figures while I bid, else the town. */

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

/** Upright, as on a phone. */
export const isTall = () => matchMedia("(max-width: 899px)").matches;

/** Whether I lay tokens behind my screen. @param {View} view @param {Ui} ui */
export const isBidding = (view, ui) => view.me !== null && view.public.phase === "persuasion" && !view.result && !view.all && !ui.story;

/** What is turned over or folded out until the round is over. @param {View} view @param {Ui} ui @param {"last" | "town"} what */
export const isOut = (view, ui, what) => ui.local[what] === view.public.round;

/** @param {View} view @param {Ui} ui @param {"last" | "town"} what */
export const turn = (view, ui, what) => () => {
  ui.local[what] = isOut(view, ui, what) ? 0 : view.public.round;
  ui.redraw();
};
