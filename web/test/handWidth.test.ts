import { expect, it } from "vitest";
import { fitsInRow } from "../src/table/handWidth";

it("tells whether a hand lies side by side at its full size", () => {
  expect(fitsInRow(7, 7 * 150 + 6 * 10)).toBe(true);
  expect(fitsInRow(7, 7 * 150 + 6 * 10 - 1)).toBe(false);
  expect(fitsInRow(3, 640)).toBe(true);
  expect(fitsInRow(0, 0)).toBe(true);
});
