import { expect, it } from "vitest";
import type { View, Zone } from "../src/lib/protocol";
import { applyDiff } from "../src/table/applyDiff";

const pile = (zone: number, size: number): Zone => ({ zone, name: "pile", index: 0, size, cards: [] });
const whole: View = { step: 1, full: true, state: { blood: [1], round: [2] }, zones: [pile(1, 3), pile(4, 1)] };

it("lays what changed over what was known", () => {
  const now = applyDiff(whole, { step: 2, full: false, state: { blood: [5], round: [] }, zones: [pile(1, 0), pile(2, 2)] });
  expect(now.state).toEqual({ blood: [5] });
  expect(now.zones.map((zone) => zone.zone)).toEqual([2, 4]);
  expect(now.step).toBe(2);
});

it("takes a whole view as it is", () => {
  const fresh: View = { step: 9, full: true, state: {}, zones: [] };
  expect(applyDiff(whole, fresh)).toBe(fresh);
});
