import { afterEach, expect, it, vi } from "vitest";
import { LinkCopier } from "../src/lib/clipboard.svelte";

afterEach(() => vi.unstubAllGlobals());

it("copies a link, and says which", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void written.push(text) } });
  const copying = new LinkCopier();
  expect(await copying.copy("http://here/1")).toBe(true);
  expect([written, copying.copied, copying.byHand]).toEqual([["http://here/1"], "http://here/1", null]);
});

it("leaves it to be copied by hand where the browser refuses, or has no clipboard", async () => {
  const refusing = { clipboard: { writeText: () => Promise.reject(new Error("no")) } };
  for (const browser of [refusing, {}]) {
    vi.stubGlobal("navigator", browser);
    const copying = new LinkCopier();
    copying.copied = "http://here/0";
    expect(await copying.copy("http://here/2")).toBe(false);
    expect([copying.copied, copying.byHand]).toEqual([null, "http://here/2"]);
  }
});
