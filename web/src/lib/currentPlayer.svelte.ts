// The current player: none until a name is needed, then a guest or an account.
import { api, RequestError } from "./api";
import type { Me } from "./protocol";

class CurrentPlayer {
  me = $state<Me | null>(null);
  known = $state(false);
}

export const currentPlayer = new CurrentPlayer();

export async function loadPlayer(): Promise<void> {
  try {
    currentPlayer.me = await api.me();
  } catch (refused) {
    if (!(refused instanceof RequestError)) throw refused;
    currentPlayer.me = null;
  } finally {
    currentPlayer.known = true;
  }
}

const FIRST = ["Amber", "Ashen", "Crimson", "Dusk", "Gilded", "Hollow", "Ivory", "Midnight", "Pale", "Quiet", "Silver", "Velvet"];
const LAST = ["Bat", "Candle", "Crow", "Fox", "Lantern", "Moth", "Owl", "Raven", "Rook", "Thorn", "Veil", "Wolf"];
const any = (words: string[]) => words[Math.floor(Math.random() * words.length)] ?? "";

/** The current player; signs a newcomer in as a guest with a random name. */
export async function ensurePlayer(): Promise<Me> {
  if (!currentPlayer.known) await loadPlayer();
  currentPlayer.me ??= await api.signIn(`${any(FIRST)} ${any(LAST)}`);
  return currentPlayer.me;
}
