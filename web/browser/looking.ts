// How tests look a table over while it is played.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faults } from "./axe";
import type { Player } from "./player";

/** By how much a page sticks out sideways. */
export const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Plays on to a question of each of these kinds, and has it looked over; to the end, if that comes before. */
export async function lookedOver(player: Player, kinds: string[], answer?: () => Promise<void>): Promise<void> {
  for (const kind of kinds) {
    await player.playUntil(() => player.question?.kind === kind, answer);
    if (player.over) return;
    expect(await faults(player.page), kind).toEqual([]);
  }
}
