// The sects in the order of their numbers.
import { pair } from "../../lib/words.svelte";

export const SECTS = [
  pair("Camarilla", "Camarilla"), pair("Anarch", "Anarch"), pair("Independent", "Indépendant"), pair("Sabbat", "Sabbat"), pair("Laibon", "Laibon"),
];
