import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestError } from "../src/lib/api";
import type { Frame, ReplayInfo, Seat, TableInfo } from "../src/lib/protocol";
import { mayFork, seated, sitters } from "../src/replay/fork";
import { placeOf, turn } from "../src/replay/keys";
import { Reel, type Source } from "../src/replay/reel.svelte";

const text = (en: string) => ({ en, fr: en });
const person = (seat: number): Seat => ({ seat, kind: "person", name: `P${seat}` });
const bot = (seat: number): Seat => ({ seat, kind: "search", name: `B${seat}` });
const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: "a1", game: "vendetta", options: [], state: "over", created: 0, commitment: "", seats: [person(0), bot(1), bot(2)],
  listed: true, watched: true, replaced: true, ...change,
});
const frame = (seq: number): Frame => ({ seq, events: [], view: { seq, facts: {}, zones: [] }, asked: [], moves: [] });

class Fake implements Source {
  asked: string[] = [];
  steps = 120;
  broken = false;
  as = ["0", "1", "2", "public", "all"];
  seat: number | undefined = 0;
  state: TableInfo["state"] = "over";

  async overview(as?: string): Promise<ReplayInfo> {
    this.asked.push(`overview ${as ?? "-"}`);
    const marks = [12, 60, 60, 118].map((step) => ({ step, text: text(`mark ${step}`) }));
    const sat = this.seat === undefined ? {} : { seat: this.seat };
    return { table: table({ ...sat, state: this.state }), steps: this.steps, marks, scores: [], as: this.as };
  }

  async frames(as: string, from: number, count: number): Promise<Frame[]> {
    if (this.broken) throw new RequestError(0, { code: "unreachable", text: text("gone") });
    this.asked.push(`${as} ${from}`);
    return Array.from({ length: Math.max(0, Math.min(count, this.steps + 1 - from)) }, (_, at) => frame(from + at));
  }
}

describe("a reel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("fetches what is seen first, then what comes and what was, each once", async () => {
    const fake = new Fake();
    const reel = new Reel(fake);
    await reel.open("1", 70);
    await reel.fetched;
    expect(fake.asked).toEqual(["overview 1", "1 50", "1 100", "1 0"]);
    reel.to(3);
    await reel.fetched;
    expect(fake.asked).toHaveLength(4);
    expect(reel.frame?.seq).toBe(3);
    expect(reel.told.map((step) => step.seq)).toEqual([1, 2, 3]);
  });

  it("does not fetch the whole of a long game", async () => {
    const fake = new Fake();
    fake.steps = 2000;
    const reel = new Reel(fake);
    await reel.open("0", 60);
    await reel.fetched;
    expect(fake.asked).toEqual(["overview 0", "0 50", "0 100", "0 0"]);
  });

  it("reads a long game's log back window by window", async () => {
    const fake = new Fake();
    fake.steps = 20_000;
    const reel = new Reel(fake);
    await reel.open("0", 10_070);
    await reel.fetched;
    expect(fake.asked).toEqual(["overview 0", "0 10050", "0 10100", "0 10000", "0 9950"]);
    expect([reel.log.first, reel.log.more, reel.log.last(5).map((step) => step.seq)]).toEqual([9950, true, [10_066, 10_067, 10_068, 10_069, 10_070]]);
    await reel.log.earlier();
    expect(fake.asked.at(-1)).toBe("0 9900");
    expect([reel.log.first, reel.log.since(10_000).length]).toEqual([9900, 71]);
    reel.to(500);
    await reel.fetched;
    expect([reel.log.first, reel.log.last(1)[0]?.seq]).toEqual([400, 500]);
  });

  it("opens as oneself, and for others as those who see everything", async () => {
    const mine = new Reel(new Fake());
    await mine.open(null, null);
    expect([mine.as, mine.step]).toEqual(["0", 0]);
    const fake = new Fake();
    fake.seat = undefined;
    const other = new Reel(fake);
    await other.open(null, null);
    expect(other.as).toBe("all");
    fake.as = ["public"];
    fake.state = "playing";
    const watching = new Reel(fake);
    await watching.open(null, null);
    expect([watching.as, watching.step]).toEqual(["public", 120]);
  });

  it("keeps the step when it looks with other eyes, and what each has seen", async () => {
    const fake = new Fake();
    const reel = new Reel(fake);
    await reel.open("0", 60);
    await reel.fetched;
    await reel.see("all");
    await reel.fetched;
    await reel.see("0");
    await reel.fetched;
    expect([reel.as, reel.step]).toEqual(["0", 60]);
    expect(fake.asked.filter((one) => one.startsWith("0 "))).toEqual(["0 50", "0 100", "0 0"]);
  });

  it("stays within the game and finds its marks", async () => {
    const reel = new Reel(new Fake());
    await reel.open("0", 999);
    expect(reel.step).toBe(120);
    reel.toMark(-1);
    reel.toMark(-1);
    expect(reel.step).toBe(60);
    reel.toMark(-1);
    reel.toMark(-1);
    expect(reel.step).toBe(0);
    reel.to(-5);
    expect(reel.step).toBe(0);
    reel.to(118);
    reel.toMark(1);
    expect(reel.step).toBe(120);
  });

  it("plays to the end by itself and begins anew from there", async () => {
    const fake = new Fake();
    fake.steps = 3;
    const reel = new Reel(fake);
    await reel.open("0", 1);
    await reel.fetched;
    reel.play();
    await vi.advanceTimersByTimeAsync(1500);
    expect(reel.step).toBe(2);
    reel.speed = 4;
    await vi.advanceTimersByTimeAsync(5000);
    expect([reel.step, reel.playing]).toEqual([3, false]);
    reel.play();
    expect(reel.step).toBe(0);
    reel.close();
  });

  it("says what went wrong, keeps what is in sight, and tries again", async () => {
    const fake = new Fake();
    const reel = new Reel(fake);
    await reel.open("0", 0);
    await reel.fetched;
    await reel.see("1");
    await reel.fetched;
    fake.broken = true;
    await reel.see("2");
    await reel.fetched;
    expect(reel.error?.code).toBe("unreachable");
    expect(reel.frame?.seq).toBe(0);
    fake.broken = false;
    reel.to(1);
    await reel.fetched;
    expect([reel.error, reel.frame?.seq, reel.waiting]).toEqual([null, 1, false]);
  });

  it("hears of steps that a game under way has gone on to", async () => {
    const fake = new Fake();
    fake.steps = 10;
    const reel = new Reel(fake);
    await reel.open("0", 10);
    await reel.fetched;
    fake.steps = 12;
    await reel.refresh();
    reel.to(reel.steps);
    await reel.fetched;
    expect([reel.step, reel.frame?.seq]).toEqual([12, 12]);
  });
});

describe("the keys of a replay", () => {
  const press = (key: string, shiftKey = false) => ({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });
  const free = { field: false, works: false };

  it("step, jump, and play", async () => {
    const reel = new Reel(new Fake());
    await reel.open("0", 10);
    turn(press("ArrowRight"), free)?.(reel);
    expect(reel.step).toBe(11);
    turn(press("ArrowRight", true), free)?.(reel);
    expect(reel.step).toBe(12);
    turn(press("End"), free)?.(reel);
    expect(reel.step).toBe(120);
    turn(press("Home"), free)?.(reel);
    expect(reel.step).toBe(0);
    turn(press(" "), free)?.(reel);
    expect(reel.playing).toBe(true);
    turn(press(" "), free)?.(reel);
    expect(reel.playing).toBe(false);
  });

  it("leave fields, buttons and the browser's own alone", () => {
    expect(turn(press("ArrowRight"), { field: true, works: false })).toBeUndefined();
    expect(turn(press(" "), { field: false, works: true })).toBeUndefined();
    expect(turn({ ...press("ArrowRight"), altKey: true }, free)).toBeUndefined();
    expect(turn(press("x"), free)).toBeUndefined();
    expect(placeOf(null)).toEqual(free);
  });
});

describe("playing on", () => {
  it("seats me where I looked from, once", () => {
    const seats = [person(0), bot(1), bot(2)];
    expect(sitters(seats, "2", 0)).toEqual(["search", "search", "me"]);
    expect(sitters(seats, "all", 1)).toEqual(["search", "me", "search"]);
    expect(sitters(seats, "public", undefined)).toEqual(["me", "search", "search"]);
    expect(seated(["me", "search", "open"], 2, "me")).toEqual(["search", "search", "me"]);
    expect(seated(["me", "search", "open"], 0, "random")).toEqual(["random", "search", "open"]);
  });

  it("is for games that are over, or mine alone", () => {
    expect(mayFork(table(), "all")).toBe(true);
    expect(mayFork(table({ state: "playing", seat: 0 }), "0")).toBe(true);
    expect(mayFork(table({ state: "playing", seat: 0 }), "public")).toBe(false);
    expect(mayFork(table({ state: "playing", seat: 0, seats: [person(0), person(1), bot(2)] }), "0")).toBe(false);
    expect(mayFork(table({ state: "playing" }), "0")).toBe(false);
  });
});
