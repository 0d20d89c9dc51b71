import { expect, it } from "vitest";
import type { Seat } from "../src/lib/protocol";
import { awaitedSeats, outcome } from "../src/table/proposal";

const seats: Seat[] = [
  { seat: 0, kind: "person", name: "Ana" },
  { seat: 1, kind: "person", name: "Noor" },
  { seat: 2, kind: "search", name: "Quill" },
  { seat: 3, kind: "person", name: "Bo" },
];

it("waits for the other persons, and tells how a proposal went", () => {
  expect(awaitedSeats({ by: 0, what: "undo", agreed: [2, 3], open: true }, seats)).toEqual([1]);
  const step = (step: number, undone: boolean) => ({ step, undone, events: [] });
  const undo = { by: 0, what: "undo" as const, agreed: [2], open: false };
  const fork = { ...undo, what: "fork" as const };
  expect(outcome(5, [step(4, true), step(6, false)], undo, seats)).toBe("refused");
  expect(outcome(5, [step(4, true), step(6, true)], { ...undo, agreed: [1, 2, 3] }, seats)).toBe("taken");
  expect(outcome(5, [], { ...fork, agreed: [1, 2, 3] }, seats)).toBe("forked");
  expect(outcome(5, [], { ...fork, agreed: [1, 2] }, seats)).toBe("refused");
});
