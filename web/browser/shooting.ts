// A picture of a page for the docs, once nothing on it is on its way any more.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { smaller } from "./png";

const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url));

export async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  mkdirSync(folder, { recursive: true });
  const picture = smaller(await page.screenshot());
  writeFileSync(`${folder}${name}.png`, picture);
  console.log(`${name}.png ${Math.round(picture.length / 1024)} KB`);
}
