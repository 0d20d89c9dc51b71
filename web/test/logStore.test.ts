import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/protocol";
import { buildLog, lastEntries } from "../src/table/log";
import { LogStore, type Step } from "../src/table/logStore.svelte";

const told = (words: string, kind = 20): GameEvent =>
  ({ kind, subject: 0, object: 0, amount: 0, face: -1, text: { en: words, fr: words } });
const step = (at: number, undone = false, kind = 20): Step => ({ step: at, undone, events: undone ? [] : [told(`s${at}`, kind)] });
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => step(from + at));
const seqs = (steps: Step[]) => steps.map((one) => one.step);

/** A server with a long log; what it was asked for. */
function server(asked: string[] = []) {
  return async (before: number, count: number) => {
    asked.push(`${count} before ${before}`);
    return range(Math.max(1, before - count), before - 1);
  };
}

describe("a log", () => {
  it("costs as much at the ten thousandth step as at the hundredth", () => {
    let looked = 0;
    const counted = (at: number): Step => {
      const { events } = step(at);
      return { step: at, undone: at % 7 === 0, get events() { looked++; return events; } };
    };
    const log = new LogStore(server(), (event) => event.kind === 99);
    const work = new Map<number, number>();
    for (let at = 1; at <= 10_000; at++) {
      looked = 0;
      log.add(counted(at));
      buildLog(log.last(100), () => false);
      lastEntries(buildLog(log.last(40), () => false));
      log.since(at - 3);
      work.set(at, looked);
    }
    expect(work.get(100)).toBeGreaterThan(100);
    expect(Math.abs((work.get(10_000) ?? 0) - (work.get(100) ?? 0))).toBeLessThan(10);
  });

  it("fetches what came before when it is asked for, part by part", async () => {
    const asked: string[] = [];
    const log = new LogStore(server(asked));
    log.restart(901);
    for (const one of range(901, 1000)) log.add(one);
    expect([log.first, log.more]).toEqual([901, true]);
    await Promise.all([log.earlier(), log.earlier()]);
    expect(asked).toEqual(["500 before 901"]);
    expect([log.first, log.all().length]).toEqual([401, 600]);
    log.add(step(1001));
    expect(seqs(log.since(999))).toEqual([999, 1000, 1001]);
    await log.reach(5000);
    expect(asked).toEqual(["500 before 901", "500 before 401"]);
    expect(seqs(log.all())).toEqual(seqs(range(1, 1001)));
    expect(log.more).toBe(false);
    await log.earlier();
    expect(asked).toHaveLength(2);
  });

  it("forgets what has a gap after it, and an answer that was asked for before", async () => {
    const log = new LogStore(server());
    log.restart(300);
    for (const one of range(300, 400)) log.add(one);
    const late = log.earlier();
    log.restart(900);
    log.add(step(900));
    await late;
    expect(seqs(log.all())).toEqual([900]);
    await log.reach(500);
    expect(seqs(log.all())).toEqual(seqs(range(400, 900)));
  });

  it("remembers what a board lists for ever, unless it is taken back", async () => {
    const log = new LogStore(async () => [step(1, false, 99), step(2)], (event) => event.kind === 99);
    log.restart(3);
    log.add(step(3, false, 99));
    log.add(step(4));
    expect(seqs(log.remembered)).toEqual([3]);
    log.add(step(5, true));
    log.add(step(6, true));
    expect(seqs(log.remembered)).toEqual([]);
    await log.earlier();
    log.add(step(7, false, 99));
    expect(seqs(log.remembered)).toEqual([1, 7]);
  });

  it("shows the same whether more is held before or not", () => {
    const steps = range(1, 300).map((one) => (one.step % 5 === 0 || one.step % 11 === 0 ? step(one.step, true) : one));
    const whole = buildLog(steps, () => false).filter((entry) => entry.step > 200);
    expect(buildLog(steps.slice(200), () => false)).toEqual(whole);
  });
});
