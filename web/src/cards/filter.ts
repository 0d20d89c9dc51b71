// Which cards of a book are shown: words sought, and what is ticked.
import { fold, hasAll, queryWords } from "../lib/textSearch";
import type { CardInfo, Text } from "../lib/protocol";
import { spoken, type Signs } from "./signs";

export interface Option {
  id: string;
  name: Text;
  icon?: string;
  /** The classes that draw it, where it has no icon. */
  look?: string;
  /** A class that sets the colours of a clan. */
  colours?: string;
}

/** A question by which the cards of a game are sorted out, such as the clan. */
export interface Filter {
  id: string;
  name: Text;
  options: Option[];
  of(card: CardInfo): string | undefined;
}

/** What is ticked, by filter; nothing ticked lets everything through. */
export type Ticked = Record<string, string[]>;

const NO_SIGNS: Signs = {};
const folds = new WeakMap<Signs, WeakMap<CardInfo, { name: string; all: string }>>();

function folded(card: CardInfo, signs: Signs): { name: string; all: string } {
  const cards = folds.get(signs) ?? new WeakMap<CardInfo, { name: string; all: string }>();
  folds.set(signs, cards);
  let known = cards.get(card);
  if (!known) {
    const { name, words, kindName } = card;
    known = {
      name: fold(`${name.en} ${name.fr}`),
      all: fold([name, kindName].map((text) => `${text.en} ${text.fr}`).join(" ") + ` ${spoken(words.en, signs, "en")} ${spoken(words.fr, signs, "fr")}`),
    };
    cards.set(card, known);
  }
  return known;
}

/** The cards that pass, those whose name is meant first; the signs in their words are sought by their names. */
export function sought(book: CardInfo[], query: string, filters: Filter[], ticked: Ticked, signs = NO_SIGNS): CardInfo[] {
  const words = queryWords(query);
  const passing = book.filter(
    (card) => hasAll(folded(card, signs).all, words) && filters.every((filter) => passes(filter, ticked[filter.id] ?? [], card)),
  );
  if (words.length === 0) return passing;
  const named = (card: CardInfo) => hasAll(folded(card, signs).name, words);
  return [...passing.filter(named), ...passing.filter((card) => !named(card))];
}

function passes(filter: Filter, options: string[], card: CardInfo): boolean {
  return options.length === 0 || options.includes(filter.of(card) ?? "");
}

/** What the address of the page says is ticked, as far as the game knows it. */
export function fromQuery(query: string, filters: Filter[]): { words: string; ticked: Ticked } {
  const given = new URLSearchParams(query);
  const ticked: Ticked = {};
  for (const filter of filters) {
    const asked = (given.get(filter.id) ?? "").split(",");
    const known = filter.options.map((option) => option.id).filter((id) => asked.includes(id));
    if (known.length > 0) ticked[filter.id] = known;
  }
  return { words: given.get("q") ?? "", ticked };
}

export function toQuery(words: string, ticked: Ticked): string {
  const told = new URLSearchParams();
  if (words) told.set("q", words);
  for (const [filter, options] of Object.entries(ticked)) if (options.length > 0) told.set(filter, options.join(","));
  const query = told.toString().replaceAll("%2C", ",");
  return query ? `?${query}` : "";
}
