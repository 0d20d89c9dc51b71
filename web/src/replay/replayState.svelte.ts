// The state of a replay: the current step, the viewer, and the steps loaded so far.
import { RequestError } from "../lib/api";
import type { ApiError, Frame, ReplayInfo } from "../lib/protocol";
import type { LogSource, Step } from "../table/logStore.svelte";

/** The source of the steps. */
export interface Source {
  overview(viewer?: string): Promise<ReplayInfo>;
  frames(viewer: string, from: number, count: number): Promise<Frame[]>;
}

export const WINDOW = 50;
/** A longer game is only loaded around the current step. */
const WHOLE = 500;
/** The number of windows before it, for the log. */
const BEFORE = 2;
const BEAT = 1400;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class ReplayState {
  info = $state.raw<ReplayInfo | null>(null);
  error = $state.raw<ApiError | null>(null);
  viewer = $state("");
  step = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Resolves when nothing is loading. */
  fetched: Promise<void> = Promise.resolve();

  private kept = $state.raw(new Map<number, Frame>());
  private last = $state.raw<Frame | null>(null);
  private all = new Map<string, Map<number, Frame>>();
  private vain = new Set<string>();
  private pumping = false;
  private timer = 0;
  private ended = false;

  constructor(private source: Source) {}

  get steps(): number {
    return this.info?.steps ?? 0;
  }

  /** The current step; while it loads, the previous one. */
  get frame(): Frame | null {
    return this.kept.get(this.step) ?? this.last;
  }

  get waiting(): boolean {
    return this.info !== null && !this.kept.has(this.step);
  }

  /** All steps fetched so far, in order. */
  get frames(): Frame[] {
    return [...this.kept.values()].sort((a, b) => a.step - b.step);
  }

  /** The events up to the current step, as far back as they are loaded. */
  get told(): Step[] {
    const told: Step[] = [];
    for (let frame = this.kept.get(this.step); frame && frame.step > 0; frame = this.kept.get(frame.step - 1))
      told.push({ step: frame.step, undone: frame.undone ?? false, events: frame.events });
    return told.reverse();
  }

  /** The log up to the step that is seen. */
  readonly log: LogSource = new ReplayLog(this, (window) => this.fetch(window));

  // ---- as whom, and where

  /** Opens the game for a viewer, by default the one who sees most; a game in progress at its last step. */
  async open(viewer: string | null, step: number | null): Promise<void> {
    await this.attempt(async () => {
      const info = await this.source.overview(viewer ?? undefined);
      if (viewer === null && info.table.seat === undefined && info.viewers.includes("all")) return this.open("all", step);
      this.show(info, viewer ?? String(info.table.seat ?? "public"));
      this.to(step ?? (info.table.state === "playing" ? info.steps : 0));
    });
  }

  /** Shows the same step to another viewer. */
  async see(viewer: string): Promise<void> {
    if (viewer === this.viewer) return;
    await this.attempt(async () => {
      this.show(await this.source.overview(viewer), viewer);
      this.to(this.step);
    });
  }

  /** Loads new steps of a game in progress. */
  async refresh(): Promise<void> {
    await this.attempt(async () => {
      this.info = await this.source.overview(this.viewer);
      this.vain.clear();
    });
  }

  to(step: number): void {
    this.last = this.kept.get(this.step) ?? this.last;
    this.step = Math.max(0, Math.min(this.steps, Math.round(step)));
    if (!this.pumping) this.fetched = this.pump();
  }

  /** To the next step worth finding again, or the one before. */
  toMark(by: 1 | -1): void {
    const marks = this.info?.marks.map((mark) => mark.step) ?? [];
    const next = by > 0 ? marks.find((step) => step > this.step) : marks.filter((step) => step < this.step).at(-1);
    this.to(next ?? (by > 0 ? this.steps : 0));
  }

  // ---- playing by itself

  play(): void {
    if (this.step >= this.steps) this.to(0);
    this.playing = true;
    this.beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.ended = true;
    this.pause();
  }

  private beat(): void {
    clearTimeout(this.timer);
    this.timer = Number(setTimeout(() => {
      if (!this.playing) return;
      if (this.step >= this.steps) return this.pause();
      if (this.kept.has(this.step + 1)) this.to(this.step + 1);
      this.beat();
    }, BEAT / this.speed));
  }

  // ---- fetching

  private show(info: ReplayInfo, viewer: string): void {
    this.last = this.frame;
    this.info = info;
    this.viewer = viewer;
    const kept = this.all.get(viewer) ?? new Map<number, Frame>();
    this.all.set(viewer, kept);
    this.kept = kept;
  }

  private async pump(): Promise<void> {
    this.pumping = true;
    await this.attempt(async () => {
      for (let next = this.next(); next !== undefined && !this.ended; next = this.next()) await this.fetch(next);
    });
    this.pumping = false;
  }

  private async fetch(window: number): Promise<void> {
    const viewer = this.viewer;
    const got = await this.source.frames(viewer, window * WINDOW, WINDOW);
    this.error = null;
    const kept = new Map(this.all.get(viewer));
    for (const frame of got) kept.set(frame.step, frame);
    this.all.set(viewer, kept);
    if (got.length === 0) this.vain.add(`${viewer} ${window}`);
    if (viewer === this.viewer) this.kept = kept;
  }

  /** The next window to load: the current one first, then later ones, then earlier ones. */
  private next(): number | undefined {
    const here = Math.floor(this.step / WINDOW);
    const end = Math.floor(this.steps / WINDOW);
    const wanted = this.steps <= WHOLE ? [here, here + 1, ...range(0, here - 1).reverse(), ...range(here + 2, end)]
      : [here, here + 1, ...range(Math.max(0, here - BEFORE), here - 1).reverse()];
    return wanted.find((window) => window <= end && this.lacks(window));
  }

  private lacks(window: number): boolean {
    if (this.vain.has(`${this.viewer} ${window}`)) return false;
    const from = window * WINDOW;
    return range(from, Math.min(from + WINDOW - 1, this.steps)).some((step) => !this.kept.has(step));
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.error = null;
    } catch (refused) {
      if (!(refused instanceof RequestError)) throw refused;
      this.error = refused.error;
      this.pause();
    }
  }
}

/** The log of a reel, whose earlier parts are the windows before. */
class ReplayLog implements LogSource {
  private told = $derived.by(() => this.replay.told);

  constructor(private replay: ReplayState, private fetch: (window: number) => Promise<void>) {}

  get first(): number {
    return this.told[0]?.step ?? this.replay.step + 1;
  }

  get more(): boolean {
    return this.told.length > 0 && this.first > 1;
  }

  last(count: number): Step[] {
    return this.told.slice(-count);
  }

  since(first: number): Step[] {
    return this.told.filter((step) => step.step >= first);
  }

  earlier(): Promise<void> {
    return this.fetch(Math.floor((this.first - 1) / WINDOW));
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
