// Which game's cards the page shows, and the card looked at closely.
import type { CardInfo } from "../lib/protocol";
import type { Lang } from "../lib/i18n.svelte";
import type { Face } from "../table/scene";

/** A card that the pointer or the focus rests on. */
interface Near {
  card: CardInfo;
  anchor: Element;
  lang: Lang | undefined;
}

class Shown {
  game = $state("");
  draw = $state.raw<((card: CardInfo) => Face) | undefined>(undefined);
  card = $state.raw<CardInfo | null>(null);
  near = $state.raw<Near | null>(null);
}

export const shown = new Shown();

/** Said by a page once it knows its game, so that names and the zoom can draw its cards. */
export function showCards(game: string, draw: (card: CardInfo) => Face): void {
  shown.game = game;
  shown.draw = draw;
}

let resting: ReturnType<typeof setTimeout> | undefined;

/** Shows the whole of a card beside it, after a moment. */
export function showPreview(card: CardInfo, anchor: Element, lang: Lang | undefined, after: number): void {
  hidePreview();
  resting = setTimeout(() => (shown.near = anchor.isConnected ? { card, anchor, lang } : null), after);
}

/** @param anchor only if it is this card that is shown */
export function hidePreview(anchor?: Element): void {
  if (anchor && shown.near && shown.near.anchor !== anchor) return;
  clearTimeout(resting);
  shown.near = null;
}

export function openCard(card: CardInfo): void {
  hidePreview();
  shown.card = card;
}

export function closeCard(): void {
  shown.card = null;
}
