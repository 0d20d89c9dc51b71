import { describe, expect, it } from "vitest";
import { cardLabel } from "../src/cards/cardLabel";
import { filterCards } from "../src/cards/filter";
import { ART } from "../src/games/nightfall/art";
import { COLOURS, coloursOf } from "../src/games/nightfall/colours";
import { face } from "../src/games/nightfall/faces";
import { filters } from "../src/games/nightfall/filters";
import common from "../src/icons/common.json";
import own from "../src/icons/nightfall.json";
import type { CardInfo } from "../src/lib/protocol";
import { BOOK } from "./nightfall";

const at = (number: number) => BOOK[number] as CardInfo;
const looks = (card: CardInfo) => [...face(card).spine, ...(face(card).last ? [face(card).last] : [])].map((mark) => mark?.look);

describe("the colours of Nightfall", () => {
  it("are six phases of the moon, so that colour never stands alone", () => {
    expect(new Set(COLOURS.map((one) => one.phase.en)).size).toBe(6);
    expect(new Set(COLOURS.map((one) => one.phase.fr)).size).toBe(6);
    expect(coloursOf(0b100100).map((one) => one.id)).toEqual(["red", "violet"]);
  });
});

describe("faces of Nightfall", () => {
  it("bear their own moon, the links, and the kicker last", () => {
    expect(looks(at(0))).toEqual(["moon white own", "moon red", "moon green", "moon blue kick"]);
    expect(looks(at(2))).toEqual(["moon blue own", "moon blue"]);
    expect(looks(at(3))).toEqual([undefined]);
  });

  it("lay minions and wounds on bone, actions on ink", () => {
    expect(BOOK.map((card) => face(card).ground)).toEqual(["bone", "ink", "bone", "bone", "bone"]);
    expect(face(at(1)).foot).toEqual([]);
    expect(face(at(4)).foot.map((mark) => mark.value)).toEqual(["3", "4"]);
  });

  it("give each text its head, and the kicker its moon", () => {
    const lines = face(at(1)).lines ?? [];
    expect(lines.map((line) => line.head.fr)).toEqual(["Enchaînement.", "Pleine Lune."]);
    expect(lines.map((line) => line.text.en)).toEqual(["Inflict 2 damage.", "Exile 2 cards."]);
    expect(lines.map((line) => line.mark?.look)).toEqual([undefined, "moon white kick"]);
  });

  it("say which values are reconstructed, and only those", () => {
    const guessed = { ...at(0), facts: { ...at(0).facts, guessed: (1 << 5) | (1 << 7) } };
    const notes = (card: CardInfo) => (face(card).details ?? []).filter((one) => one.note).map((one) => one.label.en);
    expect(notes(guessed)).toEqual(["Health"]);
    expect(face(guessed).details?.at(-1)).toMatchObject({ label: { en: "Kicker text" }, value: { fr: "reconstitué" } });
    expect(notes(at(0))).toEqual([]);
  });

  it("are said with colours, links and kicker", () => {
    expect(cardLabel(at(0), face(at(0)), { said: "2 damage", counters: 2 }, "en")).toBe(
      "Alton Hickman, Minion · cost 3, Colour: white, Links: red, green, Kicker: blue, Strength: 2, Health: 3, 2 damage",
    );
    expect(cardLabel(at(2), face(at(2)), {}, "fr")).toContain("Charlotte Reyes, Créature de départ, Couleur\u00a0: bleu");
  });

  it("use icons that are loaded, one of its own for each deed", () => {
    const loaded = new Set([...common, ...own]);
    expect(Object.values(ART).filter((icon) => !loaded.has(icon))).toEqual([]);
    expect(new Set(Object.values(ART)).size).toBe(Object.keys(ART).length);
  });
});

it("sorts cards out by colour, kicker and kind", () => {
  const slugs = (ticked: Record<string, string[]>) => filterCards(BOOK, "", filters, ticked).map((card) => card.slug);
  expect(slugs({ colour: ["blue", "green"] })).toEqual(["charlotte-reyes", "vulko"]);
  expect(slugs({ kicker: ["white"] })).toEqual(["furious-melee"]);
  expect(slugs({ kind: ["wound"] })).toEqual(["wound-bite"]);
  expect(filterCards(BOOK, "exilez", filters, {})).toHaveLength(1);
});
