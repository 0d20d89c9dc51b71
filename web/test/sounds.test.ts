import { expect, it } from "vitest";
import { NOTES, mayPlay } from "../src/lib/sounds";

it("makes what comes all at once heard once, each kind for itself", () => {
  expect([0, 100, 250].map((now) => mayPlay("chat", now))).toEqual([true, false, false]);
  expect(mayPlay("turn", 250)).toBe(true);
  expect(mayPlay("chat", 600)).toBe(true);
});

it("keeps every sound short and soft", () => {
  for (const note of Object.values(NOTES).flat()) {
    expect(note.at + note.long).toBeLessThan(1.6);
    expect(note.loud).toBeLessThanOrEqual(0.12);
  }
});
