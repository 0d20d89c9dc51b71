// The clans that several games know, with the emblems of their pursuits.
import type { Text } from "../lib/protocol";
import { msg } from "../lib/i18n.svelte";

export const CLAN_NAMES: Record<string, Text> = {
  brujah: msg("Brujah", "Brujah"),
  gangrel: msg("Gangrel", "Gangrel"),
  malkavian: msg("Malkavian", "Malkavien"),
  nosferatu: msg("Nosferatu", "Nosferatu"),
  toreador: msg("Toreador", "Toréador"),
  tremere: msg("Tremere", "Tremere"),
  ventrue: msg("Ventrue", "Ventrue"),
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
