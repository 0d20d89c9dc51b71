// What is said at a table: who is muted, how long a line may be, when it has been heard.
import type { ChatLine, Seat } from "../lib/protocol";

/** How many characters the server takes in one line, said or reported. */
export const MAX_LENGTH = 500;
/** From here on a writer is told how many are left. */
const NEAR = 400;
const MOST_MUTED = 200;

export function charactersLeft(text: string): number | undefined {
  return text.length < NEAR ? undefined : MAX_LENGTH - text.length;
}

/** On one line, without what cannot be seen. */
export function tidy(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim().slice(0, MAX_LENGTH);
}

/** People are muted by name, so that they stay so at the next table. */
export function isMuted(muted: string[], seats: Seat[], seat: number): boolean {
  const name = seats[seat]?.name;
  return name !== undefined && muted.includes(name);
}

export function setMuted(muted: string[], name: string, quiet: boolean): string[] {
  const others = muted.filter((one) => one !== name);
  return quiet ? [...others, name].slice(-MOST_MUTED) : others;
}

/** Whether a line of one's own has come back since another. */
export function wasDelivered(chat: ChatLine[], seat: number, since: number): boolean {
  return chat.some((line) => line.seat === seat && line.n > since);
}
