// Which of the smaller settings a card's words need, so that they never run out of the frame.

/** The classes of look.css for a text of this length; a foot, or a name of two lines, takes room from the words. */
export function fit(size: "full" | "hand" | "table" | "phone", name: string, words: string, foot: boolean): string {
  const length = words.length + (foot ? 30 : 0);
  if (size === "phone") return name.length > 15 ? "crowd" : "";
  if (size === "full") return length > 300 ? "long" : "";
  const room = name.length > 13 ? 16 : 0;
  const needed = length + room;
  if (needed > 150) return "long xl";
  if (needed > 122) return "long";
  return needed > 70 ? "mid" : "";
}
