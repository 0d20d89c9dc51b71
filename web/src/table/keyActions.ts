// The keyboard shortcuts of the table.
import { shortcutFor, type CustomShortcuts } from "../lib/shortcuts";

export type KeyAction =
  | { do: "main" | "quiet" | "all" | "why" | "zoom" | "undo" | "escape" | "orders" | "order" | "help" }
  | { do: "nth"; n: number }
  | { do: "region"; region: Region }
  | { do: "step"; by: 1 | -1 };

export type Region = "question" | "hand" | "table" | "seats" | "log";

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where a key was pressed. */
export interface KeyContext {
  /** In a field for text: nothing is ours. */
  text: boolean;
  /** On something that Enter or Space already works. */
  works: boolean;
  letters: boolean;
  /** The letters that the player has changed. */
  own: CustomShortcuts;
}

const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function keyAction(press: KeyPress, at: KeyContext): KeyAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.key === "Escape") return { do: "escape" };
  if (at.text) return undefined;
  if (press.key === "Enter") return at.works ? undefined : { do: "main" };
  const by = ARROWS[press.key];
  if (by) return { do: "step", by };
  if (/^[0-9]$/.test(press.key)) return { do: "nth", n: Number(press.key) };
  return at.letters ? shortcutAction(at.own, press.key) : undefined;
}

function shortcutAction(own: CustomShortcuts, key: string): KeyAction | undefined {
  const what = shortcutFor(own, key);
  switch (what) {
    case undefined: return undefined;
    case "hand": case "table": case "seats": case "log": return { do: "region", region: what };
    default: return { do: what };
  }
}

/** The place of the focus after an arrow: it stops at both ends. */
export function nextStop(count: number, from: number, by: 1 | -1): number {
  if (count === 0) return -1;
  if (from < 0) return by > 0 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, from + by));
}
