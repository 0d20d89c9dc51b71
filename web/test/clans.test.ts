import { expect, it } from "vitest";
import { freeFirst } from "../src/games/vendetta/clans";

it("shows the clans that can be chosen before those that are taken, each in their order", () => {
  const clans = [["brujah", 2], ["gangrel", -1], ["tremere", 0], ["ventrue", -1]].map(([clan, seat]) => ({ clan, seat: Number(seat) }));
  expect(freeFirst(clans).map((one) => one.clan)).toEqual(["gangrel", "ventrue", "brujah", "tremere"]);
  expect(freeFirst([])).toEqual([]);
});
