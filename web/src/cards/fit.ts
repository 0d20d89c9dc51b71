// Which of the smaller settings a card's words need, so that they never run out of the frame.

/** What the end of a line costs, in letters. */
const BREAK = 14;

/** The classes of look.css for words of this length; a foot, or a name of two lines, takes room from them. */
export function fit(size: "full" | "hand" | "table" | "phone", name: string, words: string, foot: boolean): string {
  if (size === "phone") return [name.length > 15 ? "crowd" : "", narrow(name)].join(" ").trim();
  if (size === "table") return narrow(name);
  if (size === "full") return words.length > (foot ? 110 : 300) ? "long" : "";
  const needed = words.length + (words.split("\n").length - 1) * BREAK + (foot ? 34 : 0) + (name.length > 13 ? 16 : 0);
  if (needed > 290) return "long xl xxl";
  if (needed > 220) return "long xl";
  if (needed > 150) return "long";
  return needed > 70 ? "mid" : "";
}

/** A long word is set smaller on a narrow card, where it would be broken. */
function narrow(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longest > 11) return "narrower";
  return longest > 8 ? "narrow" : "";
}
