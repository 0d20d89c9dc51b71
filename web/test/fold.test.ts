import { expect, it } from "vitest";
import { bits, fold, has, wanted } from "../src/lib/fold";

it("folds case, accents and joined letters", () => {
  expect(fold("À l’Œuvre, Élysée")).toBe("a l'oeuvre, elysee");
  expect(wanted("  Été  CŒUR ")).toEqual(["ete", "coeur"]);
});

it("marks what was sought in the text as it is written", () => {
  expect(bits("Le cœur de l'Élysée", wanted("coeur elys"))).toEqual([
    { text: "Le ", hit: false }, { text: "cœur", hit: true }, { text: " de l'", hit: false }, { text: "Élys", hit: true }, { text: "ée", hit: false },
  ]);
  expect(bits("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
  expect(bits("aaaa", ["aaaa"])).toEqual([{ text: "aaaa", hit: true }]);
});

it("marks a letter of which only a part was sought", () => {
  expect(bits("œuf", ["o"])).toEqual([{ text: "œ", hit: true }, { text: "uf", hit: false }]);
});

it("takes of a question what it is about", () => {
  expect(wanted("How do I win?")).toEqual(["win"]);
  expect(wanted("Comment gagner la partie ?")).toEqual(["gagner", "partie"]);
  expect(wanted("who")).toEqual(["who"]);
});

it("seeks short words at the beginning of words, not inside of others", () => {
  expect(has(fold("The following cards are showing."), wanted("win"))).toBe(false);
  expect(has(fold("The winner is the last one left."), wanted("how do I win"))).toBe(true);
  expect(has(fold("La dernière Mathusalem gagne."), wanted("comment gagner ?"))).toBe(true);
  expect(has("ven-amb-02", ["amb"])).toBe(true);
  expect(has("unblocked", ["block"])).toBe(true);
  expect(bits("Following, whoever wins.", ["win"])).toEqual([
    { text: "Following, whoever ", hit: false }, { text: "win", hit: true }, { text: "s.", hit: false },
  ]);
});
