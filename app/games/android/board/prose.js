/**
 * Cards in words. Every verb, condition, trigger and rule of the content has one message; here they are put together.
 * The sentences are terse on purpose: names stay as they are, so that they read well in every language.
 */

import { SPECIALS } from "./content.js";

/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("./rows.js").Action} Action */
/** @typedef {import("./rows.js").Condition} Condition */
/** @typedef {import("./rows.js").Effect} Effect */
/** @typedef {import("./rows.js").Filter} Filter */
/** @typedef {import("./rows.js").Limit} Limit */
/** @typedef {import("./rows.js").Rule} Rule */
/** @typedef {import("./rows.js").Step} Step */
/** @typedef {import("./rows.js").Trigger} Trigger */
/** @typedef {import("./rows.js").Where} Where */
/** @typedef {{ui: Ui, owner: string, self: string, me: string}} Voice whose card it is, which selector needs no naming, who `me` is if known */

/** @param {Ui} ui @param {string} owner @param {string} [self] @param {string} [me] @returns {Voice} */
export const voice = (ui, owner, self = "me", me = "") => ({ ui, owner, self, me });

/** @typedef {string | 0 | false | null | undefined} Part what is empty is left out */

/** @param {Part[]} parts */
export const list = (parts, by = ", ") => parts.filter(Boolean).join(by);

/** Closer circumstances, in brackets after what they narrow. @param {Part[]} parts */
const bracketed = (parts) => (list(parts) ? ` (${list(parts)})` : "");

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** @param {Voice} v @param {number | "all"} n */
const amount = (v, n) => (n === "all" ? v.ui.say("fx-all") : n);

/** @param {Voice} v @param {string} who @returns {string} */
function someone(v, who = "owner") {
  if (who === "owner" && v.owner) return v.ui.name(v.owner);
  if (who === "me" && v.me) return v.ui.name(v.me);
  if (who.startsWith("det:")) return v.ui.name(who.slice(4));
  return v.ui.say(who === "owner" ? "who-me" : `who-${who}`);
}

/** @param {Voice} v @param {string} token */
const tokenName = (v, token) => (token.startsWith("in_play:") ? v.ui.say(`trait-${token.slice(8)}`) : v.ui.name(token === "favor" ? "favor:any" : token));

/** @param {Voice} v @param {string} kind */
const leadKind = (v, kind) => (kind === "any" ? "" : v.ui.name(kind.startsWith("witness:") ? kind.slice(8) : kind));

// ---- places

/** @param {Voice} v @param {Where} where @returns {string} */
export function place(v, where) {
  return isOneName(where) ? kindOfPlace(v, where) : v.ui.say("where-parts", { parts: kindOfPlace(v, where) });
}

/** Whether a place is named by a name rather than by what it is like. @param {Where} where */
const isOneName = (where) => !where || where.any || where.id || where.anyof || (Object.keys(where).length === 1 && (where.district || where.body || where.has));

/** The same where it is clear that a place is meant. @param {Voice} v @param {Where} where @returns {string} */
function kindOfPlace(v, where) {
  const { ui } = v;
  if (!where || where.any) return ui.say("where-any");
  if (where.id) return ui.name(where.id);
  if (where.anyof) return list(where.anyof.map((one) => place(v, one)), ` ${ui.say("fx-or")} `);
  return list([
    where.type && ui.say(`type-${where.type}`),
    where.quality && ui.say(`quality-${where.quality}`),
    where.district && ui.name(where.district),
    where.body && ui.say(`body-${where.body}`),
    where.restricted && ui.say("where-restricted"),
    where.has && ui.say(`where-${where.has}`),
    where.in_range_of && ui.say("where-in_range", { who: someone(v, where.in_range_of) }),
    where.same_body && ui.say("where-same_body", { who: someone(v, where.same_body) }),
  ]);
}

// ---- when and if

/** @param {Voice} v @param {Trigger} on @returns {string} */
export function trigger(v, on) {
  const { ui } = v;
  const who = on.who === "each" ? ui.say("who-anyone") : someone(v, on.who ?? "owner");
  const text = ui.say(`trig-${on.event}`, { who, n: on.n ?? 0 });
  const parts = list([
    on.where && kindOfPlace(v, on.where),
    on.kind && leadKind(v, on.kind),
    on.file && ui.name(on.file),
    on.trait && ui.say(`trait-${on.trait}`),
    on.not_trait && ui.say("trig-part-not", { trait: ui.say(`trait-${on.not_trait}`) }),
    on.token && tokenName(v, on.token),
    on.name && ui.name(on.name),
    on.op && ui.say(`trig-part-${on.op}`),
    on.choice && ui.name(on.choice),
    on.day && ui.say("trig-part-day", { n: on.day }),
  ]);
  return parts ? ui.say("trig-narrowed", { trigger: text, parts }) : text;
}

/** How each condition is said, by its name. @typedef {{[I in Condition["is"]]: (v: Voice, c: Extract<Condition, {is: I}>) => string}} Conditions */

/** @type {Conditions} */
const CONDITIONS = {
  at: (v, c) => v.ui.say(`cond-at${region(c.where)}`, { who: someone(v, c.who), where: kindOfPlace(v, c.where) }),
  exists_player: (v, c) => v.ui.say("cond-exists_player", { who: someone(v, c.who), where: kindOfPlace(v, c.where) }),
  has: (v, c) => v.ui.say(c.token === "money" ? "cond-has-money" : "cond-has", { who: someone(v, c.who), n: c.n, token: tokenName(v, c.token) }),
  lacks: (v, c) => v.ui.say(c.token === "money" ? "cond-lacks-money" : "cond-lacks", { who: someone(v, c.who), n: c.n, token: tokenName(v, c.token) }),
  sanity: (v, c) => v.ui.say(c.min === undefined ? "cond-sanity-max" : "cond-sanity-min", { n: c.min ?? c.max }),
  mood: (v, c) => v.ui.say(`cond-mood-${c.side}`),
  directive: (v, c) => v.ui.say("cond-directive", { card: v.ui.name(`flo_directive_${c.n}`) }),
  hand: (v, c) => v.ui.say(c.min === undefined ? "cond-hand-max" : "cond-hand-min", { who: someone(v, c.who), n: c.min ?? c.max }),
  day: (v, c) => v.ui.say(c.min === undefined ? "cond-day-max" : "cond-day-min", { n: c.min ?? c.max }),
  same_location: (v, c) => v.ui.say("cond-same_location", { who: someone(v, c.who) }),
  npc: (v, c) => v.ui.say(`cond-npc-${c.state}`, { npc: v.ui.name(c.id) }),
  did: (v, c) => v.ui.say(`cond-did-${c.event}`, deed(v, c)),
  not: (v, c) => (c.cond.is in DENIALS ? said(DENIALS, v, c.cond) : v.ui.say("cond-not", { cond: said(CONDITIONS, v, c.cond) })),
  flag: (v) => v.ui.say("cond-flag"),
  baggage_lead: (v, c) => v.ui.say(`cond-baggage_lead-${c.kind}`),
  is_detective: (v, c) => v.ui.say("cond-is_detective", { detective: v.ui.name(c.id) }),
  suspect_has: (v, c) => v.ui.say("cond-suspect_has", { n: c.n, token: v.ui.name(c.token) }),
};

/** How it is said that a condition does not hold. @type {Partial<Conditions>} */
const DENIALS = {
  at: (v, c) => v.ui.say(`cond-not-at${region(c.where)}`, { who: someone(v, c.who), where: place(v, c.where) }),
  did: (v, c) => v.ui.say(`cond-not-did-${c.event}`, deed(v, c)),
  directive: (v, c) => v.ui.say("cond-not-directive", { card: v.ui.name(`flo_directive_${c.n}`) }),
  flag: (v) => v.ui.say("cond-not-flag"),
};

/** One is in a district and on a world, but at a place. @param {Where} where */
const region = (where) => (!isOneName(where) ? "-kind" : where.district ? "-district" : where.body ? "-body" : "");

/** @param {Voice} v @param {Extract<Condition, {is: "did"}>} c */
const deed = (v, c) => ({ who: someone(v, c.who), n: c.n ?? 1, span: v.ui.say(`cond-span-${c.span}`), where: c.where ? place(v, c.where) : "" });

/** @param {Partial<Conditions>} how @param {Voice} v @param {Condition} cond @returns {string} */
const said = (how, v, cond) => /** @type {(v: Voice, c: Condition) => string} */ (how[cond.is])(v, cond);

/** @param {Voice} v @param {Condition[]} conds */
export const conditions = (v, conds) => list(conds.map((one) => said(CONDITIONS, v, one)), ` ${v.ui.say("cond-and")} `);

// ---- what is done

/** Which suspect, unless it is any. @param {Voice} v @param {string} [suspect] */
function suspectDetail(v, suspect) {
  if (!suspect || suspect === "choose") return "";
  return ["event", "no_physical"].includes(suspect) ? v.ui.say(`fx-detail-${suspect}`) : v.ui.name(suspect);
}

/** @param {Voice} v @param {{target: string, face?: string, suspect?: string, same_suspect?: boolean}} e */
const tokenDetails = (v, e) => bracketed([e.target === "trigger" ? v.ui.say("fx-detail-trigger") : e.face && e.face !== "any" && v.ui.say(`fx-detail-${e.face}`), suspectDetail(v, e.suspect), e.same_suspect && v.ui.say("fx-detail-same_suspect")]);

/** How each effect is said, by its verb. @type {{[D in Effect["do"]]: (v: Voice, e: Extract<Effect, {do: D}>) => string}} */
const VERBS = {
  shift: (v, e) => v.ui.say(`fx-shift-${e.dir}`, { n: e.n }),
  gain_time: (v, e) => v.ui.say(`fx-gain_time-${e.when}`, { n: e.n }),
  lose_time: (v, e) => v.ui.say(`fx-lose_time-${e.when}`, { n: e.n }),
  draw: (v, e) => v.ui.say(`fx-draw-${e.from}`, { n: e.n }),
  discard: (v, e) => {
    const [kind, trait] = e.kind.split(":");
    const text = v.ui.say(`fx-discard-${kind}`, { n: amount(v, e.n), owner: someone(v, "owner"), trait: trait ? v.ui.say(`trait-${trait}`) : "" });
    return e.by === "who" || (e.by === "me" && e.who === "me") ? text : text + bracketed([v.ui.say(`fx-by-${e.by}`)]);
  },
  look_hand: (v, e) => v.ui.say("fx-look_hand", { of: someone(v, e.of) }),
  fetch_card: (v, e) => v.ui.say("fx-fetch_card", { n: e.n, trait: e.trait ? v.ui.say(`trait-${e.trait}`) : v.ui.name(e.plot ?? "any") }),
  gain: (v, e) => v.ui.say(e.token === "money" ? "fx-gain-money" : e.not_paid ? "fx-gain-not_paid" : "fx-gain", { n: e.n, token: tokenName(v, e.token) }),
  lose: (v, e) => v.ui.say(e.token === "money" ? "fx-lose-money" : e.n === "all" ? "fx-lose-all" : "fx-lose", { n: e.n, token: tokenName(v, e.token) }) + bracketed([e.by === "me" && v.ui.say("fx-by-me")]),
  transfer: (v, e) => v.ui.say("fx-transfer", { of: list([someone(v, e.of), e.of_where && `(${kindOfPlace(v, e.of_where)})`], " "), to: someone(v, e.to), n: e.n, token: tokenName(v, e.token) }),
  baggage: (v, e) => list([v.ui.say(`fx-baggage-${e.kind}`, { n: e.n }), e.at && v.ui.say("fx-next-card")]),
  conditional: (v, e) => v.ui.say("fx-conditional", { n: e.n, word: e.word }), // not its name: a name may be the id of something else
  remove_baggage: (v, e) => v.ui.say(`fx-remove_baggage-${e.kind}`, { n: amount(v, e.n) }),
  place_evidence: (v, e) => v.ui.say("fx-place_evidence", {
    n: e.n,
    details: bracketed([
      e.file === "choose" ? v.ui.say("fx-detail-choose-file") : v.ui.name(e.file),
      suspectDetail(v, e.suspect),
      e.face !== "choose" && v.ui.say(`fx-detail-${e.face}`),
      e.draw === 2 && v.ui.say("fx-draw-two"),
      e.different && v.ui.say("fx-different"),
    ]),
  }),
  move_evidence: (v, e) => v.ui.say(`fx-move_evidence-${e.scope}`, { n: amount(v, e.n), details: tokenDetails(v, e) }),
  discard_evidence: (v, e) => v.ui.say("fx-discard_evidence", { n: amount(v, e.n), details: tokenDetails(v, e) }),
  flip_evidence: (v, e) => v.ui.say(`fx-flip_evidence-${e.to}`, { n: amount(v, e.n), details: tokenDetails(v, e) }),
  peek_evidence: (v, e) => v.ui.say(`fx-peek_evidence-${e.scope}`, { n: amount(v, e.n) }),
  suspect_token: (v, e) => v.ui.say(`fx-suspect_token-${e.op}`, { n: amount(v, e.n), token: v.ui.name(e.token), details: bracketed([suspectDetail(v, e.suspect)]) }),
  peek_hunch: (v, e) => v.ui.say(`fx-peek_hunch-${e.of}`, { n: e.n }),
  swap_hunch: (v, e) => v.ui.say(`fx-swap_hunch-${e.with}`),
  move_lead: (v, e) => v.ui.say(`fx-move_lead-${e.rule}`, { n: amount(v, e.n), details: bracketed([leadKind(v, e.kind), e.from && v.ui.say("fx-detail-from", { where: place(v, e.from) }), e.to && v.ui.say("fx-detail-to", { where: place(v, e.to) })]) }),
  follow_lead: (v, e) => v.ui.say("fx-follow_lead", { n: e.n, details: bracketed([leadKind(v, e.kind), v.ui.say(`fx-detail-${e.at}`)]) }),
  move_detective: (v, e) => v.ui.say("fx-move_detective", { where: place(v, e.to) }),
  place_warrant: (v, e) => (e.where ? v.ui.say("fx-place_warrant-where", { where: place(v, e.where) }) : v.ui.say("fx-place_warrant")),
  informant: (v, e) => v.ui.say(e.where ? "fx-informant-move-where" : `fx-informant-${e.op}`, { name: e.name === "choose" ? v.ui.say("fx-informant-choose") : v.ui.name(e.name), where: e.where ? place(v, e.where) : "" }),
  claim_case: (v) => v.ui.say("fx-claim_case"),
  reveal_puzzle: (v, e) => (e.pile === "marker" ? v.ui.say("fx-reveal_puzzle-marker", { n: e.n }) : v.ui.say("fx-reveal_puzzle-pile", { n: e.n, pile: v.ui.name(e.pile) })),
  dig_deeper: (v) => v.ui.say("fx-dig_deeper"),
  npc: (v, e) => v.ui.say(`fx-npc-${e.op}`, { npc: v.ui.name(e.id), where: e.where ? place(v, e.where) : "" }),
  track: (v, e) => {
    if (e.card === "mood") return v.ui.say(`fx-track-mood-${e.value}`);
    if (e.card === "directive") return v.ui.say("fx-track-directive", { card: v.ui.name(`flo_directive_${e.n}`) });
    return v.ui.say(`fx-track-sanity-${e.op}`, { n: e.n });
  },
  modify: (v, e) => lasting(v, e, modified(v, e)),
  forbid: (v, e) => lasting(v, e, forbidden(v, e)),
  allow: (v, e) => lasting(v, e, allowed(v, e)),
  choose: (v, e) => v.ui.say("fx-choose", { options: list(e.options.map((one) => effects(as(v, e), one, ", ")), ` ${v.ui.say("fx-or")} `) }),
  may: (v, e) => (e.pay.length ? v.ui.say("fx-may-pay", { pay: costs(as(v, e), e.pay), what: effects(as(v, e), e.effect, ", ") }) : v.ui.say("fx-may", { what: effects(as(v, e), e.effect, ", ") })),
  if: (v, e) => list([v.ui.say("fx-if", { cond: conditions(v, e.cond), then: effects(v, e.then, ", ") }), e.else?.length && v.ui.say("fx-else", { else: effects(v, e.else, ", ") })], "; "),
  for_each: (v, e) => v.ui.say("fx-for", { who: someone(v, e.who), what: effects({ ...v, self: "it" }, e.effect, ", ") }),
  cancel: (v, e) => v.ui.say(`fx-cancel-${e.what}`),
  end_event: (v) => v.ui.say("fx-end_event"),
};

/** Who was named once is not named again inside. @param {Voice} v @param {{who: string}} e @returns {Voice} */
const as = (v, e) => ({ ...v, self: e.who });

/** Verbs with a list of their own: what is added after them would seem to belong to it. */
const LISTS = ["choose", "may", "if"];

/** To whom it happens, if that must be said. @param {Voice} v @param {Effect} e */
const subject = (v, e) => (!("who" in e) || e.do === "for_each" || e.who === v.self || e.who === "me" ? "" : someone(v, e.who));

/** @param {Voice} v @param {Effect} e */
const verb = (v, e) => /** @type {(v: Voice, e: Effect) => string} */ (VERBS[e.do])(v, e);

/** One after the other; who is named once is not named again for the next. @param {Voice} v @param {Effect[]} all @param {string} by @returns {string} */
export function effects(v, all, by = "; ") {
  /** @type {{who: string, closed: boolean, what: string[]}[]} */
  const parts = [];
  for (const e of all) {
    const [who, what, last] = [subject(v, e), verb(v, e), parts.at(-1)];
    if (who && last?.who === who && !last.closed && !LISTS.includes(e.do)) last.what.push(what);
    else parts.push({ who, closed: LISTS.includes(e.do), what: [what] });
  }
  return list(parts.map(({ who, what }) => (who ? v.ui.say("fx-for", { who, what: list(what) }) : list(what))), by);
}

/** @param {Voice} v @param {Effect} e */
export const effect = (v, e) => effects(v, [e]);

/** The same as a price: without the minus. @param {Voice} v @param {Effect[]} all @returns {string} */
export function costs(v, all) {
  const cost = (/** @type {Effect} */ e) => {
    if (e.do === "lose_time" && e.when === "now") return v.ui.say("card-time", { n: e.n });
    if (e.do === "lose" && e.n !== "all") return v.ui.say(e.token === "money" ? "fx-cost-money" : "fx-cost", { n: e.n, token: tokenName(v, e.token) });
    return effect(v, e);
  };
  return list(all.map(cost), " + ");
}

// ---- rules

/** @param {Voice} v @param {{until: string}} e @param {string} what */
const lasting = (v, e, what) => (["turn", "round", "week"].includes(e.until) ? v.ui.say("fx-until", { what, until: v.ui.name(e.until) }) : what);

/** What each step of the Sanity card brings. @param {Ui} ui @param {string} delta `step.<what>` */
const byStep = (ui, delta) => ui.say("mod-step", { steps: (SPECIALS.cap_sanity.steps ?? []).map((step) => signed(step[/** @type {keyof Step} */ (delta.slice("step.".length))])).join(" / ") });

/** @param {Voice} v @param {{what: string, delta?: number | string, set?: number | string[], limit?: Limit, filter?: Filter}} e */
export function modified(v, e) {
  const { ui } = v;
  const f = e.filter ?? {};
  let delta = typeof e.delta === "number" ? signed(e.delta) : e.delta === "either1" ? ui.say("mod-either1") : byStep(ui, String(e.delta));
  if (typeof e.set === "number") delta = e.what === "card_cost" || e.what === "hand_limit" ? ui.say("mod-set", { n: e.set }) : signed(e.set);
  if (e.what === "range") delta = signed(Math.round(Number(e.delta) / 13.5) * 5); // as a share of what a usual car reaches: nobody sees our coordinates
  if (Array.isArray(e.set)) delta = list(e.set.map((kind) => ui.name(`favor:${kind}`))) || ui.say("mod-none");
  const [what, ...token] = e.what.split(":");
  const text = ui.say(`mod-${what}`, { delta, place: f.location ? ui.name(f.location) : "", token: token.length ? ui.name(token.join(":")) : "" });
  const parts = list([
    f.deck && ui.name(f.deck),
    f.detective && ui.name(f.detective),
    f.trait && ui.say(`trait-${f.trait}`),
    f.kind && ui.name(f.kind),
    f.type && ui.say(`type-${f.type}`),
    f.quality && ui.say(`quality-${f.quality}`),
    f.district && ui.name(f.district),
    f.body && ui.say(`body-${f.body}`),
    f.when && ui.say("mod-when-guilty"),
  ]);
  return list([parts ? `${text} (${parts})` : text, e.limit && e.limit !== "none" && ui.say(`limit-${e.limit}`)]);
}

/** @param {Voice} v @param {{what: string, filter?: Filter}} e */
function forbidden(v, e) {
  const { ui } = v;
  const f = e.filter ?? {};
  const [what, ...token] = e.what.split(":");
  if (what === "play_light") return f.after ? ui.say("forbid-play_light-after", { n: f.n }) : list([ui.say("forbid-play_light"), f.trait && `(${ui.say(`trait-${f.trait}`)})`], " ");
  if (what === "move") return f.body ? ui.say("forbid-move-body", { body: ui.say(`body-${f.body}`) }) : ui.say("forbid-move-district", { district: ui.name(f.from_district) });
  return ui.say(`forbid-${what}`, { witness: f.witness ? ui.name(f.witness) : "", where: f.where ? place(v, f.where) : "", token: token.length ? ui.name(token.join(":")) : "" });
}

/** @param {Voice} v @param {{what: string, limit?: Limit, filter?: Filter}} e */
function allowed(v, e) {
  const { ui } = v;
  const f = e.filter ?? {};
  const text = ui.say(`allow-${e.what.split(":")[0]}`, { n: f.n ?? 1, token: f.token ? ui.name(f.token) : "" });
  return list([f.where ? `${text} (${place(v, f.where)})` : text, e.limit && e.limit !== "none" && ui.say(`limit-${e.limit}`)]);
}

/** A standing rule. @param {Voice} v @param {Rule} rule @returns {string} */
export function standing(v, rule) {
  if (rule.static) return effect(v, rule.static);
  if (!rule.on) return "";
  const what = list([rule.if?.length && v.ui.say("fx-if", { cond: conditions(v, rule.if), then: "" }).trim(), effects(v, rule.do ?? [])], " ");
  const text = v.ui.say("rule-when", { trigger: trigger(v, rule.on), what });
  return limited(v, text, rule.limit);
}

/** @param {Voice} v @param {string} what @param {Limit} [limit] */
export const limited = (v, what, limit) => (limit && limit !== "none" ? v.ui.say("rule-limit", { what, limit: v.ui.say(`limit-${limit}`) }) : what);

/** @param {Voice} v @param {Action} action */
export function granted(v, action) {
  const pay = costs(v, action.pay);
  const what = limited(v, effects(v, action.do), action.limit);
  return action.by === "other" ? v.ui.say("action-others", { pay, what }) : v.ui.say("action-line", { where: place(v, action.at), pay, what });
}
