// Playing on from a moment of another game: who sits where.
import type { Seat, TableInfo } from "../lib/protocol";
import { isBot } from "../table/seatNames";

export type SeatTaker = "me" | "search" | "random" | "open";
export const SEAT_TAKERS: SeatTaker[] = ["me", "search", "random", "open"];

/** At first I sit where I looked from, and bots elsewhere. */
export function initialTakers(seats: Seat[], as: string, mine: number | undefined): SeatTaker[] {
  const seat = /^\d+$/.test(as) ? Number(as) : (mine ?? 0);
  return seats.map((one) => (one.seat === seat ? "me" : "search"));
}

/** Nobody sits on two seats: whoever takes another leaves a bot behind. */
export function setTaker(now: SeatTaker[], seat: number, sitter: SeatTaker): SeatTaker[] {
  return now.map((one, at) => (at === seat ? sitter : sitter === "me" && one === "me" ? "search" : one));
}

/** A finished game may be played on by anybody, one under way only by whoever plays it alone, with their own eyes. */
export function mayFork(table: TableInfo, as: string): boolean {
  if (table.state === "over") return true;
  const alone = table.seats.every((one) => one.seat === table.seat || isBot(one));
  return table.state === "playing" && table.seat !== undefined && alone && as === String(table.seat);
}
