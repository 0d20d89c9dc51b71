// The clans that several games know, with the emblems of their pursuits.
import type { Text } from "../lib/protocol";
import { pair } from "../lib/words.svelte";

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
