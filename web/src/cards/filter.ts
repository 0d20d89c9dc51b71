// Filters the cards of a game by search words and selected options.
import { fold, hasAll, queryWords } from "../lib/textSearch";
import type { CardInfo, Text } from "../lib/protocol";
import { plainText, type TextIcons } from "./textIcons";

export interface Option {
  id: string;
  name: Text;
  icon?: string;
  /** CSS classes, for options without an icon. */
  look?: string;
  /** A class that sets the colours of a clan. */
  colours?: string;
}

/** A property to filter cards by, such as the clan. */
export interface Filter {
  id: string;
  name: Text;
  options: Option[];
  of(card: CardInfo): string | undefined;
}

/** The selected options by filter; a filter without any lets every card pass. */
export type Selected = Record<string, string[]>;

const NO_SIGNS: TextIcons = {};
const folds = new WeakMap<TextIcons, WeakMap<CardInfo, { name: string; all: string }>>();

function folded(card: CardInfo, textIcons: TextIcons): { name: string; all: string } {
  const cards = folds.get(textIcons) ?? new WeakMap<CardInfo, { name: string; all: string }>();
  folds.set(textIcons, cards);
  let known = cards.get(card);
  if (!known) {
    const { name, text: words, kindName } = card;
    known = {
      name: fold(`${name.en} ${name.fr}`),
      all: fold([name, kindName].map((text) => `${text.en} ${text.fr}`).join(" ") + ` ${plainText(words.en, textIcons, "en")} ${plainText(words.fr, textIcons, "fr")}`),
    };
    cards.set(card, known);
  }
  return known;
}

/** The cards that pass, matches in the name first; icons in texts are searched by their names. */
export function filterCards(book: CardInfo[], query: string, filters: Filter[], selected: Selected, textIcons = NO_SIGNS): CardInfo[] {
  const words = queryWords(query);
  const passing = book.filter(
    (card) => hasAll(folded(card, textIcons).all, words) && filters.every((filter) => passes(filter, selected[filter.id] ?? [], card)),
  );
  if (words.length === 0) return passing;
  const named = (card: CardInfo) => hasAll(folded(card, textIcons).name, words);
  return [...passing.filter(named), ...passing.filter((card) => !named(card))];
}

function passes(filter: Filter, options: string[], card: CardInfo): boolean {
  return options.length === 0 || options.includes(filter.of(card) ?? "");
}

/** Reads search and filters from the address; unknown options are ignored. */
export function fromQuery(query: string, filters: Filter[]): { words: string; selected: Selected } {
  const given = new URLSearchParams(query);
  const selected: Selected = {};
  for (const filter of filters) {
    const asked = (given.get(filter.id) ?? "").split(",");
    const known = filter.options.map((option) => option.id).filter((id) => asked.includes(id));
    if (known.length > 0) selected[filter.id] = known;
  }
  return { words: given.get("q") ?? "", selected };
}

export function toQuery(words: string, selected: Selected): string {
  const told = new URLSearchParams();
  if (words) told.set("q", words);
  for (const [filter, options] of Object.entries(selected)) if (options.length > 0) told.set(filter, options.join(","));
  const query = told.toString().replaceAll("%2C", ",");
  return query ? `?${query}` : "";
}
