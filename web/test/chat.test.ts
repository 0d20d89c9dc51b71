import { expect, it } from "vitest";
import type { ChatLine, Seat } from "../src/lib/protocol";
import { wasDelivered, isMuted, MAX_LENGTH, charactersLeft, tidy, setMuted } from "../src/table/chat";

const seats: Seat[] = [
  { seat: 0, kind: "person", name: "Ana" },
  { seat: 1, kind: "person", name: "Noor" },
  { seat: 2, kind: "search", name: "Quill" },
  { seat: 3, kind: "person", name: "Bo" },
];
const line = (n: number, seat: number): ChatLine => ({ n, seat, text: "x", at: 0 });

it("keeps a line on one line, and within its length", () => {
  expect(tidy("  Good\n\tevening \u0007 all ")).toBe("Good evening all");
  expect(tidy("x".repeat(900))).toHaveLength(MAX_LENGTH);
  expect([charactersLeft("x".repeat(399)), charactersLeft("x".repeat(490))]).toEqual([undefined, 10]);
});

it("mutes people by name, once, and lets them speak again", () => {
  const muted = setMuted(setMuted([], "Noor", true), "Noor", true);
  expect(muted).toEqual(["Noor"]);
  expect([0, 1, 7].map((seat) => isMuted(muted, seats, seat))).toEqual([false, true, false]);
  expect(setMuted(muted, "Noor", false)).toEqual([]);
  const many = [...Array(300).keys()].reduce((names, n) => setMuted(names, `n${n}`, true), [] as string[]);
  expect([many.length, many.at(-1)]).toEqual([200, "n299"]);
});

it("knows when a line of mine has come back", () => {
  expect(wasDelivered([line(4, 0), line(5, 1)], 0, 4)).toBe(false);
  expect(wasDelivered([line(4, 0), line(5, 1), line(6, 0)], 0, 4)).toBe(true);
});
