// Whether the words of cards keep to their frames.
import type { Page } from "playwright-core";

/** The cards whose words do not keep to their place: out of the frame, over the kind, or under the picture. */
export async function astray(page: Page): Promise<string[]> {
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
