import { expect, it } from "vitest";
import { fold, hasAll, highlight, queryWords } from "../src/lib/textSearch";

it("folds case, accents and joined letters", () => {
  expect(fold("À l’Œuvre, Élysée")).toBe("a l'oeuvre, elysee");
  expect(queryWords("  Été  CŒUR ")).toEqual(["ete", "coeur"]);
});

it("marks what was sought in the text as it is written", () => {
  expect(highlight("Le cœur de l'Élysée", queryWords("coeur elys"))).toEqual([
    { text: "Le ", hit: false }, { text: "cœur", hit: true }, { text: " de l'", hit: false }, { text: "Élys", hit: true }, { text: "ée", hit: false },
  ]);
  expect(highlight("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
  expect(highlight("aaaa", ["aaaa"])).toEqual([{ text: "aaaa", hit: true }]);
});

it("marks a letter of which only a part was sought", () => {
  expect(highlight("œuf", ["o"])).toEqual([{ text: "œ", hit: true }, { text: "uf", hit: false }]);
});

it("takes of a question what it is about", () => {
  expect(queryWords("How do I win?")).toEqual(["win"]);
  expect(queryWords("Comment gagner la partie ?")).toEqual(["gagner", "partie"]);
  expect(queryWords("who")).toEqual(["who"]);
});

it("finds short words at the start of words, not inside others", () => {
  expect(hasAll(fold("The following cards are showing."), queryWords("win"))).toBe(false);
  expect(hasAll(fold("The winner is the last one left."), queryWords("how do I win"))).toBe(true);
  expect(hasAll(fold("La dernière Mathusalem gagne."), queryWords("comment gagner ?"))).toBe(true);
  expect(hasAll("ven-amb-02", ["amb"])).toBe(true);
  expect(hasAll("unblocked", ["block"])).toBe(true);
  expect(highlight("Following, whoever wins.", ["win"])).toEqual([
    { text: "Following, whoever ", hit: false }, { text: "win", hit: true }, { text: "s.", hit: false },
  ]);
});
