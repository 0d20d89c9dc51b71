// The decks of a game with its cards, ready to be shown.
import { showCards } from "../cards/zoom.svelte";
import { gameListing } from "../games";
import { api } from "../lib/api";
import type { CardInfo, DeckInfo } from "../lib/protocol";

export interface GameDecks {
  decks: DeckInfo[];
  book: CardInfo[];
}

/** Undefined for games that are played without decks. */
export async function loadDecks(game: string): Promise<GameDecks | undefined> {
  const decks = await api.decks(game);
  if (decks.length === 0) return undefined;
  const [book, ui] = await Promise.all([api.cards(game), gameListing(game)?.load?.()]);
  if (ui) showCards(game, ui.face);
  return { decks, book };
}
