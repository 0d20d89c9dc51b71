// What a player likes: kept in this browser.
import { speak, type Lang } from "./words.svelte";

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
}

const USUAL: Likes = {
  theme: "system", lang: "system", sounds: false, alerts: false, confirm: false, letters: true, large: false, unhurried: true, muted: [],
};
const PLACE = "elysium";

export const likes = $state<Likes>({ ...USUAL, ...kept() });

function kept(): Partial<Likes> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Likes>;
  } catch {
    return {};
  }
}

export function like(change: Partial<Likes>): void {
  Object.assign(likes, change);
  apply();
  const { theme, lang, ...rest } = likes;
  const chosen = { ...rest, ...(theme === "system" ? {} : { theme }), ...(lang === "system" ? {} : { lang }) };
  try {
    localStorage.setItem(PLACE, JSON.stringify(chosen));
  } catch {
    // a browser that keeps nothing still shows what was chosen
  }
}

export function themeShown(): "dark" | "light" {
  if (likes.theme !== "system") return likes.theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function apply(): void {
  document.documentElement.dataset.theme = themeShown();
  document.documentElement.classList.toggle("large", likes.large);
  speak(likes.lang === "system" ? (/^fr/i.test(navigator.language) ? "fr" : "en") : likes.lang);
}
