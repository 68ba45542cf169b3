/** What this viewer knows of the match: kept up to date by merge patches, never guessed. */

/** @typedef {import("./types.js").Note} Note */

/**
 * The result of a merge patch (RFC 7386) as a new object; what did not change is shared with the old one.
 * @param {any} old @param {any} patch @returns {any}
 */
export function applyPatch(old, patch) {
  const next = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete next[key];
    else if (typeof value === "object" && !Array.isArray(value)) next[key] = applyPatch(asObject(next[key]), value);
    else next[key] = value;
  }
  return next;
}

/**
 * The options of an ask by their whole ids: those that begin alike come in one map, and a kind that goes on like another
 * only names it: `{"force:": "gold:", "gold:": {"spy": 1}, "done": 1}`.
 * @param {Record<string, any>} bundles
 * @returns {Record<string, number>}
 */
export function unbundle(bundles) {
  /** @type {Record<string, number>} */
  const options = {};
  for (const [key, inner] of Object.entries(bundles)) {
    const rests = typeof inner === "string" ? bundles[inner] : inner;
    if (typeof rests === "number") options[key] = rests;
    else for (const rest of Object.keys(rests)) options[key + rest] = 1;
  }
  return options;
}

/** @param {any} value */
const asObject = (value) => (value && typeof value === "object" && !Array.isArray(value) ? value : {});

/**
 * Notes of one kind that follow each other come in one entry, with the names of their arguments said once:
 * `["won", ["figure", "seat"], ["spy", 1], ["priest", 2]]`.
 * @param {[string, string[], ...any[][]][]} tables @returns {Note[]}
 */
export const readNotes = (tables) =>
  tables.flatMap(([id, names, ...rows]) => rows.map((row) => ({ id, args: Object.fromEntries(row.map((value, i) => [names[i], value])) })));

/**
 * One moment of the match as it is shown: everything known then, what was public before, and what was just told.
 * @typedef {object} Moment
 * @property {number | null} me
 * @property {any} public `{game, waiting, result?}`
 * @property {any} mine `{private, ask?, undo?, at}`
 * @property {Note[]} notes the whole log that is known here
 * @property {number} earlier how many notes came before those
 * @property {any} before the game's public view before the last step
 * @property {Note[]} fresh the notes of the last step
 */

export class Model {
  epoch = "";
  v = 0;
  /** @type {Moment} */
  moment = { me: null, public: {}, mine: {}, notes: [], earlier: 0, before: {}, fresh: [] };

  /** @param {any} full @returns {Moment} */
  full(full) {
    this.epoch = full.epoch;
    this.v = full.v;
    this.moment = {
      me: full.me < 0 ? null : full.me,
      public: full.public,
      mine: full.mine,
      notes: readNotes(full.notes),
      earlier: full.earlier ?? 0,
      before: full.public.game,
      fresh: [],
    };
    return this.moment;
  }

  /**
   * The moment after a step; "old" if we have had it, "gap" if one before it is missing.
   * @param {any} step @returns {Moment | "old" | "gap"}
   */
  step(step) {
    if (step.v <= this.v) return "old";
    if (step.v !== this.v + 1) return "gap";
    this.v = step.v;
    this.moment = nextMoment(this.moment, step);
    return this.moment;
  }
}

/** @param {Moment} last @param {any} step @returns {Moment} */
export function nextMoment(last, step) {
  const fresh = readNotes(step.notes ?? []);
  const kept = step.cut ? last.notes.slice(0, -step.cut) : last.notes;
  return {
    ...last,
    public: step.patch ? applyPatch(last.public, step.patch) : last.public,
    mine: step.mine ? applyPatch(last.mine, step.mine) : last.mine,
    notes: [...kept, ...fresh],
    before: last.public.game,
    fresh,
  };
}
