import { expect, it } from "vitest";
import { roomy } from "../src/table/fan";

it("tells whether a hand lies side by side at its full size", () => {
  expect(roomy(7, 7 * 150 + 6 * 10)).toBe(true);
  expect(roomy(7, 7 * 150 + 6 * 10 - 1)).toBe(false);
  expect(roomy(3, 640)).toBe(true);
  expect(roomy(0, 0)).toBe(true);
});
