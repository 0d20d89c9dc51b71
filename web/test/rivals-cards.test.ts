import { describe, expect, it } from "vitest";
import { filterCards } from "../src/cards/filter";
import { cardLabel } from "../src/cards/cardLabel";
import { plainText } from "../src/cards/textIcons";
import { ART } from "../src/games/rivals/art";
import { CLANS, EMBLEMS } from "../src/games/rivals/clans";
import { face, SORT_ICONS } from "../src/games/rivals/faces";
import { filters } from "../src/games/rivals/filters";
import { KINDS, TEXT_ICONS } from "../src/games/rivals/textIcons";
import common from "../src/icons/common.json";
import own from "../src/icons/rivals.json";
import type { CardInfo } from "../src/lib/protocol";
import { BOOK } from "./rivals";

const at = (number: number) => BOOK[number] as CardInfo;
const icons = (card: CardInfo) => face(card).spine.map((mark) => mark.icon);

describe("faces of Rivals", () => {
  it("lay what stays on bone and what is spent on ink, in the colours of the clan", () => {
    expect(BOOK.map((card) => face(card).ground)).toEqual(["bone", "bone", "ink", "ink", "ink", "ink", "ink", "bone", "bone", "bone", "bone"]);
    expect([face(at(0)).clan, face(at(3)).clan, face(at(8)).clan]).toEqual(["brujah", "toreador", "noclan"]);
  });

  it("give a vampire its potency, three attributes, its clan and its blood", () => {
    const { number, spine, last, foot, picture } = face(at(0));
    expect(number).toBe("6");
    expect(spine.map((mark) => [mark.label.en, mark.value])).toEqual([["Physical", "2"], ["Social", "1"], ["Mental", "0"]]);
    expect([last?.icon, foot[0]?.value, picture]).toEqual(["megaphone", "6/6", { initial: "H" }]);
  });

  it("put Disciplines above the words, as often as they are there", () => {
    expect(face(at(0)).lines?.map((line) => line.head.fr)).toEqual(["Célérité · Puissance ×2", ""]);
    expect(face(at(1)).lines).toEqual([]);
  });

  it("give attacks and reactions damage or shield, the kinds, and the potency they need", () => {
    expect([face(at(2)).number, icons(at(2)), face(at(2)).last?.value]).toEqual(["1", ["claw-slashes", "fist"], "2"]);
    expect([face(at(3)).number, icons(at(3))]).toEqual(["2", ["shield", "fist"]]);
    expect([face(at(4)).number, icons(at(4))]).toEqual(["2", ["claw-slashes", "revolver"]]);
    expect(face(at(4)).kind.fr).toBe("Attaque, Réaction · Distante");
  });

  it("give others their threshold or price, and Mortals what defeats them", () => {
    expect([5, 6, 7, 8, 9, 10].map((number) => face(at(number)).number)).toEqual([undefined, "4", "5", "3", undefined, "1"]);
    expect(face(at(8)).foot[0]).toMatchObject({ icon: "tied-scroll", value: "1" });
  });

  it("are said with every number, once", () => {
    expect(cardLabel(at(0), face(at(0)), { said: "4 of 6 blood" }, "en")).toBe(
      "Hydra, Vampire · Brujah, Blood potency: 6, Physical: 2, Social: 1, Mental: 0, Disciplines: Celerity, Potence ×2, 4 of 6 blood",
    );
    expect(cardLabel(at(3), face(at(3)), {}, "fr")).toContain("Voler la vedette, Réaction · Physique · Toréador, Puissance du Sang requise\u00a0: 3, Bouclier\u00a0: 2");
  });

  it("tell on a closer look how many there may be, and of which box", () => {
    const rare = { ...at(7), facts: { ...at(7).facts, limit: 2, set: 1 } };
    expect(face(rare).details?.slice(-2).map((one) => one.value.en)).toEqual(["one per player", "The Wolf and the Rat"]);
    expect(cardLabel(rare, face(rare), {}, "en")).not.toContain("Wolf");
    expect(face(at(7)).details?.some((one) => one.label.en === "Limit")).toBe(false);
  });

  it("use icons that are loaded, one of its own for each thing", () => {
    const loaded = new Set([...common, ...own]);
    const textIcons = Object.values(TEXT_ICONS).flatMap((sign) => sign.icon ?? []);
    const used = [...Object.values(ART), ...Object.values(SORT_ICONS), ...CLANS.map((clan) => EMBLEMS[clan] ?? ""), ...KINDS.map((one) => one.icon), ...textIcons];
    expect(used.filter((icon) => !loaded.has(icon))).toEqual([]);
    expect(new Set(Object.values(ART)).size).toBe(Object.keys(ART).length);
  });
});

it("says the signs of its texts in both languages", () => {
  expect(plainText("Pay 1 [blood]: +1 [damage], with [presence] [bp requirement].", TEXT_ICONS, "en")).toBe("Pay 1\u00a0blood: +1\u00a0damage, with Presence BP requirement.");
  expect(plainText("[animalism] 2 [agenda]", TEXT_ICONS, "fr")).toBe("Animalisme 2\u00a0Cabale");
});

it("sorts cards out by clan, kind and kind of attack", () => {
  const slugs = (ticked: Record<string, string[]>) => filterCards(BOOK, "", filters, ticked).map((card) => card.slug);
  expect(slugs({ clan: ["brujah"] })).toEqual(["core-hydra", "core-sucker-punch"]);
  expect(slugs({ kind: ["city"] })).toEqual(["core-cop", "core-the-hunger"]);
  expect(slugs({ fights: ["ranged"] })).toEqual(["core-38-special"]);
  expect(slugs({ clan: ["noclan"], kind: ["title", "conspiracy"] })).toEqual(["core-lost-glory", "core-seneschal"]);
  expect(filterCards(BOOK, "payez sang", filters, {}, TEXT_ICONS).map((card) => card.slug)).toEqual(["core-hydra"]);
});
