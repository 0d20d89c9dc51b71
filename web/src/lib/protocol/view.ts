// What one viewer sees of a table, and the question they are asked.
import type { Rule, Text } from "./common";

export interface TableCard {
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
  cards: TableCard[];
}

export interface ProgressStep {
  text: Text;
  state: "done" | "now" | "next";
}

export interface Outline {
  title: Text;
  progress: ProgressStep[];
  numbers: Record<string, number[]>;
  texts: Record<string, Text[]>;
}

export interface View {
  step: number;
  seat?: number;
  full?: boolean;
  state: Record<string, number[]>;
  zones: Zone[];
  outline?: Outline;
  secretNumber?: number;
}

export interface GameEvent {
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

export interface RefusedChoice extends Choice {
  clause: Rule;
}

export type UndoRight = "free" | "consent" | "no";

export interface Question {
  step: number;
  asked: number[];
  kind: string;
  label: Text;
  prompt: Text;
  secret: boolean;
  pass?: string;
  undo: UndoRight;
  choices: Choice[];
  refusals: RefusedChoice[];
  cautions: RefusedChoice[];
  answer?: string;
  /** When it was asked. */
  askedAt?: number;
  /** The move that a standing order is about to make for me. */
  standingAnswer?: string;
}
