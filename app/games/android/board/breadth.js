/** How wide a card must be for its whole text to stand on it, by the letters as they will be drawn. */

import { cardLines } from "./cards.js";

/** @typedef {import("./read.js").Ui} Ui */

/** How a card is drawn (`.card` in board.css), in rem. */
const LETTERS = 0.8;
const LINE = LETTERS * 1.16;
const NAME = 0.92;
const COST = 1.3;
const KIND = 1.2;
const AROUND = 0.85; // beside the text; above and below it there is as much, with the gaps
const BETWEEN = 0.32; // two paragraphs
const BUTTON = 1.85;
const STEP = 0.5;
const MOST = 22;

/** @type {CanvasRenderingContext2D | null | undefined} */
let pen;

export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How many rem a text takes in one line. @param {string} text @param {string} face @param {number} size */
function long(text, face, size) {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.5;
  const family = getComputedStyle(document.body).getPropertyValue(face) || "sans-serif";
  pen.font = `${face === "--face-technical" ? 700 : 400} ${size * 100}px ${family}`;
  return pen.measureText(text).width / 100;
}

/** In how many lines a text breaks. @param {number[]} words how long each is, with the space after it @param {number} width */
function lines(words, width) {
  let [count, used] = [1, 0];
  for (const word of words) {
    if (used && used + word > width) [count, used] = [count + 1, 0];
    used += word;
  }
  return count;
}

/** @type {Map<string, number>} */
const known = new Map();

/** How many rem, in a place that is so many rem high. @param {Ui} ui @param {string} id @param {number} buttons beside its name @param {number} high */
export function breadth(ui, id, buttons, high) {
  const texts = cardLines(ui, id);
  const key = [ui.name(id), ...texts, buttons, high, document.fonts.status].join("\n");
  const found = known.get(key) ?? narrowest(ui.name(id), texts, buttons, high);
  known.set(key, found);
  return found;
}

/** @param {string} name @param {string[]} texts @param {number} buttons @param {number} high */
function narrowest(name, texts, buttons, high) {
  const words = (/** @type {string} */ text, /** @type {string} */ face, /** @type {number} */ size) => text.split(/ |(?<=-)/).map((word) => long(`${word} `, face, size));
  const [title, paragraphs] = [words(name, "--face-technical", NAME), texts.map((text) => words(text, "--face-text", LETTERS))];
  const beside = COST + 0.35 + BUTTON * buttons;
  const fits = (/** @type {number} */ wide) => {
    const text = paragraphs.reduce((sum, one) => sum + lines(one, wide - AROUND) * LINE, BETWEEN * (texts.length - 1));
    return Math.max(COST, lines(title, wide - AROUND - beside) * NAME) + KIND + text + AROUND <= high;
  };
  let wide = Math.max(6.4 + BUTTON * buttons, Math.max(...title) + beside + AROUND);
  while (wide < MOST && !fits(wide)) wide += STEP;
  return wide;
}
