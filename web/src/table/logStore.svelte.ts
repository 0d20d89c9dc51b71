// The loaded part of a table's log.
import type { EventsMessage, GameEvent } from "../lib/protocol";

/** The events of one step. */
export interface Step {
  step: number;
  undone: boolean;
  events: EventsMessage["events"];
}

/** A log that is read from its end, and may have earlier parts elsewhere. */
export interface LogSource {
  /** The number of the first step held. */
  readonly first: number;
  /** Whether something came before it. */
  readonly more: boolean;
  /** The last loaded steps, at most `count`. */
  last(count: number): Step[];
  /** The steps held from one on. */
  since(first: number): Step[];
  /** Fetches an earlier part. */
  earlier(): Promise<void>;
}

type Fetch = (before: number, count: number) => Promise<Step[]>;

/** How many steps are asked for at once; the server gives no more. */
export const PART = 500;
/** How many steps are loaded in advance for boards that list past events. */
export const FAR = 2000;

export class LogStore implements LogSource {
  /** The valid steps with events that the board lists permanently. */
  remembered = $state.raw<Step[]>([]);

  private version = $state(0);
  private held: Step[] = [];
  private standing: Step[] = [];
  private begin = 1;
  private fetching: Promise<void> | undefined;

  constructor(private fetch: Fetch, private remembers: (event: GameEvent) => boolean = () => false) {}

  get first(): number {
    void this.version;
    return this.begin;
  }

  get more(): boolean {
    return this.first > 1;
  }

  last(count: number): Step[] {
    void this.version;
    return this.held.slice(-count);
  }

  since(first: number): Step[] {
    return this.last(Math.max(1, this.begin + this.held.length - first)).filter((step) => step.step >= first);
  }

  all(): Step[] {
    return this.last(Infinity);
  }

  /** The next step does not follow the loaded ones: starts over. */
  restart(from: number): void {
    this.held = [];
    this.begin = from;
    this.recall();
  }

  add(step: Step): void {
    this.held.push(step);
    this.recollect(step);
    this.version++;
  }

  earlier(count = PART): Promise<void> {
    if (!this.more) return Promise.resolve();
    this.fetching ??= this.fetchBefore(this.begin, count).finally(() => (this.fetching = undefined));
    return this.fetching;
  }

  /** Loads earlier parts until `count` steps are loaded, or there are no more. */
  async reach(count = FAR): Promise<void> {
    while (this.more && this.held.length < count) await this.earlier();
  }

  private async fetchBefore(before: number, count: number): Promise<void> {
    const steps = await this.fetch(before, count);
    if (before !== this.begin) return;
    this.held = [...steps, ...this.held];
    this.begin = steps[0]?.step ?? 1;
    this.recall();
  }

  private recall(): void {
    this.standing = [];
    this.remembered = [];
    this.held.forEach((step) => this.recollect(step));
    this.version++;
  }

  /** An undo strikes the last valid step. */
  private recollect(step: Step): void {
    if (step.undone) {
      const struck = this.standing.pop();
      if (struck && this.remembered.at(-1) === struck) this.remembered = this.remembered.slice(0, -1);
      return;
    }
    if (!step.events.some((event) => event.text)) return;
    this.standing.push(step);
    if (step.events.some(this.remembers)) this.remembered = [...this.remembered, step];
  }
}
