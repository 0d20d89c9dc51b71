// The log as it is shown: chapters, sentences and undone steps.
import type { GameEvent, Text } from "../lib/protocol";
import type { Step } from "./session.svelte";

export interface LogEntry {
  key: string;
  step: number;
  event: GameEvent;
  text: Text;
  chapter: boolean;
  struck: boolean;
}

/** Merges two consecutive events into one text, if they belong together. */
export type MergeEvents = (before: GameEvent, next: GameEvent) => Text | undefined;

/** Drops a triggered text if the next event names its card. */
export const mergeTrigger = (triggered: number): MergeEvents => (before, next) => (before.kind === triggered && before.face === next.face ? next.text : undefined);

/** Builds the entries in order; an undo strikes the last valid step. Valid and struck events are never merged. */
export function buildLog(steps: Step[], chapter: (event: GameEvent) => boolean, sum: MergeEvents = () => undefined): LogEntry[] {
  const struck = new Set<number>(), standing: number[] = [];
  for (const step of steps) {
    if (step.undone) struck.add(standing.pop() ?? 0);
    else if (step.events.some((event) => event.text)) standing.push(step.step);
  }
  const entries: LogEntry[] = [];
  for (const step of steps) {
    if (step.undone) continue;
    step.events.forEach((event, at) => {
      if (!event.text) return;
      const before = entries.at(-1), stricken = struck.has(step.step);
      const both = before?.struck === stricken ? sum(before.event, event) : undefined;
      if (before && both) entries[entries.length - 1] = { ...before, step: step.step, event: { ...event, amount: before.event.amount + event.amount, text: both }, text: both };
      else entries.push({ key: `${step.step}.${at}`, step: step.step, event, text: event.text, chapter: chapter(event), struck: stricken });
    });
  }
  return entries;
}

const FEW = 3;

/** The last valid entries; if the last step has turning points, only those. */
export function lastEntries(entries: LogEntry[], turning: (event: GameEvent) => boolean = () => false): LogEntry[] {
  const standing = entries.filter((entry) => !entry.struck);
  const last = standing.filter((entry) => entry.step === standing.at(-1)?.step);
  const turns = last.filter((entry) => turning(entry.event));
  return (turns.length > 0 ? turns : last).slice(-FEW);
}

export interface SentencePart {
  text: string;
  /** The seat that this piece names. */
  seat?: number;
}

/** A sentence cut where it names a seat. */
export function splitBySeat(sentence: string, labels: (string | undefined)[]): SentencePart[] {
  const pieces: SentencePart[] = [];
  let rest = sentence;
  while (rest !== "") {
    const found = first(rest, labels);
    if (!found) break;
    if (found.at > 0) pieces.push({ text: rest.slice(0, found.at) });
    pieces.push({ text: found.label, seat: found.seat });
    rest = rest.slice(found.at + found.label.length);
  }
  if (rest !== "") pieces.push({ text: rest });
  return pieces;
}

const LETTER = /\p{L}/u;

function first(text: string, labels: (string | undefined)[]): { at: number; seat: number; label: string } | undefined {
  let best: { at: number; seat: number; label: string } | undefined;
  labels.forEach((label, seat) => {
    if (!label) return;
    const at = text.indexOf(label);
    const whole = at >= 0 && !LETTER.test(text[at - 1] ?? " ") && !LETTER.test(text[at + label.length] ?? " ");
    if (whole && (!best || at < best.at)) best = { at, seat, label };
  });
  return best;
}
