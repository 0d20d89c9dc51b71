// Chooses a type size for a card's text, so that it fits its frame and no name is broken.

/** The cost of a line break, in letters. */
const BREAK = 14;
/** How many letters of a name fit on a line in hand. */
const ROW = 13;

/** The classes of look.css for words of this length; a foot, or a name or kind of several lines, takes room from them. */
export function sizeClasses(size: "full" | "hand" | "table" | "phone", name: string, words: string, foot: boolean, kind = ""): string {
  if (size === "phone") return name.length > 15 || kind.length > 26 ? "crowd" : "";
  if (size === "table") return "";
  if (size === "full") return words.length > (foot ? 110 : 300) ? "long" : "";
  return sized(words.length + (words.split("\n").length - 1) * BREAK + (foot ? 34 : 0) + named(name) + (kind.length > 23 ? 22 : 0));
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

/** The room that a name of several lines takes, in letters. */
function named(name: string): number {
  if (name.length <= ROW) return 0;
  return name.length > ROW + ROW ? 52 : 26;
}

/** How wide letters of the names' type are, in its size. */
const LETTERS: [RegExp, number][] = [[/[MW]/, 0.85], [/[mwœæ]/, 0.71], [/\p{Lu}/u, 0.58], [/[iîïjlI'’.,:!]/, 0.25], [/[frt]/, 0.32], [/[csz]/, 0.39]];
const USUAL = 0.48;

/** The breadth of the longest word of a name, in the size of its type: it is set so that this fits on one line. */
export function longestWord(name: string): number {
  const words = name.split(/[\s-]/).map((word) => [...word].reduce((sum, letter) => sum + (LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL), 0));
  return Number(Math.max(1, ...words).toFixed(2));
}
