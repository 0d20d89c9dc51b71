import { describe, expect, it } from "vitest";
import { lineGroups, drawnText, parseIcons, plainText, type TextIcons } from "../src/cards/textIcons";
import { msg } from "../src/lib/i18n.svelte";

const BLOOD = { label: msg("blood", "Sang"), icon: "drop", tone: "blood" as const };
const BP = { label: msg("BP requirement", "PS requise") };
const textIcons: TextIcons = { blood: BLOOD, "bp requirement": BP };

describe("signs in the words of a card", () => {
  it("stand between the words, a number on the line of its sign", () => {
    expect(parseIcons("Pay 1 [blood]: draw.", textIcons)).toEqual(["Pay 1\u00a0", BLOOD, ": draw."]);
    expect(parseIcons("[blood] [bp requirement]", textIcons)).toEqual([BLOOD, " ", BP]);
  });

  it("keep to their number and to the sign of the sentence behind them", () => {
    expect(lineGroups("Payez 1 [blood]\u00a0: piochez.", textIcons)).toEqual([["Payez"], [" "], ["1\u00a0", BLOOD, "\u00a0:"], [" "], ["piochez."]]);
    expect(lineGroups("Lose [blood] now", textIcons)).toEqual([["Lose"], [" "], [BLOOD], [" "], ["now"]]);
    expect(lineGroups("No sign here", textIcons)).toEqual([["No"], [" sign "], ["here"]]);
  });

  it("that the game does not know stay as they are written", () => {
    expect(parseIcons("[moon] and [blood", textIcons)).toEqual(["[moon] and [blood"]);
    expect(parseIcons("Pay 1 [blood].")).toEqual(["Pay 1\u00a0[blood]."]);
  });

  it("are said by their names", () => {
    expect(plainText("Pay 1 [blood].", textIcons, "en")).toBe("Pay 1\u00a0blood.");
    expect(plainText("Payez 1 [blood].", textIcons, "fr")).toBe("Payez 1\u00a0Sang.");
  });

  it("take the room of an icon, or of their word", () => {
    expect(drawnText("1 [blood]", textIcons, "en")).toHaveLength(5);
    expect(drawnText("[bp requirement]", textIcons, "fr")).toBe("PS requise");
  });
});
