import { afterEach, expect, it } from "vitest";
import { setLocale } from "../src/lib/i18n.svelte";
import { clockText, isLow, leftNow } from "../src/table/clock";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const said = { left: [90_000, 30_000], running: [1], at: 5, heard: 1000 };

afterEach(() => setLocale("en"));

it("counts down only for those who are asked, and never below nothing", () => {
  expect(leftNow(said, 0, 21_000)).toBe(90_000);
  expect(leftNow(said, 1, 21_000)).toBe(10_000);
  expect(leftNow(said, 1, 99_000)).toBe(0);
  expect(leftNow(said, 1, 500)).toBe(30_000);
  expect(leftNow(said, 2, 21_000)).toBeUndefined();
});

it("shows seconds for a live clock and hours or days for a slow one", () => {
  expect([102_000, 9_400, 0, 61 * MINUTE].map(clockText)).toEqual(["1:42", "0:10", "0:00", "1:01:00"]);
  expect([9.5 * HOUR, 47.9 * HOUR, 73 * HOUR].map(clockText)).toEqual(["9 h left", "47 h left", "3 d left"]);
  setLocale("fr");
  expect([9.5 * HOUR, 73 * HOUR].map(clockText)).toEqual(["reste 9 h", "reste 3 j"]);
});

it("says when little is left", () => {
  const live = { kind: "live", minutes: 10, increment: 0 } as const;
  expect([29_999, 30_000].map((left) => isLow(left, live))).toEqual([true, false]);
  const slow = { kind: "slow", hours: 24 } as const;
  expect([HOUR - 1, HOUR].map((left) => isLow(left, slow))).toEqual([true, false]);
  expect([HOUR / 2 - 1, HOUR - 1].map((left) => isLow(left, { kind: "slow", hours: 1 }))).toEqual([true, false]);
});
