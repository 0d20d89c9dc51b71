// Text search that ignores case and accents, and marks the words found.

/** A text in lower case without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/’/g, "'");
}

/** The words of a question that do not say what it is about. */
const FILLERS = new Set([
  ..."a an and are can do does how i in is it my of on or the to what when where which who why you your".split(" "),
  ..."a au aux ce comment dans de des du elle en est et il je la le les ma mes mon on ou puis-je quand que quel quelle qui sa se son sur ta ton tu un une vous".split(" "),
]);

/** The words of a query; of a question, only those that say what it is about. */
export function queryWords(query: string): string[] {
  const all = fold(query).split(/\s+/).map((word) => word.replace(/^[«"(]+|[»")?!.,;:]+$/g, "")).filter(Boolean);
  const telling = all.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : all;
}

/** A word of at most this many letters matches only at the start of words; elsewhere it would match inside too many. */
const SHORT = 3;
const LETTER = /[a-z0-9]/;

/** Where a word comes next in a folded text; negative if it does not. */
function next(folded: string, word: string, from: number): number {
  let at = folded.indexOf(word, from);
  while (at > 0 && word.length <= SHORT && LETTER.test(folded.charAt(at - 1)) && LETTER.test(word.charAt(0))) at = folded.indexOf(word, at + 1);
  return at;
}

/** A word, and for an infinitive in -er the stem that it shares with other forms of the verb. */
const forms = (word: string): string[] => (word.length > SHORT + 1 && word.endsWith("er") ? [word, word.slice(0, -1)] : [word]);

/** Whether a folded text has all the words. */
export function hasAll(folded: string, words: string[]): boolean {
  return words.every((word) => forms(word).some((form) => next(folded, form, 0) >= 0));
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
  for (const word of words.flatMap(forms)) {
    for (let at = next(folded, word, 0); at >= 0; at = next(folded, word, at + word.length)) {
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
