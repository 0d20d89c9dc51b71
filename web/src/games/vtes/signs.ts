// The signs in the texts of V:TES: a Discipline is its letters in a frame, filled capitals where it is superior.
import type { Sign, Signs } from "../../cards/signs";
import { pair } from "../../lib/words.svelte";
import { block, DISCIPLINES, type Level } from "./disciplines";

export const BLOOD = pair("blood", "sang");
export const POOL = pair("pool", "réserve");
export const LIFE = pair("life", "vie");
export const STRENGTH = pair("strength", "force");
export const BLEED = pair("bleed", "morsure");
export const VOTES = pair("votes", "voix");
export const STEALTH = pair("stealth", "discrétion");
export const INTERCEPT = pair("intercept", "interception");
export const CAPACITY = pair("capacity", "capacité");
export const COUNTERS = pair("counters", "compteurs");

function letters(level: Level): [string, Sign][] {
  return DISCIPLINES.map((discipline) => {
    const { label, word, look } = block({ discipline, level });
    return [word?.en ?? "", { label, ...(word ? { word } : {}), ...(look ? { look } : {}) }];
  });
}

export const SIGNS: Signs = Object.fromEntries([...letters(1), ...letters(2)]);
