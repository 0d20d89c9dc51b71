// The names of players in the page's texts.
import type { Question, Seat, Text } from "../lib/protocol";
import { elide, t } from "../lib/i18n.svelte";
import type { GameUi, Scene } from "./scene";

export function isBot(seat: Seat | undefined): boolean {
  return seat?.kind === "search" || seat?.kind === "random";
}

const BY_NUMBER = /(?<!\p{L})(de |que )?(?:seat|la place|place) (\d+)\b/giu;

/** Replaces seat numbers in a sentence by the players' names. */
export function byName(sentence: string, seats: Seat[]): string {
  return sentence.replace(BY_NUMBER, (number, before: string | undefined, n: string) => {
    const name = seats[Number(n) - 1]?.name;
    return name ? elide(before ?? "", name) : number;
  });
}

/** The names of the seats in the log, where the game has any. */
export function seatLabels(scene: Scene, ui: GameUi): (string | undefined)[] {
  return scene.seats.map((seat) => {
    const label = ui.label(scene, seat.seat);
    return label ? t(label) : undefined;
  });
}

/** The name of a seat: as in the log, else the player's name. */
export function displayName(scene: Scene, ui: Pick<GameUi, "label">, seat: number): string {
  const label = ui.label(scene, seat);
  return (label && t(label)) || (scene.seats[seat]?.name ?? "");
}

/** The same for the texts of a list, in both languages. */
export function withNames<T extends { text: Text }>(all: T[], seats: Seat[]): T[] {
  return all.map((one) => ({ ...one, text: { en: byName(one.text.en, seats), fr: byName(one.text.fr, seats) } }));
}

/** A question with the players' names. */
export function withPlayerNames(question: Question, seats: Seat[]): Question {
  const each = <T extends { text: Text }>(all: T[]): T[] => withNames(all, seats);
  const prompt = { en: byName(question.prompt.en, seats), fr: byName(question.prompt.fr, seats) };
  return {
    ...question, prompt, choices: each(question.choices), refusals: each(question.refusals), cautions: each(question.cautions),
  };
}
