import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults } from "./axe";
import { chrome, House, phone, visit } from "./house";
import { sitDown } from "./sitting";

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), chrome()]);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

describe("a game of Nightfall", () => {
  it("is played by clicking: draft, chain, combat, claims, to the end", async () => {
    const visited = await visit(browser, house);
    const { player } = await sitDown(visited, ["me", "random", "random"], { game: "nightfall" }, 21);
    await player.asked();
    expect(await faults(visited.page)).toEqual([]);
    await player.playUntil(() => player.question?.kind === "chain-link");
    expect(await faults(visited.page)).toEqual([]);
    await player.playUntil(() => player.question?.kind === "claim");
    expect(await faults(visited.page)).toEqual([]);
    await player.playUntil(() => player.over);
    await visited.page.getByRole("heading", { name: "The wounds" }).waitFor();
    for (const kind of ["draft", "chain-start", "chain-link", "claim", "wounds"]) expect(player.kinds).toContain(kind);
    expect(await faults(visited.page)).toEqual([]);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });

  it("is played by keyboard alone, with two", async () => {
    const visited = await visit(browser, house);
    const { player } = await sitDown(visited, ["me", "random"], { game: "nightfall", options: ["quick"] }, 22);
    await player.playUntil(() => player.over, () => player.press());
    expect(player.over).toBe(true);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });

  it("is played on a phone, in French, with secret archives", async () => {
    const visited = await visit(browser, house, { lang: "fr", theme: "light" }, phone);
    const { player } = await sitDown(visited, ["me", "random", "random", "random", "random"], { game: "nightfall", options: ["secret"] }, 23);
    await player.playUntil(() => player.question?.kind === "chain-link");
    expect(await faults(visited.page)).toEqual([]);
    await player.playUntil(() => player.over);
    const wide = await visited.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });
});
