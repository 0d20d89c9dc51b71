// What a player likes, as it is written down.
import { areLetters, type OwnLetters } from "./letters";
import type { Lang } from "./i18n.svelte";

export interface Likes {
  theme: "dark" | "light" | "system";
  lang: Lang | "system";
  sounds: boolean;
  alerts: boolean;
  confirm: boolean;
  letters: boolean;
  large: boolean;
  /** Much that happens at once stays a while before the next step is shown. */
  unhurried: boolean;
  muted: string[];
  /** The letters that act at the table, where they are not the usual ones. */
  keys: OwnLetters;
}

export const USUAL: Likes = {
  theme: "system", lang: "system", sounds: false, alerts: false, confirm: false, letters: true, large: false, unhurried: true, muted: [], keys: {},
};
/** How many bytes the server keeps for somebody. */
const MOST = 4096;

const oneOf = (...values: string[]) => (value: unknown) => typeof value === "string" && values.includes(value);
const isSwitch = (value: unknown) => typeof value === "boolean";
const areWords = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

const CHECKS: Record<keyof Likes, (value: unknown) => boolean> = {
  theme: oneOf("dark", "light", "system"),
  lang: oneOf("en", "fr", "system"),
  sounds: isSwitch,
  alerts: isSwitch,
  confirm: isSwitch,
  letters: isSwitch,
  large: isSwitch,
  unhurried: isSwitch,
  muted: areWords,
  keys: areLetters,
};

/** What was written down, whoever wrote it: what this page cannot read is as usual. */
export function read(written: unknown): Likes {
  if (typeof written !== "object" || written === null) return { ...USUAL };
  const known = Object.entries(written).filter(([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Likes](value));
  return { ...USUAL, ...(Object.fromEntries(known) as Partial<Likes>) };
}

/** What is written down: what the system decides is left to it. */
export function written(likes: Likes): Partial<Likes> {
  const { theme, lang, ...rest } = likes;
  return { ...rest, ...(theme === "system" ? {} : { theme }), ...(lang === "system" ? {} : { lang }) };
}

/** The same, without those muted longest ago where the server would not keep them all. */
export function fitting(likes: Likes): Partial<Likes> {
  const told = written(likes);
  const bytes = () => new TextEncoder().encode(JSON.stringify(told)).length;
  while (bytes() > MOST && told.muted && told.muted.length > 0) told.muted = told.muted.slice(1);
  return told;
}
