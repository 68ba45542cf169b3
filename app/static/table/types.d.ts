/**
 * The types that boards and the shell share. A board names its own view, which `parlour types` makes for it:
 * `@typedef {import("./view.js").View} View`.
 */

import type { FromClient, Result, RoomInfo, ToClient } from "./wire.js";

export type { ChatLine, FromClient, Replay, Result, RoomInfo, SeatInfo, ToClient } from "./wire.js";

/** A message of the server, by its `t`. */
export type Frame<T extends ToClient["t"]> = Extract<ToClient, { t: T }>;

/** A message to the server that it answers; the socket gives it its number `n`. */
export type Asking = FromClient extends infer F ? (F extends { n: number } ? Omit<F, "n"> : never) : never;

/** A message to the server that has no answer. */
export type OneWayMessage = Exclude<FromClient, { n: number }>;

/** What JSON knows. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The arguments of a note or a prompt. Which ones there are only the game knows, so a board reads them unchecked. */
export type Args = Record<string, any>;

export interface Note {
  id: string;
  args: Args;
}

export interface Ask {
  id: number;
  prompt: string;
  args: Args;
  options: Record<string, number>;
  /** Options that one would expect, with the rule's ID and the name of the message that says why they are missing. */
  blocked: Record<string, [string, string]>;
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

/** What a board draws. `P` and `Q` are the game's own `Public` and `Private`. */
export interface View<P, Q> {
  me: number | null;
  seats: Person[];
  public: P;
  /** What I alone know; empty for a spectator, so look at `me` first. */
  private: Q;
  /** In a replay with all cards open: what each seat knows. */
  all: Record<number, Q> | null;
  /** What was public before the last change. */
  before: Partial<P>;
  ask: Ask | null;
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
  recent: Note[];
  /** What the board itself remembers between two draws. */
  local: Record<string, any>;
  redraw(): void;
  shape(seat: number): string;
  icon: typeof import("/static/shared/icons.js").icon;
}

/** What a game's `board.js` exports; `V` is its own view. */
export interface Board<V = AnyView> {
  board(view: V, ui: Ui): unknown;
  mine?(view: V, ui: Ui): unknown;
  plaque?(view: V, ui: Ui, seat: number): unknown;
  score?(view: V, ui: Ui, seat: number): number;
  pace?(note: Note): number | undefined | void;
  heading?(note: Note): boolean;
  detail?(note: Note, ui: Ui): unknown;
  sound?(note: Note): string | undefined | void;
  label?(option: string, view: V, ui: Ui): string | undefined | void;
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
  /** The option that undo would take back. */
  undo?: string;
}

/** An ask as it travels. With `auto`, the server answers it by itself. */
export interface AskState {
  prompt: string;
  options: Bundles;
  args?: Ask["args"];
  blocked?: Ask["blocked"];
  auto?: boolean;
}

/** Options as they travel: see `unbundle`. */
export type Bundles = Record<string, number | string | Record<string, number>>;
