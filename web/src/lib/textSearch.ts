// Text search that ignores case and accents, and marks the words found.

/** A text in lower case without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/’/g, "'");
}

/** The words of a query. */
export function queryWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether a folded text has all the words. */
export function hasAll(folded: string, words: string[]): boolean {
  return words.every((word) => folded.includes(word));
}

export interface Segment {
  text: string;
  hit: boolean;
}

/** The text in bits, those that match a word of the query marked. */
export function highlight(text: string, words: string[]): Segment[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const marked = letters.map(() => false);
  const { folded, from } = mapped(letters);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = from[at + word.length - 1] ?? 0;
      for (let letter = from[at] ?? 0; letter <= end; letter++) marked[letter] = true;
    }
  }
  return grouped(letters, marked);
}

/** The folded text, and the source letter of each of its characters. */
function mapped(letters: string[]): { folded: string; from: number[] } {
  let folded = "";
  const from: number[] = [];
  letters.forEach((letter, at) => {
    const plain = fold(letter);
    folded += plain;
    for (let sign = 0; sign < plain.length; sign++) from.push(at);
  });
  return { folded, from };
}

function grouped(letters: string[], marked: boolean[]): Segment[] {
  const out: Segment[] = [];
  letters.forEach((letter, at) => {
    const hit = marked[at] ?? false;
    const last = out.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else out.push({ text: letter, hit });
  });
  return out;
}
