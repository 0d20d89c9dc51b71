import { expect, it } from "vitest";
import type { Seat } from "../src/lib/protocol";
import { awaited, outcome } from "../src/table/proposal";

const seats: Seat[] = [
  { seat: 0, kind: "person", name: "Ana" },
  { seat: 1, kind: "person", name: "Noor" },
  { seat: 2, kind: "search", name: "Quill" },
  { seat: 3, kind: "person", name: "Bo" },
];

it("waits for the other persons, and tells how a proposal went", () => {
  expect(awaited({ by: 0, what: "undo", agreed: [2, 3], open: true }, seats)).toEqual([1]);
  const step = (seq: number, undone: boolean) => ({ seq, undone, events: [] });
  expect(outcome(5, [step(4, true), step(6, false)])).toBe("refused");
  expect(outcome(5, [step(4, true), step(6, true)])).toBe("taken");
});
