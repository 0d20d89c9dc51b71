import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { cardLabel } from "../src/cards/cardLabel";
import { filterCards } from "../src/cards/filter";
import { drawnText, parseIcons, plainText } from "../src/cards/textIcons";
import { ART } from "../src/games/vtes/art";
import { CLANS } from "../src/games/vtes/clans";
import { DISCIPLINES } from "../src/games/vtes/disciplines";
import { face } from "../src/games/vtes/faces";
import { filters } from "../src/games/vtes/filters";
import { cardFacts } from "../src/games/vtes/cardFacts";
import { TEXT_ICONS } from "../src/games/vtes/textIcons";
import { titleOf, titlesIn } from "../src/games/vtes/titles";
import type { CardInfo } from "../src/lib/protocol";
import { BOOK } from "./vtes";

const at = (number: number): CardInfo => {
  const found = BOOK[number];
  if (!found) throw new Error(`no card ${number}`);
  return found;
};
const letters = (card: CardInfo) => face(card).spine.map((mark) => mark.word?.en ?? mark.icon);

describe("a crypt card", () => {
  it("is bone, with capacity, Disciplines and clan on its spine, superior ones first", () => {
    const drawn = face(at(0));
    expect(drawn).toMatchObject({ ground: "bone", clan: "ventrue", number: "8", picture: { initial: "A" }, last: { icon: "ionic-column" } });
    expect(letters(at(0))).toEqual(["DOM", "PRE", "for", "pot"]);
    expect(drawn.spine.map((mark) => mark.look)).toEqual(["d sup", "d sup", "d", "d"]);
    expect(drawn.kind).toEqual({ en: "Ventrue · prince of Melbourne", fr: "Ventrue · prince de Melbourne" });
    expect(drawn.foot.map((mark) => mark.value)).toEqual(["8", "G6"]);
  });

  it("is said with its Disciplines, levels and title", () => {
    const told = cardLabel(at(0), face(at(0)), { lit: true }, "fr");
    expect(told).toContain("Domination (supérieur)");
    expect(told).toContain("prince de Melbourne (2 voix)");
    expect(told).toContain("Groupe\u00a0: 6");
  });
});

describe("a card of the library", () => {
  it("is ink if it is spent, with its cost and what it needs", () => {
    expect(face(at(3))).toMatchObject({ ground: "ink", number: "–", clan: "noclan", picture: { icon: "puppet" } });
    expect(letters(at(3))).toEqual(["dom"]);
    expect(face(at(4)).number).toBe("1");
    expect(letters(at(4))).toEqual(["drop", "aus"]);
    expect(face(at(7)).number).toBe("X");
  });

  it("is bone if it stays, in the colours of the clan that it asks for", () => {
    expect(face(at(5))).toMatchObject({ ground: "bone", clan: "toreador", number: "1", kind: { en: "Master · Toreador" } });
    expect(letters(at(5))).toEqual(["two-coins"]);
  });

  it("tells the body of an ally at both levels, and what it is besides", () => {
    expect(face(at(6)).foot.map((mark) => mark.value)).toEqual(["1/2", "0/1", "0"]);
    expect(face(at(6)).details?.map((one) => one.value.en)).toContain("animal");
  });

  it("tells all that it needs in words", () => {
    expect(face(at(8)).details?.find((one) => one.label.en === "Needs")?.value).toEqual({ en: "Celerity + Presence", fr: "Célérité + Présence" });
    expect(face(at(9)).details?.find((one) => one.label.en === "Needs")?.value).toEqual({ en: "prince or justicar", fr: "prince ou justicar" });
    expect(cardFacts(at(9)).needs.sect).toBeUndefined();
  });
});

describe("the marks in the words", () => {
  it("are drawn as letters, filled where they are superior, and said by their names", () => {
    const [mark, text] = parseIcons("[DOM] Add 3 blood.", TEXT_ICONS);
    expect(mark).toMatchObject({ word: { en: "DOM" }, look: "d sup" });
    expect(text).toBe(" Add 3 blood.");
    expect(plainText("[dom] Bleed.", TEXT_ICONS, "fr")).toBe("Domination (inférieur) Bleed.");
    expect(drawnText("[dom] x", TEXT_ICONS, "en")).toBe("dom•• x");
    expect(filterCards(BOOK, "domination superieur", filters, {}, TEXT_ICONS).map((card) => card.number)).toEqual([3]);
  });
});

describe("titles", () => {
  it("are of a city, of a clan, or so many votes", () => {
    expect(titleOf(2 | (5 << 4))?.whole).toEqual({ en: "prince of Addis Ababa", fr: "prince d'Addis-Abeba" });
    expect(titleOf(2 | (12 << 4))?.whole.fr).toBe("prince du Cap");
    expect(titleOf(3 | (2 << 4))).toMatchObject({ whole: { en: "Toreador justicar", fr: "justicar Toréador" }, votes: 3 });
    expect(titleOf(13 | (2 << 4))).toMatchObject({ whole: { en: "2 votes", fr: "2 voix" }, votes: 2 });
    expect([titleOf(0), titleOf(undefined)]).toEqual([undefined, undefined]);
    expect(titlesIn(0b110).map((one) => one.en)).toEqual(["prince", "justicar"]);
  });
});

describe("what the page knows by heart", () => {
  it("has as many clans and Disciplines as the game, in its order", () => {
    const source = (name: string) => readFileSync(new URL(`../../games/vtes/src/main/java/elysium/vtes/table/vocabulary/${name}.java`, import.meta.url), "utf8");
    const codes = [...source("Discipline").matchAll(/^\s+[A-Z_]+\("([a-z]{3})"|, [A-Z_]+\("([a-z]{3})"/gm)].map((hit) => hit[1] ?? hit[2]);
    expect(DISCIPLINES.map((one) => one.code)).toEqual(codes);
    const clans = [...source("Clan").slice(0, source("Clan").indexOf("private")).matchAll(/\b[A-Z_]{4,}\("([^"]+)"/g)].map((hit) => hit[1]);
    expect(CLANS.map((one) => one.name.en)).toEqual(clans);
  });

  it("has a woodcut of its own for each card of the library", () => {
    expect(new Set(Object.values(ART)).size).toBe(Object.keys(ART).length);
  });
});
