import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chrome, House, visit } from "./house";

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), chrome()]);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** The cards whose words do not keep to their place: out of the frame, over the kind, or under the picture. */
async function astray(page: Page): Promise<string[]> {
  await page.locator("main li").evaluateAll((places) => places.forEach((one) => ((one as HTMLElement).style.contentVisibility = "visible")));
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.locator(".card").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const part = (name: string) => card.querySelector<HTMLElement>(name);
      const shown = (one: HTMLElement | null): one is HTMLElement => one !== null && one.offsetHeight > 0;
      const [face, name, kind, words, art] = [part(".face"), part(".name"), part(".kind"), part(".words"), part(".art, .ini")];
      if (!face || !name || !words) return ["a card without a face"];
      const bottom = (one: HTMLElement) => one.getBoundingClientRect().bottom;
      const head = bottom(shown(kind) ? kind : name);
      const first = words.querySelector(".line")?.getBoundingClientRect().top ?? bottom(face);
      const wrong: string[] = [];
      const lowest = Math.max(...[...face.children].filter((one) => shown(one as HTMLElement)).map((one) => bottom(one as HTMLElement)));
      if (lowest > bottom(card as HTMLElement) - 5) wrong.push("runs out");
      if (first < head - 1) wrong.push("words over the kind");
      if (shown(art) && words.textContent?.trim() && bottom(art) > first + 2) wrong.push("picture over words");
      return wrong.map((what) => `${name.textContent}: ${what}`);
    }),
  );
}

describe("the cards", () => {
  for (const lang of ["en", "fr"] as const) {
    it(`keep their words in their frames, small and large, in ${lang}`, async () => {
      const { context, page, errors } = await visit(browser, house, { lang });
      await page.goto("/cards/vendetta");
      await page.locator(".card.hand").first().waitFor();
      expect(await page.locator(".card.hand").count()).toBe(109);
      expect(await astray(page)).toEqual([]);
      await page.getByRole("button", { name: lang === "en" ? "Large" : "Grandes" }).click();
      expect(await page.locator(".card.full").count()).toBe(109);
      expect(await astray(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });
  }

  it("are found, opened, turned and left by keyboard", async () => {
    const { context, page } = await visit(browser, house);
    await page.goto("/cards/vendetta?clan=tremere");
    await page.locator("[data-slug]").first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("PRELEVE");
    await page.getByText("No card fits.").waitFor();
    await page.getByRole("searchbox").fill("tenebr");
    await page.waitForURL("**/cards/vendetta?q=tenebr&clan=tremere");
    expect(await page.locator("[data-slug]").count()).toBe(1);
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
    const { context, page } = await visit(browser, house);
    await page.goto("/rules/vendetta/VEN-FRZ-03");
    await page.locator("#VEN-FRZ-03.here:focus").waitFor();
    expect(await page.locator("#VEN-FRZ-03").evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: /^Diablerie/ }).click();
    await page.locator("h2#diablerie:focus").waitFor();
    expect(await page.locator(".here").count()).toBe(0);
    await context.close();
  });

  it("mark what is sought, in both languages side by side", async () => {
    const { context, page } = await visit(browser, house);
    await page.goto("/rules/vendetta");
    await page.getByRole("searchbox").fill("frenesie");
    await page.locator("[role=status]", { hasNotText: "375" }).waitFor();
    expect(await page.locator("mark").count()).toBe(0);
    await page.getByRole("button", { name: "Both" }).click();
    await page.locator("p[lang=fr] mark", { hasText: "Frénésie" }).first().waitFor();
    await page.getByRole("searchbox").fill("zzzz");
    await page.getByText("No clause has these words.").waitFor();
    await page.getByRole("button", { name: "Clear everything" }).click();
    await page.locator("#VEN-COM-01").waitFor();
    await context.close();
  });
});
