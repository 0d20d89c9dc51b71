// What a player likes: kept in this browser, and with an account by the server too.
import { api } from "./api";
import { fitting, read, written, type Likes } from "./likes";
import { setLocale } from "./i18n.svelte";

export type { Likes } from "./likes";

const PLACE = "elysium";

export const likes = $state<Likes>(read(kept()));
/** The account that keeps them too; null for a guest, and until it has told what it likes. */
let account: string | null = null;
let coming: string | null = null;
/** What was chosen while an account was asked. */
let meanwhile: Partial<Likes> = {};
let changes = 0;
let sending = false;

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

export function like(change: Partial<Likes>): void {
  changes++;
  meanwhile = { ...meanwhile, ...change };
  take(change);
  if (account) void send();
}

function take(change: Partial<Likes>): void {
  Object.assign(likes, change);
  apply();
  try {
    localStorage.setItem(PLACE, JSON.stringify(written(likes)));
  } catch {
    // a browser that keeps nothing still shows what was chosen
  }
}

/**
 * Somebody else plays here now. An account brings along what it likes, or keeps what is liked here if it has nothing yet;
 * where the server does not tell, nothing is written over what it has.
 */
export async function follow(whose: string | null): Promise<void> {
  account = null;
  coming = whose;
  meanwhile = {};
  if (whose === null) return;
  const told = await api.settings().catch(() => null);
  if (told === null || coming !== whose) return;
  account = whose;
  const known = Object.keys(told).length > 0;
  if (known) take({ ...read(told), ...meanwhile });
  if (!known || Object.keys(meanwhile).length > 0) await send();
}

/** One after the other, so that what was liked last is what is kept. */
async function send(): Promise<void> {
  if (sending) return;
  sending = true;
  for (let sent = -1; account && sent !== changes;) {
    sent = changes;
    await api.settle(fitting(likes)).catch(() => undefined);
  }
  sending = false;
}

export function themeShown(): "dark" | "light" {
  if (likes.theme !== "system") return likes.theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function apply(): void {
  document.documentElement.dataset.theme = themeShown();
  document.documentElement.classList.toggle("large", likes.large);
  setLocale(likes.lang === "system" ? (/^fr/i.test(navigator.language) ? "fr" : "en") : likes.lang);
}
