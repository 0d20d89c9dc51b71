import { describe, expect, it } from "vitest";
import { opened } from "./hall";
import { until } from "./house";
import { keepTheirWords } from "./pages-of";

const hall = opened();

describe("the cards", () => {
  keepTheirWords(hall, "vendetta", 109);

  it("are found, opened, turned and left by keyboard", async () => {
    const { context, page } = await hall.visit();
    await page.goto("/cards/vendetta?clan=tremere");
    await page.locator("[data-slug]").first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("PRELEVE");
    await page.getByText("No matching card.").waitFor();
    await page.getByRole("searchbox").fill("tenebr");
    await page.waitForURL("**/cards/vendetta?q=tenebr&clan=tremere");
    await until(async () => (await page.locator("[data-slug]").count()) === 1);
    await page.getByRole("searchbox").fill("");
    await page.locator("[data-slug=tremere-hunt]").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Ready" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("heading", { level: 1, name: "Focus from Hunger" }).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL("**/cards/vendetta?clan=tremere");
    await page.locator("[data-slug=tremere-focus-from-hunger]:focus").waitFor();
    await context.close();
  });
});

describe("the rules", () => {
  it("lead to a clause, tint it and put the reader there", async () => {
    const { context, page } = await hall.visit();
    await page.goto("/rules/vendetta/VEN-FRZ-03");
    await page.locator("#VEN-FRZ-03.here:focus").waitFor();
    await until(() => page.locator("#VEN-FRZ-03").evaluate((one) => one.getBoundingClientRect().bottom < innerHeight));
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: /^Diablerie/ }).click();
    await page.locator("h2#diablerie:focus").waitFor();
    await page.locator(".here").waitFor({ state: "detached" });
    await context.close();
  });

  it("mark what is sought, in both languages side by side", async () => {
    const { context, page } = await hall.visit();
    await page.goto("/rules/vendetta");
    await page.getByRole("searchbox").fill("frenesie");
    await page.locator("[role=status]", { hasNotText: "375" }).waitFor();
    expect(await page.locator("mark").count()).toBe(0);
    await page.getByRole("button", { name: "Both" }).click();
    await page.locator("p[lang=fr] mark", { hasText: "Frénésie" }).first().waitFor();
    await page.getByRole("searchbox").fill("zzzz");
    await page.getByText("No clause contains these words.").waitFor();
    await page.getByRole("button", { name: "Clear everything" }).click();
    await page.locator("#VEN-COM-01").waitFor();
    await context.close();
  });
});
