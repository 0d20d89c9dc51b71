import { expect, it } from "vitest";
import { turnsOf, withTurns } from "../src/create/turnLimit";
import { toRequest, initialForm, resizeSeats, setSeat } from "../src/create/tableForm";
import type { Game } from "../src/lib/protocol";

const game: Game = { id: "g", title: { en: "G", fr: "G" }, rules: 1, seats: [3, 4, 5], variants: [], kinds: [] };

it("begins with me and open seats", () => {
  expect(initialForm(game).seats).toEqual(["me", "open", "open", "open"]);
});

it("begins with as many as usually sit down", () => {
  expect(initialForm(game, 5).seats).toHaveLength(5);
  expect(initialForm(game, 6).seats).toHaveLength(3);
});

it("limits the turns, once", () => {
  expect([turnsOf([]), turnsOf(["deck1=x", "turns=40"])]).toEqual([undefined, 40]);
  expect(withTurns(["turns=40", "deck1=x"], 12)).toEqual(["deck1=x", "turns=12"]);
  expect(withTurns(["turns=40", "deck1=x"], undefined)).toEqual(["deck1=x"]);
});

it("keeps the seats that remain when their number changes", () => {
  expect(resizeSeats(["me", "search", "random"], 5)).toEqual(["me", "search", "random", "open", "open"]);
  expect(resizeSeats(["me", "search", "random"], 2)).toEqual(["me", "search"]);
});

it("seats me once", () => {
  expect(setSeat(["me", "open", "search"], 2, "me")).toEqual(["open", "open", "me"]);
  expect(setSeat(["me", "open"], 0, "search")).toEqual(["search", "open"]);
});

it("asks for a clock only where there is one", () => {
  const form = initialForm(game);
  expect(toRequest(form)).not.toHaveProperty("clock");
  expect(toRequest({ ...form, pace: "slow", hours: 48 }).clock).toEqual({ kind: "slow", hours: 48 });
  expect(toRequest({ ...form, pace: "live" }).clock).toEqual({ kind: "live", minutes: 15, increment: 15 });
});
