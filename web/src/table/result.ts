// How a game ended: who won, and by how much.
import type { Text } from "../lib/protocol";
import { formatList, msg, t } from "../lib/i18n.svelte";

export interface RankedSeat {
  seat: number;
  score: number | undefined;
  won: boolean;
  /** The length of its bar, from 0 to 1. */
  share: number;
}

const messages = {
  nobody: msg("Nobody won.", "Personne n'a gagné."),
  draw: msg("A draw: nobody won alone.", "Égalité : personne n'a gagné seul."),
  me: msg("You won.", "Vous avez gagné."),
  with: msg("You won together with {who}.", "Vous avez gagné avec {who}."),
  others: msg("{n, plural, one {{who} won.} other {{who} won.}}", "{n, plural, one {{who} a gagné.} other {{who} ont gagné.}}"),
};

export function winners(payoffs: number[]): number[] {
  return payoffs.flatMap((payoff, seat) => (payoff > 0 ? [seat] : []));
}

/** The winners in a sentence; a spectator has no seat. */
export function resultText(won: number[], seats: number, name: (seat: number) => string, me?: number): string {
  const others = won.filter((seat) => seat !== me);
  if (won.length === 0) return t(messages.nobody);
  if (won.length === seats && seats > 1) return t(messages.draw);
  const told: Text = others.length === won.length ? messages.others : others.length === 0 ? messages.me : messages.with;
  return t(told, { n: others.length, who: formatList(others.map(name)) });
}

/** The seats from the first to the last: winners first, then by score; in some games the fewest points are the best. */
export function ranking(payoffs: number[], scores: number[], fewest = false): RankedSeat[] {
  const sign = fewest ? -1 : 1;
  const most = Math.max(1, ...scores);
  const won = new Set(winners(payoffs));
  return payoffs
    .map((_, seat) => ({
      seat, score: scores[seat], won: won.has(seat), share: Math.max(0, scores[seat] ?? 0) / most,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || sign * ((b.score ?? 0) - (a.score ?? 0)) || a.seat - b.seat);
}
