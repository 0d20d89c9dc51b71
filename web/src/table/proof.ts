// The proof that chance was not bent: what was promised before the game, and what was opened after it.
import { sha256 } from "../lib/sha256";

export interface Opened {
  commitment: string;
  seed: string;
  salt: string;
}

/** Whether this seed and salt are those that were promised. */
export function kept(commitment: string, seed: string, salt: string): boolean {
  return sha256(`${seed} ${salt}`) === commitment;
}

/** What the head of a journal says of its seed; undefined where it does not. */
export function fromJournal(journal: string): Opened | undefined {
  const after = (word: string) => new RegExp(`^${word} (\\S+)$`, "m").exec(journal)?.[1];
  const [commitment, seed, salt] = [after("commitment"), after("seed"), after("salt")];
  return commitment && seed && salt ? { commitment, seed, salt } : undefined;
}
