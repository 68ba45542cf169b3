/**
 * Everything that people read is a Fluent message: the site's words and, after them, the words of one game.
 * Texts come out as plain strings or parts; templates escape them.
 */

import { FluentBundle, FluentResource } from "/static/vendor/fluent/index.js";

/** @typedef {import("/static/vendor/fluent/index.js").FluentVariable} FluentVariable */
/** @typedef {Record<string, unknown>} Args */
/** @typedef {{text: string, seat?: number, value?: string}} Part a piece of text; with a seat or a value it is a link */

export const LANGUAGE_NAMES = { en: "English", it: "Italiano", hu: "Magyar" };

// Private-use characters around what a message was given, so that names can be found again in the formatted text.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000(\d+)\uE001([^\uE002]*)\uE002/g;

/** Remember the language for the server's pages too. @param {string} language */
export function rememberLanguage(language) {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}

export class Words {
  /** @param {string} game the id of the game whose words are read too, or "" */
  constructor(game) {
    this.gameId = game;
    this.language = "en";
    this.messages = bundle("en", "");
    this.list = new Intl.ListFormat("en", { type: "conjunction" });
    /** @type {string[]} what the seats are called */
    this.names = [];
    /** Grows whenever the same message may read differently than before. */
    this.version = 0;
  }

  /** @param {string} language @param {string} [game] */
  static async load(language, game = "") {
    const words = new Words(game);
    await words.change(language);
    return words;
  }

  /** Speak this language from now on. @param {string} language */
  async change(language) {
    const path = this.gameId ? `/words/${this.gameId}/${language}.ftl` : `/words/${language}.ftl`;
    const response = await fetch(import.meta.resolve(path));
    this.use(language, response.ok ? await response.text() : "");
  }

  /** @param {string} language @param {string} source the messages of the site and the game as Fluent text */
  use(language, source) {
    this.language = language;
    this.messages = bundle(language, source);
    this.list = new Intl.ListFormat(language, { type: "conjunction" });
    this.version += 1;
  }

  /** @param {string[]} names what the seats are called */
  nameSeats(names) {
    if (names.join("\n") === this.names.join("\n")) return;
    this.names = names;
    this.version += 1;
  }

  /** What a seat is called. @param {number} seat */
  who(seat) {
    return this.names[seat] ?? String(seat + 1);
  }

  /** Whether there is such a message. @param {string} id */
  has(id) {
    return this.messages.hasMessage(id);
  }

  /** The message in words; its id if there is none. @param {string} id @param {Args} [args] @returns {string} */
  say(id, args = {}) {
    return this.format(id, "", this.readable(args)) ?? id;
  }

  /** An attribute of a message, or "". @param {string} id @param {string} attribute @param {Args} [args] */
  attribute(id, attribute, args = {}) {
    return this.format(id, attribute, this.readable(args)) ?? "";
  }

  /** The message in parts, names of seats and things apart. @param {string} id @param {Args} [args] @returns {Part[]} */
  parts(id, args = {}) {
    /** @type {Part[]} */
    const links = [];
    const text = this.format(id, "", this.readable(args, links)) ?? id;
    /** @type {Part[]} */
    const parts = [];
    let end = 0;
    for (const found of text.matchAll(MARKED)) {
      if (found.index > end) parts.push({ text: text.slice(end, found.index) });
      parts.push({ ...links[Number(found[1])], text: found[2] });
      end = found.index + found[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  }

  /** The name of a thing: `name-<value>`, or the value itself. @param {unknown} value */
  name(value) {
    return this.format(nameId(String(value)), "", {}) ?? String(value);
  }

  /** @param {string} value */
  hasName(value) {
    return this.has(nameId(value));
  }

  /**
   * @param {string} id @param {string} attribute @param {Record<string, FluentVariable>} args
   * @returns {string | null}
   */
  format(id, attribute, args) {
    const message = this.messages.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.messages.formatPattern(pattern, args, []) : null;
  }

  /**
   * Arguments as people read them: seats as names, lists joined, things by their names; numbers stay numbers.
   * @param {Args} args @param {Part[]} [links] if given, names are marked and collected here
   * @returns {Record<string, FluentVariable>}
   */
  readable(args, links) {
    /** @type {Record<string, FluentVariable>} */
    const out = {};
    for (const [key, value] of Object.entries(args)) out[key] = this.readableValue(key, value, links);
    return out;
  }

  /** @param {string} key @param {unknown} value @param {Part[]} [links] @returns {FluentVariable} */
  readableValue(key, value, links) {
    if (Array.isArray(value)) {
      const one = key === "seats" || key.endsWith("_seats") ? "seat" : "item";
      return this.list.format(value.map((item) => String(this.readableValue(one, item, links))));
    }
    if (typeof value === "number") {
      const isSeat = key === "seat" || key.endsWith("_seat");
      return isSeat ? marked(this.who(value), { text: "", seat: value }, links) : value;
    }
    const text = String(value);
    return this.hasName(text) ? marked(this.name(text), { text: "", value: text }, links) : text;
  }
}

/** `card:17` can't be part of a message id, `card-17` can. @param {string} value */
const nameId = (value) => `name-${value.replaceAll(":", "-")}`;

/** @param {string} text @param {Part} link @param {Part[]} [links] */
function marked(text, link, links) {
  if (!links) return text;
  links.push(link);
  return `${OPEN}${links.length - 1}${MIDDLE}${text}${CLOSE}`;
}

/** Of two messages with one id the later counts: a game's. @param {string} language @param {string} source */
function bundle(language, source) {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}
