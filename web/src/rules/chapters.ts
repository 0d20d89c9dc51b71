// The chapters of the rules, the search in them, and the names of the kinds of clauses.
import { fold, hasAll, queryWords } from "../lib/textSearch";
import type { ClauseInfo, Text } from "../lib/protocol";
import { msg } from "../lib/i18n.svelte";

export interface Chapter {
  /** Its anchor. */
  id: string;
  title: Text;
  clauses: ClauseInfo[];
}

export const KINDS: Record<string, Text> = {
  rule: msg("Rule", "Règle"),
  example: msg("Example", "Exemple"),
  ruling: msg("Ruling", "Décision"),
  card: msg("Ruling on cards", "Décision sur des cartes"),
  advanced: msg("Advanced rule", "Règle avancée"),
  faq: msg("Frequent question", "Question fréquente"),
  historical: msg("Older sets", "Anciennes extensions"),
  variant: msg("Variant", "Variante"),
  glossary: msg("Glossary", "Lexique"),
};

export const kindName = (kind: string): Text => KINDS[kind] ?? msg(kind, kind);

/** The clauses by chapter, in the order of the book. */
export function chapters(clauses: ClauseInfo[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    const id = fold(clause.chapter.en).replace(/[^a-z0-9]+/g, "-");
    const chapter = found.get(id) ?? { id, title: clause.chapter, clauses: [] };
    chapter.clauses.push(clause);
    found.set(id, chapter);
  }
  return [...found.values()];
}

const folds = new WeakMap<ClauseInfo, string>();

function folded(clause: ClauseInfo): string {
  let known = folds.get(clause);
  if (known === undefined) {
    known = fold(`${clause.id} ${clause.text.en} ${clause.text.fr} ${clause.chapter.en} ${clause.chapter.fr}`);
    folds.set(clause, known);
  }
  return known;
}

/** The clauses of the kinds ticked (all, if none is) that have every word of the query, in either language. */
export function filterClauses(clauses: ClauseInfo[], query: string, kinds: string[]): ClauseInfo[] {
  const words = queryWords(query);
  return clauses.filter((clause) => (kinds.length === 0 || kinds.includes(clause.kind)) && hasAll(folded(clause), words));
}

/** The words of a clause in parts; those at odd places are the numbers of other clauses. */
export function splitReferences(words: string): string[] {
  return words.split(/\b([A-Z]{2,4}-[A-Z0-9]{2,6}-\d+)\b/);
}
