// How fast the table is told: much that happens at once stays a while, so that it can be followed.
import type { ClockMessage, EventsMessage, ServerMessage } from "../lib/protocol";

const MIN_EVENTS = 4;
const PER_EVENT = 220;
const MAX_PAUSE = 4500;
const PLENTY_OF_TIME = 3_600_000;

/** For how long a step stays before the next one is shown, in milliseconds. */
export function pauseAfter(said: EventsMessage): number {
  const told = said.events.filter((event) => event.text).length;
  return told <= MIN_EVENTS ? 0 : Math.min(MAX_PAUSE, told * PER_EVENT);
}

/** Whether somebody who plays by this clock has time to look on. */
export function hasTime(clock: ClockMessage | null, seat: number | undefined): boolean {
  return clock === null || seat === undefined || (clock.left[seat] ?? 0) > PLENTY_OF_TIME;
}

/** What belongs to the course of the game keeps its order; the rest is heard at once. */
export function isSequential(said: ServerMessage): boolean {
  return ["hello", "events", "view", "question", "waiting", "over", "ordered"].includes(said.type);
}
