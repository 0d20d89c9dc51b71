import { describe, expect, it } from "vitest";
import { elide, format, msg, t, asSentence } from "../src/lib/i18n.svelte";

describe("the formatter", () => {
  const seats = "{n, plural, =0 {no seat} one {# seat} other {# seats}}";

  it("knows the plurals of a language", () => {
    expect([0, 1, 2].map((n) => format(seats, { n }, "en"))).toEqual(["no seat", "1 seat", "2 seats"]);
    expect(format("{n, plural, one {# place} other {# places}}", { n: 0 }, "fr")).toBe("0 place");
  });

  it("fills in names and choices", () => {
    const words = "{who} {how, select, up {shows} other {hides}} a card";
    expect(format(words, { who: "Noor", how: "down" }, "en")).toBe("Noor hides a card");
  });

  it("lets a French word give way before a name", () => {
    expect(format("Le tour de {who} dure plus que {what}", { who: "Inès", what: "Ana" }, "fr")).toBe("Le tour d’Inès dure plus qu’Ana");
    expect(format("de {who}, code {who}", { who: "Omar" }, "fr")).toBe("d’Omar, code Omar");
    expect(format("the inside {who}", { who: "Omar" }, "en")).toBe("the inside Omar");
    expect(["Yves", "Yuri", "Horst", "Œil"].map((name) => elide("de ", name))).toEqual(["d’Yves", "de Yuri", "de Horst", "d’Œil"]);
  });

  it("rejects missing values and unclosed braces", () => {
    expect(() => format("{who}", {}, "en")).toThrow("{who}");
    expect(() => format("{who", { who: "x" }, "en")).toThrow("unclosed");
  });
});

it("never parts a French sign from its word", () => {
  const text = msg("A sign: yes; no?", "Un signe : oui ; « non » ?");
  expect(t(text, {}, "fr")).toBe("Un signe\u00a0: oui\u00a0; «\u00a0non\u00a0»\u00a0?");
  expect(t(text, {}, "en")).toBe(text.en);
});

it("makes a sentence of what was refused", () => {
  expect(asSentence("there is no such table")).toBe("There is no such table.");
  expect(asSentence("à vous ?")).toBe("À vous ?");
});
