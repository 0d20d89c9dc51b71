// The icons in the texts of V:TES: a Discipline is its framed letters, in filled capitals if superior.
import type { TextIcon, TextIcons } from "../../cards/textIcons";
import { msg } from "../../lib/i18n.svelte";
import { block, DISCIPLINES, type Level } from "./disciplines";

export const BLOOD = msg("blood", "sang");
export const POOL = msg("pool", "réserve");
export const LIFE = msg("life", "vie");
export const STRENGTH = msg("strength", "force");
export const BLEED = msg("bleed", "morsure");
export const VOTES = msg("votes", "voix");
export const STEALTH = msg("stealth", "discrétion");
export const INTERCEPT = msg("intercept", "interception");
export const CAPACITY = msg("capacity", "capacité");
export const COUNTERS = msg("counters", "compteurs");

function letters(level: Level): [string, TextIcon][] {
  return DISCIPLINES.map((discipline) => {
    const { label, word, look } = block({ discipline, level });
    return [word?.en ?? "", { label, ...(word ? { word } : {}), ...(look ? { look } : {}) }];
  });
}

export const TEXT_ICONS: TextIcons = Object.fromEntries([...letters(1), ...letters(2)]);
