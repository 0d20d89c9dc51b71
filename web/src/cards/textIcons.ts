// Icons in the texts of cards: `[blood]` becomes an icon, framed letters, or a word in bold.
import type { Text } from "../lib/protocol";
import { t, locale, type Lang } from "../lib/i18n.svelte";

export interface TextIcon {
  label: Text;
  icon?: string;
  tone?: "blood";
  /** The letters shown instead of an icon, and their CSS classes. */
  word?: Text;
  look?: string;
}

/** The icons of a game's texts, by the word between the brackets. */
export type TextIcons = Record<string, TextIcon>;

export type Piece = string | TextIcon;

const MARK = /\[([a-z][a-z ]*|[A-Z]+)\]/g;
/** A number stays on the line of the icon after it. */
const COUNTED = /(?<=[0-9X+]) (?=\[)/g;

/** Splits a text at its icons; unknown ones stay as written. */
export function parseIcons(words: string, textIcons: TextIcons = {}): Piece[] {
  const held = words.replace(COUNTED, "\u00a0");
  const out: Piece[] = [];
  let from = 0;
  for (const hit of held.matchAll(MARK)) {
    const sign = textIcons[hit[1] ?? ""];
    if (!sign) continue;
    if (hit.index > from) out.push(held.slice(from, hit.index));
    out.push(sign);
    from = hit.index + hit[0].length;
  }
  if (from < held.length) out.push(held.slice(from));
  return out;
}

/** The same in groups that stay on one line: a number, its icon, and the punctuation after it. */
export function lineGroups(words: string, textIcons: TextIcons = {}): Piece[][] {
  const out: Piece[][] = [];
  let now: Piece[] = [];
  const close = () => {
    if (now.length > 0) out.push(now);
    now = [];
  };
  for (const piece of parseIcons(words, textIcons)) {
    const first = typeof piece === "string" ? piece.indexOf(" ") : -1;
    if (typeof piece !== "string" || first < 0) {
      now.push(piece);
      continue;
    }
    const last = piece.lastIndexOf(" ") + 1;
    if (first > 0) now.push(piece.slice(0, first));
    close();
    out.push([piece.slice(first, last)]);
    if (last < piece.length) now.push(piece.slice(last));
  }
  close();
  return out;
}

/** The text without icons, for screen readers and hints. */
export function plainText(words: string, textIcons: TextIcons | undefined, lang: Lang = locale.lang): string {
  return parseIcons(words, textIcons).map((piece) => (typeof piece === "string" ? piece : t(piece.label, {}, lang))).join("");
}

/** Something as long as the words are once drawn: an icon counts as three letters. */
export function drawnText(words: string, textIcons: TextIcons | undefined, lang: Lang = locale.lang): string {
  const drawn = (sign: TextIcon) => (sign.icon ? "•••" : sign.word ? `${sign.word[lang]}••` : sign.label[lang]);
  return parseIcons(words, textIcons).map((piece) => (typeof piece === "string" ? piece : drawn(piece))).join("");
}
