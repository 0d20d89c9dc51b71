// What server and page say to each other; docs/protocol.md tells what it means.

export interface Text {
  en: string;
  fr: string;
}

export interface Rule {
  id: string;
  text: Text;
}

export interface Fault {
  code: string;
  text: Text;
  detail?: string;
  clause?: Rule;
}

// ---- games, cards, rules

export interface Variant {
  id: string;
  name: Text;
  words: Text;
}

export interface Game {
  id: string;
  title: Text;
  rules: number;
  seats: number[];
  variants: Variant[];
  kinds: QuestionKind[];
}

/** A kind of question that a game asks. */
export interface QuestionKind {
  kind: string;
  about: Text;
  secret: boolean;
  /** Its quiet answer may be left standing. */
  quiet: boolean;
}

export interface CardInfo {
  number: number;
  slug: string;
  name: Text;
  words: Text;
  kind: string;
  kindName: Text;
  facts: Record<string, number>;
  source: string;
  see: string[];
  rulings?: Rule[];
}

/** A deck looked through: what it holds, what is wrong with it, and how its cards spread. */
export interface DeckSheet {
  legal: boolean;
  /** What stands behind `deckN=` in the options of a table; empty where it cannot be played. */
  option: string;
  name: Text;
  groups: { id: string; name: Text; size: number; cards: { card: number; count: number }[] }[];
  faults: { line: number; text: Text; clause?: Rule | null }[];
  curves: { name: Text; bars: { label: Text; count: number }[] }[];
  /** The deck as a text to keep or change. */
  text: Text;
}

/** A deck that comes with a game. */
export interface DeckInfo {
  id: string;
  name: Text;
  /** How sure we are that it is as published. */
  note?: Text | null;
  option: string;
  deck: DeckSheet;
}

export interface ClauseInfo {
  id: string;
  chapter: Text;
  kind: string;
  words: Text;
  tests?: number;
}

// ---- people and tables

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

export interface SessionInfo {
  id: string;
  created: number;
  /** When it was last used. */
  seen: number;
  /** What the browser calls itself. */
  agent: string;
  current: boolean;
}

export type Clock =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "slow"; hours: number };

export type SeatKind = "open" | "person" | "search" | "random";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  here?: boolean;
  away?: boolean;
  for?: string;
}

export type TableState = "open" | "playing" | "over" | "frozen";

export interface TableInfo {
  id: string;
  game: string;
  options: string[];
  state: TableState;
  created: number;
  commitment: string;
  seats: Seat[];
  seat?: number;
  owes?: boolean;
  /** Who is asked, and since when; for those who sit there. */
  asked?: number[];
  since?: number;
  clock?: Clock;
  listed: boolean;
  watched: boolean;
  replaced: boolean;
  ended?: number;
  winners?: number[];
  origin?: { table: string; step: number; as: string };
  /** The seat that I left to a bot and may take back. */
  left?: number;
}

export interface TableWish {
  game: string;
  seats: string[];
  options: string[];
  listed: boolean;
  watched: boolean;
  replaced: boolean;
  clock?: Clock;
}

// ---- what lies on the table

export interface Lying {
  row: number;
  face: number;
  down: boolean;
  counters: number;
  flags: number;
  owner: number;
  host: number;
  known: number;
}

export interface Zone {
  zone: number;
  name: string;
  seat?: number;
  index: number;
  size: number;
  cards: Lying[];
}

export interface Station {
  text: Text;
  state: "done" | "now" | "next";
}

export interface Outline {
  title: Text;
  stations: Station[];
  figures: Record<string, number[]>;
  names: Record<string, Text[]>;
}

export interface View {
  seq: number;
  seat?: number;
  whole?: boolean;
  facts: Record<string, number[]>;
  zones: Zone[];
  outline?: Outline;
  flow?: string[];
  kept?: number;
}

export interface Heard {
  kind: number;
  subject: number;
  object: number;
  amount: number;
  face: number;
  text?: Text;
}

export interface Choice {
  move: string;
  text: Text;
  cards: number[];
  verb: string;
  args: number[];
}

export interface Barred extends Choice {
  clause: Rule;
}

export type UndoRight = "free" | "ask" | "no";

export interface Question {
  seq: number;
  asked: number[];
  kind: string;
  about: Text;
  prompt: Text;
  secret: boolean;
  quiet?: string;
  undo: UndoRight;
  choices: Choice[];
  refusals: Barred[];
  cautions: Barred[];
  answer?: string;
  /** When it was asked. */
  since?: number;
  /** The move that an order of mine is about to give: I need not answer. */
  ordered?: string;
}

// ---- what the server says over the socket

export interface Hello {
  table: string;
  game: string;
  rules: number;
  options: string[];
  commitment: string;
  seat?: number;
  seq: number;
  /** The first step that is told now. */
  from: number;
  state: TableState;
  seats: Seat[];
}

export interface EventsSaid {
  seq: number;
  undone: boolean;
  events: Heard[];
}

export interface WaitingSaid {
  seq: number;
  asked: number[];
  prompt?: Text;
  undo?: UndoRight;
  since?: number;
}

export interface OverSaid {
  seq: number;
  payoffs: number[];
  seed: string;
  salt: string;
}

export interface ChatLine {
  n: number;
  seat: number;
  text: string;
  at: number;
}

export interface ClockSaid {
  left: number[];
  running: number[];
  at: number;
}

export interface Proposal {
  by: number;
  what: "undo" | "fork";
  agreed: number[];
  open: boolean;
}

export interface Foreseen {
  seq: number;
  move: string;
  events: Heard[];
  figures?: Record<string, number[]>;
  unknown?: boolean;
}

export type Said =
  | ({ type: "hello" } & Hello)
  | ({ type: "events" } & EventsSaid)
  | ({ type: "view" } & View)
  | ({ type: "question" } & Question)
  | ({ type: "waiting" } & WaitingSaid)
  | ({ type: "moved"; seq: number; move: string; id?: string })
  | ({ type: "refused"; id?: string } & Fault)
  | ({ type: "over" } & OverSaid)
  | ({ type: "seats"; state: TableState; seats: Seat[] })
  | ({ type: "chat" } & ChatLine)
  | ({ type: "clock" } & ClockSaid)
  | ({ type: "proposal" } & Proposal)
  | ({ type: "foreseen" } & Foreseen)
  | { type: "ordered"; seq: number; move: string; kind: string }
  | { type: "rematch"; table: string };

// ---- replays

export interface ReplayInfo {
  table: TableInfo;
  steps: number;
  marks: { step: number; text: Text }[];
  scores: number[][];
  as: string[];
}

export interface Frame {
  seq: number;
  undone?: boolean;
  events: Heard[];
  view: View;
  asked: number[];
  moves: { seat: number; text: Text }[];
}

/** A condition that an order may have; `#` in its words is the place of the number, if there is one. */
export interface Condition {
  when: string;
  about: Text;
  least?: number;
  most?: number;
  usual?: number;
}

export interface OrderKind {
  kind: string;
  about: Text;
  used: number;
  quiet: boolean;
  answers: { answer: string; about: Text }[];
  conditions: Condition[];
}

/** What is answered for me to a kind of question: `quiet`, `ask`, or another answer of that kind. */
export interface Order {
  kind: string;
  answer: string;
  when?: string;
  number?: number;
  /** The time after which it falls away by itself, and the step at which that has begun. */
  until?: string;
  since?: number;
}

/** How long an order may last, and whether one may be left for that now. */
export interface Term {
  until: string;
  about: Text;
  runs: boolean;
}

/** Orders that are left together; `#` in the words is the place of their number, if they have one. */
export interface Bundle {
  bundle: string;
  about: Text;
  orders: Order[];
}

export interface Orders {
  orders: Order[];
  /** Whether these are the game's, since I have left none. */
  usual: boolean;
  kinds: OrderKind[];
  stops: Condition[];
  /** The conditions of quiet answers to everything. */
  passes: Condition[];
  terms: Term[];
  bundles: Bundle[];
}
