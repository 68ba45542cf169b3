/**
 * The table as it stands at this moment of the telling: the last public view as it was before, with what the notes have
 * told so far. Without a story it is simply what is public now.
 */

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Public} Public */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Note} Note */
/** @typedef {Public["supply"]} Tokens so many of each kind */

/**
 * @typedef {object} Stage
 * @property {Record<string, number>} followers whose follower stands on a space
 * @property {Record<number, Record<string, number>>} shown by seat: what lies where, as revealed
 * @property {Record<number, Record<string, string>>} void by seat: which of that is void, with the rule
 * @property {Record<string, number>} winners who has won a figure
 * @property {Record<string, number[]>} leaders who has the most followers in an area
 * @property {Record<string, number | undefined>} majority who alone has, and would get its points
 * @property {Record<string, number[]>} ranking whose bids on a figure count, the strongest first
 * @property {Record<string, boolean>} evaluated which figures have been looked at
 * @property {Record<number, Tokens>} gained
 * @property {Record<number, number>} score
 * @property {string} spotlight the figure that is being looked at
 * @property {Note | null} note what is being told
 * @property {string[]} touched the spaces that it is about
 * @property {boolean} revealed whether the bids lie open on the figures now
 */

export const KINDS = /** @type {const} */ (["force", "blackmail", "gold"]);

/** @param {View} view @param {Ui} ui @returns {Stage} */
export function stage(view, ui) {
  if (!ui.story) return { ...standing(view.public, yetToCome(view)), ...behindTheScreens(view) };
  const { notes, at } = ui.story;
  const scene = standing(asItWas(view, ui));
  for (const note of notes.slice(0, at + 1)) tell(scene, note);
  if (scene.revealed) scene.ranking = view.public.ranking;
  return scene;
}

/** What was public when the telling began; without a story, what is public now. @param {View} view @param {Ui} ui @returns {Public} */
export const asItWas = (view, ui) => (ui.story ? { ...view.public, ...view.before } : view.public);

/** One thing of every seat. @template S, T @param {Record<number, S>} seats @param {(one: S) => T} of @returns {Record<number, T>} */
const ofEach = (seats, of) => Object.fromEntries(Object.entries(seats).map(([seat, one]) => [seat, of(one)]));

/** A replay with all cards open shows what everybody is placing, instead of the bids of the last round. @param {View} view @returns {Partial<Stage>} */
function behindTheScreens(view) {
  const { all } = view;
  if (!all || view.public.phase !== "persuasion") return {};
  return { shown: ofEach(all, (mine) => mine.placed), void: ofEach(all, (mine) => mine.void), winners: {}, ranking: {}, evaluated: {} };
}

/** The figures after the one whose winner is choosing now. @param {View} view @returns {string[]} */
function yetToCome(view) {
  const doing = Object.values(view.waiting);
  const figures = Object.keys(view.public.figures);
  if (doing.includes("spying")) return figures.slice(figures.indexOf("spy") + 1);
  return doing.includes("exchanging") ? figures.slice(figures.indexOf("apothecary") + 1) : [];
}

/** @param {Public} game @param {string[]} [later] figures not evaluated yet @returns {Stage} */
function standing(game, later = []) {
  return {
    followers: { ...game.followers },
    shown: ofEach(game.seats, (player) => player.shown),
    void: ofEach(game.seats, (player) => ({ ...player.void })),
    winners: { ...game.winners },
    leaders: { ...game.leaders },
    majority: { ...game.majority },
    ranking: game.ranking,
    evaluated: Object.fromEntries(Object.keys(game.figures).map((figure) => [figure, !later.includes(figure)])),
    gained: ofEach(game.seats, (player) => ({ ...player.gained })),
    score: { ...game.score },
    spotlight: "",
    note: null,
    touched: [],
    revealed: game.phase === "evaluation",
  };
}

/** Who leads an area now; matches that began with an earlier Parlour don't tell it. @param {Stage} scene @param {string} area @param {number[]} [leaders] @param {number} [majority] */
function led(scene, area, leaders, majority) {
  if (!leaders) return;
  scene.leaders[area] = leaders;
  scene.majority[area] = majority;
}

/** @type {Record<string, (scene: Stage, args: Note["args"]) => void>} */
const TELLING = {
  revealed(scene, { bids }) {
    scene.shown = bids;
    scene.void = Object.fromEntries(Object.keys(bids).map((seat) => [seat, {}]));
    scene.winners = {};
    scene.evaluated = {};
    scene.revealed = true;
  },
  void(scene, { seat, kind, figure, rule }) {
    scene.void[seat] = { ...scene.void[seat], [`${kind}:${figure}`]: rule };
    scene.spotlight = figure;
  },
  evaluated(scene, { figure, outcome, seat, score, gained, area, space, leaders, majority }) {
    scene.spotlight = figure;
    scene.evaluated[figure] = true;
    if (outcome !== "won") return;
    scene.winners[figure] = seat;
    scene.score[seat] = score ?? scene.score[seat];
    scene.gained[seat] = gained ?? scene.gained[seat];
    if (!space) return;
    scene.followers[space] = seat;
    led(scene, area, leaders, majority);
    scene.touched = [space];
  },
  replaced(scene, { seat, area, space, leaders, majority }) {
    scene.followers[space] = seat;
    led(scene, area, leaders, majority);
    scene.spotlight = "spy";
    scene.touched = [space];
  },
  exchanged(scene, { first, second, ...both }) {
    led(scene, both.first_area, both.first_leaders, both.first_majority);
    led(scene, both.second_area, both.second_leaders, both.second_majority);
    [scene.followers[first], scene.followers[second]] = [scene.followers[second], scene.followers[first]];
    scene.spotlight = "apothecary";
    scene.touched = [first, second];
  },
  "no-effect"(scene, { figure }) {
    scene.spotlight = figure;
  },
  declined(scene, { figure }) {
    scene.spotlight = figure;
  },
};

/** @param {Stage} scene @param {Note} note */
function tell(scene, note) {
  scene.spotlight = "";
  scene.touched = [];
  scene.note = note;
  TELLING[note.id]?.(scene, note.args);
}

/** What a seat has laid on a figure, by kind. @param {Record<string, number>} placed @param {string} figure @returns {Required<Tokens>} */
export const laid = (placed, figure) => ({
  force: placed[`force:${figure}`] ?? 0,
  blackmail: placed[`blackmail:${figure}`] ?? 0,
  gold: placed[`gold:${figure}`] ?? 0,
});
