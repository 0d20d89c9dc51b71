// The seats of a game that continues another one.
import type { Seat, TableInfo } from "../lib/protocol";
import { isBot } from "../table/seatNames";

export type SeatTaker = "me" | "search" | "random" | "open";
export const SEAT_TAKERS: SeatTaker[] = ["me", "search", "random", "open"];

/** The viewer's seat for me, bots elsewhere. */
export function initialTakers(seats: Seat[], viewer: string, mine: number | undefined): SeatTaker[] {
  const seat = /^\d+$/.test(viewer) ? Number(viewer) : (mine ?? 0);
  return seats.map((one) => (one.seat === seat ? "me" : "search"));
}

/** A player has one seat: taking another leaves a bot on the first. */
export function setTaker(now: SeatTaker[], seat: number, sitter: SeatTaker): SeatTaker[] {
  return now.map((one, at) => (at === seat ? sitter : sitter === "me" && one === "me" ? "search" : one));
}

/** Anyone may continue a finished game; a game in progress only its sole human player, from their own view. */
export function mayFork(table: TableInfo, viewer: string): boolean {
  if (table.state === "over") return true;
  const alone = table.seats.every((one) => one.seat === table.seat || isBot(one));
  return table.state === "playing" && table.seat !== undefined && alone && viewer === String(table.seat);
}
