// The form for a new table, and the request made from it.
import type { Clock, Game, TableRequest } from "../lib/protocol";

export type SeatChoice = "me" | "open" | "search" | "random";
export type Pace = "none" | "live" | "slow";

export interface TableForm {
  game: string;
  seats: SeatChoice[];
  options: string[];
  pace: Pace;
  minutes: number;
  increment: number;
  hours: number;
  listed: boolean;
  spectators: boolean;
  botsReplaceLeavers: boolean;
}

export const HOURS = [1, 3, 8, 12, 24, 48, 72, 168];

/** @param usual the default number of seats */
export function initialForm(game: Game, usual = 4): TableForm {
  const count = game.seats.includes(usual) ? usual : (game.seats[0] ?? 2);
  return {
    game: game.id, seats: ["me", ...Array<SeatChoice>(count - 1).fill("open")], options: [], pace: "none", minutes: 15,
    increment: 15, hours: 24, listed: true, spectators: true, botsReplaceLeavers: true,
  };
}

/** The same seats cut or filled up to another number; new ones are open. */
export function resizeSeats(seats: SeatChoice[], count: number): SeatChoice[] {
  const kept = seats.slice(0, count);
  return [...kept, ...Array<SeatChoice>(count - kept.length).fill("open")];
}

/** One seat set otherwise; I sit in one place at most. */
export function setSeat(seats: SeatChoice[], at: number, kind: SeatChoice): SeatChoice[] {
  return seats.map((one, i) => (i === at ? kind : kind === "me" && one === "me" ? "open" : one));
}

export function clockOf(form: TableForm): Clock {
  if (form.pace === "live") return { kind: "live", minutes: form.minutes, increment: form.increment };
  return form.pace === "slow" ? { kind: "slow", hours: form.hours } : { kind: "none" };
}

export function toRequest(form: TableForm): TableRequest {
  const { game, seats, options, listed, spectators, botsReplaceLeavers } = form;
  const chosen = clockOf(form);
  return { game, seats, options, listed, spectators, botsReplaceLeavers, ...(chosen.kind === "none" ? {} : { clock: chosen }) };
}
