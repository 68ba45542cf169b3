/**
 * The types that boards and the shell share. A board names its own view, which `parlour types` makes for it:
 * `@typedef {import("./view.js").View} View`.
 */

import type { FromClient, Result, RoomInfo, ToClient, WindowsMessage } from "./wire.js";

export type { ChatLine, FromClient, Replay, Result, RoomInfo, SeatInfo, ToClient } from "./wire.js";

/** A message of the server, by its `t`. */
export type Frame<T extends ToClient["t"]> = Extract<ToClient, { t: T }>;

/** A message to the server that it answers; the socket gives it its number `n`. */
export type Asking = FromClient extends infer F ? (F extends { n: number } ? Omit<F, "n"> : never) : never;

/** A message to the server that has no answer. */
export type OneWayMessage = Exclude<FromClient, { n: number }>;

/** When somebody wants to be asked in reaction windows. */
export type WindowMode = WindowsMessage["ask"];

/** What JSON knows. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The arguments of a note or a prompt. Which ones there are only the game knows, so a board reads them unchecked. */
export type Args = Record<string, any>;

export interface Note {
  id: string;
  args: Args;
}

/** What the asked person is told of an option: `is` names the message `option-<is>`, the rest are its arguments. */
export interface Fact {
  is: string;
}

/** An open ask; `F` are the game's own facts. */
export interface Ask<F extends Fact = Fact> {
  id: number;
  prompt: string;
  args: Args;
  /** What may be chosen, each with its fact, or 1. */
  options: Record<string, F | 1>;
  /** Options that one would expect: the rule's ID, the name of the message that says why they are missing, the fact. */
  blocked: Record<string, [string, string] | [string, string, F]>;
  /** What may be clicked right away, with the answers that stand for it. */
  shortcuts: Record<string, string[]>;
  /** Whether it is one of a reaction window. */
  window?: boolean;
  /** Only `pass` is possible, and the server answers by itself. */
  auto?: boolean;
}

export interface Person {
  seat: number;
  name: string;
  bot: boolean;
  present: boolean;
  mine: boolean;
}

/** What a board draws. `P` and `Q` are the game's own `Public` and `Private`, `F` its facts. */
export interface View<P, Q, F extends Fact = Fact> {
  me: number | null;
  seats: Person[];
  public: P;
  /** What I alone know; empty for a spectator, so look at `me` first. */
  private: Q;
  /** In a replay with all cards open: what each seat knows. */
  all: Record<number, Q> | null;
  /** What was public before the last change. */
  before: Partial<P>;
  ask: Ask<F> | null;
  waiting: Record<string, string>;
  result: Result | null;
}

/** The view of a game of which the shell knows nothing. */
export type AnyView = View<any, any>;

/** Notes that are told one after another, and which of them is told now. */
export interface Story {
  notes: Note[];
  at: number;
}

export interface Ui {
  say(id: string, args?: Record<string, unknown>): string;
  name(value: unknown): string;
  who(seat: number): string;
  can(id: string): boolean;
  choose(id: string): void;
  why(id: string): string;
  label(id: string): string;
  confirm(id: string, args?: Record<string, unknown>): Promise<boolean>;
  story: Story | null;
  /** Whether this only shows how the table would look: draw, and do nothing else. */
  preview?: boolean;
  /** Whether this is a replay, in which nobody is asked anything. */
  replay?: boolean;
  recent: Note[];
  /** What the board itself remembers between two draws. */
  local: Record<string, any>;
  redraw(): void;
  /** Bring what is drawn elsewhere into sight: on a phone, the tab in which it lies is opened. */
  reveal(thing: Element | null): void;
  shape(seat: number): string;
  icon: typeof import("/static/shared/icons.js").icon;
}

/** A part of the position in sentences, with what it is about. */
export interface Chapter {
  heading: string;
  lines: string[];
}

/** Something that was hidden, and is turned over when the match has ended. */
export interface Reveal {
  /** Whose it was, if it was somebody's. */
  seat?: number;
  title: string;
  /** A template: what is seen on it. */
  body: unknown;
  /** The same in a sentence, for who hears it. */
  spoken?: string;
}

/** How a game tells its end. */
export interface Ending {
  /** In the order in which they are turned over. */
  reveals: Reveal[];
  /** One sentence that says why who won has won. */
  why: string;
  /** How the match came to its end, where this says more than `ending-<reason>`. */
  how?: string;
  /** The icon of a seat's character, such as `face-rachel`. */
  faces?: Record<number, string>;
  /** A few words to a seat, for the head of its column. */
  marks?: Record<number, string>;
  /** Instead of the score sheet, where a game is not won by points. */
  sheet?: unknown;
}

/** What a game's `board.js` exports; `V` is its own view. */
export interface Board<V = AnyView> {
  board(view: V, ui: Ui): unknown;
  mine?(view: V, ui: Ui): unknown;
  plaque?(view: V, ui: Ui, seat: number): unknown;
  score?(view: V, ui: Ui, seat: number): number;
  /** The position in sentences, in an order that makes sense to who does not see the board. */
  spoken?(view: V, ui: Ui): Chapter[];
  pace?(note: Note, ui: Ui, view: V): number | undefined | void;
  /** What the shell holds up large in the middle of the board while this note is told, such as a played card. */
  show?(note: Note, ui: Ui, view: V): unknown;
  heading?(note: Note): boolean;
  detail?(note: Note, ui: Ui): unknown;
  sound?(note: Note): string | undefined | void;
  ending?(view: V, ui: Ui): Ending;
  /** A module with `ending`, which is fetched once the match is over. */
  later?(): Promise<Pick<Board<V>, "ending">>;
}

/** What the page hands to its module. */
export interface Boot {
  room: RoomInfo;
  game: string;
  language: string;
  version: string;
}

/** `public` of a frame: what everybody knows. */
export interface PublicState {
  game?: { [key: string]: Json } & { score?: Record<string, number> };
  waiting?: Record<string, string>;
  result?: Result;
}

/** `mine` of a frame: what this viewer alone knows. */
export interface OwnState {
  private?: { [key: string]: Json };
  /** How many choices I have made; it names the open ask. */
  at?: number;
  ask?: AskState;
  undo?: UndoState;
}

/** The choice that undo would take back, as it was offered, and how many there are. */
export interface UndoState {
  option: string;
  prompt: string;
  args: Args;
  fact?: Fact;
  steps: number;
}

/** An ask as it travels. With `auto`, the server answers it by itself. */
export interface AskState {
  prompt: string;
  options: Bundles;
  args?: Ask["args"];
  blocked?: Ask["blocked"];
  shortcuts?: ShortcutBundles;
  window?: boolean;
  auto?: boolean;
}

/** Shortcuts as they travel: see `unbundleShortcuts`. */
export type ShortcutBundles = Record<string, string[] | [string[], string[]][]>;

/** Options as they travel: see `unbundle`. */
export type Bundles = Record<string, 1 | string | Fact | Record<string, Fact | 1>>;
