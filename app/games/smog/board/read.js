/** Reading the table: who looks from where, and what each disc shows to that side. */

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Public} Public */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("../view.js").PrintedFace} Face */
/** @typedef {import("../view.js").PlayerView["side"]} Side */
/** @typedef {{x: number, y: number}} Point */

export const SIDES = /** @type {Side[]} */ (["N", "E", "S", "W"]);
export const ELEMENTS = ["blood", "mana", "ectoplasm", "titanium"];
export const ARTEFACTS = ["atlantean_key", "spectral_chain", "adamantine_key", "mithril_padlock"];
export const AGENTS = ["witch", "merchant", "dandy", "gatekeeper", "doctor", "lost_boy"];
export const CORNERS = ["NE", "SE", "SW", "NW"];
export const PITCH = 196;

/** @type {Record<string, [number, number]>} north is up, the Promenade in the middle */
export const PLACES = {
  P: [0, 0],
  1: [0, -1], 2: [1, -1], 3: [1, 0], 4: [1, 1], 5: [0, 1], 6: [-1, 1], 7: [-1, 0], 8: [-1, -1],
  A: [0, -2], B: [2, 0], C: [0, 2], D: [-2, 0],
};
export const DISCS = Object.keys(PLACES).filter((id) => id !== "P");

/** @type {Record<string, string>} */
export const ICONS = {
  blood: "drop", mana: "floating-crystal", ectoplasm: "ghost", titanium: "metal-bar",
  atlantean_key: "pendant-key", spectral_chain: "crossed-chains", adamantine_key: "skeleton-key", mithril_padlock: "padlock",
  witch: "witch-flight", merchant: "swap-bag", dandy: "top-hat", gatekeeper: "key-lock", doctor: "plague-doctor-profile", lost_boy: "robin-hood-hat",
  spectral_speed: "running-ninja", queens_favour: "crown", titans_breath: "wind-slap", ritual_summoning: "pentacle",
  mechanism_shift: "gears", dissolved_to_rust: "acid", dragons_gift: "dragon-head", wheel_of_chaos: "cartwheel",
  ethereal_channel: "spectre", alchemical_drain: "bubbling-flask", lords_decree: "scroll-unfurled", fairys_gift: "fairy",
};

/** The face of a gentleman among the icons. @param {string} gentleman */
export const portraitOf = (gentleman) => `face-${gentleman.replaceAll("_", "-")}`;

/** Whether there is only the width of a phone: the machine is an overview then, and one disc of it lies large among my things. */
export const isPhone = () => matchMedia("(max-width: 899px)").matches;

/** @param {number} n */
const mod4 = (n) => ((n % 4) + 4) % 4;

/** The view as drawn now: while a card is being shown, the table as it was before. @param {View} view @param {Ui} ui @returns {Public} */
export function shownPublic(view, ui) {
  const note = ui.story?.notes[ui.story.at];
  return note?.id === "played" && view.before.players ? /** @type {Public} */ (view.before) : view.public;
}

/** The side (0 to 3) at the bottom of the picture. @param {View} view @param {Ui} ui */
export function sideOf(view, ui) {
  const { players } = shownPublic(view, ui);
  const own = view.me === null ? (ui.local.side ?? players[0].side) : players[view.me].side;
  return SIDES.indexOf(own);
}

/** How many quarters clockwise the whole picture is turned, for this side to be at the bottom. @param {number} side */
export const pictureTurn = (side) => mod4(2 - side);

/** Grid coordinates as seen from a side. @param {[number, number]} at @param {number} side @returns {[number, number]} */
export function seenFrom([x, y], side) {
  let at = /** @type {[number, number]} */ ([x, y]);
  for (let i = 0; i < pictureTurn(side); i++) at = [-at[1], at[0]];
  return at;
}

/** Where a place lies in the picture. @param {string} place @param {number} side @returns {Point} */
export function spot(place, side) {
  const [x, y] = seenFrom(PLACES[place], side);
  return { x: x * PITCH, y: y * PITCH };
}

/** What a disc shows to a side, or would after a quarter turn, and what one pays for it. @param {Public} game @param {string} disc @param {Side} side @param {keyof import("../view.js").FacingView} [turn] */
export function shownTo(game, disc, side, turn = "now") {
  const shown = game.discs[disc].shows[side]?.[turn];
  const face = /** @type {Face} */ (game.board.discs[disc].faces.find(({ id }) => id === shown));
  return { id: face.id, thing: face.thing, price: priceOf(game, disc, face) };
}

/** @param {Public} game @param {string} disc @param {string} agent */
export const isOn = (game, disc, agent) => game.agents[agent].disc === disc;

/** What one pays for a face. @param {Public} game @param {string} disc @param {Face} face */
export const priceOf = (game, disc, face) => game.discs[disc].prices?.[face.id] ?? face.price;

/**
 * An angle that keeps turning the way the disc turned, so that the picture never spins back.
 * @param {Ui} ui @param {string} key @param {number} quarters the position now, 0 to 3 @returns {number} degrees
 */
export function steadyAngle(ui, key, quarters) {
  ui.local.angles ??= {};
  const known = ui.local.angles[key] ?? quarters;
  const step = mod4(quarters - known);
  const now = known + (step === 3 ? -1 : step);
  ui.local.angles[key] = now;
  return now * 90;
}
