// Sorts the choices of a question: by card, by number, or plain.
import type { RefusedChoice, Choice, TableCard, Question, Rule, Text } from "../lib/protocol";
import type { ChoiceTarget } from "./scene";

/** Choices that differ by their numbers only, such as how much Blood; one axis for each number. */
export interface Scale {
  verb: string;
  choices: Choice[];
  axes: number[][];
}

export interface Offer {
  /** The choices for each card, by row. */
  cards: Map<number, Choice[]>;
  scale: Scale | undefined;
  plain: Choice[];
}

const MANY = 3;

/** Whether a standing order could answer the question: it has a quiet answer and another one. */
export const mayBeOrdered = (question: Question): boolean => question.pass !== undefined && question.choices.length > 1;

/**
 * @param shown whether a row is shown on the page
 * @param counted whether the numbers of a verb count something
 */
export function sortChoices(question: Question, shown: (row: number) => boolean, counted: (verb: string) => boolean): Offer {
  const plain: Choice[] = [];
  const cards = new Map<number, Choice[]>();
  const one = isAboutOneCard(question.choices.filter((choice) => choice.cards.length > 0));
  for (const choice of question.choices) {
    const row = choice.cards[0];
    if (row === undefined || one || !shown(row)) plain.push(choice);
    else cards.set(row, [...(cards.get(row) ?? []), choice]);
  }
  const scale = findScale(plain, counted);
  return { cards, scale, plain: scale ? plain.filter((choice) => choice.verb !== scale.verb) : plain };
}

/** Whether all choices concern the same card, such as to reveal it or not. */
function isAboutOneCard(named: Choice[]): boolean {
  const cards = new Set(named.map((choice) => choice.cards.join()));
  const verbs = new Set(named.map((choice) => choice.verb));
  return named.length > 1 && cards.size === 1 && verbs.size === named.length;
}

/** Whether several things can be done with some card, and not only at one of several places. */
export function offersSeveral(offer: Offer, placed: (choice: Choice) => boolean): boolean {
  return [...offer.cards.values()].some((own) => own.filter((one) => !placed(one)).length > 1);
}

function findScale(plain: Choice[], counted: (verb: string) => boolean): Scale | undefined {
  const verb = plain.find((choice) => counted(choice.verb))?.verb;
  const choices = plain.filter((choice) => choice.verb === verb);
  if (verb === undefined || choices.length < MANY) return undefined;
  const width = Math.max(...choices.map((choice) => choice.args.length));
  const axes: number[][] = [];
  for (let at = 0; at < width; at++) {
    axes.push([...new Set(choices.map((choice) => choice.args[at] ?? 0))].sort((a, b) => a - b));
  }
  return { verb, choices, axes };
}

/** The choice of a scale that has a number on one axis and keeps the others as they are, or the nearest. */
export function moveAlong(scale: Scale, from: Choice | undefined, axis: number, value: number): Choice | undefined {
  const wanted = scale.axes.map((_, at) => (at === axis ? value : (from?.args[at] ?? 0)));
  const fits = scale.choices.filter((choice) => (choice.args[axis] ?? 0) === value);
  const far = (choice: Choice) => wanted.reduce((sum, want, at) => sum + Math.abs(want - (choice.args[at] ?? 0)), 0);
  return fits.sort((a, b) => far(a) - far(b))[0];
}

/** The choice for a digit in a question about amounts, null if there is none; undefined for other questions. */
export function choiceForDigit(offer: Offer, from: Choice | undefined, n: number, counted: (verb: string) => boolean): Choice | null | undefined {
  if (offer.scale) return offer.scale.axes[0]?.includes(n) ? (moveAlong(offer.scale, from, 0, n) ?? null) : null;
  const amounts = offer.plain.filter((one) => counted(one.verb));
  return amounts.length < 2 ? undefined : (amounts.find((one) => one.args[0] === n) ?? null);
}

/** The default main answer, or undefined if the player has to choose. */
export function defaultMove(question: Question, offer: Offer, card: number | undefined): string | undefined {
  if (question.answer !== undefined) return undefined;
  if (card !== undefined) {
    const own = offer.cards.get(card) ?? [];
    return own.length === 1 ? own[0]?.move : undefined;
  }
  if (offer.scale) {
    const quiet = offer.scale.choices.find((choice) => choice.move === question.pass);
    return (quiet ?? offer.scale.choices[0])?.move;
  }
  if (question.choices.length === 1) return question.choices[0]?.move;
  return offer.plain.length === 1 ? offer.plain[0]?.move : undefined;
}

/** The targets of the digits, in order: places of the selected card, else plain answers or cards. */
export function digitTargets(offer: Offer, card: number | undefined, spots: (choice: Choice) => ChoiceTarget): (Choice[] | number)[] {
  if (card !== undefined) {
    const byPlace = new Map<number, Choice[]>();
    for (const choice of offer.cards.get(card) ?? []) {
      const place = spots(choice).place ?? byPlace.size;
      byPlace.set(place, [...(byPlace.get(place) ?? []), choice]);
    }
    return [...byPlace.entries()].sort((a, b) => a[0] - b[0]).map((entry) => entry[1]);
  }
  return offer.cards.size > 0 ? [...offer.cards.keys()] : offer.plain.map((choice) => [choice]);
}

/** The choice that combines a card with the selected one, such as the minion that plays it. */
export function pairedChoice(question: Question, held: number | undefined, row: number): Choice | undefined {
  if (held === undefined || held === row) return undefined;
  return question.choices.find((choice) => choice.cards[0] === held && choice.cards[1] === row);
}

/** A question names only one of several identical cards: the row that represents this one. */
export function questionRow(question: Question, card: TableCard, alike: TableCard[]): number {
  const named = (row: number) => [...question.choices, ...question.refusals].some((choice) => choice.cards[0] === row);
  if (card.face < 0 || named(card.row)) return card.row;
  return alike.find((other) => like(card, other) && named(other.row))?.row ?? card.row;
}

const like = (one: TableCard, other: TableCard) =>
  one.face === other.face && one.counters === other.counters && one.flags === other.flags && one.host === other.host;

/** Why things cannot be done with a card, one entry for each clause. */
export function refusalsOf(question: Question, row: number): RefusedChoice[] {
  return distinct(question.refusals.filter((barred) => barred.cards[0] === row));
}

/** The refusals that belong to no card. */
export function plainRefusals(question: Question): RefusedChoice[] {
  return distinct(question.refusals.filter((barred) => barred.cards.length === 0));
}

export function cautionOf(question: Question, move: string | undefined): RefusedChoice | undefined {
  return question.cautions.find((caution) => caution.move === move);
}

/** Refusals with the same clause as one reason. */
export function byClause(all: RefusedChoice[]): { clause: Rule; texts: Text[] }[] {
  const found = new Map<string, { clause: Rule; texts: Text[] }>();
  for (const barred of all) {
    const known = found.get(barred.clause.id) ?? { clause: barred.clause, texts: [] };
    found.set(barred.clause.id, { ...known, texts: [...known.texts, barred.text] });
  }
  return [...found.values()];
}

function distinct(all: RefusedChoice[]): RefusedChoice[] {
  const seen = new Set<string>();
  return all.filter((barred) => {
    const key = `${barred.clause.id} ${barred.text.en}`;
    return !seen.has(key) && !!seen.add(key);
  });
}
