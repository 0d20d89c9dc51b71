// The clans of Rivals in the order of their numbers.
export { CLAN_NAMES, EMBLEMS } from "../../cards/clans";

export const CLANS = ["brujah", "malkavian", "toreador", "ventrue", "gangrel", "nosferatu"] as const;

/** The colours of a clan by its number. */
export const clanOf = (number: number | undefined): string => CLANS[number ?? -1] ?? "noclan";
