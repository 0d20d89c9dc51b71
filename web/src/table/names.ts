// Bots have no names of their own: they are called by their seats.
import type { Seat } from "../lib/protocol";

export function named(seats: Seat[]): Seat[] {
  return seats.map((seat) => (seat.name === "" && isBot(seat) ? { ...seat, name: `Bot ${seat.seat + 1}` } : seat));
}

export function isBot(seat: Seat | undefined): boolean {
  return seat?.kind === "search" || seat?.kind === "random";
}
