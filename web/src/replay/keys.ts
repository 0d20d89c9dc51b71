// The keyboard of a replay.
import type { Reel } from "./reel.svelte";

export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where a key was pressed: in a field that is written or chosen in, or on something that Space already works. */
export interface Place {
  field: boolean;
  works: boolean;
}

/** What a key does, or undefined where it is not ours. */
export function turn(press: Press, place: Place): ((reel: Reel) => void) | undefined {
  if (place.field || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const by = press.key === "ArrowRight" ? 1 : press.key === "ArrowLeft" ? -1 : undefined;
  if (by) return (reel) => (press.shiftKey ? reel.toMark(by) : reel.to(reel.step + by));
  if (press.key === "Home") return (reel) => reel.to(0);
  if (press.key === "End") return (reel) => reel.to(reel.steps);
  if (press.key === " " && !place.works) return (reel) => (reel.playing ? reel.pause() : reel.play());
  return undefined;
}

export function placeOf(target: Element | null): Place {
  const written = target?.closest("textarea, select, dialog, input:not([type=range])") != null;
  return { field: written, works: target?.closest("button, a, summary") != null };
}
