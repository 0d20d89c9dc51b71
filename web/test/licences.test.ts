// The licences that are served are those of the packages that are used, word for word.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { code, letters } from "../src/lib/licences";
import fonts from "../src/styles/fonts.css?raw";

const root = fileURLToPath(new URL("..", import.meta.url));
const text = (path: string) => readFileSync(root + path, "utf8");
const file = (href: string) => href.slice(href.lastIndexOf("/") + 1);

describe("the licences", () => {
  it("of the letters are there for every family", () => {
    const families = [...new Set([...fonts.matchAll(/@fontsource\/([a-z-]+)\//g)].map((hit) => hit[1]))].sort();
    expect(letters.map((one) => file(one.href))).toEqual(families.map((family) => `${family}.txt`));
    for (const family of families) expect(text(`public/licenses/${family}.txt`)).toBe(text(`node_modules/@fontsource/${family}/LICENSE`));
  });

  it("of the code that is shipped is there", () => {
    expect(text("public/licenses/svelte.txt")).toBe(text("node_modules/svelte/LICENSE.md"));
  });

  it("that lie there are all linked", () => {
    expect([...letters, ...code].map((one) => file(one.href)).sort()).toEqual(readdirSync(`${root}public/licenses`).sort());
  });
});
