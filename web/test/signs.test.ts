import { describe, expect, it } from "vitest";
import { clusters, measured, pieces, spoken, type Signs } from "../src/cards/signs";
import { msg } from "../src/lib/i18n.svelte";

const BLOOD = { label: msg("blood", "Sang"), icon: "drop", tone: "blood" as const };
const BP = { label: msg("BP requirement", "PS requise") };
const signs: Signs = { blood: BLOOD, "bp requirement": BP };

describe("signs in the words of a card", () => {
  it("stand between the words, a number on the line of its sign", () => {
    expect(pieces("Pay 1 [blood]: draw.", signs)).toEqual(["Pay 1\u00a0", BLOOD, ": draw."]);
    expect(pieces("[blood] [bp requirement]", signs)).toEqual([BLOOD, " ", BP]);
  });

  it("keep to their number and to the sign of the sentence behind them", () => {
    expect(clusters("Payez 1 [blood]\u00a0: piochez.", signs)).toEqual([["Payez"], [" "], ["1\u00a0", BLOOD, "\u00a0:"], [" "], ["piochez."]]);
    expect(clusters("Lose [blood] now", signs)).toEqual([["Lose"], [" "], [BLOOD], [" "], ["now"]]);
    expect(clusters("No sign here", signs)).toEqual([["No"], [" sign "], ["here"]]);
  });

  it("that the game does not know stay as they are written", () => {
    expect(pieces("[moon] and [blood", signs)).toEqual(["[moon] and [blood"]);
    expect(pieces("Pay 1 [blood].")).toEqual(["Pay 1\u00a0[blood]."]);
  });

  it("are said by their names", () => {
    expect(spoken("Pay 1 [blood].", signs, "en")).toBe("Pay 1\u00a0blood.");
    expect(spoken("Payez 1 [blood].", signs, "fr")).toBe("Payez 1\u00a0Sang.");
  });

  it("take the room of an icon, or of their word", () => {
    expect(measured("1 [blood]", signs, "en")).toHaveLength(5);
    expect(measured("[bp requirement]", signs, "fr")).toBe("PS requise");
  });
});
