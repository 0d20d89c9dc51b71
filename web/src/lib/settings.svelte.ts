// What a player likes: kept in this browser, and with an account by the server too.
import { api } from "./api";
import { settingsForServer, parseSettings, storedSettings, type Settings } from "./settingsFormat";
import { setLocale } from "./i18n.svelte";

export type { Settings } from "./settingsFormat";

const STORAGE_KEY = "elysium";

export const settings = $state<Settings>(parseSettings(stored()));
/** The account that keeps them too; null for a guest, and until it has told what it likes. */
let account: string | null = null;
let coming: string | null = null;
/** What was chosen while an account was asked. */
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
    // a browser that keeps nothing still shows what was chosen
  }
}

/**
 * Somebody else plays here now. An account brings along what it likes, or keeps what is liked here if it has nothing yet;
 * where the server does not tell, nothing is written over what it has.
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

/** One after the other, so that what was liked last is what is kept. */
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
