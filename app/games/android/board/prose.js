/**
 * Cards in words. Every verb, condition, trigger and rule of the content has one message; here they are put together.
 * The sentences are terse on purpose: names stay as they are, so that they read well in every language.
 */

/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {Record<string, any>} Effect */
/** @typedef {{ui: Ui, owner: string, self: string, me: string}} Voice whose card it is, which selector needs no naming, who `me` is if known */

/** @param {Ui} ui @param {string} owner @param {string} [self] @param {string} [me] @returns {Voice} */
export const voice = (ui, owner, self = "me", me = "") => ({ ui, owner, self, me });

/** @param {(string | undefined | false | null)[]} parts */
export const list = (parts, by = ", ") => parts.filter(Boolean).join(by);

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** @param {Voice} v @param {any} n */
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
const leadKind = (v, kind) => v.ui.name(kind.startsWith("witness:") ? kind.slice(8) : kind);

// ---- places

/** @param {Voice} v @param {any} where @returns {string} */
export function place(v, where) {
  const { ui } = v;
  if (!where || where.any) return ui.say("where-any");
  if (where.id) return ui.name(where.id);
  if (where.anyof) return list(where.anyof.map((/** @type {any} */ one) => place(v, one)), ` ${ui.say("fx-or")} `);
  const keys = Object.keys(where);
  if (keys.length === 1 && where.district) return ui.name(where.district);
  if (keys.length === 1 && where.body) return ui.say(`body-${where.body}`);
  if (keys.length === 1 && where.has) return ui.say(`where-${where.has}`);
  const parts = [
    where.type && ui.say(`type-${where.type}`),
    where.quality && ui.say(`quality-${where.quality}`),
    where.district && ui.name(where.district),
    where.body && ui.say(`body-${where.body}`),
    where.restricted && ui.say("where-restricted"),
    where.has && ui.say(`where-${where.has}`),
    where.in_range_of && ui.say("where-in_range", { who: someone(v, where.in_range_of) }),
    where.same_body && ui.say("where-same_body", { who: someone(v, where.same_body) }),
  ];
  return ui.say("where-parts", { parts: list(parts) });
}

// ---- when and if

/** @param {Voice} v @param {any} on @returns {string} */
export function trigger(v, on) {
  const { ui } = v;
  const who = on.who === "each" ? ui.say("who-anyone") : someone(v, on.who ?? "owner");
  const text = ui.say(`trig-${on.event}`, { who, n: on.n ?? 0 });
  const parts = list([
    on.where && place(v, on.where),
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

/** @type {Record<string, (v: Voice, c: any) => string>} */
const CONDITIONS = {
  at: (v, c) => v.ui.say("cond-at", { who: someone(v, c.who), where: place(v, c.where) }),
  exists_player: (v, c) => v.ui.say("cond-exists_player", { who: someone(v, c.who), where: place(v, c.where) }),
  has: (v, c) => v.ui.say("cond-has", { who: someone(v, c.who), n: c.n, token: tokenName(v, c.token) }),
  lacks: (v, c) => v.ui.say("cond-lacks", { who: someone(v, c.who), n: c.n, token: tokenName(v, c.token) }),
  sanity: (v, c) => v.ui.say(c.min === undefined ? "cond-sanity-max" : "cond-sanity-min", { n: c.min ?? c.max }),
  mood: (v, c) => v.ui.say(`cond-mood-${c.side}`),
  directive: (v, c) => v.ui.say("cond-directive", { card: v.ui.name(`flo_directive_${c.n}`) }),
  hand: (v, c) => v.ui.say(c.min === undefined ? "cond-hand-max" : "cond-hand-min", { who: someone(v, c.who), n: c.min ?? c.max }),
  day: (v, c) => v.ui.say(c.min === undefined ? "cond-day-max" : "cond-day-min", { n: c.min ?? c.max }),
  same_location: (v, c) => v.ui.say("cond-same_location", { who: someone(v, c.who) }),
  npc: (v, c) => v.ui.say(`cond-npc-${c.state}`, { npc: v.ui.name(c.id) }),
  did: (v, c) => v.ui.say("cond-did", { n: c.n ?? 1, span: v.ui.say(`cond-span-${c.span}`), what: trigger(v, { event: c.event, who: c.who, where: c.where }) }),
  not: (v, c) => v.ui.say("cond-not", { cond: condition(v, c.cond) }),
  flag: (v) => v.ui.say("cond-flag"),
  baggage_lead: (v, c) => v.ui.say(`cond-baggage_lead-${c.kind}`),
  is_detective: (v, c) => v.ui.say("cond-is_detective", { detective: v.ui.name(c.id) }),
  suspect_has: (v, c) => v.ui.say("cond-suspect_has", { n: c.n, token: v.ui.name(c.token) }),
};

/** @param {Voice} v @param {any} cond @returns {string} */
const condition = (v, cond) => CONDITIONS[cond.is](v, cond);

/** @param {Voice} v @param {any[]} conds */
export const conditions = (v, conds) => list(conds.map((one) => condition(v, one)), ` ${v.ui.say("cond-and")} `);

// ---- what is done

/** @param {Voice} v @param {string} suspect */
const suspectDetail = (v, suspect) => (["choose", "event", "no_physical"].includes(suspect) ? v.ui.say(`fx-detail-${suspect}`) : v.ui.name(suspect));

/** @param {Voice} v @param {Effect} e */
const tokenDetails = (v, e) => list([e.target === "trigger" ? v.ui.say("fx-detail-trigger") : e.face && v.ui.say(`fx-detail-${e.face}`), e.suspect && suspectDetail(v, e.suspect), e.same_suspect && v.ui.say("fx-detail-same_suspect")]) || v.ui.say("fx-detail-choose");

/** @type {Record<string, (v: Voice, e: Effect) => string>} */
const VERBS = {
  shift: (v, e) => v.ui.say(`fx-shift-${e.dir}`, { n: e.n }),
  gain_time: (v, e) => v.ui.say(`fx-gain_time-${e.when}`, { n: e.n }),
  lose_time: (v, e) => v.ui.say(`fx-lose_time-${e.when}`, { n: e.n }),
  draw: (v, e) => v.ui.say(`fx-draw-${e.from}`, { n: e.n }),
  discard: (v, e) => {
    const [kind, trait] = e.kind.split(":");
    const text = v.ui.say(`fx-discard-${kind}`, { n: amount(v, e.n), owner: someone(v, "owner"), trait: trait ? v.ui.say(`trait-${trait}`) : "" });
    return e.by === "who" || (e.by === "me" && e.who === "me") ? text : `${text}, ${v.ui.say(`fx-by-${e.by}`)}`;
  },
  look_hand: (v, e) => v.ui.say("fx-look_hand", { of: someone(v, e.of) }),
  fetch_card: (v, e) => v.ui.say("fx-fetch_card", { n: e.n, trait: e.trait ? v.ui.say(`trait-${e.trait}`) : v.ui.name(e.plot ?? "any") }),
  gain: (v, e) => v.ui.say(e.not_paid ? "fx-gain-not_paid" : "fx-gain", { n: e.n, token: tokenName(v, e.token) }),
  lose: (v, e) => `${v.ui.say("fx-lose", { n: amount(v, e.n), token: tokenName(v, e.token) })}${e.by === "me" ? `, ${v.ui.say("fx-by-me")}` : ""}`,
  transfer: (v, e) => v.ui.say("fx-transfer", { of: list([someone(v, e.of), e.of_where && `(${place(v, e.of_where)})`], " "), to: someone(v, e.to), n: e.n, token: tokenName(v, e.token) }),
  baggage: (v, e) => list([v.ui.say(`fx-baggage-${e.kind}`, { n: e.n }), e.at && v.ui.say("fx-next-card")]),
  conditional: (v, e) => v.ui.say("fx-conditional", { n: e.n, word: v.ui.name(e.word) }),
  remove_baggage: (v, e) => v.ui.say(`fx-remove_baggage-${e.kind}`, { n: amount(v, e.n) }),
  place_evidence: (v, e) => v.ui.say("fx-place_evidence", {
    n: e.n,
    details: list([
      e.file === "choose" ? v.ui.say("fx-detail-choose-file") : v.ui.name(e.file),
      suspectDetail(v, e.suspect),
      e.face === "choose" ? v.ui.say("fx-detail-choose-face") : v.ui.say(`fx-detail-${e.face}`),
      e.draw === 2 && v.ui.say("fx-draw-two"),
      e.different && v.ui.say("fx-different"),
    ]),
  }),
  move_evidence: (v, e) => v.ui.say(`fx-move_evidence-${e.scope}`, { n: amount(v, e.n), details: tokenDetails(v, e) }),
  discard_evidence: (v, e) => v.ui.say("fx-discard_evidence", { n: amount(v, e.n), details: tokenDetails(v, e) }),
  flip_evidence: (v, e) => v.ui.say(`fx-flip_evidence-${e.to}`, { n: amount(v, e.n), details: tokenDetails(v, e) }),
  peek_evidence: (v, e) => v.ui.say(`fx-peek_evidence-${e.scope}`, { n: amount(v, e.n) }),
  suspect_token: (v, e) => v.ui.say(`fx-suspect_token-${e.op}`, { n: amount(v, e.n), token: v.ui.name(e.token), details: suspectDetail(v, e.suspect) }),
  peek_hunch: (v, e) => v.ui.say(`fx-peek_hunch-${e.of}`, { n: e.n }),
  swap_hunch: (v, e) => v.ui.say(`fx-swap_hunch-${e.with}`),
  move_lead: (v, e) => v.ui.say(`fx-move_lead-${e.rule}`, { n: amount(v, e.n), details: list([leadKind(v, e.kind), e.from && v.ui.say("fx-detail-from", { where: place(v, e.from) }), e.to && v.ui.say("fx-detail-to", { where: place(v, e.to) })]) }),
  follow_lead: (v, e) => v.ui.say("fx-follow_lead", { n: e.n, details: list([leadKind(v, e.kind), v.ui.say(`fx-detail-${e.at}`)]) }),
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
  choose: (v, e) => v.ui.say("fx-choose", { options: list(e.options.map((/** @type {Effect[]} */ one) => effects(as(v, e), one)), ` ${v.ui.say("fx-or")} `) }),
  may: (v, e) => (e.pay.length ? v.ui.say("fx-may-pay", { pay: effects(as(v, e), e.pay), what: effects(as(v, e), e.effect) }) : v.ui.say("fx-may", { what: effects(as(v, e), e.effect) })),
  if: (v, e) => list([v.ui.say("fx-if", { cond: conditions(v, e.cond), then: effects(v, e.then) }), e.else?.length && v.ui.say("fx-else", { else: effects(v, e.else) })], "; "),
  for_each: (v, e) => v.ui.say("fx-for", { who: someone(v, e.who), what: effects({ ...v, self: "it" }, e.effect) }),
  cancel: (v, e) => v.ui.say(`fx-cancel-${e.what}`),
  end_event: (v) => v.ui.say("fx-end_event"),
};

/** Who was named once is not named again inside. @param {Voice} v @param {Effect} e @returns {Voice} */
const as = (v, e) => ({ ...v, self: e.who });

const NOBODYS = ["for_each", "npc", "cancel", "end_event", "transfer", "if"];

/** @param {Voice} v @param {Effect} e @returns {string} */
export function effect(v, e) {
  const what = VERBS[e.do](v, e);
  if (NOBODYS.includes(e.do) || e.who === v.self || e.who === "me") return what;
  return v.ui.say("fx-for", { who: someone(v, e.who), what });
}

/** @param {Voice} v @param {Effect[]} all @returns {string} */
export const effects = (v, all) => list(all.map((one) => effect(v, one)), "; ");

// ---- rules

/** @param {Voice} v @param {Effect} e @param {string} what */
const lasting = (v, e, what) => (["turn", "round", "week"].includes(e.until) ? v.ui.say("fx-until", { what, until: v.ui.name(e.until) }) : what);

/** @param {Voice} v @param {Effect} e */
export function modified(v, e) {
  const { ui } = v;
  const f = e.filter ?? {};
  let delta = typeof e.delta === "number" ? signed(e.delta) : e.delta === "either1" ? ui.say("mod-either1") : ui.say("mod-step");
  if (typeof e.set === "number") delta = e.what === "card_cost" || e.what === "hand_limit" ? ui.say("mod-set", { n: e.set }) : signed(e.set);
  if (Array.isArray(e.set)) delta = list(e.set.map((/** @type {string} */ kind) => ui.name(`favor:${kind}`))) || ui.say("mod-none");
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

/** @param {Voice} v @param {Effect} e */
function forbidden(v, e) {
  const { ui } = v;
  const f = e.filter ?? {};
  const [what, ...token] = e.what.split(":");
  if (what === "play_light") return f.after ? ui.say("forbid-play_light-after", { n: f.n }) : list([ui.say("forbid-play_light"), f.trait && `(${ui.say(`trait-${f.trait}`)})`], " ");
  if (what === "move") return f.body ? ui.say("forbid-move-body", { body: ui.say(`body-${f.body}`) }) : ui.say("forbid-move-district", { district: ui.name(f.from_district) });
  return ui.say(`forbid-${what}`, { witness: f.witness ? ui.name(f.witness) : "", where: f.where ? place(v, f.where) : "", token: token.length ? ui.name(token.join(":")) : "" });
}

/** @param {Voice} v @param {Effect} e */
function allowed(v, e) {
  const { ui } = v;
  const f = e.filter ?? {};
  const text = ui.say(`allow-${e.what.split(":")[0]}`, { n: f.n ?? 1, token: f.token ? ui.name(f.token) : "" });
  return list([f.where ? `${text} (${place(v, f.where)})` : text, e.limit && e.limit !== "none" && ui.say(`limit-${e.limit}`)]);
}

/** A standing rule. @param {Voice} v @param {any} rule @returns {string} */
export function standing(v, rule) {
  if (rule.static) return effect(v, rule.static);
  const what = list([rule.if?.length && v.ui.say("fx-if", { cond: conditions(v, rule.if), then: "" }).trim(), effects(v, rule.do)], " ");
  const text = v.ui.say("rule-when", { trigger: trigger(v, rule.on), what });
  return limited(v, text, rule.limit);
}

/** @param {Voice} v @param {string} what @param {string} limit */
export const limited = (v, what, limit) => (limit && limit !== "none" ? v.ui.say("rule-limit", { what, limit: v.ui.say(`limit-${limit}`) }) : what);

/** @param {Voice} v @param {any} action */
export function granted(v, action) {
  const pay = effects(v, action.pay);
  const what = limited(v, effects(v, action.do), action.limit);
  return action.by === "other" ? v.ui.say("action-others", { pay, what }) : v.ui.say("action-line", { where: place(v, action.at), pay, what });
}
