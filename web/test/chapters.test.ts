import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { ClauseInfo } from "../src/lib/protocol";
import { msg } from "../src/lib/i18n.svelte";
import { chapters, splitReferences, KINDS, filterClauses } from "../src/rules/chapters";

const clause = (id: string, chapter: string, kind: string, en: string, fr: string): ClauseInfo => ({
  id, chapter: msg(chapter, chapter), kind, text: msg(en, fr),
});
const BOOK = [
  clause("VEN-SET-01", "Setup", "rule", "Each player takes a clan.", "Chaque joueur prend un clan."),
  clause("VEN-RUL-01", "Rulings: timing", "ruling", "Frenzy comes first.", "La Frénésie passe d'abord."),
  clause("VEN-SET-02", "Setup", "example", "Noor takes the Tremere.", "Noor prend les Tremere."),
];

describe("the ledger", () => {
  it("gathers clauses by chapter in the order of the book", () => {
    expect(chapters(BOOK).map((one) => [one.id, one.clauses.map((each) => each.id)])).toEqual([
      ["setup", ["VEN-SET-01", "VEN-SET-02"]], ["rulings-timing", ["VEN-RUL-01"]],
    ]);
  });

  it("is searched in both languages and by number, without accents", () => {
    const ids = (query: string, kinds: string[] = []) => filterClauses(BOOK, query, kinds).map((one) => one.id);
    expect(ids("frenesie")).toEqual(["VEN-RUL-01"]);
    expect(ids("ven-set-02")).toEqual(["VEN-SET-02"]);
    expect(ids("takes", ["example"])).toEqual(["VEN-SET-02"]);
    expect(ids("", ["rule", "ruling"])).toEqual(["VEN-SET-01", "VEN-RUL-01"]);
    expect(ids("takes frenzy")).toEqual([]);
  });

  it("finds the numbers of clauses in words", () => {
    expect(splitReferences("As in VEN-3PL-07, not A-B-1.")).toEqual(["As in ", "VEN-3PL-07", ", not A-B-1."]);
    expect(splitReferences("None.")).toEqual(["None."]);
    for (const id of ["NF-CHAIN-05", "RIV-ATK-04", "VTES-DECK-02"]) expect(splitReferences(`See ${id}.`)).toEqual(["See ", id, "."]);
  });

  it("has words for every kind of clause of every game", () => {
    const games = fileURLToPath(new URL("../../games", import.meta.url));
    const ledgers = readdirSync(games).map((game) => readFileSync(`${games}/${game}/src/main/resources/META-INF/rules/${game}.yaml`, "utf8"));
    const kinds = new Set(ledgers.flatMap((text) => [...text.matchAll(/^\s+kind: "?(\w+)"?$/gm)].map((found) => found[1] ?? "")));
    expect(kinds.size).toBeGreaterThan(6);
    expect([...kinds].filter((kind) => !KINDS[kind])).toEqual([]);
  });
});
