// The log entries about one card.
import { findCardNames } from "../cards/cardNames";
import type { CardInfo, Text } from "../lib/protocol";
import type { Lang } from "../lib/i18n.svelte";
import type { LogEntry } from "./log";

/** The lines under one heading of the log. */
export interface Chapter {
  title: Text | undefined;
  entries: LogEntry[];
}

/** The entries that name or concern a card, without undone ones, by chapter. */
export function history(entries: LogEntry[], card: CardInfo, book: CardInfo[], lang: Lang): Chapter[] {
  const chapters: Chapter[] = [];
  let title: Text | undefined;
  for (const entry of entries) {
    if (entry.struck) continue;
    if (entry.chapter) title = entry.text;
    else if (names(entry, card, book, lang)) {
      if (chapters.length === 0 || chapters.at(-1)?.title !== title) chapters.push({ title, entries: [] });
      chapters.at(-1)?.entries.push(entry);
    }
  }
  return chapters;
}

function names(entry: LogEntry, card: CardInfo, book: CardInfo[], lang: Lang): boolean {
  if (entry.event.face === card.number) return true;
  const about = entry.event.face >= 0 ? [entry.event.face] : [];
  return findCardNames(entry.text[lang], book, lang, about).some((piece) => typeof piece !== "string" && piece.number === card.number);
}
