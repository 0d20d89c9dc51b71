// Words for players: always a pair, said in the language of the page, with ICU-like plurals and choices.
import type { Text } from "./protocol";

export type Lang = "en" | "fr";
export type Values = Record<string, string | number>;

class Tongue {
  lang = $state<Lang>(first());
}

function first(): Lang {
  if (typeof document === "undefined") return "en";
  return document.documentElement.lang === "fr" ? "fr" : "en";
}

export const tongue = new Tongue();

export function speak(lang: Lang): void {
  tongue.lang = lang;
  if (typeof document !== "undefined") document.documentElement.lang = lang;
}

export const pair = (en: string, fr: string): Text => ({ en, fr });

/** A text in the language of the page; `{name}`, `{n, plural, one {…} other {…}}` and `{x, select, …}` are filled in; French signs keep to their words. */
export function say(text: Text, values: Values = {}, lang: Lang = tongue.lang): string {
  const said = format(text[lang], values, lang);
  return lang === "fr" ? said.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") : said;
}

export function number(value: number, lang: Lang = tongue.lang): string {
  return new Intl.NumberFormat(lang).format(value);
}

export function date(at: number, lang: Lang = tongue.lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

/** How long ago or from now, in the largest unit that fits. */
export function ago(at: number, now = Date.now(), lang: Lang = tongue.lang): string {
  const gap = at - now;
  const [unit, size] = SPANS.find(([, span]) => Math.abs(gap) >= span) ?? ["second", 1000];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.round(gap / size), unit);
}

export function list(parts: string[], lang: Lang = tongue.lang): string {
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
      out = lang === "fr" ? behind(out, value) : out + value;
      at = end;
    } else out += sign === "#" && hash !== undefined ? number(hash, lang) : sign;
  }
  return out;
}

const GIVES_WAY = /(?<!\p{L})(d|qu)e $/iu;
/** A y is a vowel where a consonant follows. */
const VOWEL = /^(?:[aeiouàáâãäåèéêëìíîïòóôõöùúûüœæ]|y(?![aeiouàáâãäåèéêëìíîïòóôõöùúûü]|$))/iu;

/** French words and a name behind them: "de" and "que" lose their e before a vowel. */
export function behind(before: string, name: string): string {
  return (VOWEL.test(name) ? before.replace(GIVES_WAY, "$1'") : before) + name;
}

function closing(pattern: string, open: number): number {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === "{") depth++;
    if (pattern[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`a brace is not closed: ${pattern}`);
}

function filled(inside: string, values: Values, lang: Lang, hash: number | undefined): string {
  const [name = "", kind, rest = ""] = split(inside);
  const value = values[name];
  if (value === undefined) throw new Error(`nothing is given for {${name}}`);
  if (kind === undefined) return typeof value === "number" ? number(value, lang) : value;
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

/** Words as a sentence of their own: with a capital, and a full stop where none ends them. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?…]$/u.test(text) ? "" : ".");
}
