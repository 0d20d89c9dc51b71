import { afterEach, expect, it } from "vitest";
import { setLocale } from "../src/lib/i18n.svelte";
import { ranking, resultText, winners } from "../src/table/result";

const names = ["Ana", "Noor", "Quill"];
const told = (won: number[], me?: number) => resultText(won, names.length, (seat) => names[seat] ?? "", me);

afterEach(() => setLocale("en"));

it("says who won, to each in their own way", () => {
  expect(told([1])).toBe("Noor won.");
  expect(told([1], 1)).toBe("You won.");
  expect(told([0, 1], 1)).toBe("You won together with Ana.");
  expect(told([0, 1], 2)).toBe("Ana and Noor won.");
  expect(told([])).toBe("Nobody won.");
  expect(told([0, 1, 2], 1)).toBe("A draw: nobody won alone.");
  setLocale("fr");
  expect(told([0, 1])).toBe("Ana et Noor ont gagné.");
});

it("puts winners first, then scores, and measures bars by the best", () => {
  const order = ranking([0, 1, 0], [12, 8, -2]);
  expect(order.map((place) => place.seat)).toEqual([1, 0, 2]);
  expect(order.map((place) => place.share)).toEqual([8 / 12, 1, 0]);
  expect(winners([0, 0.5, 0.5])).toEqual([1, 2]);
});

it("does without scores where a game tells none", () => {
  expect(ranking([0, 1], []).map((place) => [place.seat, place.score, place.share])).toEqual([[1, undefined, 0], [0, undefined, 0]]);
});
