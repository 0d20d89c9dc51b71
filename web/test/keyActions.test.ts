import { describe, expect, it } from "vitest";
import { keyAction, nextStop } from "../src/table/keyActions";

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const open = { text: false, works: false, letters: true, own: {} };

describe("the keys of the table", () => {
  it("answers, counts and walks", () => {
    expect(keyAction(key("Enter"), open)).toEqual({ do: "main" });
    expect(keyAction(key("7"), open)).toEqual({ do: "nth", n: 7 });
    expect(keyAction(key("ArrowLeft"), open)).toEqual({ do: "step", by: -1 });
    expect(keyAction(key("?"), open)).toEqual({ do: "help" });
  });

  it("has a letter for each region and deed, large or small", () => {
    const told = [..."pawzuoghtsl"].map((letter) => keyAction(key(letter), open));
    expect(told).not.toContain(undefined);
    expect(keyAction(key("H"), open)).toEqual(keyAction(key("h"), open));
    expect(keyAction(key("x"), open)).toBeUndefined();
  });

  it("goes by the letters that the player has chosen", () => {
    const mine = { ...open, own: { quiet: "x", hand: "/" } };
    expect(keyAction(key("X"), mine)).toEqual({ do: "quiet" });
    expect(keyAction(key("p"), mine)).toBeUndefined();
    expect(keyAction(key("/"), mine)).toEqual({ do: "region", region: "hand" });
    expect(keyAction(key("x"), { ...mine, letters: false })).toBeUndefined();
  });

  it("lets the letters be switched off, but never the rest", () => {
    const off = { ...open, letters: false };
    expect(keyAction(key("p"), off)).toBeUndefined();
    expect(keyAction(key("?"), off)).toBeUndefined();
    expect(keyAction(key("2"), off)).toEqual({ do: "nth", n: 2 });
    expect(keyAction(key("Escape"), off)).toEqual({ do: "escape" });
  });

  it("does nothing in a field, but close it", () => {
    const field = { ...open, text: true };
    for (const name of ["p", "1", "Enter", "ArrowLeft", "?"]) expect(keyAction(key(name), field)).toBeUndefined();
    expect(keyAction(key("Escape"), field)).toEqual({ do: "escape" });
  });

  it("leaves Enter to a button, and all keys to the browser that are held with another", () => {
    expect(keyAction(key("Enter"), { ...open, works: true })).toBeUndefined();
    expect(keyAction(key("l", { ctrlKey: true }), open)).toBeUndefined();
  });
});

it("steps to the ends and no further", () => {
  expect(nextStop(3, 2, 1)).toBe(2);
  expect(nextStop(3, 0, -1)).toBe(0);
  expect(nextStop(3, -1, 1)).toBe(0);
  expect(nextStop(0, -1, 1)).toBe(-1);
});
