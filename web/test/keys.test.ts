import { describe, expect, it } from "vitest";
import { deed, stepped } from "../src/table/keys";

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const open = { text: false, works: false, letters: true, own: {} };

describe("the keys of the table", () => {
  it("answers, counts and walks", () => {
    expect(deed(key("Enter"), open)).toEqual({ do: "main" });
    expect(deed(key("7"), open)).toEqual({ do: "nth", n: 7 });
    expect(deed(key("ArrowLeft"), open)).toEqual({ do: "step", by: -1 });
    expect(deed(key("?"), open)).toEqual({ do: "help" });
  });

  it("has a letter for each region and deed, large or small", () => {
    const told = [..."pawzuoghtsl"].map((letter) => deed(key(letter), open));
    expect(told).not.toContain(undefined);
    expect(deed(key("H"), open)).toEqual(deed(key("h"), open));
    expect(deed(key("x"), open)).toBeUndefined();
  });

  it("goes by the letters that the player has chosen", () => {
    const mine = { ...open, own: { quiet: "x", hand: "/" } };
    expect(deed(key("X"), mine)).toEqual({ do: "quiet" });
    expect(deed(key("p"), mine)).toBeUndefined();
    expect(deed(key("/"), mine)).toEqual({ do: "region", region: "hand" });
    expect(deed(key("x"), { ...mine, letters: false })).toBeUndefined();
  });

  it("lets the letters be switched off, but never the rest", () => {
    const off = { ...open, letters: false };
    expect(deed(key("p"), off)).toBeUndefined();
    expect(deed(key("?"), off)).toBeUndefined();
    expect(deed(key("2"), off)).toEqual({ do: "nth", n: 2 });
    expect(deed(key("Escape"), off)).toEqual({ do: "escape" });
  });

  it("does nothing in a field, but close it", () => {
    const field = { ...open, text: true };
    for (const name of ["p", "1", "Enter", "ArrowLeft", "?"]) expect(deed(key(name), field)).toBeUndefined();
    expect(deed(key("Escape"), field)).toEqual({ do: "escape" });
  });

  it("leaves Enter to a button, and all keys to the browser that are held with another", () => {
    expect(deed(key("Enter"), { ...open, works: true })).toBeUndefined();
    expect(deed(key("l", { ctrlKey: true }), open)).toBeUndefined();
  });
});

it("steps to the ends and no further", () => {
  expect(stepped(3, 2, 1)).toBe(2);
  expect(stepped(3, 0, -1)).toBe(0);
  expect(stepped(3, -1, 1)).toBe(0);
  expect(stepped(0, -1, 1)).toBe(-1);
});
