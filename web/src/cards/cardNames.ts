// Finds the names of cards in a sentence.
import type { CardInfo } from "../lib/protocol";
import type { Lang } from "../lib/i18n.svelte";

export type Piece = string | CardInfo;

interface Index {
  form: RegExp;
  cards: Map<string, CardInfo[]>;
}

const known = new WeakMap<CardInfo[], Partial<Record<Lang, Index>>>();

/**
 * Splits a sentence at the names of cards. Where several cards share a name, it means the one in
 * `about` (numbers of cards); if that does not decide, the name stays plain text.
 */
export function findCardNames(text: string, book: CardInfo[], lang: Lang, about: number[] = []): Piece[] {
  const { form, cards } = index(book, lang);
  const out: Piece[] = [];
  let from = 0;
  for (const hit of text.matchAll(form)) {
    const card = meant(cards.get(hit[0].replaceAll("\u00a0", " ").replaceAll("’", "'")) ?? [], about);
    if (!card) continue;
    if (hit.index > from) out.push(text.slice(from, hit.index));
    out.push(card);
    from = hit.index + hit[0].length;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

export interface Named {
  card: CardInfo;
  /** A bracket or elided French word before the name, which must not end a line. */
  head: string;
  /** The punctuation after the name, which must not begin a line. */
  sign: string;
}

const HEAD = /(?:[(«]\u00a0?|(?<!\p{L})(?:d|l|qu)['’])$/iu;
const SIGN = /^\u00a0?[.,;:)!?…»]+/;

/** The same parts, with the punctuation around each name attached to it. */
export function withPunctuation(all: Piece[]): (string | Named)[] {
  const found = (form: RegExp, piece: Piece | undefined) => (typeof piece === "string" ? (form.exec(piece)?.[0] ?? "") : "");
  const isName = (piece: Piece | undefined) => typeof piece === "object";
  return all.flatMap((piece, at): (string | Named)[] => {
    const [before, after] = [all[at - 1], all[at + 1]];
    if (typeof piece !== "string") return [{ card: piece, head: found(HEAD, before), sign: found(SIGN, after) }];
    const rest = isName(before) ? piece.slice(found(SIGN, piece).length) : piece;
    const words = isName(after) ? rest.slice(0, rest.length - found(HEAD, rest).length) : rest;
    return words ? [words] : [];
  });
}

function meant(named: CardInfo[], about: number[]): CardInfo | undefined {
  if (named.length === 1) return named[0];
  const left = named.filter((card) => about.includes(card.number));
  return left.length === 1 ? left[0] : undefined;
}

function index(book: CardInfo[], lang: Lang): Index {
  const kept = known.get(book) ?? {};
  known.set(book, kept);
  return (kept[lang] ??= build(book, lang));
}

function build(book: CardInfo[], lang: Lang): Index {
  const cards = new Map<string, CardInfo[]>();
  for (const card of book) cards.set(card.name[lang], [...(cards.get(card.name[lang]) ?? []), card]);
  const names = [...cards.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  // sentences have unbreakable spaces and typographic apostrophes, names have neither
  const any = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ \u00a0]").replaceAll("'", "['’]")).join("|") || "(?!)";
  return { form: new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu"), cards };
}
