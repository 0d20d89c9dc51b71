// How fast the table is told: much that happens at once stays a while, so that it can be followed.
import type { ClockMessage, EventsMessage, ServerMessage } from "../lib/protocol";

const FEW = 4;
const EACH = 220;
const LONGEST = 4500;
const PLENTY = 3_600_000;

/** For how long a step stays before the next one is shown, in milliseconds. */
export function stay(said: EventsMessage): number {
  const told = said.events.filter((event) => event.text).length;
  return told <= FEW ? 0 : Math.min(LONGEST, told * EACH);
}

/** Whether somebody who plays by this clock has time to look on. */
export function leisure(clock: ClockMessage | null, seat: number | undefined): boolean {
  return clock === null || seat === undefined || (clock.left[seat] ?? 0) > PLENTY;
}

/** What belongs to the course of the game keeps its order; the rest is heard at once. */
export function inOrder(said: ServerMessage): boolean {
  return ["hello", "events", "view", "question", "waiting", "over", "ordered"].includes(said.type);
}
