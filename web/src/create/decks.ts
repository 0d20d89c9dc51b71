// Which deck each seat of a new table plays: an option `deckN=…`, with N from 1.
import type { DeckInfo, DeckReport } from "../lib/protocol";

const DECK = /^deck(\d+)=/;
const key = (seat: number) => `deck${seat + 1}=`;

export function deckOf(options: string[], seat: number): string {
  const found = options.find((option) => option.startsWith(key(seat)));
  return found === undefined ? "" : found.slice(key(seat).length);
}

/** The options with another deck for a seat; an empty one leaves the choice to the game. */
export function withDeck(options: string[], seat: number, deck: string): string[] {
  const others = options.filter((option) => !option.startsWith(key(seat)));
  return deck ? [...others, key(seat) + deck] : others;
}

/** The options without decks for seats that no longer exist. */
export function withoutMissingSeats(options: string[], seats: number): string[] {
  return options.filter((option) => {
    const hit = DECK.exec(option);
    return !hit || Number(hit[1]) <= seats;
  });
}

/** Whether a deck is none of those that come with the game. */
export const isOwn = (deck: string, known: DeckInfo[]): boolean => deck !== "" && !known.some((one) => one.option === deck);

/** The height of the tallest bar. */
export function tallest(curve: DeckReport["curves"][number]): number {
  return Math.max(1, ...curve.bars.map((bar) => bar.count));
}
