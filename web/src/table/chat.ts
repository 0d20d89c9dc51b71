// Chat: muted players, the length limit, and delivery.
import type { ChatLine, Seat } from "../lib/protocol";

/** The server's limit for a message or report, in characters. */
export const MAX_LENGTH = 500;
/** From this length, the remaining characters are shown. */
const NEAR = 400;
const MOST_MUTED = 200;

export function charactersLeft(text: string): number | undefined {
  return text.length < NEAR ? undefined : MAX_LENGTH - text.length;
}

/** On one line, without control characters. */
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

/** Whether the player's message after another one has arrived. */
export function wasDelivered(chat: ChatLine[], seat: number, since: number): boolean {
  return chat.some((line) => line.seat === seat && line.n > since);
}
