// Somebody who plays at a table in a browser: sees what the page shows, and answers by clicking, by touch or by keys.
import type { Locator, Page, WebSocket } from "playwright-core";
import type { Choice, Outline, Question, ServerMessage } from "../src/lib/protocol";
import { until } from "./house";

const QUIET_CLICK = { timeout: 3000 };
/** Where a card can be clicked even if the next one lies over it: on its spine. */
const EDGE = { x: 10, y: 12 };

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
/** After so many tries of its own a player takes an answer from the list of all; after so many more it gives up. */
const OWN = 5;
const LISTED = 10;
/** How long a page may take to send an answer that was given; and the server, to acknowledge it. */
const GRACE = 600;
const PATIENCE = 90_000;

export class Player {
  /** Everything that came over the socket, in order. */
  heard: ServerMessage[] = [];
  moved = 0;
  question: Question | null = null;
  outline: Outline | undefined;
  over = false;
  kinds = new Set<string>();
  by: "mouse" | "finger" | "keys" = "mouse";
  /** How often a card is taken rather than a plain answer. */
  eager = 0.7;
  /** How many answers were taken from the list of all, since what is lit brought none. */
  listed = 0;
  private sent = 0;
  private replies = 0;

  constructor(readonly page: Page, private random: () => number = Math.random) {
    page.on("websocket", (socket) => this.listen(socket));
  }

  private listen(socket: WebSocket): void {
    socket.on("framereceived", ({ payload }) => this.hear(JSON.parse(payload.toString()) as ServerMessage));
    socket.on("framesent", ({ payload }) => {
      if ((JSON.parse(payload.toString()) as { type: string }).type === "move") this.sent++;
    });
  }

  private hear(said: ServerMessage): void {
    this.heard.push(said);
    if (said.type === "view") this.outline = said.outline ?? this.outline;
    if (said.type === "question") this.question = said.standingAnswer === undefined ? said : null;
    if (said.type === "waiting" || said.type === "over") this.question = null;
    if (said.type === "over") this.over = true;
    if (said.type === "committed" || (said.type === "refused" && said.id !== undefined)) this.replies++;
    if (said.type === "committed") {
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

  get myTurn(): boolean {
    return this.question !== null && this.question.answer === undefined;
  }

  /** Waits until there is something to answer, or no need to; false when there is nothing. */
  async asked(stop: () => boolean = () => false): Promise<boolean> {
    await until(async () => this.over || this.myTurn || stop(), PATIENCE, () => `last heard: ${this.last}`);
    return this.myTurn && !stop();
  }

  /** Plays on until something holds, or to the end. */
  async playUntil(stop: () => boolean, answer: () => Promise<void> = () => this.answer()): Promise<void> {
    while (!stop() && (await this.asked(() => this.over || stop()))) {
      this.kinds.add(this.question?.kind ?? "");
      await this.settled(answer);
    }
  }

  /** Answers once, and waits until the server has it for good. Whatever the cards are, some answer is found. */
  async settled(answer: () => Promise<void> = () => this.answer()): Promise<void> {
    const before = this.moved;
    const troubles: string[] = [];
    for (let tries = 0; this.moved === before && this.myTurn; tries++) {
      if (tries >= OWN + LISTED) throw new Error(this.helpless(troubles));
      const next = tries === 0 ? answer : tries < OWN ? () => this.answer(true) : () => this.list();
      await this.attempt(next).catch((trouble: unknown) => troubles.push(String(trouble).slice(0, 400)));
    }
  }

  private async attempt(answer: () => Promise<void>): Promise<void> {
    const { sent, replies } = this;
    const asked = this.question?.step;
    const shown = this.page.locator(`[data-region=question][data-asked="${asked}"]`);
    const same = () => this.myTurn && this.question?.step === asked;
    await until(async () => !same() || (await shown.count()) > 0, PATIENCE, () => `the page does not show question ${asked}`);
    if (!same()) return;
    const failed = await answer().then(() => "nothing was sent", String);
    await until(async () => this.sent > sent || !same(), GRACE).catch(() => undefined);
    if (this.sent === sent && same()) throw new Error(failed);
    if (this.sent > sent) await until(async () => this.replies > replies || this.over, PATIENCE, () => `no reply; last heard: ${this.last}`);
  }

  private helpless(troubles: string[]): string {
    const { kind, step, prompt, choices } = this.question ?? {};
    return [`no answer was found to question ${step} (${kind}): ${prompt?.en}`, ...(choices ?? []).map((one) => `  ${one.verb}: ${one.text.en}`), ...troubles].join("\n");
  }

  private pick<T>(from: T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)];
  }

  private async any(selector: string): Promise<Locator | undefined> {
    const found = await this.page.locator(selector).all();
    return this.pick(found);
  }

  private async hit(what: Locator, how: { position?: { x: number; y: number }; timeout?: number } = {}): Promise<void> {
    await (this.by === "finger" ? what.tap({ ...QUIET_CLICK, ...how }) : what.click({ ...QUIET_CLICK, ...how }));
  }

  /** One answer, as chance has it. @param again after one that came to nothing: what was taken up is put down first */
  async answer(again = false): Promise<void> {
    if (again) await this.putDown();
    await (this.by === "keys" ? this.press() : this.click());
  }

  /** Lays down a card that is still taken up since the last answer. */
  private async fresh(): Promise<void> {
    if ((await this.page.locator("[data-pick] .card.chosen").count()) > 0) await this.page.keyboard.press("Escape");
  }

  /** Closes what is open, and puts down what was chosen and taken up. */
  private async putDown(): Promise<void> {
    for (let times = 0; times < 3; times++) await this.page.keyboard.press("Escape");
  }

  /** One answer by clicking what is lit, as a person would. */
  async click(): Promise<void> {
    const asked = this.question?.step;
    await this.fresh();
    const [card, plain, number, slider, clan, spot] = await Promise.all(LIT.map((selector) => this.any(selector)));
    if (clan) return this.hit(clan);
    if (spot && (!plain || this.random() < 0.5)) await this.hit(spot);
    else if (card && (!plain || this.random() < this.eager)) await this.place(card);
    else if (number) await this.hit(number);
    else if (slider) await slider.fill(String(Math.floor(this.random() * 4)), QUIET_CLICK);
    else return plain && this.hit(plain);
    if (this.question?.step === asked) await this.main();
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
    await this.fresh();
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

  /** One answer by keys alone: a lit choice by its number, then Enter. */
  private async press(): Promise<void> {
    const keys = this.page.keyboard;
    const asked = this.question?.step;
    const same = () => this.myTurn && this.question?.step === asked;
    await keys.press(String(1 + Math.floor(this.random() * 3)));
    if (same()) await keys.press(String(1 + Math.floor(this.random() * 2)));
    if (same()) await keys.press("Enter");
  }

  /** Takes an answer from the list of all of them, which every question has: first passing, then any. */
  private async list(): Promise<void> {
    const { choices = [], pass } = this.question ?? {};
    const at = choices.findIndex((choice) => choice.move === pass);
    const wanted = at >= 0 && this.random() < 0.5 ? at : Math.floor(this.random() * choices.length);
    await this.putDown();
    const all = this.page.getByRole("dialog", { name: /^(All answers|Toutes les réponses)$/ });
    const button = all.locator("ul").first().locator(".btn").nth(wanted);
    if (this.by === "keys") await this.reach(button);
    else {
      await this.hit(this.page.getByRole("button", { name: /^(Options and more|Options et autres)/ }), { timeout: 15_000 });
      await this.hit(this.page.getByRole("dialog").getByRole("button", { name: /^(All answers|Toutes les réponses)$/ }), { timeout: 15_000 });
      await this.hit(button, { timeout: 15_000 });
    }
    this.listed++;
  }

  private async reach(button: Locator): Promise<void> {
    const keys = this.page.keyboard;
    await keys.press("a");
    await button.waitFor({ timeout: 15_000 });
    for (let stops = 0; stops < 200 && !(await button.evaluate((one) => one === document.activeElement)); stops++) await keys.press("Tab");
    await keys.press("Enter");
  }
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", "['’]");

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
