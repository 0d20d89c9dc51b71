import { expect, it } from "vitest";
import type { View, Zone } from "../src/lib/protocol";
import { applyDiff } from "../src/table/applyDiff";

const pile = (zone: number, size: number): Zone => ({ zone, name: "pile", index: 0, size, cards: [] });
const whole: View = { seq: 1, whole: true, facts: { blood: [1], round: [2] }, zones: [pile(1, 3), pile(4, 1)] };

it("lays what changed over what was known", () => {
  const now = applyDiff(whole, { seq: 2, whole: false, facts: { blood: [5], round: [] }, zones: [pile(1, 0), pile(2, 2)] });
  expect(now.facts).toEqual({ blood: [5] });
  expect(now.zones.map((zone) => zone.zone)).toEqual([2, 4]);
  expect(now.seq).toBe(2);
});

it("takes a whole view as it is", () => {
  const fresh: View = { seq: 9, whole: true, facts: {}, zones: [] };
  expect(applyDiff(whole, fresh)).toBe(fresh);
});
