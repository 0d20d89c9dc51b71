import { expect, it } from "vitest";
import { startsWithMine } from "../src/replay/defaultFilter";

it("shows one's own games where there are no others, unless somebody chose", async () => {
  const own = () => Promise.resolve(["a game"]);
  expect(await startsWithMine(undefined, [], own)).toBe(true);
  expect(await startsWithMine(undefined, ["another"], own)).toBe(false);
  expect(await startsWithMine("false", [], own)).toBe(false);
  expect(await startsWithMine(undefined, [], () => Promise.resolve([]))).toBe(false);
  expect(await startsWithMine(undefined, [], undefined)).toBe(false);
});
