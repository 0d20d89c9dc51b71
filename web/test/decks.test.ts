import { describe, expect, it } from "vitest";
import { deckOf, isOwn, tallest, withDeck, withoutMissingSeats } from "../src/create/decks";
import type { DeckInfo } from "../src/lib/protocol";
import { msg } from "../src/lib/i18n.svelte";

describe("the decks of a new table", () => {
  it("are options, one a seat, counted from 1", () => {
    const one = withDeck(["printed"], 0, "core-brujah");
    expect(one).toEqual(["printed", "deck1=core-brujah"]);
    expect(withDeck(one, 0, "core-toreador")).toEqual(["printed", "deck1=core-toreador"]);
    expect(withDeck(one, 1, "own:1.2")).toEqual(["printed", "deck1=core-brujah", "deck2=own:1.2"]);
    expect(withDeck(one, 0, "")).toEqual(["printed"]);
  });

  it("are found again, also where numbers begin alike", () => {
    const options = ["deck1=a", "deck12=b", "choose-leader"];
    expect([deckOf(options, 0), deckOf(options, 11), deckOf(options, 1)]).toEqual(["a", "b", ""]);
  });

  it("go with their seats", () => {
    expect(withoutMissingSeats(["deck1=a", "deck4=b", "printed"], 3)).toEqual(["deck1=a", "printed"]);
  });

  it("are one's own where the game does not know them", () => {
    const known = [{ option: "core-brujah" } as DeckInfo];
    expect([isOwn("core-brujah", known), isOwn("own:1", known), isOwn("", known)]).toEqual([false, true, false]);
  });
});

it("draws bars against the tallest, also where there are none", () => {
  const bars = [2, 7, 0].map((count) => ({ label: msg(String(count), String(count)), count }));
  expect(tallest({ name: msg("", ""), bars })).toBe(7);
  expect(tallest({ name: msg("", ""), bars: [] })).toBe(1);
});
