// What the page calls those who sit at a table.
import type { Seat } from "../lib/protocol";

export function isBot(seat: Seat | undefined): boolean {
  return seat?.kind === "search" || seat?.kind === "random";
}

const BY_NUMBER = /\b(?:seat|la place|place) (\d+)\b/giu;

/** A sentence in which those called by the number of their seat, before they have a clan, go by their names. */
export function byName(sentence: string, seats: Seat[]): string {
  return sentence.replace(BY_NUMBER, (number, n: string) => seats[Number(n) - 1]?.name || number);
}
