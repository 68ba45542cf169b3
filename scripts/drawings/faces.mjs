/**
 * Who has which face: for each character what the set Lorelei draws of him or her, chosen by hand, and what is worn.
 *
 * The numbers are the set's variants. `hair: 0` is bald, `grey` paler hair or beard; `clothes`, `hat` and `marks` are
 * our own, in `wear.mjs`. A line of an `icons.txt` such as `face:raymond` puts the face into the icons of a page.
 */

/** @typedef {{hair: number, eyes: number, brows: number, mouth: string, nose?: number, head?: number, beard?: number,
 *   glasses?: number, earrings?: number, freckles?: boolean, flowers?: boolean, grey?: boolean,
 *   clothes?: string, hat?: string, marks?: string[]}} Face */

/** @type {Record<string, Face>} */
export const ANDROID = {
  // The five detectives.
  caprice: { hair: 47, eyes: 23, brows: 9, mouth: "happy13", nose: 2, head: 4, earrings: 2, clothes: "dress", marks: ["psyche"] }, // sees thoughts
  floyd: { hair: 0, eyes: 16, brows: 7, mouth: "happy14", nose: 6, head: 3, clothes: "uniform", hat: "bolts", marks: ["seams"] }, // a machine that doubts
  louis: { hair: 3, eyes: 17, brows: 1, mouth: "sad05", nose: 5, head: 3, clothes: "coat", marks: ["moustache", "stubble"] }, // weary, and for sale
  rachel: { hair: 41, eyes: 8, brows: 13, mouth: "happy10", nose: 1, head: 1, clothes: "jacket", marks: ["scar"] }, // hunts for bounties
  raymond: { hair: 1, eyes: 3, brows: 3, mouth: "sad09", nose: 5, head: 3, clothes: "trench", hat: "fedora", marks: ["stubble"] }, // drinks, was in the war
  // The suspects.
  vinnie: { hair: 0, eyes: 12, brows: 4, mouth: "sad06", nose: 5, head: 3, clothes: "jacket", marks: ["plaster", "stubble"] }, // the syndicate's muscle
  "thomas-haas": { hair: 8, eyes: 5, brows: 11, mouth: "happy15", nose: 4, head: 1, glasses: 3, clothes: "cravat" }, // heir to a fortune
  eve: { hair: 35, eyes: 23, brows: 7, mouth: "happy18", nose: 2, head: 4, earrings: 3, clothes: "dress", marks: ["bars"] }, // made as a companion
  "mark-henry": { hair: 28, eyes: 6, brows: 10, mouth: "sad03", nose: 3, head: 2, clothes: "shirt", hat: "headset", marks: ["bars"] }, // one of many miners
  noise: { hair: 27, eyes: 18, brows: 6, mouth: "happy16", nose: 6, head: 1, clothes: "hoodie", marks: ["visor"] }, // steals data, loves a show
  "perrin-vale": { hair: 33, eyes: 2, brows: 12, mouth: "happy03", nose: 4, head: 4, glasses: 4, earrings: 1, clothes: "coat" }, // fixes campaigns
};

/** @type {Record<string, Face>} */
export const SMOG = {
  "john-brown": { hair: 1, eyes: 24, brows: 10, mouth: "happy10", nose: 5, head: 3, clothes: "coat", hat: "bowler", marks: ["handlebar"] },
  "master-fox": { hair: 8, eyes: 8, brows: 11, mouth: "happy15", nose: 1, head: 1, clothes: "cloak", hat: "fox_ears", marks: ["mask"] },
  "dr-jekyll": { hair: 20, eyes: 9, brows: 4, mouth: "sad06", nose: 4, head: 2, glasses: 1, clothes: "cravat" },
  "great-detective": { hair: 1, eyes: 12, brows: 12, mouth: "happy14", nose: 5, head: 1, clothes: "trench", hat: "deerstalker" },
};

/** @type {Record<string, Face>} */
export const PERSUASION = {
  general: { hair: 28, eyes: 12, brows: 3, mouth: "sad05", nose: 5, head: 3, clothes: "epaulettes", hat: "bicorne", marks: ["handlebar"] },
  captain: { hair: 29, eyes: 4, brows: 10, mouth: "happy10", nose: 1, head: 1, clothes: "epaulettes", hat: "tricorne" },
  innkeeper: { hair: 32, eyes: 24, brows: 9, mouth: "happy05", nose: 3, head: 2, clothes: "apron", hat: "mobcap" },
  magistrate: { hair: 0, eyes: 14, brows: 4, mouth: "sad04", nose: 5, head: 2, glasses: 5, clothes: "bands", hat: "judge" },
  priest: { hair: 25, eyes: 19, brows: 9, mouth: "happy01", nose: 5, head: 2, clothes: "collar" },
  aristocrat: { hair: 38, eyes: 23, brows: 7, mouth: "happy18", nose: 4, head: 4, earrings: 3, grey: true, clothes: "ruff", flowers: true },
  merchant: { hair: 9, eyes: 20, brows: 11, mouth: "happy06", nose: 5, head: 3, beard: 1, clothes: "cravat", hat: "feather" },
  printer: { hair: 20, eyes: 6, brows: 6, mouth: "happy04", nose: 6, head: 1, glasses: 1, clothes: "apron", hat: "flat_cap" },
  rogue: { hair: 30, eyes: 18, brows: 11, mouth: "happy15", nose: 1, head: 1, earrings: 1, clothes: "shirt", hat: "bandana", marks: ["patch"] },
  spy: { hair: 40, eyes: 5, brows: 2, mouth: "happy17", nose: 2, head: 4, clothes: "cloak", hat: "wide_hat" },
  apothecary: { hair: 44, eyes: 7, brows: 8, mouth: "happy13", nose: 5, head: 2, beard: 2, glasses: 1, grey: true, clothes: "jacket", hat: "round_cap" },
  mercenary: { hair: 10, eyes: 12, brows: 13, mouth: "sad07", nose: 5, head: 3, clothes: "armour", hat: "morion", marks: ["scar"] },
};

/** @type {Record<string, Face>} */
export const BOTS = {
  "bot-01": { hair: 0, eyes: 16, brows: 7, mouth: "happy01", nose: 6, head: 2, clothes: "uniform", hat: "antenna" },
  "bot-02": { hair: 47, eyes: 13, brows: 8, mouth: "happy14", nose: 6, head: 3, clothes: "jacket", hat: "bolts", marks: ["seams"] },
  "bot-03": { hair: 33, eyes: 16, brows: 9, mouth: "happy02", nose: 2, head: 4, clothes: "dress", hat: "antenna" },
  "bot-04": { hair: 0, eyes: 9, brows: 3, mouth: "happy07", nose: 3, head: 3, clothes: "armour", hat: "bolts" },
  "bot-05": { hair: 27, eyes: 13, brows: 10, mouth: "sad03", nose: 6, head: 1, clothes: "shirt", hat: "bolts", marks: ["seams"] },
  "bot-06": { hair: 26, eyes: 9, brows: 1, mouth: "happy04", nose: 2, head: 4, clothes: "ruff", hat: "bolts", marks: ["bars"] },
  "bot-07": { hair: 39, eyes: 4, brows: 2, mouth: "happy10", nose: 4, head: 1, clothes: "coat", hat: "antenna", marks: ["visor"] },
  "bot-08": { hair: 0, eyes: 19, brows: 9, mouth: "happy05", nose: 6, head: 2, clothes: "collar", hat: "bolts", marks: ["moustache"] },
};

/** For people at the table: as different as two dozen people can be. @type {Record<string, Face>} */
export const GUESTS = {
  "guest-01": { hair: 3, eyes: 24, brows: 10, mouth: "happy02", nose: 1, head: 3, clothes: "shirt" },
  "guest-02": { hair: 24, eyes: 11, brows: 9, mouth: "happy05", nose: 2, head: 4, earrings: 3, clothes: "dress" },
  "guest-03": { hair: 5, eyes: 6, brows: 3, mouth: "happy10", nose: 6, head: 1, glasses: 4, clothes: "hoodie" },
  "guest-04": { hair: 15, eyes: 23, brows: 2, mouth: "happy03", nose: 4, head: 4, clothes: "jacket" },
  "guest-05": { hair: 0, eyes: 4, brows: 10, mouth: "happy06", nose: 5, head: 3, beard: 1, clothes: "shirt" },
  "guest-06": { hair: 38, eyes: 19, brows: 7, mouth: "happy01", nose: 4, head: 2, glasses: 1, grey: true, clothes: "dress" },
  "guest-07": { hair: 39, eyes: 2, brows: 11, mouth: "happy15", nose: 6, head: 3, earrings: 1, clothes: "jacket" },
  "guest-08": { hair: 19, eyes: 21, brows: 1, mouth: "happy13", nose: 2, head: 4, freckles: true, clothes: "shirt" },
  "guest-09": { hair: 12, eyes: 8, brows: 12, mouth: "happy14", nose: 1, head: 1, clothes: "cravat" },
  "guest-10": { hair: 45, eyes: 4, brows: 9, mouth: "happy04", nose: 3, head: 4, glasses: 3, clothes: "dress" },
  "guest-11": { hair: 25, eyes: 1, brows: 9, mouth: "happy02", nose: 5, head: 2, glasses: 5, grey: true, clothes: "coat", marks: ["moustache"] },
  "guest-12": { hair: 31, eyes: 20, brows: 2, mouth: "happy16", nose: 2, head: 4, earrings: 2, clothes: "jacket" },
  "guest-13": { hair: 20, eyes: 10, brows: 6, mouth: "happy08", nose: 6, head: 1, freckles: true, clothes: "hoodie" },
  "guest-14": { hair: 35, eyes: 14, brows: 7, mouth: "happy18", nose: 4, head: 4, flowers: true, clothes: "dress" },
  "guest-15": { hair: 1, eyes: 3, brows: 3, mouth: "sad09", nose: 5, head: 3, clothes: "coat", marks: ["goatee"] },
  "guest-16": { hair: 26, eyes: 15, brows: 9, mouth: "happy09", nose: 2, head: 4, clothes: "hoodie" },
  "guest-17": { hair: 43, eyes: 12, brows: 13, mouth: "sad05", nose: 1, head: 1, clothes: "jacket" },
  "guest-18": { hair: 32, eyes: 5, brows: 11, mouth: "happy17", nose: 4, head: 4, earrings: 1, clothes: "coat" },
  "guest-19": { hair: 2, eyes: 7, brows: 8, mouth: "happy10", nose: 3, head: 2, beard: 2, clothes: "shirt" },
  "guest-20": { hair: 40, eyes: 24, brows: 1, mouth: "happy01", nose: 1, head: 4, clothes: "jacket" },
  "guest-21": { hair: 27, eyes: 18, brows: 11, mouth: "happy15", nose: 1, head: 1, earrings: 2, clothes: "hoodie" },
  "guest-22": { hair: 23, eyes: 17, brows: 12, mouth: "sad03", nose: 2, head: 4, glasses: 1, clothes: "shirt" },
  "guest-23": { hair: 44, eyes: 9, brows: 10, mouth: "happy05", nose: 5, head: 3, clothes: "coat", marks: ["handlebar"] },
  "guest-24": { hair: 47, eyes: 23, brows: 7, mouth: "happy03", nose: 4, head: 4, glasses: 2, earrings: 3, clothes: "coat" },
};

export const FACES = { ...ANDROID, ...SMOG, ...PERSUASION, ...BOTS, ...GUESTS };
