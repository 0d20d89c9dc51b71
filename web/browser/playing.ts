// What is asked of a game that is played on the page, whichever it is.
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { faults } from "./axe";
import type { Hall } from "./hall";
import type { Visit } from "./house";
import type { Player } from "./player";
import { sitDown } from "./sitting";
import { figure } from "./told";

/** The result lists the players by place, with a figure of each in a column. */
export async function listsByPlace(player: Player, result: Locator, column: number, name: string): Promise<void> {
  const shown = await result.locator(`tbody tr td:nth-child(${column})`).allInnerTexts();
  expect(shown.map((text) => Number(text.trim()))).toEqual(figure(player, "place").map((seat) => figure(player, name)[seat]));
}

/** Leaves a game that is over: it can be watched again, and nothing is wrong with the page. */
export async function leavesWell(visited: Visit): Promise<void> {
  const { page, errors, context } = visited;
  await page.getByRole("link", { name: "Watch the replay" }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
}

/** Plays by keyboard alone until questions of these kinds and some answers have come. */
export async function isPlayedByKeyboard(hall: Hall, game: object, seed: number, kinds: string[], answers: number): Promise<void> {
  const visited = await hall.visit();
  const { player } = await sitDown(visited, ["me", "random"], game, seed);
  const turned = () => kinds.every((kind) => player.kinds.has(kind));
  player.by = "keys";
  await player.playUntil(() => turned() && player.moved > answers);
  expect(turned()).toBe(true);
  expect(visited.errors).toEqual([]);
  await visited.context.close();
}

/** Looks at a deck of the game, spoils it, and mends it: the page says which clause it breaks. */
export async function isJudged(hall: Hall, deck: { game: string; like: string; spoil: (text: string) => string; clause: string }): Promise<Visit> {
  const visited = await hall.visit();
  const { page } = visited;
  await page.goto(`/create/${deck.game}`);
  const mine = page.getByRole("group", { name: "Decks" }).getByLabel("Seat 1");
  await mine.selectOption(deck.like);
  await page.getByRole("button", { name: "Look at the deck" }).click();
  await page.getByText("This deck is legal.").waitFor();
  await mine.selectOption("own");
  const text = page.getByLabel("Deck list");
  const good = await text.inputValue();
  await text.fill(deck.spoil(good));
  await page.getByRole("button", { name: "Check the deck" }).click();
  await page.getByRole("alert").getByText(deck.clause).first().waitFor();
  await text.fill(good);
  await page.getByRole("button", { name: "Check the deck" }).click();
  await page.getByText("This deck is legal.").waitFor();
  return visited;
}

/** Begins a game against bots on these seats, and leaves it once the player's own region shows. */
export async function isBegun({ page, errors, context }: Visit, seats: string[], shown: Locator): Promise<void> {
  for (const seat of seats) await page.getByRole("group", { name: "Seats", exact: true }).getByLabel(seat).selectOption("random");
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.waitForURL("**/table/*");
  await shown.waitFor();
  expect(errors).toEqual([]);
  await context.close();
}
