// What content.js holds: the rows of rows.py, with the vocabulary of verbs.py and vocabulary.py, without what the words
// replace. The content is checked against it, so a word that is missing here can't come into use.

export type EventName = "action" | "start_turn" | "end_turn" | "enter" | "move" | "follow_lead" | "place_evidence" | "uncover" | "draw" | "play_light" | "play_dark" | "dark_played" | "fight" | "tactics" | "use_location" | "gain" | "lose" | "spend" | "talk" | "advance_case" | "track" | "hit_placed" | "alibi_placed" | "resolve_plot" | "plot_starts" | "memory_used" | "hand_reaches" | "end_day";

export type File = "testimony" | "physical" | "document";

export type Limit = "turn" | "round" | "week" | "once" | "none";

export type Until = "turn" | "round" | "week" | "plot" | "event" | "in_play" | "game";

export type Span = "turn" | "round" | "week";

export type Face = "up" | "down";

export interface Where {
  id?: string;
  type?: string;
  quality?: string;
  district?: string;
  body?: string;
  restricted?: boolean;
  has?: "crime_scene" | "detective" | "jimmy" | "lead" | "lily";
  in_range_of?: string;
  same_body?: string;
  anyof?: Where[];
  any?: boolean;
}

export interface Trigger {
  event: EventName;
  who?: string;
  where?: Where;
  kind?: string;
  trait?: string;
  not_trait?: string;
  token?: string;
  name?: "jimmy" | "lily";
  file?: File;
  card?: "sanity";
  op?: "add" | "sub";
  choice?: "dark" | "light";
  n?: number;
  day?: number;
}

export interface Filter {
  deck?: "dark" | "light";
  detective?: string;
  trait?: string;
  by?: string;
  location?: string;
  district?: string;
  type?: string;
  quality?: string;
  body?: string;
  kind?: string;
  where?: Where;
  witness?: string;
  ending?: string;
  when?: "guilty_hunch_correct";
  after?: "play_light";
  n?: number;
  span?: Span;
  rate?: number;
  from_district?: string;
  same_turn?: boolean;
  except?: string;
  token?: string;
}

export type Condition =
  | { is: "at"; who: string; where: Where }
  | { is: "has"; who: string; token: string; n: number }
  | { is: "lacks"; who: string; token: string; n: number }
  | { is: "sanity"; min?: number; max?: number }
  | { is: "mood"; side: "bad" | "good" }
  | { is: "directive"; n: number; in_play: boolean }
  | { is: "hand"; who: string; min?: number; max?: number }
  | { is: "day"; min?: number; max?: number }
  | { is: "same_location"; who: string; with: "any_detective" }
  | { is: "npc"; id: string; state: "alive" | "eliminated" | "missing" }
  | { is: "did"; event: EventName; who: string; span: Span; n?: number; where?: Where }
  | { is: "not"; cond: Condition }
  | { is: "flag"; who: string; name: string }
  | { is: "baggage_lead"; who: string; kind: "bad" | "good" }
  | { is: "is_detective"; who: string; id: string }
  | { is: "exists_player"; who: string; where: Where }
  | { is: "suspect_has"; token: "alibi" | "hit"; n: number };

export type Effect =
  | { do: "shift"; who: string; dir: "dark" | "either" | "light"; n: number }
  | { do: "gain_time"; who: string; n: number; when: "next" | "now" }
  | { do: "lose_time"; who: string; n: number; when: "next" | "now" }
  | { do: "draw"; who: string; from: "dark" | "either" | "light"; n: number }
  | { do: "discard"; who: string; kind: "any" | "dark" | "dark_of_owner" | "in_play:implant" | "in_play:tech" | "light"; n: number | "all"; by: "me" | "random" | "who" }
  | { do: "look_hand"; who: string; of: string }
  | { do: "fetch_card"; who: string; deck: "light"; n: number; trait?: string; plot?: string }
  | { do: "gain"; who: string; token: string; n: number; not_paid?: boolean }
  | { do: "lose"; who: string; token: string; n: number | "all"; by?: "me" | "who" }
  | { do: "transfer"; of: string; to: string; token: string; n: number; by: "me" | "of" | "to"; of_where?: Where }
  | { do: "baggage"; who: string; kind: "bad" | "choose" | "good"; n: number; at?: "next_card" }
  | { do: "conditional"; who: string; word: string; n: number }
  | { do: "remove_baggage"; who: string; kind: "bad" | "choose" | "good"; n: number | "all" }
  | { do: "place_evidence"; who: string; file: "choose" | "document" | "physical" | "testimony"; n: number; suspect: string; face: "choose" | "down" | "up"; draw?: number; different?: boolean }
  | { do: "move_evidence"; who: string; scope: "same_file" | "same_suspect"; n: number | "all"; face: "any" | "down" | "up"; target: "choose" | "trigger"; suspect?: string }
  | { do: "discard_evidence"; who: string; n: number | "all"; face: "any" | "down" | "up"; target: "choose" | "trigger" }
  | { do: "flip_evidence"; who: string; n: number | "all"; to: Face; target: "choose" | "trigger"; same_suspect?: boolean }
  | { do: "peek_evidence"; who: string; scope: "file" | "sheet" | "tokens"; n: number | "all" }
  | { do: "suspect_token"; who: string; op: "add" | "remove"; token: "alibi" | "hit"; n: number | "all"; suspect: string }
  | { do: "peek_hunch"; who: string; of: "any" | "other" | "unused"; kind: "choose" | "guilty" | "innocent"; n: number }
  | { do: "swap_hunch"; who: string; kind: "choose" | "guilty" | "innocent"; with: "other" | "unused" }
  | { do: "move_lead"; who: string; kind: string; rule: "free" | "normal"; n: number | "all"; to?: Where; from?: Where }
  | { do: "follow_lead"; who: string; kind: string; at: "anywhere" | "here"; n: number }
  | { do: "move_detective"; who: string; to: Where; by: string; enter: boolean; pay_restricted: boolean }
  | { do: "place_warrant"; who: string; where?: Where }
  | { do: "informant"; who: string; name: "choose" | "jimmy" | "lily"; op: "move" | "talk"; where?: Where }
  | { do: "claim_case"; who: string }
  | { do: "reveal_puzzle"; who: string; pile: "baggage" | "favor" | "marker" | "shift"; n: number }
  | { do: "dig_deeper"; who: string; n: number }
  | { do: "npc"; id: string; op: "eliminate" | "find" | "place" | "return"; where?: Where }
  | { do: "track"; who: string; card: "directive" | "mood" | "sanity"; op: "add" | "discard" | "set" | "sub"; n?: number; value?: "bad" | "good" }
  | { do: "modify"; what: string; who: string; until: Until; delta?: number | string; set?: number | string[]; limit?: Limit; filter?: Filter }
  | { do: "forbid"; what: string; who: string; until: Until; filter?: Filter }
  | { do: "allow"; what: string; who: string; until: Until; limit?: Limit; filter?: Filter }
  | { do: "choose"; who: string; options: Effect[][] }
  | { do: "may"; who: string; pay: Effect[]; effect: Effect[] }
  | { do: "if"; cond: Condition[]; then: Effect[]; else?: Effect[] }
  | { do: "for_each"; who: string; effect: Effect[] }
  | { do: "cancel"; what: "dark_card" | "fight" | "trigger" }
  | { do: "end_event" };

export type Static = Extract<Effect, { do: "modify" | "forbid" | "allow" }>;

export interface Rule {
  static?: Static;
  on?: Trigger;
  if?: Condition[];
  do?: Effect[];
  limit?: Limit;
}

export interface Growth {
  on: Trigger;
  n: number;
  limit: Limit;
  if?: Condition[];
}

export interface Action {
  by: "each" | "other" | "owner";
  at: Where;
  pay: Effect[];
  do: Effect[];
  limit: Limit;
  when?: "end_turn";
  uses?: "each_once" | "first";
}

export interface Cost {
  time: number;
  favors?: string[];
  discard?: number;
}

export interface Ability {
  id: string;
  cost: Cost;
  effect: Effect[];
  limit: Limit;
}

export interface Location {
  district: string;
  body: "beanstalk" | "earth" | "moon";
  type: "business" | "civic" | "nightlife" | "religious" | "residential";
  quality: "normal" | "ritzy" | "seedy";
  restricted: boolean;
  major: boolean;
  stop?: number;
  ability?: Ability;
}

export interface District {
  body: string;
}

export interface LeadStart {
  kind: "document" | "physical";
  at: string;
}

export interface Detective {
  range: number;
  start: string;
  hand_limit: number;
  time: number;
  warrants: number;
  leads: LeadStart[];
  npcs: string[];
  special: string[];
}

export interface Npc {
  detective: string;
  side: "alive" | "missing";
  favors: number;
}

export interface Step {
  time: number;
  hand: number;
  dark_cost: number;
  vp: number;
}

export interface Side {
  side: "bad" | "good";
  rules: Rule[];
}

export interface Special {
  detective: string;
  kind: "directive" | "memory" | "permanent" | "track" | "two_sided";
  number?: number;
  start?: number | string;
  max?: number;
  unit?: number;
  steps?: Step[];
  sides?: Side[];
  rules?: Rule[];
  on?: Trigger;
  effect?: Effect[];
  limit?: Limit;
}

export interface PlotFace {
  side?: string;
  card?: number;
  vp?: number;
  good?: Growth[];
  bad?: Growth[];
  good_words?: string[];
  bad_words?: string[];
  next_good?: string;
  next_bad?: string;
  effect?: Effect[];
  actions?: Action[];
  rules?: Rule[];
}

export interface PlotRow {
  detective: string;
  schedule: string;
  start: PlotFace;
  crossroad: PlotFace[];
  ending: PlotFace[];
}

export interface Fight {
  light: Effect[];
  dark: Effect[];
}

export interface Persist {
  trait: string;
  max: number;
  rules: Rule[];
}

export interface Card {
  detective: string;
  deck: "dark" | "light";
  plot: string;
  cost: number;
  traits: string[];
  on: Trigger;
  require: Condition[];
  pay: Effect[];
  effect: Effect[];
  time: number;
  fight?: Fight;
  persist?: Persist;
}

export interface EventRow {
  npc?: string;
  at?: string;
  murder?: string;
  witness?: Record<string, string>;
  suspect?: string;
  effect: Effect[];
  actions: Action[];
  rules: Rule[];
}

export interface Suspect {
  who: string;
  files: Record<string, "normal" | "strong" | "weak">;
}

export interface Pile {
  rank: number;
  benefit: Effect[];
}

export interface Score {
  what: string;
  delta: number;
}

export interface Group {
  exits: string[];
  score: Score;
}

export interface Piece {
  pile: string;
  lines: string[][];
  bonus: Effect[];
}

export interface SpecificDay {
  week: number;
  day: number;
  when: "start_of_day";
}

export interface Day {
  week: number;
  day: number;
  brings: ("event" | "plot" | "specific" | "climax")[];
}
