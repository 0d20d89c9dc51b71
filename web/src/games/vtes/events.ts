// The events of V:TES that the page reads by their number.
import type { GameEvent, Text } from "../../lib/protocol";
import { mergeTrigger } from "../../table/log";

export const EVENTS = { turn: 17, invested: 25, divested: 26, ousted: 63, won: 65, triggered: 83 } as const;

const mergeTriggered = mergeTrigger(EVENTS.triggered);

/** Merges a triggered text with its effect, and consecutive transfers to or from one card into their sum. */
export function mergeEvents(before: GameEvent, next: GameEvent): Text | undefined {
  if (before.kind === EVENTS.triggered) return mergeTriggered(before, next);
  const transfer = next.kind === EVENTS.invested || next.kind === EVENTS.divested;
  const same = before.kind === next.kind && before.subject === next.subject && before.object === next.object && before.face === next.face;
  if (!transfer || !same || !before.text) return undefined;
  const all = before.amount + next.amount;
  return {
    en: before.text.en.replace(/ \d+ (pool|blood|life|counter)s?\b/, (_, what: string) => ` ${all} ${what === "counter" ? "counters" : what}`),
    fr: before.text.fr.replace(/ \d+ (point|compteur)s?\b/, (_, what: string) => ` ${all} ${what}s`),
  };
}
