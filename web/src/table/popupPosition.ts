// Places a popup beside its anchor, within the screen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PopupPosition {
  left: number;
  top: number;
  tip: number;
  side: "above" | "below";
}

const GAP = 12;
const EDGE = 8;
const TIP = 14;

/** Above the anchor if there is room, else below; the tip points at its middle. */
export function popupPosition(anchor: Box, size: { width: number; height: number }, room: { width: number; height: number }): PopupPosition {
  const middle = anchor.left + anchor.width / 2;
  const left = clamp(middle - size.width / 2, EDGE, room.width - size.width - EDGE);
  const above = anchor.top - size.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const side = above >= EDGE || below + size.height > room.height - EDGE ? "above" : "below";
  const top = side === "above" ? Math.max(EDGE, above) : below;
  return { left, top, side, tip: clamp(middle - left - TIP / 2, EDGE, size.width - TIP - EDGE) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
