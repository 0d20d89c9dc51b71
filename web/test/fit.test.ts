import { expect, it } from "vitest";
import { fit } from "../src/cards/fit";

it("sets long words smaller on a phone, so that they are not broken", () => {
  expect(fit("phone", "Chasse", "", false)).toBe("");
  expect(fit("phone", "Soumission", "", false)).toBe("narrow");
  expect(fit("phone", "Manipulation de masse", "", false)).toBe("crowd narrower");
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
