// What a player likes, as it is written down.
import { areShortcuts, type CustomShortcuts } from "./shortcuts";
import type { Lang } from "./i18n.svelte";

export interface Settings {
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
  keys: CustomShortcuts;
}

export const DEFAULTS: Settings = {
  theme: "system", lang: "system", sounds: false, alerts: false, confirm: false, letters: true, large: false, unhurried: true, muted: [], keys: {},
};
/** How many bytes the server keeps for somebody. */
const MAX_BYTES = 4096;

const oneOf = (...values: string[]) => (value: unknown) => typeof value === "string" && values.includes(value);
const isSwitch = (value: unknown) => typeof value === "boolean";
const areWords = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

const CHECKS: Record<keyof Settings, (value: unknown) => boolean> = {
  theme: oneOf("dark", "light", "system"),
  lang: oneOf("en", "fr", "system"),
  sounds: isSwitch,
  alerts: isSwitch,
  confirm: isSwitch,
  letters: isSwitch,
  large: isSwitch,
  unhurried: isSwitch,
  muted: areWords,
  keys: areShortcuts,
};

/** What was written down, whoever wrote it: what this page cannot read is as usual. */
export function parseSettings(storedSettings: unknown): Settings {
  if (typeof storedSettings !== "object" || storedSettings === null) return { ...DEFAULTS };
  const known = Object.entries(storedSettings).filter(([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Settings](value));
  return { ...DEFAULTS, ...(Object.fromEntries(known) as Partial<Settings>) };
}

/** What is written down: what the system decides is left to it. */
export function storedSettings(likes: Settings): Partial<Settings> {
  const { theme, lang, ...rest } = likes;
  return { ...rest, ...(theme === "system" ? {} : { theme }), ...(lang === "system" ? {} : { lang }) };
}

/** The same, without those muted longest ago where the server would not keep them all. */
export function settingsForServer(likes: Settings): Partial<Settings> {
  const told = storedSettings(likes);
  const bytes = () => new TextEncoder().encode(JSON.stringify(told)).length;
  while (bytes() > MAX_BYTES && told.muted && told.muted.length > 0) told.muted = told.muted.slice(1);
  return told;
}
