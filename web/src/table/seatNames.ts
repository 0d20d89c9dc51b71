// What the page calls those who sit at a table.
import type { Question, Seat, Text } from "../lib/protocol";
import { elide, t } from "../lib/i18n.svelte";
import type { GameUi, Scene } from "./scene";

export function isBot(seat: Seat | undefined): boolean {
  return seat?.kind === "search" || seat?.kind === "random";
}

const BY_NUMBER = /(?<!\p{L})(de |que )?(?:seat|la place|place) (\d+)\b/giu;

/** A sentence in which those called by the number of their seat, before they have a clan, go by their names. */
export function byName(sentence: string, seats: Seat[]): string {
  return sentence.replace(BY_NUMBER, (number, before: string | undefined, n: string) => {
    const name = seats[Number(n) - 1]?.name;
    return name ? elide(before ?? "", name) : number;
  });
}

/** What the log calls each seat, where it has a name of its own for it. */
export function seatLabels(scene: Scene, ui: GameUi): (string | undefined)[] {
  return scene.seats.map((seat) => {
    const label = ui.label(scene, seat.seat);
    return label ? t(label) : undefined;
  });
}

/** What a table calls a seat wherever it speaks of it: as the log does, or else by the name of who sits there. */
export function displayName(scene: Scene, ui: Pick<GameUi, "label">, seat: number): string {
  const label = ui.label(scene, seat);
  return (label && t(label)) || (scene.seats[seat]?.name ?? "");
}

/** The same in both languages, for each of several things that have words. */
export function withNames<T extends { text: Text }>(all: T[], seats: Seat[]): T[] {
  return all.map((one) => ({ ...one, text: { en: byName(one.text.en, seats), fr: byName(one.text.fr, seats) } }));
}

/** A question that calls people by their names. */
export function withPlayerNames(question: Question, seats: Seat[]): Question {
  const each = <T extends { text: Text }>(all: T[]): T[] => withNames(all, seats);
  const prompt = { en: byName(question.prompt.en, seats), fr: byName(question.prompt.fr, seats) };
  return {
    ...question, prompt, choices: each(question.choices), refusals: each(question.refusals), cautions: each(question.cautions),
  };
}
