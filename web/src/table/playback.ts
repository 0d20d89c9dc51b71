// The pace of the table: steps with many events pause, so that players can follow.
import type { ClockMessage, EventsMessage, ServerMessage } from "../lib/protocol";

const MIN_EVENTS = 4;
const PER_EVENT = 220;
const MAX_PAUSE = 4500;
const PLENTY_OF_TIME = 3_600_000;

/** The pause after a step, in milliseconds. */
export function pauseAfter(said: EventsMessage): number {
  const told = said.events.filter((event) => event.text).length;
  return told <= MIN_EVENTS ? 0 : Math.min(MAX_PAUSE, told * PER_EVENT);
}

/** Whether a player's clock leaves time for pauses. */
export function hasTime(clock: ClockMessage | null, seat: number | undefined): boolean {
  return clock === null || seat === undefined || (clock.left[seat] ?? 0) > PLENTY_OF_TIME;
}

/** Whether a message must wait for those before it; others are handled at once. */
export function isSequential(said: ServerMessage): boolean {
  return ["hello", "events", "view", "question", "waiting", "over", "autoAnswered"].includes(said.type);
}
