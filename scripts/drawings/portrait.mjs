/** A face as SVG: black lines, white skin, on one frame. Paths only, nothing named. */

import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";
import { CLOTHES, HATS, MARKS } from "./wear.mjs";

/** Room for hats above what the set draws. */
export const VIEW_BOX = [-45, -95, 1070, 1070];
/** A colour that nothing else has, to find again what is hair. */
const HAIR = "00ff00";
const SKIN = "var(--face-skin, #f4efe6)";
const GREY = `color-mix(in srgb, currentColor 40%, ${SKIN})`;

const PATH = /<path [^>]*>/g;
/** @type {[number, number]} The set draws its heads a little too far left and low. */
const INTO_THE_FRAME = [10, -60];

const variant = (number) => (number ? [`variant${String(number).padStart(2, "0")}`] : []);
const maybe = (part, number) => ({ [part]: variant(number), [`${part}Probability`]: number ? 100 : 0 });

/** The paths that the set draws. @param {import("./faces.mjs").Face} face @returns {string[]} */
function head(face) {
  const drawn = createAvatar(lorelei, {
    hair: variant(face.hair || 28),
    eyes: variant(face.eyes),
    eyebrows: variant(face.brows),
    mouth: [face.mouth],
    nose: variant(face.nose ?? 1),
    head: variant(face.head ?? 1),
    hairColor: [HAIR],
    hairAccessories: ["flowers"],
    hairAccessoriesProbability: face.flowers ? 100 : 0,
    ...maybe("beard", face.beard),
    ...maybe("glasses", face.glasses),
    ...maybe("earrings", face.earrings),
    ...maybe("freckles", face.freckles ? 1 : 0),
  }).toString();
  return drawn.replace(/<(metadata|mask)[\s\S]*?<\/\1>/g, "").match(PATH) ?? [];
}

/**
 * The face, from back to front: each path as SVG, and how far it is moved.
 * @param {import("./faces.mjs").Face} face @returns {{path: string, by: [number, number]}[]}
 */
export function portrait(face) {
  const hair = face.hair ? [] : head({ ...face, beard: 0 }).filter((path) => path.includes(HAIR));
  const drawn = head(face).filter((path) => !hair.includes(path));
  const worn = [
    named(CLOTHES, face.clothes),
    ...(face.marks ?? []).map((mark) => named(MARKS, mark)),
    named(HATS, face.hat),
  ];
  return [
    ...drawn.map((path) => ({ path: colour(path, face), by: INTO_THE_FRAME })),
    ...(worn.join("").match(PATH) ?? []).map((path) => ({ path: colour(path, face), by: [0, 0] })),
  ];
}

function named(set, name) {
  if (name && !set[name]) throw new Error(`nothing to wear is called ${name}`);
  return name ? set[name] : "";
}

/** @param {string} svg @param {import("./faces.mjs").Face} face */
const colour = (svg, face) =>
  svg
    .replaceAll(/(fill|stroke)="#(000000|000)"/g, '$1="currentColor"')
    .replaceAll(/(fill|stroke)="#(ffffff|fff)"/g, `$1="${SKIN}"`)
    .replaceAll(`fill="#${HAIR}"`, face.grey ? `fill="${GREY}"` : 'fill="currentColor"');
