// The proof that chance was not bent: what was promised before the game, and what was opened after it.
import { sha256 } from "../lib/sha256";

export interface RevealedSeed {
  commitment: string;
  seed: string;
  salt: string;
}

/** Whether this seed and salt are those that were promised. */
export function matchesCommitment(commitment: string, seed: string, salt: string): boolean {
  return sha256(`${seed} ${salt}`) === commitment;
}

/** The seed and salt of a journal; of a fork, which holds the game it came from before its own, the last ones. */
export function fromJournal(journal: string): Omit<RevealedSeed, "commitment"> | undefined {
  const after = (word: string) => [...journal.matchAll(new RegExp(`^${word} (\\S+)$`, "gm"))].at(-1)?.[1];
  const [seed, salt] = [after("seed"), after("salt")];
  return seed && salt ? { seed, salt } : undefined;
}
