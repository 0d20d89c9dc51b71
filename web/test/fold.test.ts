import { expect, it } from "vitest";
import { bits, fold, wanted } from "../src/lib/fold";

it("folds case, accents and joined letters", () => {
  expect(fold("À l’Œuvre, Élysée")).toBe("a l'oeuvre, elysee");
  expect(wanted("  Été  CŒUR ")).toEqual(["ete", "coeur"]);
});

it("marks what was sought in the text as it is written", () => {
  expect(bits("Le cœur de l'Élysée", wanted("coeur elys"))).toEqual([
    { text: "Le ", hit: false }, { text: "cœur", hit: true }, { text: " de l'", hit: false }, { text: "Élys", hit: true }, { text: "ée", hit: false },
  ]);
  expect(bits("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
  expect(bits("aaa", ["a"])).toEqual([{ text: "aaa", hit: true }]);
});

it("marks a letter of which only a part was sought", () => {
  expect(bits("œuf", ["o"])).toEqual([{ text: "œ", hit: true }, { text: "uf", hit: false }]);
});
