// The clans in the order of the book, with the emblems of their pursuits.
import type { Text, View } from "../../lib/protocol";
import { pair } from "../../lib/words.svelte";

export const CLANS = ["brujah", "nosferatu", "toreador", "tremere", "malkavian", "gangrel", "ventrue"] as const;

export const CLAN_NAMES: Record<string, Text> = {
  brujah: pair("Brujah", "Brujah"),
  gangrel: pair("Gangrel", "Gangrel"),
  malkavian: pair("Malkavian", "Malkavien"),
  nosferatu: pair("Nosferatu", "Nosferatu"),
  toreador: pair("Toreador", "Toréador"),
  tremere: pair("Tremere", "Tremere"),
  ventrue: pair("Ventrue", "Ventrue"),
};

export const EMBLEMS: Record<string, string> = {
  brujah: "megaphone",
  gangrel: "oak-leaf",
  malkavian: "maze",
  nosferatu: "rat",
  toreador: "violin",
  tremere: "fizzing-flask",
  ventrue: "ionic-column",
};

/** The colours of a seat: its clan's, or none before it is chosen. */
export function clanOf(view: View, seat: number): string {
  return CLANS[view.facts["clan"]?.[seat] ?? -1] ?? "noclan";
}

/** Those that nobody has taken, and then the others, each in their order. */
export function freeFirst<One extends { seat: number }>(clans: One[]): One[] {
  return [...clans.filter((one) => one.seat < 0), ...clans.filter((one) => one.seat >= 0)];
}
