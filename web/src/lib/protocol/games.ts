// Games, their cards, decks and rules.
import type { Rule, Text } from "./common";

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
export interface DeckReport {
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
  deck: DeckReport;
}

export interface ClauseInfo {
  id: string;
  chapter: Text;
  kind: string;
  words: Text;
  tests?: number;
}
