// Which of the smaller settings a card's words need, so that they never run out of the frame.

/** What the end of a line costs, in letters. */
const BREAK = 14;
/** How many letters of a name fit on a line in hand. */
const ROW = 13;

/** The classes of look.css for words of this length; a foot, or a name or kind of several lines, takes room from them. */
export function fit(size: "full" | "hand" | "table" | "phone", name: string, words: string, foot: boolean, kind = ""): string {
  if (size === "phone") return [name.length > 15 || kind.length > 26 ? "crowd" : "", narrow(name)].join(" ").trim();
  if (size === "table") return narrow(name);
  if (size === "full") return words.length > (foot ? 110 : 300) ? "long" : "";
  const slim = Math.max(...name.split(/[\s-]/).map((word) => word.length)) > 13 ? " slim" : "";
  return sized(words.length + (words.split("\n").length - 1) * BREAK + (foot ? 34 : 0) + named(name) + (kind.length > 23 ? 22 : 0)) + slim;
}

/** Classes by how much room is needed, in letters. */
function sized(needed: number): string {
  if (needed > 395) return "long xl xxl tiny tiniest";
  if (needed > 318) return "long xl xxl tiny";
  if (needed > 275) return "long xl xxl";
  if (needed > 220) return "long xl";
  if (needed > 150) return "long";
  return needed > 70 ? "mid" : "";
}

/** What a name takes that needs more than one line. */
function named(name: string): number {
  if (name.length <= ROW) return 0;
  return name.length > ROW + ROW ? 52 : 26;
}

/** A long word is set smaller on a narrow card, where it would be broken. */
function narrow(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longest > 13) return "narrower narrowest";
  if (longest > 10) return "narrower";
  return longest > 8 ? "narrow" : "";
}
