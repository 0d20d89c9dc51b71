import { expect, it } from "vitest";
import { highlight, fold, queryWords } from "../src/lib/textSearch";

it("folds case, accents and joined letters", () => {
  expect(fold("À l’Œuvre, Élysée")).toBe("a l'oeuvre, elysee");
  expect(queryWords("  Été  CŒUR ")).toEqual(["ete", "coeur"]);
});

it("marks what was sought in the text as it is written", () => {
  expect(highlight("Le cœur de l'Élysée", queryWords("coeur elys"))).toEqual([
    { text: "Le ", hit: false }, { text: "cœur", hit: true }, { text: " de l'", hit: false }, { text: "Élys", hit: true }, { text: "ée", hit: false },
  ]);
  expect(highlight("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
  expect(highlight("aaa", ["a"])).toEqual([{ text: "aaa", hit: true }]);
});

it("marks a letter of which only a part was sought", () => {
  expect(highlight("œuf", ["o"])).toEqual([{ text: "œ", hit: true }, { text: "uf", hit: false }]);
});
