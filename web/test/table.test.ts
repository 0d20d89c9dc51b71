import { describe, expect, it } from "vitest";
import type { Seat } from "../src/lib/protocol";
import { byName, displayName } from "../src/table/seatNames";
import { popupPosition } from "../src/table/popupPosition";
import { splitPrompt, capitalize, keepTogether } from "../src/table/prompt";

describe("a prompt", () => {
  it("keeps its last brackets as a note", () => {
    expect(splitPrompt("Hypnose : désignez un Rival. (Désignez un Rival : tout (oui) est joué.)")).toEqual({
      ask: "Hypnose : désignez un Rival.", note: "Désignez un Rival : tout (oui) est joué.",
    });
    expect(splitPrompt("Toll (Ventrue): give 1?")).toEqual({ ask: "Toll (Ventrue): give 1?", note: "" });
  });

  it("has a note that is a sentence of its own", () => {
    expect(splitPrompt("What do you bid, once? (no bid yet.)").note).toBe("No bid yet.");
  });

  it("is not broken between a French verb and its pronoun", () => {
    expect(keepTogether("Combien en fermez-vous ? Qu'y a-t-il là-bas ?")).toBe("Combien en fermez-\u2060vous ? Qu'y a-\u2060t-\u2060il là-bas ?");
  });

  it("drops the remark that the answer is secret", () => {
    expect(splitPrompt("The Rack: stay or withdraw? (secret)")).toEqual({ ask: "The Rack: stay or withdraw?", note: "" });
  });

  it("begins an answer with a capital", () => {
    expect(capitalize("épargner")).toBe("Épargner");
    expect(capitalize("")).toBe("");
  });
});

describe("a slip", () => {
  const room = { width: 1000, height: 800 };
  const size = { width: 300, height: 120 };

  it("stands above, with its tip at the middle", () => {
    const at = popupPosition({ left: 400, top: 500, width: 100, height: 40 }, size, room);
    expect(at).toEqual({ left: 300, top: 368, side: "above", tip: 143 });
  });

  it("goes below where there is no room above, and never off the screen", () => {
    const at = popupPosition({ left: 980, top: 20, width: 20, height: 20 }, size, room);
    expect(at.side).toBe("below");
    expect(at.left).toBe(692);
    expect(at.tip).toBeLessThanOrEqual(size.width - 22);
  });
});

it("names in the log who has no clan yet", () => {
  const seats: Seat[] = [{ seat: 0, kind: "person", name: "Ana" }, { seat: 1, kind: "search", name: "Corvin" }, { seat: 2, kind: "open", name: "" }];
  expect(byName("Seat 2 chooses Gangrel.", seats)).toBe("Corvin chooses Gangrel.");
  expect(byName("La place 1 choisit Gangrel.", seats)).toBe("Ana choisit Gangrel.");
  expect(byName("Seat 3 waits.", seats)).toBe("Seat 3 waits.");
  expect(byName("Tour 3 de la place 1, de la place 2.", seats)).toBe("Tour 3 d’Ana, de Corvin.");
  expect(byName("Corvin déplace 1 point de réserve.", seats)).toBe("Corvin déplace 1 point de réserve.");
  expect(byName("Corvin takes the place of honour.", seats)).toBe("Corvin takes the place of honour.");
});

it("calls a seat everywhere as the log does", () => {
  const seats: Seat[] = [{ seat: 0, kind: "search", name: "Isolde" }, { seat: 1, kind: "person", name: "Ana" }];
  const scene = { view: { step: 1, state: {}, zones: [] }, seats, book: [], me: 1, asked: [] };
  const label = (_: unknown, seat: number) => (seat === 0 ? { en: "Ventrue", fr: "Ventrue" } : { en: "", fr: "" });
  expect([0, 1].map((seat) => displayName(scene, { label }, seat))).toEqual(["Ventrue", "Ana"]);
});
