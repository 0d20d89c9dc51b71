import { expect, it } from "vitest";
import { longestWord, sizeClasses } from "../src/cards/textFit";

it("measures the longest word of a name, so that it is not broken", () => {
  expect(longestWord("Chasse")).toBeLessThan(longestWord("Guet-apens nocturne"));
  expect(longestWord("Muhammad Zadeh")).toBeCloseTo(4.64, 0);
  expect(longestWord("Montgomery White")).toBe(longestWord("Montgomery"));
  expect(longestWord("William")).toBeLessThan(longestWord("Madhouse"));
  expect(longestWord("?")).toBe(1);
});

it("leaves out the picture on a phone where the name or the kind is long", () => {
  expect(sizeClasses("phone", "Soumission", "", false)).toBe("");
  expect(sizeClasses("phone", "Manipulation de masse", "", false)).toBe("crowd");
});

it("sets many words smaller, and smaller still beside a foot", () => {
  expect(sizeClasses("hand", "Hunt", "a".repeat(71), false)).toBe("mid");
  expect(sizeClasses("hand", "Hunt", "a".repeat(130), true)).toBe("long");
  expect(sizeClasses("hand", "Hunt", "a".repeat(230), false)).toBe("long xl");
  expect(sizeClasses("hand", "Hunt", `${"a".repeat(200)}\n${"b".repeat(60)}`, true)).toBe("long xl xxl");
  expect(sizeClasses("hand", "Emergency Bloodbag", "a".repeat(186), false, "Unhosted Action · Ongoing")).toBe("long xl");
  expect(sizeClasses("hand", "Second Tradition: The Domain", "a".repeat(240), false)).toBe("long xl xxl");
  expect(sizeClasses("hand", "Hunt", "a".repeat(340), false)).toBe("long xl xxl tiny");
  expect(sizeClasses("hand", "Hunt", "a".repeat(440), false)).toBe("long xl xxl tiny tiniest");
  expect(sizeClasses("full", "Hunt", "a".repeat(200), true)).toBe("long");
});
