import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestError } from "../src/lib/api";
import type { Frame, ReplayInfo, Seat, TableInfo } from "../src/lib/protocol";
import { mayFork, setTaker, initialTakers } from "../src/replay/fork";
import { focusOf, replayAction } from "../src/replay/keys";
import { ReplayState, type Source } from "../src/replay/replayState.svelte";

const text = (en: string) => ({ en, fr: en });
const person = (seat: number): Seat => ({ seat, kind: "person", name: `P${seat}` });
const bot = (seat: number): Seat => ({ seat, kind: "search", name: `B${seat}` });
const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: "a1", game: "vendetta", options: [], state: "over", created: 0, commitment: "", seats: [person(0), bot(1), bot(2)],
  listed: true, spectators: true, botsReplaceLeavers: true, ...change,
});
const frame = (step: number): Frame => ({ step, events: [], view: { step, state: {}, zones: [] }, asked: [], moves: [] });

class Fake implements Source {
  asked: string[] = [];
  steps = 120;
  broken = false;
  viewers = ["0", "1", "2", "public", "all"];
  seat: number | undefined = 0;
  state: TableInfo["state"] = "over";

  async overview(viewer?: string): Promise<ReplayInfo> {
    this.asked.push(`overview ${viewer ?? "-"}`);
    const marks = [12, 60, 60, 118].map((step) => ({ step, text: text(`mark ${step}`) }));
    const sat = this.seat === undefined ? {} : { seat: this.seat };
    return { table: table({ ...sat, state: this.state }), steps: this.steps, marks, scores: [], viewers: this.viewers };
  }

  async frames(viewer: string, from: number, count: number): Promise<Frame[]> {
    if (this.broken) throw new RequestError(0, { code: "unreachable", text: text("gone") });
    this.asked.push(`${viewer} ${from}`);
    return Array.from({ length: Math.max(0, Math.min(count, this.steps + 1 - from)) }, (_, at) => frame(from + at));
  }
}

describe("a reel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("fetches what is seen first, then what comes and what was, each once", async () => {
    const fake = new Fake();
    const replay = new ReplayState(fake);
    await replay.open("1", 70);
    await replay.fetched;
    expect(fake.asked).toEqual(["overview 1", "1 50", "1 100", "1 0"]);
    replay.to(3);
    await replay.fetched;
    expect(fake.asked).toHaveLength(4);
    expect(replay.frame?.step).toBe(3);
    expect(replay.told.map((step) => step.step)).toEqual([1, 2, 3]);
  });

  it("does not fetch the whole of a long game", async () => {
    const fake = new Fake();
    fake.steps = 2000;
    const replay = new ReplayState(fake);
    await replay.open("0", 60);
    await replay.fetched;
    expect(fake.asked).toEqual(["overview 0", "0 50", "0 100", "0 0"]);
  });

  it("reads a long game's log back window by window", async () => {
    const fake = new Fake();
    fake.steps = 20_000;
    const replay = new ReplayState(fake);
    await replay.open("0", 10_070);
    await replay.fetched;
    expect(fake.asked).toEqual(["overview 0", "0 10050", "0 10100", "0 10000", "0 9950"]);
    expect([replay.log.first, replay.log.more, replay.log.last(5).map((step) => step.step)]).toEqual([9950, true, [10_066, 10_067, 10_068, 10_069, 10_070]]);
    await replay.log.earlier();
    expect(fake.asked.at(-1)).toBe("0 9900");
    expect([replay.log.first, replay.log.since(10_000).length]).toEqual([9900, 71]);
    replay.to(500);
    await replay.fetched;
    expect([replay.log.first, replay.log.last(1)[0]?.step]).toEqual([400, 500]);
  });

  it("opens as oneself, and for others as those who see everything", async () => {
    const mine = new ReplayState(new Fake());
    await mine.open(null, null);
    expect([mine.viewer, mine.step]).toEqual(["0", 0]);
    const fake = new Fake();
    fake.seat = undefined;
    const other = new ReplayState(fake);
    await other.open(null, null);
    expect(other.viewer).toBe("all");
    fake.viewers = ["public"];
    fake.state = "playing";
    const watching = new ReplayState(fake);
    await watching.open(null, null);
    expect([watching.viewer, watching.step]).toEqual(["public", 120]);
  });

  it("keeps the step when it looks with other eyes, and what each has seen", async () => {
    const fake = new Fake();
    const replay = new ReplayState(fake);
    await replay.open("0", 60);
    await replay.fetched;
    await replay.see("all");
    await replay.fetched;
    await replay.see("0");
    await replay.fetched;
    expect([replay.viewer, replay.step]).toEqual(["0", 60]);
    expect(fake.asked.filter((one) => one.startsWith("0 "))).toEqual(["0 50", "0 100", "0 0"]);
  });

  it("stays within the game and finds its marks", async () => {
    const replay = new ReplayState(new Fake());
    await replay.open("0", 999);
    expect(replay.step).toBe(120);
    replay.toMark(-1);
    replay.toMark(-1);
    expect(replay.step).toBe(60);
    replay.toMark(-1);
    replay.toMark(-1);
    expect(replay.step).toBe(0);
    replay.to(-5);
    expect(replay.step).toBe(0);
    replay.to(118);
    replay.toMark(1);
    expect(replay.step).toBe(120);
  });

  it("plays to the end by itself and begins anew from there", async () => {
    const fake = new Fake();
    fake.steps = 3;
    const replay = new ReplayState(fake);
    await replay.open("0", 1);
    await replay.fetched;
    replay.play();
    await vi.advanceTimersByTimeAsync(1500);
    expect(replay.step).toBe(2);
    replay.speed = 4;
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.step, replay.playing]).toEqual([3, false]);
    replay.play();
    expect(replay.step).toBe(0);
    replay.close();
  });

  it("says what went wrong, keeps what is in sight, and tries again", async () => {
    const fake = new Fake();
    const replay = new ReplayState(fake);
    await replay.open("0", 0);
    await replay.fetched;
    await replay.see("1");
    await replay.fetched;
    fake.broken = true;
    await replay.see("2");
    await replay.fetched;
    expect(replay.error?.code).toBe("unreachable");
    expect(replay.frame?.step).toBe(0);
    fake.broken = false;
    replay.to(1);
    await replay.fetched;
    expect([replay.error, replay.frame?.step, replay.waiting]).toEqual([null, 1, false]);
  });

  it("hears of steps that a game under way has gone on to", async () => {
    const fake = new Fake();
    fake.steps = 10;
    const replay = new ReplayState(fake);
    await replay.open("0", 10);
    await replay.fetched;
    fake.steps = 12;
    await replay.refresh();
    replay.to(replay.steps);
    await replay.fetched;
    expect([replay.step, replay.frame?.step]).toEqual([12, 12]);
  });
});

describe("the keys of a replay", () => {
  const press = (key: string, shiftKey = false) => ({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });
  const free = { field: false, works: false };

  it("step, jump, and play", async () => {
    const replay = new ReplayState(new Fake());
    await replay.open("0", 10);
    replayAction(press("ArrowRight"), free)?.(replay);
    expect(replay.step).toBe(11);
    replayAction(press("ArrowRight", true), free)?.(replay);
    expect(replay.step).toBe(12);
    replayAction(press("End"), free)?.(replay);
    expect(replay.step).toBe(120);
    replayAction(press("Home"), free)?.(replay);
    expect(replay.step).toBe(0);
    replayAction(press(" "), free)?.(replay);
    expect(replay.playing).toBe(true);
    replayAction(press(" "), free)?.(replay);
    expect(replay.playing).toBe(false);
  });

  it("leave fields, buttons and the browser's own alone", () => {
    expect(replayAction(press("ArrowRight"), { field: true, works: false })).toBeUndefined();
    expect(replayAction(press(" "), { field: false, works: true })).toBeUndefined();
    expect(replayAction({ ...press("ArrowRight"), altKey: true }, free)).toBeUndefined();
    expect(replayAction(press("x"), free)).toBeUndefined();
    expect(focusOf(null)).toEqual(free);
  });
});

describe("playing on", () => {
  it("seats me where I looked from, once", () => {
    const seats = [person(0), bot(1), bot(2)];
    expect(initialTakers(seats, "2", 0)).toEqual(["search", "search", "me"]);
    expect(initialTakers(seats, "all", 1)).toEqual(["search", "me", "search"]);
    expect(initialTakers(seats, "public", undefined)).toEqual(["me", "search", "search"]);
    expect(setTaker(["me", "search", "open"], 2, "me")).toEqual(["search", "search", "me"]);
    expect(setTaker(["me", "search", "open"], 0, "random")).toEqual(["random", "search", "open"]);
  });

  it("is for games that are over, or mine alone", () => {
    expect(mayFork(table(), "all")).toBe(true);
    expect(mayFork(table({ state: "playing", seat: 0 }), "0")).toBe(true);
    expect(mayFork(table({ state: "playing", seat: 0 }), "public")).toBe(false);
    expect(mayFork(table({ state: "playing", seat: 0, seats: [person(0), person(1), bot(2)] }), "0")).toBe(false);
    expect(mayFork(table({ state: "playing" }), "0")).toBe(false);
  });
});
