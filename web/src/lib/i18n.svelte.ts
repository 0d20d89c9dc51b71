// Texts for players in English and French, with ICU-style plurals and selects.
import type { Text } from "./protocol";

export type Lang = "en" | "fr";
export type Values = Record<string, string | number>;

class Locale {
  lang = $state<Lang>(first());
}

function first(): Lang {
  if (typeof document === "undefined") return "en";
  return document.documentElement.lang === "fr" ? "fr" : "en";
}

export const locale = new Locale();

export function setLocale(lang: Lang): void {
  locale.lang = lang;
  if (typeof document !== "undefined") document.documentElement.lang = lang;
}

/** A text in both languages. */
export const msg = (en: string, fr: string): Text => ({ en, fr });

/** Between two letters, before guillemets, and after a plural. */
const APOSTROPHE = /(?<=\p{L})'(?=[\p{L}«“])|(?<=s)'(?= )/gu;

/**
 * Translates a text into the page's language and fills in `{name}`, `{n, plural, one {…} other {…}}` and `{x, select, …}`.
 * Apostrophes become typographic; in French, the spaces before `: ; ? !` and inside guillemets become unbreakable.
 */
export function t(text: Text, values: Values = {}, lang: Lang = locale.lang): string {
  const filled = format(text[lang], values, lang).replace(APOSTROPHE, "’");
  return lang === "fr" ? filled.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") : filled;
}

export function formatNumber(value: number, lang: Lang = locale.lang): string {
  return new Intl.NumberFormat(lang).format(value);
}

export function formatDate(at: number, lang: Lang = locale.lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

/** The time since or until a moment, in the largest unit that fits. */
export function formatAgo(at: number, now = Date.now(), lang: Lang = locale.lang): string {
  const gap = at - now;
  const [unit, size] = SPANS.find(([, span]) => Math.abs(gap) >= span) ?? ["second", 1000];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.round(gap / size), unit);
}

export function formatList(parts: string[], lang: Lang = locale.lang): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(parts);
}

// ---- the formatter

export function format(pattern: string, values: Values, lang: Lang): string {
  return part(pattern, values, lang, undefined);
}

function part(pattern: string, values: Values, lang: Lang, hash: number | undefined): string {
  let out = "";
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === "{") {
      const end = closing(pattern, at);
      const value = filled(pattern.slice(at + 1, end), values, lang, hash);
      out = lang === "fr" ? elide(out, value) : out + value;
      at = end;
    } else out += sign === "#" && hash !== undefined ? formatNumber(hash, lang) : sign;
  }
  return out;
}

const ELIDED = /(?<!\p{L})(d|qu)e $/iu;
/** A y counts as a vowel before a consonant. */
const VOWEL = /^(?:[aeiouàáâãäåèéêëìíîïòóôõöùúûüœæ]|y(?![aeiouàáâãäåèéêëìíîïòóôõöùúûü]|$))/iu;

/** Appends a name to French words: "de" and "que" are elided before a vowel. */
export function elide(before: string, name: string): string {
  return (VOWEL.test(name) ? before.replace(ELIDED, "$1’") : before) + name;
}

function closing(pattern: string, open: number): number {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === "{") depth++;
    if (pattern[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`unclosed brace: ${pattern}`);
}

function filled(inside: string, values: Values, lang: Lang, hash: number | undefined): string {
  const [name = "", kind, rest = ""] = split(inside);
  const value = values[name];
  if (value === undefined) throw new Error(`missing value for {${name}}`);
  if (kind === undefined) return typeof value === "number" ? formatNumber(value, lang) : value;
  const cases = branches(rest);
  if (kind === "plural") {
    const count = Number(value);
    const chosen = cases.get(`=${count}`) ?? cases.get(new Intl.PluralRules(lang).select(count)) ?? cases.get("other");
    return part(chosen ?? "", values, lang, count);
  }
  return part(cases.get(String(value)) ?? cases.get("other") ?? "", values, lang, hash);
}

function split(inside: string): string[] {
  const one = inside.indexOf(",");
  if (one < 0) return [inside.trim()];
  const two = inside.indexOf(",", one + 1);
  return [inside.slice(0, one).trim(), inside.slice(one + 1, two).trim(), inside.slice(two + 1)];
}

function branches(rest: string): Map<string, string> {
  const cases = new Map<string, string>();
  for (let at = 0; at < rest.length; ) {
    const open = rest.indexOf("{", at);
    if (open < 0) break;
    const end = closing(rest, open);
    cases.set(rest.slice(at, open).trim(), rest.slice(open + 1, end));
    at = end + 1;
  }
  return cases;
}

/** Capitalizes a text and adds a full stop if it has none. */
export function asSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?…]$/u.test(text) ? "" : ".");
}
