// The data that a board is drawn from, live or in a replay, and the interface that each game implements.
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
  /** The viewer's seat, drawn last or nearest; undefined for spectators. */
  me: number | undefined;
  /** Whether a replay shows another player's view: that seat is not called "you". */
  borrowed?: boolean;
  /** The seats that are asked now. */
  asked: number[];
  /** Whether the viewer's own cards are below the board, with `OwnArea`. */
  docked?: boolean;
  /** Whether the answers asked for are sealed. */
  sealed?: boolean;
  /** The memorable steps so far, for boards that list past events. */
  told?: Step[];
  /** What the table adds to a seat, such as its clock. */
  aside?: Snippet<[number]> | undefined;
}

/** The player's selection: the board highlights what can be chosen, and reports choices. */
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
  /** The preview of a move; the first call requests it from the server. */
  preview(move: string): MovePreview | undefined;
}

/** An icon with its label. */
export interface Mark {
  icon: string;
  label: Text;
  value?: string;
  tone?: "blood" | "mute";
  /** CSS classes, for marks that are not icons. */
  look?: string;
  /** Letters shown instead of an icon. */
  word?: Text;
}

/** One of several texts on a card, with its own heading. */
export interface Line {
  head: Text;
  mark?: Mark | undefined;
  text: Text;
}

/** A fact of a card in its details. */
export interface Detail {
  label: Text;
  marks?: Mark[];
  value: Text;
  /** How reliable it is. */
  note?: Text | undefined;
  /** Whether the kind of the card already includes it. */
  said?: boolean;
}

/** How a card is drawn. */
export interface Face {
  ground: "bone" | "ink";
  /** A class that sets the colours of a clan, such as `tremere`. */
  clan: string;
  number?: string;
  /** The label of the number. */
  noun?: Text;
  spine: Mark[];
  last?: Mark;
  picture: { initial: string } | { icon: string };
  kind: Text;
  foot: Mark[];
  /** The texts of the card, if it has several; by default its words. */
  lines?: Line[];
  /** The facts in the details; by default the number and the foot. */
  details?: Detail[];
  /** The icons of its text. */
  textIcons?: TextIcons;
}

/** The target of a choice besides its cards, and one of several ways. */
export interface ChoiceTarget {
  place?: number;
  seat?: number;
  way?: Text;
}

/** Clearer texts for a question. */
export interface QuestionText {
  ask?: string;
  hint?: string;
}

/** A group of cards of the viewer's own beside the hand. */
export interface CardGroup {
  title: Text;
  cards: TableCard[];
}

/** The interface that each game implements; the rest of the page knows no game. */
export interface GameUi {
  /** The board, including its phone layout. */
  Board: Component<{ scene: Scene; picking?: Picking | undefined }>;
  /** Shown above the log on a wide screen; otherwise the board shows it. */
  Aside?: Component<{ scene: Scene; picking?: Picking | undefined }>;
  /** Shown beside the hand except on a phone; if nothing is docked, the board shows it. */
  OwnArea?: Component<{ scene: Scene; picking?: Picking | undefined }>;
  face(card: CardInfo): Face;
  /** The icons of its card texts. */
  textIcons?: TextIcons;
  /** The filters of the card browser. */
  filters: Filter[];
  /** The colours of a seat, such as `tremere`. */
  colours(scene: Scene, seat: number): string;
  /** The emblem of a seat. */
  emblem(scene: Scene, seat: number): string | undefined;
  /** The name of a seat in the log. */
  label(scene: Scene, seat: number): Text | undefined;
  /** The viewer's hand, from left to right. */
  hand(scene: Scene): TableCard[];
  /** Other own cards shown beside the hand. */
  besideHand?(scene: Scene): CardGroup[];
  /** The rows that the board shows. */
  rowsOnBoard(scene: Scene): Set<number>;
  /** The target of a choice, which the board highlights. */
  choiceTarget?(choice: Choice): ChoiceTarget;
  /** A shorter label for the main answer. */
  shortAnswer?(choice: Choice, scene: Scene, question: Question): string | undefined;
  /** The icons of a choice's numbers, in order. */
  numberMarks?(verb: string): Mark[];
  /** Clearer texts for a question, such as while a card is selected. */
  questionText?(scene: Scene, picking: Picking): QuestionText;
  /** Whether the board shows every choice of this question itself. */
  showsChoices?(question: Question): boolean;
  /** The kinds of questions that are asked again after every answer, such as transfers. */
  repeats?: Set<string>;
  /** Whether the board shows this choice, so that the question need not. */
  isOnBoard?(choice: Choice): boolean;
  /** Whether an event opens a chapter of the log. */
  startsChapter(event: GameEvent): boolean;
  /** Merges two consecutive events into one text, if they belong together. */
  mergeEvents?(before: GameEvent, next: GameEvent): Text | undefined;
  /** Whether the board lists the event permanently. */
  isMemorable?(event: GameEvent): boolean;
  /** Whether an event is a turning point, such as winning a Location. */
  isTurningPoint?(event: GameEvent): boolean;
  /** The progress for the top bar, if the board shows the steps of the current activity. */
  progress?(scene: Scene): ProgressStep[];
  /** How a seat left a game that the others continue. */
  out?(scene: Scene, seat: number): Text | undefined;
  /** Whether the board shows the final standings itself. */
  showsResult?: boolean;
  /** What decided between equal scores, once the game is over. */
  tieBreak?(scene: Scene): Text | undefined;
  /** The label of the score in a replay's timeline. */
  score: Text;
  /** Formats a score that is not a plain number. */
  formatScore?(score: number): string;
  /** Whether fewer is better. */
  fewestWins?: boolean;
}

/** What the panel of a player needs. */
export interface SeatPanelProps {
  scene: Scene;
  seat: number;
  picking?: Picking | undefined;
  look: (seat: number) => void;
  /** Rows that are shown elsewhere, since something happens to them. */
  away?: Set<number>;
  across?: boolean;
  /** Many sit beside each other. */
  crowd?: boolean;
}

/** Whether a seat is the viewer's own. */
export function isMine(scene: Scene, seat: number): boolean {
  return seat === scene.me && !scene.borrowed;
}

export function zones(view: View, name: string, seat?: number): Zone[] {
  return view.zones.filter((zone) => zone.name === name && (seat === undefined || zone.seat === seat));
}

export function zone(view: View, name: string, seat?: number, index = 0): Zone | undefined {
  return view.zones.find((z) => z.name === name && z.index === index && (seat === undefined || z.seat === seat));
}

/** The cards of the viewer's own zone with a name. */
export function ownCards(scene: Scene, name: string): TableCard[] {
  return scene.me === undefined ? [] : (zone(scene.view, name, scene.me)?.cards ?? []);
}

/** The rows of the cards in all zones with these names. */
export function rowsIn(view: View, names: string[]): Set<number> {
  return new Set(names.flatMap((name) => zones(view, name)).flatMap((one) => one.cards.map((card) => card.row)));
}

export function figure(view: View, name: string, index = 0): number {
  return view.outline?.numbers[name]?.[index] ?? 0;
}

export function fact(view: View, name: string, index = 0): number {
  return view.state[name]?.[index] ?? 0;
}

/** The card with a row, in any zone. */
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
