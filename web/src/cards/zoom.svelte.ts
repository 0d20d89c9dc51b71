// Which game's cards the page shows, and the card looked at closely.
import type { CardInfo } from "../lib/protocol";
import type { Face } from "../table/scene";

class Shown {
  game = $state("");
  draw = $state.raw<((card: CardInfo) => Face) | undefined>(undefined);
  card = $state.raw<CardInfo | null>(null);
}

export const shown = new Shown();

/** Said by a page once it knows its game, so that names and the zoom can draw its cards. */
export function showCards(game: string, draw: (card: CardInfo) => Face): void {
  shown.game = game;
  shown.draw = draw;
}

export function zoom(card: CardInfo): void {
  shown.card = card;
}

export function unzoom(): void {
  shown.card = null;
}
