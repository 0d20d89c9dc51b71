// How tests play V:TES so that something happens.
import type { Player } from "./player";

/** What brings vampires out and makes them meet. */
const WANTED = ["bringOut", "bleed", "block", "transfer"];
const tried = new WeakMap<Player, number | undefined>();

/** Brings vampires out, bleeds, blocks; else anything, and whatever chance brings where that cannot be clicked. */
export async function hunt(player: Player): Promise<void> {
  const asked = player.question;
  const wanted = WANTED.map((verb) => asked?.choices.find((choice) => choice.verb === verb)).find(Boolean);
  const again = tried.get(player) === asked?.seq;
  tried.set(player, asked?.seq);
  await (wanted && !again ? player.give(wanted) : player.click());
}
