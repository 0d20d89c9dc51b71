import { afterEach, expect, it } from "vitest";
import { setLocale } from "../src/lib/i18n.svelte";
import { formatDuration } from "../src/replay/duration";

const MINUTE = 60_000;

afterEach(() => setLocale("en"));

it("tells how long a game took, in the unit that fits", () => {
  const told = [0.5, 41, 60, 125, 3 * 24 * 60].map((minutes) => formatDuration(1000, 1000 + minutes * MINUTE));
  expect(told).toEqual(["under a minute", "41 min", "1 h 0 min", "2 h 5 min", "3 days"]);
  expect(formatDuration(5000, 0)).toBe("under a minute");
  setLocale("fr");
  expect(formatDuration(0, 2 * 24 * 60 * MINUTE)).toBe("2 jours");
});
