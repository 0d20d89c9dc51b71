// The player's selection for the open question.
import { SvelteMap } from "svelte/reactivity";
import type { Choice, MovePreview, Question } from "../lib/protocol";
import { cautionOf, sortChoices, defaultMove, type Offer } from "./choices";
import type { Picking } from "./scene";

/** The part of a session that the picker uses. */
export interface Asker {
  preview(move: string): Promise<MovePreview>;
  move(move: string): void;
}

export class Picker implements Picking {
  card = $state<number | undefined>();
  /** Whether the card stayed selected after the last answer; then no answer is preselected. */
  kept = $state(false);
  private chosen = $state<string | undefined>();
  private told = new SvelteMap<string, MovePreview>();
  private asked = new Set<string>();
  readonly offer: Offer;

  constructor(
    readonly question: Question,
    private asker: Asker,
    shown: (row: number) => boolean,
    counted: (verb: string) => boolean,
    private confirm: () => boolean,
    /** Whether it is asked again and again, so that what is done with a card must stay in its place from the first time on. */
    readonly repeats = false,
  ) {
    this.offer = sortChoices(question, shown, counted);
  }

  /**
   * Restores the previous selection: all of it if the same question comes again, such as after a
   * lost connection; else the card, where several things can be done with it, or could be, such as one more transfer.
   */
  resume(before: Picker | undefined): void {
    if (!before || before.question.kind !== this.question.kind) return;
    const again = before.question.step === this.question.step;
    const own = before.card === undefined ? undefined : this.offer.cards.get(before.card);
    if (own && (again || own.length > 1 || before.several)) this.card = before.card;
    this.kept = this.card !== undefined && (!again || before.kept);
    if (again && this.card === before.card && this.find(before.chosen)) this.chosen = before.chosen;
  }

  /** Whether the selected card has several choices, or stayed selected. */
  get several(): boolean {
    return this.kept || (this.card !== undefined && (this.offer.cards.get(this.card)?.length ?? 0) > 1);
  }

  get move(): string | undefined {
    return this.chosen ?? (this.kept ? undefined : defaultMove(this.question, this.offer, this.card));
  }

  get choice(): Choice | undefined {
    return this.find(this.move);
  }

  find(move: string | undefined): Choice | undefined {
    return this.question.choices.find((choice) => choice.move === move);
  }

  take(card: number | undefined): void {
    this.card = card === this.card || (card !== undefined && !this.offer.cards.has(card)) ? undefined : card;
    this.chosen = undefined;
    this.kept = this.repeats && this.card !== undefined;
  }

  choose(move: string | undefined): void {
    this.chosen = move;
  }

  /** A plain answer: made at once, or only chosen where the player wants to confirm or ought to be warned. */
  press(move: string): void {
    const wait = this.confirm() || cautionOf(this.question, move) !== undefined;
    if (wait && this.chosen !== move) this.chosen = move;
    else this.answer(move);
  }

  answer(move: string): void {
    this.asker.move(move);
  }

  /** Makes the main answer, if there is one. */
  main(): void {
    if (this.move !== undefined) this.answer(this.move);
  }

  /** Clears the chosen answer, then the selected card; false if there was neither. */
  back(): boolean {
    const had = this.chosen !== undefined || this.card !== undefined;
    if (this.chosen !== undefined) this.chosen = undefined;
    else this.take(undefined);
    return had;
  }

  preview(move: string): MovePreview | undefined {
    const known = this.told.get(move);
    if (known || this.asked.has(move)) return known;
    this.asked.add(move);
    void this.asker.preview(move).then((told) => this.told.set(move, told));
    return undefined;
  }
}
