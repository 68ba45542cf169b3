/** What the drawings share: places on the picture, icons, tabs, and what my seat knows. */

/** @typedef {import("../view.js").View} View */
/** @typedef {import("/static/table/types.js").Ui} Ui */

export const KINDS = ["testimony", "physical", "document"];
export const TABS = ["map", "suspects", "conspiracy", "plots"];

/** @type {Record<string, string>} */
export const ICONS = {
  testimony: "talk",
  physical: "finger-print",
  document: "papers",
  religious: "church",
  civic: "capitol",
  residential: "family-house",
  business: "briefcase",
  nightlife: "martini",
  lily: "microphone",
  jimmy: "hooded-figure",
  alibi: "shield",
  hit: "death-skull",
  trauma: "broken-heart",
  dropship: "space-shuttle",
  haas: "processor",
  jinteki: "mesh-ball",
  conspiracy: "jigsaw-piece",
  money: "banknote",
  "favor:corporate": "briefcase",
  "favor:political": "capitol",
  "favor:society": "crown",
  "favor:street": "shaking-hands",
  map: "modern-city",
  suspects: "handcuffs",
  plots: "crossroad",
  light: "sun",
  dark: "moon",
};

/** @param {string} token */
export const tokenIcon = (token) => ICONS[token] ?? (token.startsWith("favor:") ? "person" : "shaking-hands");

/** The drawn face of a suspect or a detective. @param {Ui} ui @param {string} id @param {{x?: number, y?: number, size?: number}} [where] */
export const portrait = (ui, id, where = {}) => ui.icon(`face-${id.replaceAll("_", "-")}`, { ...where, label: ui.name(id), class: "face" });

/** A favor is named by its kind alone where its icon stands before it. @param {Ui} ui @param {string} token */
export const shortName = (ui, token) => ui.name(token.replace("favor:", ""));

/** A text in lines of about so many letters; it breaks at spaces and after hyphens. @param {string} text @param {number} [most] @returns {string[]} */
export function lines(text, most = 13) {
  /** @type {string[]} */
  const found = [];
  for (const word of text.match(/[^\s-]+-?/g) ?? []) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = last.endsWith("-") ? last + word : `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

// ---- what I know

/** The value of an evidence token as far as I know it, and how. @param {View} view @param {string} id */
export function known(view, id) {
  const open = view.public.evidence[id].value ?? view.public.reveal?.evidence[id];
  if (open !== undefined) return { value: open, how: "up" };
  const mine = view.private.evidence?.[id];
  return mine === undefined ? { value: "", how: "down" } : { value: mine, how: "known" };
}

/** Whose hunches on a suspect I know, as holder and kind: mine, those that I have seen, in the end all. @param {View} view @param {string} suspect */
export function hunchesOn(view, suspect) {
  const mine = Object.fromEntries(Object.entries(view.private.hunches ?? {}).map(([kind, of]) => [`${view.me}:${kind}`, of]));
  const all = view.public.reveal?.hunches ?? { ...mine, ...view.private.seen?.hunches };
  return Object.keys(all).filter((key) => all[key] === suspect).map((key) => key.split(":"));
}

/** @param {View} view */
export const me = (view) => (view.me === null ? null : view.public.players[view.me]);

/** The seat of a detective, or -1. @param {View} view @param {string} detective */
export const seatOf = (view, detective) => Number(Object.entries(view.public.players).find(([, player]) => player.detective === detective)?.[0] ?? -1);

// ---- tabs

/** @type {Record<string, string>} */
const TAB_OF = {
  "place-which": "suspects",
  "place-on": "suspects",
  "place-in": "suspects",
  "place-face": "suspects",
  "lily-turns-up": "suspects",
  "discard-evidence": "suspects",
  "move-evidence": "suspects",
  "move-evidence-to": "suspects",
  "turn-evidence": "suspects",
  "peek-evidence": "suspects",
  "suspect-token": "suspects",
  "event-suspect": "suspects",
  jimmy: "suspects",
  "place-piece": "conspiracy",
  "turn-piece": "conspiracy",
  "which-bonus": "conspiracy",
  "choose-crossroad": "plots",
  action: "map",
  "move-lead": "map",
  "move-which-lead": "map",
  "follow-which": "map",
  "move-detective": "map",
  "move-informant": "map",
  "place-warrant": "map",
  "place-npc": "map",
};

/** The tab on which what I am asked is found; "" if on none. @param {View} view */
export const wanted = (view) => (view.ask ? (TAB_OF[view.ask.prompt] ?? "") : "");

/** The open tab; a new question opens its own, and the end the suspects. @param {View} view @param {Ui} ui @returns {string} */
export function openTab(view, ui) {
  const asked = view.ask?.id ?? 0;
  if (view.ask && ui.local.asked !== asked) {
    ui.local.asked = asked;
    if (wanted(view)) ui.local.tab = wanted(view);
  }
  if (view.public.reveal && !ui.local.closed) {
    ui.local.closed = true;
    ui.local.tab = "suspects";
  }
  return ui.local.tab ?? "map";
}
