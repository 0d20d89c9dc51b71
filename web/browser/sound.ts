// What holds for every page of Elysium.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faults } from "./axe";
import { wide } from "./looking";

/** Goes to a page: it can be read by all, has one heading and a title, and nothing sticks out sideways. */
export async function sound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await faults(page), path).toEqual([]);
  expect(await page.locator("h1").count(), `${path}: one heading`).toBe(1);
  expect(await page.title(), path).toContain("Elysium");
  expect(await wide(page), `${path}: nothing sticks out sideways`).toBeLessThanOrEqual(0);
}
