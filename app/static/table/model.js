/** What this viewer knows of the match: kept up to date by merge patches, never guessed. */

/** @typedef {import("./types.js").Note} Note */

/** @typedef {import("./types.js").Json} Json */
/** @typedef {import("./types.js").PublicState} PublicState */
/** @typedef {import("./types.js").OwnState} OwnState */
/** @typedef {import("./types.js").Bundles} Bundles */
/** @typedef {import("./types.js").ShortcutBundles} ShortcutBundles */
/** @typedef {import("./types.js").Fact} Fact */
/** @typedef {import("./types.js").Frame<"full">} Full */
/** @typedef {import("./types.js").Frame<"step">} Step */
/** @typedef {{[key: string]: unknown}} JsonObject */

/**
 * The result of a merge patch (RFC 7386) as a new object; what did not change is shared with the old one.
 * @template {object} T @param {T} old @param {unknown} patch @returns {T}
 */
export function applyPatch(old, patch) {
  const next = /** @type {JsonObject} */ ({ ...old });
  for (const [key, value] of Object.entries(asObject(patch))) {
    if (value === null) delete next[key];
    else if (isObject(value)) next[key] = applyPatch(asObject(next[key]), value);
    else next[key] = value;
  }
  return /** @type {T} */ (next);
}

/** @param {unknown} value @returns {value is JsonObject} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const asObject = (value) => (isObject(value) ? value : {});

/**
 * The options of an ask by their whole ids, each with its fact or 1. Those that begin alike come in one map, and a kind
 * that goes on like another only names it: `{"force:": "gold:", "gold:": {"spy": 1}, "buy": {"is": "buy"}, "done": 1}`.
 * @param {Bundles} bundles
 * @returns {Record<string, Fact | 1>}
 */
export function unbundle(bundles) {
  /** @type {Record<string, Fact | 1>} */
  const options = {};
  for (const [key, value] of Object.entries(bundles)) {
    if (!key.endsWith(":")) options[key] = /** @type {Fact | 1} */ (value);
    else {
      const endings = typeof value === "string" ? bundles[value] : value;
      for (const [ending, fact] of Object.entries(endings)) options[key + ending] = fact;
    }
  }
  return options;
}

/**
 * The shortcuts of an ask by their whole ids, each with its answers. What one thing is good for comes together, with the
 * answers before the place said once: `{"spy:": [[["place", "card:spy"], ["city:paris", "city:rome"]]], "nest": ["dig", "done"]}`.
 * @param {ShortcutBundles} bundles @returns {Record<string, string[]>}
 */
export function unbundleShortcuts(bundles) {
  /** @type {Record<string, string[]>} */
  const shortcuts = {};
  for (const [key, value] of Object.entries(bundles)) {
    if (!key.endsWith(":")) shortcuts[key] = /** @type {string[]} */ (value);
    else for (const [before, places] of /** @type {[string[], string[]][]} */ (value)) for (const place of places) shortcuts[key + place] = [...before, place];
  }
  return shortcuts;
}

/**
 * Notes of one kind that follow each other come in one entry, with the names of their arguments said once:
 * `["won", ["figure", "seat"], ["spy", 1], ["priest", 2]]`.
 * @param {unknown} tables @returns {Note[]}
 */
export const readNotes = (tables) =>
  /** @type {[string, string[], ...Json[][]][]} */ (tables).flatMap(([id, names, ...rows]) => rows.map((row) => ({ id, args: Object.fromEntries(row.map((value, i) => [names[i], value])) })));

/**
 * One moment of the match as it is shown: everything known then, what was public before, and what was just told.
 * @typedef {object} Moment
 * @property {number | null} me
 * @property {PublicState} public
 * @property {OwnState} mine
 * @property {Note[]} notes the whole log that is known here
 * @property {number} earlier how many notes came before those
 * @property {PublicState["game"]} before the game's public view before the last step
 * @property {Note[]} fresh the notes of the last step
 */

/** The moment before anything is known. @type {Moment} */
export const NOTHING = { me: null, public: {}, mine: {}, notes: [], earlier: 0, before: {}, fresh: [] };

/**
 * A moment with nothing before it.
 * @param {number | null} me @param {unknown} publicState @param {OwnState} mine @param {unknown} notes @param {number} [earlier] @returns {Moment}
 */
export function firstMoment(me, publicState, mine, notes, earlier = 0) {
  const shown = /** @type {PublicState} */ (publicState);
  return { me, public: shown, mine, notes: readNotes(notes), earlier, before: shown.game, fresh: [] };
}

export class Model {
  epoch = "";
  v = 0;
  moment = NOTHING;

  /** @param {Full} full @returns {Moment} */
  full({ epoch, v, me, public: publicState, mine, notes, earlier }) {
    this.epoch = epoch;
    this.v = v;
    this.moment = firstMoment(me < 0 ? null : me, publicState, /** @type {OwnState} */ (mine), notes, earlier);
    return this.moment;
  }

  /**
   * The moment after a step; "old" if we have had it, "gap" if one before it is missing.
   * @param {Step} step @returns {Moment | "old" | "gap"}
   */
  step(step) {
    if (step.v <= this.v) return "old";
    if (step.v !== this.v + 1) return "gap";
    this.v = step.v;
    this.moment = nextMoment(this.moment, step);
    return this.moment;
  }
}

/** @param {Moment} last @param {Pick<Step, "patch" | "mine" | "notes" | "cut">} step @returns {Moment} */
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
