// How tests play V:TES so that something happens.
import type { Player } from "./player";

/** What brings vampires out and makes them meet. */
const WANTED = ["bringOut", "bleed", "block", "transfer"];

/** Brings vampires out, bleeds, blocks; else anything. */
export async function hunt(player: Player): Promise<void> {
  const wanted = WANTED.map((verb) => player.question?.choices.find((choice) => choice.verb === verb)).find(Boolean);
  await (wanted ? player.give(wanted) : player.click());
}
