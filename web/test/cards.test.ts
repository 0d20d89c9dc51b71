import { describe, expect, it } from "vitest";
import { fromQuery, filterCards, toQuery } from "../src/cards/filter";
import { nextIndex } from "../src/cards/gridFocus";
import { cardLabel } from "../src/cards/cardLabel";
import { withPunctuation, findCardNames } from "../src/cards/cardNames";
import { ART } from "../src/games/vendetta/art";
import { face, KIND_ICONS } from "../src/games/vendetta/faces";
import { EMBLEMS } from "../src/games/vendetta/clans";
import { filters } from "../src/games/vendetta/filters";
import type { CardInfo } from "../src/lib/protocol";
import common from "../src/icons/common.json";
import own from "../src/icons/vendetta.json";
import { BOOK } from "./book";

const at = (number: number) => BOOK[number] as CardInfo;

describe("a card as it is said", () => {
  it("has name, kind, numbers with their nouns, and state", () => {
    expect(cardLabel(at(0), face(at(0)), { lit: true }, "en")).toBe("Hunt, Aftermath · Brujah, Power: 0, can be used");
    expect(cardLabel(at(0), face(at(0)), { chosen: true, lit: true }, "fr")).toBe(
      "Chasse, Conséquences · Brujah, Puissance\u00a0: 0, choisie",
    );
    expect(cardLabel(at(3), face(at(3)), { dusk: "not your turn" }, "en")).toBe(
      "Mr. Talley, Vampire ally, Influence: 2, Blood when feeding: −1, Blood if drained: 3, Influence once drained: 0, cannot: not your turn",
    );
  });

  it("tells nothing of a face-down card but whose it is, and its name to those who know it", () => {
    expect(cardLabel(undefined, undefined, { down: true, owner: "Noor" }, "en")).toBe("face-down card of Noor");
    expect(cardLabel(at(2), face(at(2)), { down: true }, "en")).toBe("face-down card, known to you: Dark Pact");
  });
});

describe("faces of Vendetta", () => {
  it("lay what stays on bone and what is spent on ink", () => {
    expect([face(at(0)).ground, face(at(2)).ground, face(at(3)).ground]).toEqual(["ink", "bone", "bone"]);
    expect([face(at(0)).clan, face(at(2)).clan, face(at(3)).clan]).toEqual(["brujah", "tremere", "noclan"]);
  });

  it("give people the initial of their name, not of their title", () => {
    expect(face(at(3)).picture).toEqual({ initial: "T" });
    expect(face(at(0)).picture).toEqual({ icon: "bestial-fangs" });
  });

  it("use icons that are loaded", () => {
    const loaded = new Set([...common, ...own]);
    const used = [...Object.values(ART), ...Object.values(KIND_ICONS), ...Object.values(EMBLEMS), "laurels", "drop"];
    expect(used.filter((icon) => !loaded.has(icon))).toEqual([]);
    expect(new Set(Object.values(ART)).size).toBe(Object.keys(ART).length);
  });
});

describe("names in a sentence", () => {
  it("are found whole, the longest first", () => {
    expect(findCardNames("Noor plays Dark Pact; a Pact, no Pacts.", BOOK, "en")).toEqual([
      "Noor plays ", at(2), "; a ", at(4), ", no Pacts.",
    ]);
    expect(findCardNames("Pacte ténébreux", BOOK, "fr")).toEqual([at(2)]);
    expect(findCardNames("joue Pacte\u00a0ténébreux.", BOOK, "fr")).toEqual(["joue ", at(2), "."]);
  });

  it("mean the card the sentence is about where several share it, else they stay words", () => {
    expect(findCardNames("Hunt here", BOOK, "en", [1])).toEqual([at(1), " here"]);
    expect(findCardNames("Hunt here", BOOK, "en")).toEqual(["Hunt here"]);
    expect(findCardNames("Hunt here", BOOK, "en", [0, 1])).toEqual(["Hunt here"]);
  });

  it("keep the sign after them, so that no line begins with one", () => {
    const told = (text: string) => withPunctuation(findCardNames(text, BOOK, "en"));
    expect(told("Noor plays Dark Pact.")).toEqual(["Noor plays ", { card: at(2), head: "", sign: "." }]);
    expect(told("Dark Pact, then Dark Pact")).toEqual([{ card: at(2), head: "", sign: "," }, " then ", { card: at(2), head: "", sign: "" }]);
    expect(told("Nothing. At all.")).toEqual(["Nothing. At all."]);
    expect(told("pour Dark Pact\u00a0: 2")).toEqual(["pour ", { card: at(2), head: "", sign: "\u00a0:" }, " 2"]);
  });

  it("keep what opens before them, so that no line ends with it", () => {
    const told = (text: string) => withPunctuation(findCardNames(text, BOOK, "en"));
    expect(told("Scores 2 (Dark Pact).")).toEqual(["Scores 2 ", { card: at(2), head: "(", sign: ")." }]);
    expect(told("prend le contrôle d'Dark Pact")).toEqual(["prend le contrôle ", { card: at(2), head: "d'", sign: "" }]);
    expect(told("(Dark Pact, Dark Pact)")).toEqual([{ card: at(2), head: "(", sign: "," }, " ", { card: at(2), head: "", sign: ")" }]);
  });
});

describe("the browser of cards", () => {
  const slugs = (words: string, ticked = {}) => filterCards(BOOK, words, filters, ticked).map((card) => card.slug);

  it("searches names and texts of both languages without case and accents", () => {
    expect(slugs("TENEBREUX")).toEqual(["tremere-dark-pact"]);
    expect(slugs("volez rival")).toEqual(["brujah-hunt"]);
    expect(slugs("blood lose")).toEqual(["tremere-dark-pact"]);
    expect(slugs("nothing like it")).toEqual([]);
  });

  it("puts names before texts", () => {
    const book = [{ ...at(2), text: { en: "Like a Hunt.", fr: "" } }, at(1)];
    expect(filterCards(book, "hunt", filters, {}).map((card) => card.slug)).toEqual(["tremere-hunt", "tremere-dark-pact"]);
  });

  it("lets through what is selected: one of each filter", () => {
    expect(slugs("", { clan: ["tremere", "brujah"], kind: ["passive"] })).toEqual(["tremere-hunt", "tremere-dark-pact"]);
    expect(slugs("", { set: ["starting"] })).toEqual(["brujah-hunt"]);
    expect(slugs("", { set: ["ally"] })).toEqual(["talley"]);
  });

  it("keeps words and ticks in the address, and believes only what it knows", () => {
    const query = toQuery("à l'affût", { clan: ["tremere", "brujah"], kind: [] });
    expect(fromQuery(query, filters)).toEqual({ words: "à l'affût", selected: { clan: ["brujah", "tremere"] } });
    expect(fromQuery("?clan=unknown,%3Cb%3E", filters)).toEqual({ words: "", selected: {} });
    expect(toQuery("", {})).toBe("");
  });
});

describe("arrow keys in a grid", () => {
  const spots = [0, 1, 2, 3, 4].map((n) => ({ left: (n % 3) * 100, top: Math.floor(n / 3) * 200 }));

  it("lead to the neighbour and to the nearest of the next row", () => {
    expect(nextIndex("ArrowRight", 1, spots)).toBe(2);
    expect(nextIndex("ArrowDown", 1, spots)).toBe(4);
    expect(nextIndex("ArrowDown", 2, spots)).toBe(4);
    expect(nextIndex("ArrowUp", 4, spots)).toBe(1);
    expect([nextIndex("Home", 3, spots), nextIndex("End", 0, spots)]).toEqual([0, 4]);
  });

  it("stop at the edges", () => {
    expect([nextIndex("ArrowLeft", 0, spots), nextIndex("ArrowRight", 4, spots), nextIndex("ArrowUp", 0, spots), nextIndex("a", 0, spots)]).toEqual(
      [undefined, undefined, undefined, undefined],
    );
  });
});
