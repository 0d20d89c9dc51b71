import { describe, expect, it } from "vitest";
import { areLetters, changed, letterOf, mayAct, meant } from "../src/lib/letters";

describe("the letters of the table", () => {
  it("are the usual ones until they are changed", () => {
    expect(letterOf({}, "quiet")).toBe("p");
    const after = changed({}, "quiet", "X");
    expect(after).toEqual({ own: { quiet: "x" } });
    expect(meant({ quiet: "x" }, "x")).toBe("quiet");
    expect(meant({ quiet: "x" }, "p")).toBeUndefined();
  });

  it("are never two of a kind", () => {
    expect(changed({}, "quiet", "w")).toEqual({ taken: "why" });
    expect(changed({ why: "x" }, "quiet", "W")).toEqual({ own: { why: "x", quiet: "w" } });
    expect(changed({ why: "x" }, "quiet", "x")).toEqual({ taken: "why" });
    expect(changed({ quiet: "x" }, "why", "p")).toEqual({ own: { quiet: "x", why: "p" } });
  });

  it("stay what the player chose when a usual one comes to the same key", () => {
    expect(meant({ zoom: "a" }, "a")).toBe("zoom");
    expect(meant({ help: "a" }, "A")).toBe("help");
    expect(meant({}, "a")).toBe("all");
  });

  it("may be chosen anew as they are, and go back to the usual", () => {
    expect(changed({ quiet: "x" }, "quiet", "x")).toEqual({ own: { quiet: "x" } });
    expect(changed({ quiet: "x", why: "y" }, "quiet", "p")).toEqual({ own: { why: "y" } });
  });

  it("are no keys that act everywhere", () => {
    for (const key of ["1", " ", "Enter", "ArrowLeft", "F5", "Dead", ""]) {
      expect(mayAct(key)).toBe(false);
      expect(changed({}, "quiet", key)).toBeNull();
    }
    for (const key of ["é", ";", "ß", "?"]) expect(mayAct(key)).toBe(true);
  });

  it("are read only if this page could have written them", () => {
    expect(areLetters({ quiet: "x", help: "h" })).toBe(true);
    for (const other of [null, [], "x", { quiet: 1 }, { quiet: "1" }, { quiet: "X" }, { fly: "x" }, { toString: "x" }])
      expect(areLetters(other)).toBe(false);
  });
});
