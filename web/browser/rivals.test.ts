import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Choice } from "../src/lib/protocol";
import { faults } from "./axe";
import { company, type Company } from "./company";
import { opened } from "./hall";
import { DESKTOP, phone, until } from "./house";
import { litOnBoard, lookedOver, squeezed, unseen, wide } from "./looking";
import { areSound, keepTheirWords } from "./pages-of";
import type { Player } from "./player";
import { isBegun, isJudged, isPlayedByKeyboard, leavesWell, listsByPlace } from "./playing";
import { sitDown } from "./sitting";
import { card, figure } from "./told";

const hall = opened();

const GAME = { game: "rivals" };

describe("a game of Rivals", () => {
  it("is played by clicking, against bots, to the end", async () => {
    const visited = await hall.visit();
    const { player } = await sitDown(visited, ["me", "random", "random", "random"], GAME, 44);
    await lookedOver(player, ["action", "draw"]);
    await visited.page.setViewportSize({ width: 900, height: 800 });
    await player.playUntil(() => player.over || player.moved > 30, async () => {
      const lit = await litOnBoard(player.page);
      if (lit > 0) await until(async () => (await unseen(player.page)).length < lit, 5000, () => `nothing that is lit can be seen: ${player.question?.kind}`);
      await strike(player);
    });
    await visited.page.setViewportSize(DESKTOP);
    await player.playUntil(() => player.over, async () => {
      expect(await squeezed(player.page)).toEqual([]);
      await strike(player);
    });
    expect(player.listed, "answers taken from the list").toBeLessThanOrEqual(player.moved / 10);
    for (const kind of ["action", "draw"]) expect(player.kinds).toContain(kind);
    const won = visited.page.getByRole("region", { name: "How it was won" });
    await won.waitFor();
    await listsByPlace(player, won, 2, "agenda");
    await leavesWell(visited);
  });

  it("is played by keyboard alone", () => isPlayedByKeyboard(hall, GAME, 42, ["action", "draw"], 20));

  it("is played on a phone, in French, by tapping", async () => {
    const visited = await hall.visit({ lang: "fr", theme: "light" }, phone);
    const { player } = await sitDown(visited, ["me", "random", "random"], GAME, 43);
    player.by = "finger";
    await lookedOver(player, ["action", "draw", "action"]);
    expect(await wide(player.page)).toBeLessThanOrEqual(0);
    await player.playUntil(() => player.moved > 25);
    expect(await wide(player.page)).toBeLessThanOrEqual(0);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });
});

/** The step of the attack that a page shows. */
const step = (player: Player): Locator =>
  player.page.getByRole("list", { name: /Steps of the attack|Étapes de l['’]attaque/ }).locator("[aria-current=step]");
const isAttack = (player: Player) => (figure(player, "step")[0] ?? 0) >= 2;

/** Whoever has to answer an attack now. */
const answering = (players: Player[]): Player | undefined =>
  players.find((one) => one.myTurn && ["block", "reaction"].includes(one.question?.kind ?? "") && isAttack(one));

/** Plays so that somebody is soon attacked: out into The Streets, and at a vampire. */
async function strike(player: Player): Promise<void> {
  const among = (verb: string, fits: (choice: Choice) => boolean = () => true) => player.question?.choices.find((choice) => choice.verb === verb && fits(choice));
  const vampires = figure(player, "character");
  const choice = among("attack") ?? among("move") ?? among("target", (one) => vampires.includes(one.cards[0] ?? -1));
  await (choice ? player.give(choice) : player.click());
}

/** Four people in a game in which somebody is attacked. */
async function attacked(seed: number): Promise<{ sitting: Company; now: Player }> {
  const sitting = await company(hall, 4, "rivals", seed);
  const { players } = sitting;
  await Promise.all(players.map((one) => one.playUntil(() => answering(players) !== undefined, () => strike(one))));
  const now = answering(players);
  if (!now) throw new Error("nobody was attacked");
  return { sitting, now };
}

describe("four people in four browsers", () => {
  it("see the same attack, step by step, and only its player what lies face down", async () => {
    const { sitting: { visits, players, close }, now } = await attacked(51);
    const [at = 0] = figure(now, "step");
    for (const one of players) {
      await until(async () => figure(one, "step")[0] === at);
      await until(async () => (await step(one).locator("i").textContent()) === String(at));
      expect(await faults(one.page)).toEqual([]);
    }
    const [laid = -1] = figure(now, "attackCard");
    if (laid >= 0) expect(players.filter((one) => (card(one, laid)?.face ?? -1) >= 0).map((one) => one.seat)).toEqual(figure(now, "attackSeat"));
    expect(visits.flatMap((one) => one.errors)).toEqual([]);
    await close();
  });
});

describe("the pages of Rivals", () => {
  const PAGES = ["/cards/rivals", "/cards/rivals/core-hydra", "/rules/rivals/RIV-ATK-04", "/create/rivals"];
  areSound(hall, PAGES);
  keepTheirWords(hall, "rivals", 201);

  it("find a card by its clan, and by a sign in its words", async () => {
    const { context, page, errors } = await hall.visit({ lang: "fr" });
    await page.goto("/cards/rivals");
    await page.locator(".card.hand").first().waitFor();
    await page.getByRole("group", { name: "Clan" }).getByRole("button", { name: "Brujah" }).click();
    await page.waitForURL("**/cards/rivals?clan=brujah");
    const brujah = await page.locator("[data-slug]").count();
    expect(brujah).toBe(15);
    await page.getByRole("searchbox").fill("attaquant payez sang");
    await until(async () => (await page.locator("[data-slug]").count()) < brujah);
    await page.locator("[data-slug=core-hydra]").click();
    await page.getByRole("heading", { level: 1, name: "Hydra" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("judge a deck of one's own by its clauses, and let it be played", async () => {
    const visited = await isJudged(hall, {
      game: "rivals", like: "core-toreador", clause: "RIV-DCK-04",
      spoil: (text) => text.replace("3 x Sucker Punch", "4 x Sucker Punch").replace("(40)", "(41)"),
    });
    await isBegun(visited, ["Seat 2", "Seat 3", "Seat 4"], visited.page.getByRole("region", { name: "You" }).getByRole("button", { name: /House of Pain/ }));
  });
});
