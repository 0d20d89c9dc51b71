// The sects in the order of their numbers.
import { msg } from "../../lib/i18n.svelte";

export const SECTS = [
  msg("Camarilla", "Camarilla"), msg("Anarch", "Anarch"), msg("Independent", "Indépendant"), msg("Sabbat", "Sabbat"), msg("Laibon", "Laibon"),
];
