import { expect, it } from "vitest";
import type { CardInfo, GameEvent } from "../src/lib/protocol";
import { buildLog } from "../src/table/log";
import { history } from "../src/table/history";
import { card } from "./book";

const FIST = card(0, "fist", "Fist of Caine", "Poing de Caïn");
const VICTIM = card(1, "victim", "Victim", "Victime");
const ELDER = card(2, "elder", "Elder", "Ancien");
const OTHER = card(3, "other", "Elder", "Aînée");
const BOOK = [FIST, VICTIM, ELDER, OTHER];
const CHAPTER = 17;

const told = (en: string, fr: string, face = -1, kind = 20): GameEvent => ({ kind, subject: 0, object: 0, amount: 0, face, text: { en, fr } });
const steps = [
  { step: 1, undone: false, events: [told("Round 1.", "Manche 1.", -1, CHAPTER), told("Ana plays Fist of Caine.", "Ana joue Poing de Caïn.", 0)] },
  { step: 2, undone: false, events: [told("Bo plays a card.", "Bo joue une carte."), told("Elder wakes.", "Ancien s'éveille.", 2)] },
  { step: 3, undone: false, events: [told("Round 2.", "Manche 2.", -1, CHAPTER), told("Victim flees from Fist of Caine.", "Victime fuit Poing de Caïn.", 1)] },
  { step: 4, undone: false, events: [told("Fist of Caine is discarded.", "Poing de Caïn est défaussé.", 0)] },
  { step: 5, undone: true, events: [] },
];
const of = (what: CardInfo, lang: "en" | "fr" = "en") =>
  history(buildLog(steps, (event) => event.kind === CHAPTER), what, BOOK, lang)
    .map((chapter) => [chapter.title?.[lang], ...chapter.entries.map((entry) => entry.text[lang])]);

it("tells the lines that name a card, under their chapters, and nothing that was taken back", () => {
  expect(of(FIST)).toEqual([["Round 1.", "Ana plays Fist of Caine."], ["Round 2.", "Victim flees from Fist of Caine."]]);
  expect(of(VICTIM, "fr")).toEqual([["Manche 2.", "Victime fuit Poing de Caïn."]]);
});

it("tells cards of one name apart by what the line is about", () => {
  expect(of(ELDER)).toEqual([["Round 1.", "Elder wakes."]]);
  expect(of(OTHER)).toEqual([]);
  expect(of(OTHER, "fr")).toEqual([]);
});

it("says nothing of a card that was played unseen", () => {
  const unseen = history(buildLog([steps[1]!], () => false), VICTIM, BOOK, "en");
  expect(unseen).toEqual([]);
});
