// What holds for the pages of every game: cards, rules, the making of a table.
import { expect, it } from "vitest";
import { astray } from "./astray";
import type { Hall } from "./hall";
import { phone } from "./house";
import { sound } from "./sound";

/** The pages at these addresses, in both themes and languages, on a desk and on a phone. */
export function areSound(hall: Hall, paths: string[]): void {
  for (const small of [false, true]) {
    it(`have nothing serious against them, ${small ? "light, on a phone, in French" : "dark, on a desk, in English"}`, async () => {
      const { context, page, errors } = await hall.visit(small ? { theme: "light", lang: "fr" } : {}, small ? phone : {});
      for (const path of paths) await sound(page, path);
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}

/** All cards of a game, small and large. */
export function keepTheirWords(hall: Hall, game: string, cards: number): void {
  for (const lang of ["en", "fr"] as const) {
    it(`keep the words of the cards in their frames, small and large, in ${lang}`, async () => {
      const { context, page, errors } = await hall.visit({ lang });
      await page.goto(`/cards/${game}`);
      await page.locator(".card.hand").first().waitFor();
      expect(await page.locator(".card.hand").count()).toBe(cards);
      expect(await astray(page)).toEqual([]);
      await page.getByRole("button", { name: lang === "en" ? "Large" : "Grandes" }).click();
      await page.locator(".card.full").first().waitFor();
      expect(await page.locator(".card.full").count()).toBe(cards);
      expect(await astray(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}
