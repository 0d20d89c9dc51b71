// The clans in the order of the book, and whose they are.
import type { View } from "../../lib/protocol";

export { CLAN_NAMES, EMBLEMS } from "../../cards/clans";

export const CLANS = ["brujah", "nosferatu", "toreador", "tremere", "malkavian", "gangrel", "ventrue"] as const;

/** The colours of a seat: its clan's, or none before it is chosen. */
export function clanOf(view: View, seat: number): string {
  return CLANS[view.state["clan"]?.[seat] ?? -1] ?? "noclan";
}

/** Free clans first, then taken ones, each in order. */
export function freeFirst<One extends { seat: number }>(clans: One[]): One[] {
  return [...clans.filter((one) => one.seat < 0), ...clans.filter((one) => one.seat >= 0)];
}
