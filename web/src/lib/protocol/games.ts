// Games, their cards, decks and rules.
import type { Rule, Text } from "./common";

export interface Variant {
  id: string;
  name: Text;
  text: Text;
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
  label: Text;
  secret: boolean;
  /** Whether a standing order may pass on it. */
  canPass: boolean;
}

export interface CardInfo {
  number: number;
  slug: string;
  name: Text;
  text: Text;
  kind: string;
  kindName: Text;
  facts: Record<string, number>;
  source: string;
  rulingIds: string[];
  rulings?: Rule[];
}

/** A checked deck: its cards, problems and curves. */
export interface DeckReport {
  legal: boolean;
  /** The value for a `deckN=` option of a table; empty if the deck is not legal. */
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
  /** How certain its published list is. */
  note?: Text | null;
  option: string;
  deck: DeckReport;
}

export interface ClauseInfo {
  id: string;
  chapter: Text;
  kind: string;
  text: Text;
  tests?: number;
}
