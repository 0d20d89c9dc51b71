// The player's settings, stored in this browser, and on the server for accounts.
import { api } from "./api";
import { settingsForServer, parseSettings, storedSettings, type Settings } from "./settingsFormat";
import { setLocale } from "./i18n.svelte";

export type { Settings } from "./settingsFormat";

const STORAGE_KEY = "elysium";

export const settings = $state<Settings>(parseSettings(stored()));
/** The account that stores them; null for a guest, and until its settings are loaded. */
let account: string | null = null;
let coming: string | null = null;
/** Changes made while the account's settings are loading. */
let meanwhile: Partial<Settings> = {};
let changes = 0;
let sending = false;

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function changeSettings(change: Partial<Settings>): void {
  changes++;
  meanwhile = { ...meanwhile, ...change };
  store(change);
  if (account) void send();
}

function store(change: Partial<Settings>): void {
  Object.assign(settings, change);
  applySettings();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(storedSettings(settings)));
  } catch {
    // without storage, the settings last as long as the page
  }
}

/**
 * The player has changed. Loads the account's settings, or stores the present ones if it has none yet.
 * If the server does not answer, its settings are not overwritten.
 */
export async function syncSettings(whose: string | null): Promise<void> {
  account = null;
  coming = whose;
  meanwhile = {};
  if (whose === null) return;
  const told = await api.settings().catch(() => null);
  if (told === null || coming !== whose) return;
  account = whose;
  const known = Object.keys(told).length > 0;
  if (known) store({ ...parseSettings(told), ...meanwhile });
  if (!known || Object.keys(meanwhile).length > 0) await send();
}

/** Sends changes one at a time, so that the last one wins. */
async function send(): Promise<void> {
  if (sending) return;
  sending = true;
  for (let sent = -1; account && sent !== changes;) {
    sent = changes;
    await api.saveSettings(settingsForServer(settings)).catch(() => undefined);
  }
  sending = false;
}

export function themeShown(): "dark" | "light" {
  if (settings.theme !== "system") return settings.theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function applySettings(): void {
  document.documentElement.dataset.theme = themeShown();
  document.documentElement.classList.toggle("large", settings.large);
  setLocale(settings.lang === "system" ? (/^fr/i.test(navigator.language) ? "fr" : "en") : settings.lang);
}
