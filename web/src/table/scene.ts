// What a board is drawn from, live or in a replay, and how the games tell the page about themselves.
import type { Component, Snippet } from "svelte";
import type { Filter } from "../cards/filter";
import type { TextIcons } from "../cards/textIcons";
import type { CardInfo, Choice, MovePreview, GameEvent, TableCard, Question, Seat, ProgressStep, Text, View, Zone } from "../lib/protocol";
import type { Step } from "./session.svelte";

/** A table as one viewer sees it. */
export interface Scene {
  view: View;
  seats: Seat[];
  book: CardInfo[];
  /** The seat whose table it is, drawn last or nearest; undefined for spectators. */
  me: number | undefined;
  /** In a replay, somebody else's eyes: that seat is not called "you". */
  borrowed?: boolean;
  /** The seats that are asked now. */
  asked: number[];
  /** Whether the viewer's own cards lie below the board, with what is `Mine`. */
  docked?: boolean;
  /** Whether the answers asked for are sealed. */
  sealed?: boolean;
  /** What was told up to now of all that the game `remembers`, for what a board lists of the past. */
  told?: Step[];
  /** What the table shows of a seat besides the game, such as its clock. */
  aside?: Snippet<[number]> | undefined;
}

/** What the player has in hand while choosing: the board lights up what can be chosen, and says what was chosen. */
export interface Picking {
  question: Question;
  /** The row of the card taken up, or undefined. */
  card: number | undefined;
  /** The move that the main answer would make now, or undefined. */
  move: string | undefined;
  take(card: number | undefined): void;
  choose(move: string | undefined): void;
  /** A plain answer: given at once, or only chosen first where the player wants to confirm. */
  press(move: string): void;
  /** Answers at once. */
  answer(move: string): void;
  /** What a move would bring, once the server has told; asking makes it be told. */
  preview(move: string): MovePreview | undefined;
}

/** An icon with the word it stands for. */
export interface Mark {
  icon: string;
  label: Text;
  value?: string;
  tone?: "blood" | "mute";
  /** The classes that draw it, where it is no icon. */
  look?: string;
  /** The letters that stand for it, where nothing draws it. */
  word?: Text;
}

/** One of several texts on a card, under a head of its own. */
export interface Line {
  head: Text;
  mark?: Mark | undefined;
  text: Text;
}

/** A fact of a card, for those who look closely. */
export interface Detail {
  label: Text;
  marks?: Mark[];
  value: Text;
  /** How far it is to be believed. */
  note?: Text | undefined;
  /** Whether the kind of the card says it already. */
  said?: boolean;
}

/** How a card is drawn: see LOOK, card anatomy. */
export interface Face {
  ground: "bone" | "ink";
  /** A class that sets the colours of a clan, such as `tremere`. */
  clan: string;
  number?: string;
  /** What the number counts. */
  noun?: Text;
  spine: Mark[];
  last?: Mark;
  picture: { initial: string } | { icon: string };
  kind: Text;
  foot: Mark[];
  /** The texts of the card, where it has several; else its words are shown as they are. */
  lines?: Line[];
  /** What a closer look tells; else the number and the foot. */
  details?: Detail[];
  /** What the signs in its words stand for. */
  textIcons?: TextIcons;
}

/** Where a choice points besides its cards, and in which of several ways. */
export interface ChoiceTarget {
  place?: number;
  seat?: number;
  way?: Text;
}

/** What a question asks, with the words of the table for it. */
export interface QuestionText {
  ask?: string;
  hint?: string;
}

/** A group of cards of the viewer's own beside the hand. */
export interface CardGroup {
  title: Text;
  cards: TableCard[];
}

/** What a game adds to the page; nothing else in the page knows the game. */
export interface GameUi {
  /** The board; on a phone it folds itself. */
  Board: Component<{ scene: Scene; picking?: Picking | undefined }>;
  /** What stands above the log on a wide screen; elsewhere the board shows it. */
  Aside?: Component<{ scene: Scene; picking?: Picking | undefined }>;
  /** What stands beside the hand, but on a phone; where nothing is docked the board shows it. */
  OwnArea?: Component<{ scene: Scene; picking?: Picking | undefined }>;
  face(card: CardInfo): Face;
  /** What the signs in the words of its cards stand for. */
  textIcons?: TextIcons;
  /** By what the browser of cards sorts them out. */
  filters: Filter[];
  /** The colours of a seat, such as `tremere`. */
  colours(scene: Scene, seat: number): string;
  /** The emblem of a seat. */
  emblem(scene: Scene, seat: number): string | undefined;
  /** What the log calls a seat. */
  label(scene: Scene, seat: number): Text | undefined;
  /** The cards in front of the viewer that are held, from left to right. */
  hand(scene: Scene): TableCard[];
  /** What else of the viewer's own is shown beside the hand. */
  besideHand?(scene: Scene): CardGroup[];
  /** The rows that the board shows, and lets be taken. */
  rowsOnBoard(scene: Scene): Set<number>;
  /** Where a choice points; the board lights it up. */
  choiceTarget?(choice: Choice): ChoiceTarget;
  /** The words of the main answer, where they can be shorter than the choice's own. */
  shortAnswer?(choice: Choice, scene: Scene, question: Question): string | undefined;
  /** What the numbers of a choice count, as icons, in their order. */
  numberMarks?(verb: string): Mark[];
  /** Better words for a question while a card is in hand. */
  questionText?(scene: Scene, picking: Picking): QuestionText;
  /** Whether the board shows every choice of this question itself. */
  showsChoices?(question: Question): boolean;
  /** The kinds of questions that come again after every answer, such as one transfer after another. */
  repeats?: Set<string>;
  /** Whether the board shows this choice, so that the question need not. */
  isOnBoard?(choice: Choice): boolean;
  /** Whether an event opens a chapter of the log. */
  startsChapter(event: GameEvent): boolean;
  /** The words of two events in a row as one, where the second does more of the same or says what the first did. */
  mergeEvents?(before: GameEvent, next: GameEvent): Text | undefined;
  /** Whether an event is one that the board lists for ever. */
  isMemorable?(event: GameEvent): boolean;
  /** Whether an event is one of those that everybody will remember, such as winning a place. */
  isTurningPoint?(event: GameEvent): boolean;
  /** Where the game is, for the bar above, where the board itself shows the steps of what is under way. */
  stations?(scene: Scene): ProgressStep[];
  /** What became of a seat that has left the game, which the others play on. */
  out?(scene: Scene, seat: number): Text | undefined;
  /** Whether the board tells how everybody stood when the game is over, so that the ending need not. */
  showsResult?: boolean;
  /** What decided between equal scores, once the game is over. */
  tieBreak?(scene: Scene): Text | undefined;
  /** What the numbers of a replay's timeline count. */
  score: Text;
  /** A score as people write it, where it is no plain number. */
  formatScore?(score: number): string;
  /** Whether fewer is better. */
  fewestWins?: boolean;
}

/** Whether a seat is that of whoever looks at the page. */
export function isMine(scene: Scene, seat: number): boolean {
  return seat === scene.me && !scene.borrowed;
}

export function zones(view: View, name: string, seat?: number): Zone[] {
  return view.zones.filter((zone) => zone.name === name && (seat === undefined || zone.seat === seat));
}

export function zone(view: View, name: string, seat?: number, index = 0): Zone | undefined {
  return view.zones.find((z) => z.name === name && z.index === index && (seat === undefined || z.seat === seat));
}

export function figure(view: View, name: string, index = 0): number {
  return view.outline?.figures[name]?.[index] ?? 0;
}

export function fact(view: View, name: string, index = 0): number {
  return view.facts[name]?.[index] ?? 0;
}

/** The card that lies on a row, wherever it is. */
export function cardAt(view: View, row: number): TableCard | undefined {
  for (const one of view.zones) {
    const found = one.cards.find((card) => card.row === row);
    if (found) return found;
  }
  return undefined;
}

export function info(scene: Scene, card: TableCard | undefined): CardInfo | undefined {
  return card && card.face >= 0 ? scene.book[card.face] : undefined;
}
