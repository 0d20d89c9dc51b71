// Somebody who plays at a table in a browser: sees what the page shows, and answers by clicking or by keys.
import type { Locator, Page, WebSocket } from "playwright-core";
import type { Choice, Question, Said } from "../src/lib/protocol";
import { until } from "./house";

const QUIET_CLICK = { timeout: 3000 };
/** Where a card can be clicked even if the next one lies over it: on its spine. */
const EDGE = { x: 10, y: 12 };
/** How long a click that found its button waits to be acknowledged before another is tried. */
const PATIENCE = 3000;

/** What is lit outside of the hand, but for what was taken up already. */
const BESIDE = ["[data-region=table]", ".own"]
  .flatMap((place) => [`${place} [data-pick=card] button`, `${place} button[data-pick=card]`])
  .map((lit) => `${lit}:not([aria-pressed=true])`).join();
const PLAIN = ".acts > .btn:not(.quiet):not([aria-disabled=true])";
/** What can be clicked: cards, plain answers, numbers, a scale of them, clans, and what else lies on the board. */
const LIT = [
  "[data-pick=card] button, button[data-pick=card]", PLAIN, ".acts .numbers .btn", ".acts .numbers input",
  "[data-pick=clan]", "[data-pick=seat]:visible, button[data-pick=archive]:visible, [data-pick=archive] button:visible, .promises [data-pick=way]",
];
/** How many tries a card gets before a plain answer is given instead. */
const BOLD = 4;

export class Player {
  /** Everything that came over the socket, in order. */
  heard: Said[] = [];
  moved = 0;
  question: Question | null = null;
  over = false;
  kinds = new Set<string>();
  /** Taps instead of clicking. */
  finger = false;
  /** How often a card is taken rather than a plain answer. */
  eager = 0.7;
  private tries = 0;

  constructor(readonly page: Page, private random: () => number = Math.random) {
    page.on("websocket", (socket) => this.listen(socket));
  }

  private listen(socket: WebSocket): void {
    socket.on("framereceived", ({ payload }) => this.hear(JSON.parse(payload.toString()) as Said));
  }

  private hear(said: Said): void {
    this.heard.push(said);
    if (said.type === "question") this.question = said;
    if (said.type === "waiting" || said.type === "over") this.question = null;
    if (said.type === "over") this.over = true;
    if (said.type === "moved") {
      this.moved++;
      this.question = null;                // what is asked next comes after this
    }
  }

  /** Where this player sits, as the server has told. */
  get seat(): number | undefined {
    return this.heard.filter((said) => said.type === "hello").at(-1)?.seat;
  }

  get last(): string {
    return JSON.stringify(this.heard.at(-1) ?? null).slice(0, 300);
  }

  get owes(): boolean {
    return this.question !== null && this.question.answer === undefined;
  }

  /** Waits until there is something to answer, or no need to; false when there is nothing. */
  async asked(stop: () => boolean = () => false): Promise<boolean> {
    await until(async () => this.over || this.owes || stop(), 60_000, () => `last heard: ${this.last}`);
    return this.owes && !stop();
  }

  /** Plays on until something holds, or to the end. */
  async playUntil(stop: () => boolean, answer: () => Promise<void> = () => this.click()): Promise<void> {
    while (!stop() && (await this.asked(() => this.over || stop()))) {
      this.kinds.add(this.question?.kind ?? "");
      await this.settled(answer);
    }
  }

  /** Answers once, and waits until the server has it for good. */
  async settled(answer: () => Promise<void>): Promise<void> {
    const before = this.moved;
    let trouble: unknown = "nothing that can be clicked";
    for (this.tries = 0; this.moved === before && this.owes; this.tries++) {
      if (this.tries > 8) throw new Error(`no answer was found to ${JSON.stringify(this.question).slice(0, 600)}\n${trouble}`);
      const done = await answer().then(() => true, (failed: unknown) => ((trouble = failed), false));
      await until(async () => this.moved > before || this.over, done ? PATIENCE : 500).catch(() => undefined);
    }
  }

  private pick<T>(from: T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)];
  }

  private async any(selector: string): Promise<Locator | undefined> {
    const found = await this.page.locator(selector).all();
    return this.pick(found);
  }

  private async hit(what: Locator, how: { position?: { x: number; y: number } } = {}): Promise<void> {
    await (this.finger ? what.tap({ ...QUIET_CLICK, ...how }) : what.click({ ...QUIET_CLICK, ...how }));
  }

  /** One answer by clicking what is lit, as a person would. */
  async click(): Promise<void> {
    const asked = this.question?.seq;
    const [card, plain, number, slider, clan, spot] = await Promise.all(LIT.map((selector) => this.any(selector)));
    const bold = this.tries < BOLD;
    if (clan) await this.hit(clan);
    else if (spot && (!plain || (bold && this.random() < 0.5))) await this.hit(spot);
    else if (card && (!plain || (bold && this.random() < this.eager))) await this.place(card);
    else if (number) await this.hit(number);
    else if (slider) await slider.fill(String(Math.floor(this.random() * 4)), QUIET_CLICK);
    else return plain && this.hit(plain);
    if (this.question?.seq === asked) await this.main();
  }

  private async place(card: Locator): Promise<void> {
    await this.hit(card, { position: EDGE });
    const way = await this.any("[data-pick=way], [data-pick=seat]");
    if (way) await this.hit(way);
    else await this.meant();
  }

  /** Where the card taken up needs another, such as the minion that plays it: takes one, and one of the ways. */
  private async meant(): Promise<void> {
    if (await this.page.locator(".acts .btn.go").isVisible()) return;
    const beside = await this.any(BESIDE);
    if (beside) await this.hit(beside, { position: EDGE });
    else if (await this.page.locator(PLAIN).count()) return this.hit(this.page.locator(PLAIN).first());
    const way = await this.any(".acts .seg:not(.numbers) .btn:not([aria-disabled=true])");
    if (way) await this.hit(way);
  }

  /** Gives an answer that begins with a card: takes it up, then presses what the answer says, or where it may go. */
  async give(choice: Choice): Promise<void> {
    await this.hit(this.page.locator(`[data-row="${choice.cards[0]}"]`).locator("visible=true").first(), { position: EDGE });
    const said = this.page.locator(".acts > .btn").filter({ hasText: new RegExp(`^${[choice.text.en, choice.text.fr].map(quoted).join("|")}`, "i") });
    const way = this.page.locator("[data-pick=way]:visible").first();
    if ((await said.count()) > 0) return this.hit(said.first());
    const second = this.page.locator(`[data-row="${choice.cards[1]}"][data-pick]`).locator("visible=true").first();
    if (await way.isVisible()) await this.hit(way);
    else if (choice.cards[1] !== undefined && (await second.isVisible())) await this.hit(second, { position: EDGE });
    await this.main();
  }

  private async main(): Promise<void> {
    const main = this.page.locator(".acts .btn.go");
    if (await main.isVisible()) await this.hit(main);
  }

  /** One answer by keys alone: a lit choice by its number, then Enter; or the quiet answer. */
  async press(): Promise<void> {
    const keys = this.page.keyboard;
    await keys.press(String(1 + Math.floor(this.random() * 3)));
    if (this.owes) await keys.press(String(1 + Math.floor(this.random() * 2)));
    if (this.owes) await keys.press("Enter");
  }
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Chance that repeats: the same seed, the same choices. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
