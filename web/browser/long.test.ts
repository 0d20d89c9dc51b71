import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chrome, House, until, visit } from "./house";
import { layLong, type Laid } from "./long-tables";

const STEPS = 20_000;

const folder = mkdtempSync(join(tmpdir(), "elysium-long-"));
let laid: Laid, house: House, browser: Browser;

beforeAll(async () => {
  laid = layLong(folder, STEPS);
  house = await House.open(folder);
  browser = await chrome();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function person() {
  const { context, page, errors } = await visit(browser, house, { lang: "en" });
  await context.addCookies([{ name: "elysium", value: laid.secret, url: house.address }]);
  return { context, page, errors };
}

const log = (page: Page) => page.getByRole("log", { name: "Log" });
const lines = (page: Page) => log(page).locator("li").count();

/** Opens an address and awaits its log; how long that takes from the moment it is entered is only told. */
async function painted(page: Page, path: string): Promise<void> {
  const began = Date.now();
  await page.goto(path);
  await log(page).locator("li").last().waitFor();
  console.log(`${path.split("?")[0]}: ${Date.now() - began} ms`);
}

/** Scrolls up until the log no longer follows what happens: while it is first laid out it still goes to its end by itself. */
async function leaveTheEnd(page: Page): Promise<void> {
  const latest = page.getByRole("button", { name: "To the latest" });
  await until(async () => {
    await log(page).evaluate((node) => (node.scrollTop = node.scrollTop === 60 ? 90 : 60));
    return latest.isVisible();
  });
}

describe(`a table of ${STEPS} steps`, () => {
  it("opens quickly for a player and a spectator, and again", async () => {
    const { context, page, errors } = await person();
    for (let times = 0; times < 3; times++) {
      await painted(page, `/table/${laid.going}`);
    }
    expect(await lines(page)).toBeLessThan(400);
    const stranger = await visit(browser, house, { lang: "en" });
    await painted(stranger.page, `/table/${laid.going}`);
    expect(await lines(stranger.page)).toBeLessThan(400);
    expect([...errors, ...stranger.errors]).toEqual([]);
    await context.close();
    await stranger.context.close();
  });

  it("tells what was before to whoever scrolls up the log, which stays where it is read", async () => {
    const { context, page, errors } = await person();
    for (const path of [`/table/${laid.going}`, `/table/${laid.over}`, `/replay/${laid.over}?step=9000&viewer=0`]) {
      await painted(page, path);
      for (let parts = 0; parts < 4; parts++) {
        await leaveTheEnd(page);
        const before = await lines(page);
        const read = await log(page).locator("li").nth(3).elementHandle();
        const height = () => read?.evaluate((node) => node.getBoundingClientRect().top) ?? 0;
        await log(page).evaluate((node) => (node.scrollTop = 10));
        const stood = await height();
        await until(async () => (await lines(page)) > before + 20 && (await log(page).evaluate((node) => node.scrollTop)) > 100);
        expect(Math.abs((await height()) - stood)).toBeLessThan(60);
      }
      await page.getByRole("button", { name: "To the latest" }).click();
      await until(async () => (await lines(page)) < 400);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it("is gone through again wherever one looks", async () => {
    const { context, page, errors } = await person();
    const range = page.getByRole("slider");
    await painted(page, `/replay/${laid.over}?step=100&viewer=all`);
    for (const step of [19_000, 5_000, 12_345]) {
      const began = Date.now();
      await page.goto(`/replay/${laid.over}?step=${step}&viewer=all`);
      await until(async () => Number(await range.inputValue()) === step && (await page.locator("main[aria-busy=false]").count()) === 1);
      console.log(`moment ${step}: ${Date.now() - began} ms`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
