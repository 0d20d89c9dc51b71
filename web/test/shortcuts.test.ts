import { describe, expect, it } from "vitest";
import { areShortcuts, reassign, keyOf, isAssignable, shortcutFor } from "../src/lib/shortcuts";

describe("the letters of the table", () => {
  it("are the usual ones until they are changed", () => {
    expect(keyOf({}, "quiet")).toBe("p");
    const after = reassign({}, "quiet", "X");
    expect(after).toEqual({ own: { quiet: "x" } });
    expect(shortcutFor({ quiet: "x" }, "x")).toBe("quiet");
    expect(shortcutFor({ quiet: "x" }, "p")).toBeUndefined();
  });

  it("are never two of a kind", () => {
    expect(reassign({}, "quiet", "w")).toEqual({ taken: "why" });
    expect(reassign({ why: "x" }, "quiet", "W")).toEqual({ own: { why: "x", quiet: "w" } });
    expect(reassign({ why: "x" }, "quiet", "x")).toEqual({ taken: "why" });
    expect(reassign({ quiet: "x" }, "why", "p")).toEqual({ own: { quiet: "x", why: "p" } });
  });

  it("stay what the player chose when a usual one comes to the same key", () => {
    expect(shortcutFor({ zoom: "a" }, "a")).toBe("zoom");
    expect(shortcutFor({ help: "a" }, "A")).toBe("help");
    expect(shortcutFor({}, "a")).toBe("all");
  });

  it("may be chosen anew as they are, and go back to the usual", () => {
    expect(reassign({ quiet: "x" }, "quiet", "x")).toEqual({ own: { quiet: "x" } });
    expect(reassign({ quiet: "x", why: "y" }, "quiet", "p")).toEqual({ own: { why: "y" } });
  });

  it("are no keys that act everywhere", () => {
    for (const key of ["1", " ", "Enter", "ArrowLeft", "F5", "Dead", ""]) {
      expect(isAssignable(key)).toBe(false);
      expect(reassign({}, "quiet", key)).toBeNull();
    }
    for (const key of ["é", ";", "ß", "?"]) expect(isAssignable(key)).toBe(true);
  });

  it("are read only if this page could have written them", () => {
    expect(areShortcuts({ quiet: "x", help: "h" })).toBe(true);
    for (const other of [null, [], "x", { quiet: 1 }, { quiet: "1" }, { quiet: "X" }, { fly: "x" }, { toString: "x" }])
      expect(areShortcuts(other)).toBe(false);
  });
});
