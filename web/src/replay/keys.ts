// The keyboard of a replay.
import type { ReplayState } from "./replayState.svelte";

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where a key was pressed: in a field, or on an element that Space activates. */
export interface FocusPlace {
  field: boolean;
  works: boolean;
}

/** The action of a key, if any. */
export function replayAction(press: KeyPress, place: FocusPlace): ((replay: ReplayState) => void) | undefined {
  if (place.field || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const by = press.key === "ArrowRight" ? 1 : press.key === "ArrowLeft" ? -1 : undefined;
  if (by) return (replay) => (press.shiftKey ? replay.toMark(by) : replay.to(replay.step + by));
  if (press.key === "Home") return (replay) => replay.to(0);
  if (press.key === "End") return (replay) => replay.to(replay.steps);
  if (press.key === " " && !place.works) return (replay) => (replay.playing ? replay.pause() : replay.play());
  return undefined;
}

export function focusOf(target: Element | null): FocusPlace {
  const written = target?.closest("textarea, select, dialog, input:not([type=range])") != null;
  return { field: written, works: target?.closest("button, a, summary") != null };
}
