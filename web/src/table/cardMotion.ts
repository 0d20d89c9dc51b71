// Animates cards from their old places to their new ones after the page is drawn.

interface Seen {
  box: DOMRect;
  node: Element;
}

export type CardPlaces = Map<string, Seen>;

const STILL = 3;

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The place of every card, by row. */
export function cardPlaces(root: Element): CardPlaces {
  const found: CardPlaces = new Map();
  for (const node of root.querySelectorAll("[data-row]")) {
    const row = node.getAttribute("data-row");
    if (row !== null) found.set(row, { box: node.getBoundingClientRect(), node });
  }
  return found;
}

/** Animates cards whose place changed; a new card comes from its seat, except on an empty table. */
export function animateMoves(root: Element, before: CardPlaces): void {
  if (before.size === 0) return;
  for (const [row, now] of cardPlaces(root)) {
    const was = before.get(row);
    if (was?.node === now.node) continue;
    const from = was?.box ?? origin(root, now.node);
    if (!from || near(from, now.box)) continue;
    if (prefersReducedMotion()) mark(now.node);
    else move(now.node, from, now.box);
  }
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) < STILL && Math.abs(a.top - b.top) < STILL;
}

/** The head of the seat that a new card belongs to. */
function origin(root: Element, node: Element): DOMRect | undefined {
  const seat = node.getAttribute("data-from");
  return seat === null ? undefined : root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
}

function move(node: Element, from: DOMRect, to: DOMRect): void {
  const zoom = node.currentCSSZoom ?? 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  const style = getComputedStyle(document.documentElement);
  node.animate(
    [{ transform: `translate(${x}px, ${y}px)`, zIndex: 8 }, { transform: "none", zIndex: 8 }],
    { duration: Number.parseFloat(style.getPropertyValue("--move")), easing: style.getPropertyValue("--ease").trim() },
  );
}

/** With reduced motion the new place is only marked. */
function mark(node: Element): void {
  node.classList.add("moved");
  setTimeout(() => node.classList.remove("moved"), 2000);
}
