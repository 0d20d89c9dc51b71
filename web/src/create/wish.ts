// What a player wishes a new table to be, and the table that is asked for.
import type { Clock, Game, TableRequest } from "../lib/protocol";

export type SeatWish = "me" | "open" | "search" | "random";
export type Pace = "none" | "live" | "slow";

export interface Wish {
  game: string;
  seats: SeatWish[];
  options: string[];
  pace: Pace;
  minutes: number;
  increment: number;
  hours: number;
  listed: boolean;
  watched: boolean;
  replaced: boolean;
}

export const HOURS = [1, 3, 8, 12, 24, 48, 72, 168];

/** @param usual how many usually sit at a table */
export function firstWish(game: Game, usual = 4): Wish {
  const count = game.seats.includes(usual) ? usual : (game.seats[0] ?? 2);
  return {
    game: game.id, seats: ["me", ...Array<SeatWish>(count - 1).fill("open")], options: [], pace: "none", minutes: 15,
    increment: 15, hours: 24, listed: true, watched: true, replaced: true,
  };
}

/** The same seats cut or filled up to another number; new ones are open. */
export function resized(seats: SeatWish[], count: number): SeatWish[] {
  const kept = seats.slice(0, count);
  return [...kept, ...Array<SeatWish>(count - kept.length).fill("open")];
}

/** One seat set otherwise; I sit in one place at most. */
export function seated(seats: SeatWish[], at: number, kind: SeatWish): SeatWish[] {
  return seats.map((one, i) => (i === at ? kind : kind === "me" && one === "me" ? "open" : one));
}

export function clock(wish: Wish): Clock {
  if (wish.pace === "live") return { kind: "live", minutes: wish.minutes, increment: wish.increment };
  return wish.pace === "slow" ? { kind: "slow", hours: wish.hours } : { kind: "none" };
}

export function asked(wish: Wish): TableRequest {
  const { game, seats, options, listed, watched, replaced } = wish;
  const chosen = clock(wish);
  return { game, seats, options, listed, watched, replaced, ...(chosen.kind === "none" ? {} : { clock: chosen }) };
}
