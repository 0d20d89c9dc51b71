import { expect, it } from "vitest";
import { breadth, fit } from "../src/cards/fit";

it("measures the longest word of a name, so that it is not broken", () => {
  expect(breadth("Chasse")).toBeLessThan(breadth("Guet-apens nocturne"));
  expect(breadth("Muhammad Zadeh")).toBeCloseTo(4.64, 0);
  expect(breadth("Montgomery White")).toBe(breadth("Montgomery"));
  expect(breadth("William")).toBeLessThan(breadth("Madhouse"));
  expect(breadth("?")).toBe(1);
});

it("leaves out the picture on a phone where the name or the kind is long", () => {
  expect(fit("phone", "Soumission", "", false)).toBe("");
  expect(fit("phone", "Manipulation de masse", "", false)).toBe("crowd");
});

it("sets many words smaller, and smaller still beside a foot", () => {
  expect(fit("hand", "Hunt", "a".repeat(71), false)).toBe("mid");
  expect(fit("hand", "Hunt", "a".repeat(130), true)).toBe("long");
  expect(fit("hand", "Hunt", "a".repeat(230), false)).toBe("long xl");
  expect(fit("hand", "Hunt", `${"a".repeat(200)}\n${"b".repeat(60)}`, true)).toBe("long xl xxl");
  expect(fit("hand", "Emergency Bloodbag", "a".repeat(186), false, "Unhosted Action · Ongoing")).toBe("long xl");
  expect(fit("hand", "Second Tradition: The Domain", "a".repeat(240), false)).toBe("long xl xxl");
  expect(fit("hand", "Hunt", "a".repeat(340), false)).toBe("long xl xxl tiny");
  expect(fit("hand", "Hunt", "a".repeat(440), false)).toBe("long xl xxl tiny tiniest");
  expect(fit("full", "Hunt", "a".repeat(200), true)).toBe("long");
});
