// Verifies the seed commitment of a game.
import { sha256 } from "../lib/sha256";

export interface RevealedSeed {
  commitment: string;
  seed: string;
  salt: string;
}

/** Whether the seed and salt match the commitment. */
export function matchesCommitment(commitment: string, seed: string, salt: string): boolean {
  return sha256(`${seed} ${salt}`) === commitment;
}

/** The seed and salt of a journal; a fork's journal contains its origin's first, so the last ones count. */
export function fromJournal(journal: string): Omit<RevealedSeed, "commitment"> | undefined {
  const after = (word: string) => [...journal.matchAll(new RegExp(`^${word} (\\S+)$`, "gm"))].at(-1)?.[1];
  const [seed, salt] = [after("seed"), after("salt")];
  return seed && salt ? { seed, salt } : undefined;
}
