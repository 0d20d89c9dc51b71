// The stored format of the settings.
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
  /** Whether to pause after steps with many events. */
  unhurried: boolean;
  muted: string[];
  /** Changed shortcuts. */
  keys: CustomShortcuts;
}

export const DEFAULTS: Settings = {
  theme: "system", lang: "system", sounds: false, alerts: false, confirm: false, letters: true, large: false, unhurried: true, muted: [], keys: {},
};
/** The server's limit for one player, in bytes. */
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

/** Reads stored settings; unknown or invalid values become defaults. */
export function parseSettings(storedSettings: unknown): Settings {
  if (typeof storedSettings !== "object" || storedSettings === null) return { ...DEFAULTS };
  const known = Object.entries(storedSettings).filter(([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Settings](value));
  return { ...DEFAULTS, ...(Object.fromEntries(known) as Partial<Settings>) };
}

/** The settings to store; those that follow the system are left out. */
export function storedSettings(likes: Settings): Partial<Settings> {
  const { theme, lang, ...rest } = likes;
  return { ...rest, ...(theme === "system" ? {} : { theme }), ...(lang === "system" ? {} : { lang }) };
}

/** The settings within the server's limit: the oldest muted names are dropped. */
export function settingsForServer(likes: Settings): Partial<Settings> {
  const told = storedSettings(likes);
  const bytes = () => new TextEncoder().encode(JSON.stringify(told)).length;
  while (bytes() > MAX_BYTES && told.muted && told.muted.length > 0) told.muted = told.muted.slice(1);
  return told;
}
