import { expect, it } from "vitest";
import { clearOf, previewPosition } from "../src/cards/previewPosition";

const size = { width: 280, height: 392 };
const window = { width: 1000, height: 700 };

it("shows a card on the side that has room, and all of it", () => {
  expect(previewPosition({ left: 100, top: 50, width: 84, height: 118 }, size, window)).toEqual({ left: 194, top: 50 });
  expect(previewPosition({ left: 800, top: 600, width: 84, height: 118 }, size, window)).toEqual({ left: 510, top: 298 });
  expect(previewPosition({ left: 60, top: -20, width: 84, height: 118 }, size, { width: 300, height: 300 })).toEqual({ left: 10, top: 10 });
});

it("does not cover the reasons shown beside the card", () => {
  const card = { left: 300, top: 250, width: 84, height: 118 };
  expect(clearOf(card, undefined, size, window)).toEqual({ left: 394, top: 250 });
  expect(clearOf(card, { left: 200, top: 30, width: 280, height: 210 }, size, window), "they are above").toEqual({ left: 394, top: 250 });
  expect(clearOf(card, { left: 200, top: 60, width: 280, height: 210 }, size, window)).toEqual({ left: 490, top: 250 });
});
