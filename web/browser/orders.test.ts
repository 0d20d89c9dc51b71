import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Order, Orders } from "../src/lib/protocol";
import { faults } from "./axe";
import { opened } from "./hall";
import { phone, until } from "./house";
import type { Player } from "./player";
import { sitDown } from "./sitting";

const hall = opened();
const GAME = { game: "vtes", options: ["turns=25"] };
const ONLY: Order = { kind: "*", answer: "only-choice" };

/** What the server keeps for the seat of whoever looks at the page. */
const kept = (page: Page, table: string): Promise<Orders> =>
  page.evaluate(async (table) => (await fetch(`/api/tables/${table}/orders`)).json() as Promise<Orders>, table);

const orders = async (page: Page, table: string) => (await kept(page, table)).orders;

/** A question from which one may order: one may pass on it, and it has another answer. */
const orderly = (player: Player) => player.myTurn && player.question?.pass !== undefined && player.question.choices.length > 1;

describe("standing answers to V:TES", () => {
  it("are left from a question by a click, and taken back by another", async () => {
    const visited = await hall.visit();
    const { page } = visited;
    const { player, table } = await sitDown(visited, ["me", "random", "random"], GAME, 81);
    expect(await orders(page, table)).toEqual([ONLY]);
    await player.playUntil(() => orderly(player));
    const asked = player.question;
    await page.getByRole("button", { name: "Always answer this…" }).click();
    const menu = page.getByRole("dialog", { name: "Always answer this way" });
    await menu.getByRole("button", { name: "Only until this turn is over" }).waitFor();
    expect(await faults(page)).toEqual([]);
    await menu.getByRole("button", { name: "Always", exact: true }).click();
    await page.getByText("From now on:").waitFor();
    expect(await orders(page, table)).toContainEqual({ kind: asked?.kind, answer: "pass" });
    await until(async () => player.heard.some((said) => said.type === "autoAnswered" && said.step === asked?.step), 20_000, () => player.last);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await until(async () => (await orders(page, table)).length === 1);
    expect(await orders(page, table)).toEqual([ONLY]);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });

  it("are left beside the question on a phone, by finger or by keys", async () => {
    const visited = await hall.visit({ lang: "fr" }, phone);
    const { page } = visited;
    const { player, table } = await sitDown(visited, ["me", "random", "random"], GAME, 84);
    player.by = "finger";
    await player.playUntil(() => orderly(player));
    const asked = player.question;
    const always = page.getByRole("region", { name: "La question" }).getByRole("button", { name: "Toujours répondre ainsi…" });
    const box = await always.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await faults(page)).toEqual([]);
    await always.tap();
    const menu = page.getByRole("dialog", { name: "Toujours répondre ainsi" });
    await menu.getByRole("button", { name: "Toujours", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await always.focus();
    await page.keyboard.press("Enter");
    await menu.getByRole("button", { name: "Toujours", exact: true }).tap();
    await until(async () => (await orders(page, table)).some((order) => order.kind === asked?.kind && order.answer === "pass"));
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });

  it("are switched on in one sentence each", async () => {
    const visited = await hall.visit();
    const { page } = visited;
    const { player, table } = await sitDown(visited, ["me", "random", "random", "random", "random"], GAME, 82);
    await player.asked();
    await page.keyboard.press("o");
    const panel = page.getByRole("dialog", { name: "Standing orders" });
    const sentences: [RegExp, Order][] = [
      [/^Do not block bleeds for less than 3/, { kind: "block", answer: "pass", when: "bleed-under", number: 3 }],
      [/^Never wake for my grand-prey/, { kind: "before-resolution", answer: "pass", when: "by-grand-prey" }],
      [/^Simple combats: nothing before range, no maneuver, hand strikes, no press/, { kind: "strike", answer: "hands" }],
      [/^Pass in all referendums/, { kind: "vote", answer: "pass" }],
      [/^Ask me if my pool would drop below 8/, { kind: "*", answer: "ask", when: "pool-under", number: 8 }],
    ];
    for (const [name, order] of sentences) {
      const sentence = panel.getByRole("switch", { name });
      await sentence.click();
      await until(async () => (await sentence.getAttribute("aria-checked")) === "true");
      expect(await orders(page, table)).toContainEqual(order);
    }
    const number = panel.getByRole("spinbutton", { name: /^Value for: Ask me/ });
    await number.fill("5");
    await number.press("Tab");
    await until(async () => (await orders(page, table)).some((order) => order.when === "pool-under" && order.number === 5));
    expect(await faults(page)).toEqual([]);
    const lone = panel.getByRole("switch", { name: /^When there is only one possible answer/ });
    await lone.click();
    await until(async () => !(await orders(page, table)).some((order) => order.answer === "only-choice"));
    expect((await kept(page, table)).default).toBe(false);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });

  it("are left for a while, in French, and fall away by themselves", async () => {
    const visited = await hall.visit({ lang: "fr" });
    const { page } = visited;
    const { player, table } = await sitDown(visited, ["me", "random", "random"], GAME, 83);
    const active = () => player.outline?.numbers["active"]?.[0];
    await player.playUntil(() => player.myTurn && active() === player.seat);
    await page.keyboard.press("o");
    const panel = page.getByRole("dialog", { name: "Réponses automatiques" });
    await panel.getByRole("button", { name: /^Je passe jusqu['’]à mon prochain tour, sauf si cela me concerne/ }).click();
    await panel.getByRole("button", { name: /^Supprimer\s: Tout/ }).waitFor();
    expect((await orders(page, table)).some((order) => order.until === "my-next-turn")).toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await player.playUntil(() => player.over || active() !== player.seat);
    await player.playUntil(() => player.over || (player.myTurn && active() === player.seat));
    expect(await orders(page, table)).toEqual([ONLY]);
    expect(visited.errors).toEqual([]);
    await visited.context.close();
  });
});
