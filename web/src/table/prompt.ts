// Splits a prompt into its sentence and the note in brackets.

export interface PromptParts {
  ask: string;
  note: string;
}

/** The last brackets of a prompt become its note; "(secret)" is dropped. */
export function splitPrompt(prompt: string): PromptParts {
  const open = opening(prompt.trim());
  if (open < 0) return { ask: prompt.trim(), note: "" };
  const note = prompt.trim().slice(open + 1, -1).trim();
  const ask = prompt.trim().slice(0, open).trim();
  return { ask, note: note === "secret" ? "" : capitalize(note) };
}

function opening(text: string): number {
  if (!text.endsWith(")")) return -1;
  let depth = 0;
  for (let at = text.length - 1; at > 0; at--) {
    if (text[at] === ")") depth++;
    if (text[at] === "(" && --depth === 0) return at;
  }
  return -1;
}

/** Keeps "voulez-vous" on one line with a word joiner after the hyphen. */
export function keepTogether(text: string): string {
  return text.replace(/-(?=(?:vous|t-|ils?|elles?|on)\b)/gu, "-\u2060");
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
