// How tests look a table over while it is played.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faults } from "./axe";
import type { Player } from "./player";

/** By how much a page sticks out sideways. */
export const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The rows of minions in which one covers another though there is room beside them. */
export const squeezed = (page: Page): Promise<string[]> => page.locator(".mins").evaluateAll((rows) => rows
  .filter((row) => {
    const slots = [...row.children].map((slot) => ({ given: slot.getBoundingClientRect().width, needed: slot.firstElementChild?.getBoundingClientRect().width ?? 0 }));
    const room = (row.parentElement ?? row).getBoundingClientRect().width - 6 * (slots.length - 1);
    return slots.reduce((sum, slot) => sum + slot.needed, 0) < room && slots.some((slot) => slot.given < 0.8 * slot.needed);
  })
  .map((row) => row.textContent ?? ""));

/** How much is lit on the board. */
export const litOnBoard = (page: Page): Promise<number> => page.locator("[data-region=table] [data-pick]").count();

/** What is lit on the board and cannot be seen: it is scrolled away, or something lies over it. */
export const unseen = (page: Page): Promise<string[]> => page.locator("[data-region=table] [data-pick]").evaluateAll((lit) => lit
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const across = [left + 8, (left + right) / 2, right - 8];
    return !across.some((x) => one.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  })
  .map((one) => one.textContent ?? ""));

/** The cards of the hand whose words are not shown, though there is room for some. */
export const blank = (page: Page): Promise<string[]> => page.locator(".fan .slot").evaluateAll((slots) => slots
  .filter((slot) => slot.getBoundingClientRect().width > 90)
  .map((slot) => slot.querySelector(".card.hand .words"))
  .filter((words) => words != null && words.textContent.trim() !== "" && words.getBoundingClientRect().height < 20)
  .map((words) => words?.closest(".card")?.querySelector(".name")?.textContent ?? ""));

/** The cards of the hand whose words run out of the frame, instead of fading where there is no more room. */
export const spilt = (page: Page): Promise<string[]> => page.locator(".fan .card.hand").evaluateAll((cards) => cards
  .filter((card) => {
    const words = card.querySelector(".words")?.getBoundingClientRect();
    return words !== undefined && words.height > 0 && words.bottom > card.getBoundingClientRect().bottom + 1;
  })
  .map((card) => card.querySelector(".name")?.textContent ?? ""));

/** Plays on to a question of each of these kinds, and has it looked over; to the end, if that comes before. */
export async function lookedOver(player: Player, kinds: string[], answer?: () => Promise<void>): Promise<void> {
  for (const kind of kinds) {
    await player.playUntil(() => player.question?.kind === kind, answer);
    if (player.over) return;
    expect(await faults(player.page), kind).toEqual([]);
  }
}
