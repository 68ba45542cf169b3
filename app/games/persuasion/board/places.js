/** Where things are in the town, in the units of its drawing. */

/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{plaque: Spot, reach: number, ground: Spot, rows: number}} Quarter where the plaque is and how far it reaches, and the middle of the spaces */

export const WIDTH = 1000;
export const HEIGHT = 1150;
const PITCH = 71;

/** @type {Record<string, Quarter>} */
export const QUARTERS = {
  plantation: { plaque: { x: 214, y: 106 }, reach: 148, ground: { x: 214, y: 340 }, rows: 2 },
  tavern: { plaque: { x: 500, y: 106 }, reach: 116, ground: { x: 500, y: 340 }, rows: 2 },
  cathedral: { plaque: { x: 786, y: 106 }, reach: 152, ground: { x: 786, y: 340 }, rows: 2 },
  town_hall: { plaque: { x: 262, y: 472 }, reach: 158, ground: { x: 348, y: 614 }, rows: 2 },
  fortress: { plaque: { x: 718, y: 472 }, reach: 158, ground: { x: 638, y: 614 }, rows: 2 },
  market: { plaque: { x: 236, y: 762 }, reach: 158, ground: { x: 236, y: 950 }, rows: 1 },
  harbor: { plaque: { x: 694, y: 762 }, reach: 158, ground: { x: 644, y: 900 }, rows: 2 },
};

/**
 * The places of an area's spaces: rows as even as can be, the longer ones first.
 * @param {string} area @param {string[]} spaces @returns {Record<string, Spot>}
 */
export function spots(area, spaces) {
  const { ground, rows } = QUARTERS[area];
  const across = Math.ceil(spaces.length / rows);
  /** @type {Record<string, Spot>} */
  const places = {};
  spaces.forEach((space, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, spaces.length - row * across);
    places[space] = {
      x: ground.x + ((i % across) - (inRow - 1) / 2) * PITCH,
      y: ground.y + (row - (rows - 1) / 2) * PITCH,
    };
  });
  return places;
}
