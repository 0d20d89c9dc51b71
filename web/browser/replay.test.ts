import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { faults } from "./axe";
import { finish } from "./finish";
import { opened } from "./hall";
import { phone, until } from "./house";
import { wide } from "./looking";

const hall = opened();
let over: string;

beforeAll(async () => {
  const { context, page } = await hall.visit();
  over = await finish(page, { seats: ["me", "random", "random", "random"] });
  await context.close();
});

const range = (page: Page) => page.getByRole("slider");
const step = async (page: Page) => Number(await range(page).inputValue());
const reaches = (page: Page, wanted: number) => until(async () => (await step(page)) === wanted);
const hands = (page: Page) => page.getByRole("heading", { name: "In hand" });

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await range(page).waitFor();
}

describe("a replay", () => {
  it("is gone through by keys, by buttons and along the line", async () => {
    const { context, page, errors } = await hall.visit();
    await openAt(page, `/replay/${over}?step=10&viewer=all`);
    const last = Number(await range(page).getAttribute("max"));
    expect(await step(page)).toBe(10);
    await page.keyboard.press("ArrowRight");
    await reaches(page, 11);
    await page.keyboard.press("Home");
    await reaches(page, 0);
    await page.keyboard.press("Shift+ArrowRight");
    await until(async () => (await step(page)) > 0);
    await page.keyboard.press("End");
    await reaches(page, last);
    await page.getByRole("button", { name: "One move back" }).click();
    await reaches(page, last - 1);
    await range(page).focus();
    await page.keyboard.press("ArrowLeft");
    await reaches(page, last - 2);
    await page.getByRole("list", { name: "Marks" }).getByRole("button").first().click();
    await until(async () => (await step(page)) < last - 2);
    await until(async () => page.url().includes(`step=${await step(page)}&viewer=all`));
    expect(errors).toEqual([]);
    await context.close();
  });

  it("plays by itself, faster if told to, and stops when told", async () => {
    const { context, page } = await hall.visit();
    await openAt(page, `/replay/${over}?step=5&viewer=all`);
    await page.getByLabel("Speed").selectOption("4");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await until(async () => (await step(page)) >= 8);
    await page.getByRole("button", { name: "Pause" }).click();
    const stopped = await step(page);
    await page.keyboard.press("ArrowLeft");
    await reaches(page, stopped - 1);
    await context.close();
  });

  it("shows each pair of eyes what it may know, and keeps the moment", async () => {
    const { context, page } = await hall.visit();
    await openAt(page, `/replay/${over}?step=20&viewer=all`);
    await hands(page).waitFor();
    const eyes = page.getByLabel("Seen by");
    await eyes.selectOption("public");
    await hands(page).waitFor({ state: "detached" });
    await eyes.selectOption("1");
    await hands(page).waitFor();
    await until(async () => page.url().endsWith("step=20&viewer=1"));
    expect(await step(page)).toBe(20);
    await context.close();
  });

  it("is shared by its address, and its shuffle is proved", async () => {
    const { context, page } = await hall.visit({}, { permissions: ["clipboard-read", "clipboard-write"] });
    await openAt(page, `/replay/${over}?step=17&viewer=2`);
    await page.getByText("Verified.").waitFor();
    await page.getByRole("button", { name: "Share this moment" }).click();
    await page.getByText("The link is copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("/credits");
    await openAt(page, link);
    expect([await step(page), await page.getByLabel("Seen by").inputValue()]).toEqual([17, "2"]);
    await context.close();
  });

  it("looks back at a game under way with one's own eyes only", async () => {
    const { context, page } = await hall.visit();
    const table = await finish(page, { seats: ["me", "random", "random"], answers: 4 });
    await openAt(page, `/replay/${table}`);
    expect(await step(page)).toBe(Number(await range(page).getAttribute("max")));
    expect(await page.getByLabel("Seen by").locator("option").allInnerTexts()).toEqual(["You", "A spectator"]);
    await page.getByRole("link", { name: "Back to the table" }).waitFor();
    await page.goto(`/replay/${table}?viewer=1`);
    await page.getByRole("alert").getByText(/./).waitFor();
    await context.close();
  });

  it("is played on from a moment, by whoever looked, against bots", async () => {
    const { context, page, errors } = await hall.visit();
    await openAt(page, `/replay/${over}?step=20&viewer=1`);
    await page.getByRole("button", { name: "Play on from here" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/could not see at this moment is dealt again/).waitFor();
    expect(await dialog.getByLabel(/seat$/).nth(1).inputValue()).toBe("me");
    await dialog.getByLabel(/seat$/).nth(2).selectOption("me");
    expect(await dialog.getByLabel(/seat$/).nth(1).inputValue()).toBe("search");
    await dialog.getByRole("button", { name: "Play on" }).click();
    await page.waitForURL(/\/table\/[0-9a-f]+$/);
    const table = page.url().split("/").at(-1) ?? "";
    expect(table).not.toBe(over);
    await page.getByRole("heading", { level: 1, name: "Vendetta" }).waitFor();
    await openAt(page, `/replay/${table}`);
    await page.getByRole("link", { name: "Continued from move 20 of another game" }).click();
    await until(async () => page.url().includes(over) && (await step(page)) === 20);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("is found among the finished games, all and mine", async () => {
    const { context, page } = await hall.visit();
    const mine = await finish(page, { seats: ["me", "random", "random"] });
    await page.goto("/replays");
    await page.locator(`a[href="/replay/${over}"]`).waitFor();
    await page.getByRole("button", { name: "Mine" }).click();
    await page.locator(`a[href="/replay/${over}"]`).waitFor({ state: "detached" });
    await page.locator(`a[href="/replay/${mine}"]`).click();
    await range(page).waitFor();
    await context.close();
  });

  for (const small of [false, true]) {
    it(`has nothing serious against it ${small ? "on a phone, in French" : "on a desk, in English"}`, async () => {
      const likes = small ? { theme: "light", lang: "fr" } as const : { theme: "dark", lang: "en" } as const;
      const { context, page, errors } = await hall.visit(likes, small ? phone : {});
      for (const path of [`/replay/${over}?step=30&viewer=all`, "/replays", "/keys"]) {
        await page.goto(path);
        await page.locator("h1").waitFor();
        await page.waitForLoadState("networkidle");
        expect(await faults(page), path).toEqual([]);
        expect(await wide(page), `${path}: nothing sticks out sideways`).toBeLessThanOrEqual(0);
      }
      expect(errors).toEqual([]);
      await context.close();
    });
  }
});

describe("what a player likes", () => {
  it("is switched on the page of keys, and kept", async () => {
    const { context, page } = await hall.visit();
    await page.goto("/keys");
    const letters = page.getByRole("switch", { name: /Letter shortcuts at the table/ });
    expect(await letters.getAttribute("aria-checked")).toBe("true");
    await letters.click();
    await page.getByText("(off)").first().waitFor();
    await page.reload();
    await page.getByText("(off)").first().waitFor();
    await context.close();
  });
});
