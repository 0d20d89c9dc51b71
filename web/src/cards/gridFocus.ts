// Arrow keys in a grid of links: left and right to the neighbour, up and down to the nearest in the next row.

/** Moves the focus among the links of the list the key was pressed in. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const to = nextIndex(event.key, at, all.map((one) => one.getBoundingClientRect()));
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
}

export interface Spot {
  left: number;
  top: number;
}

/** Which of the spots a key leads to; undefined for other keys and at the edges. */
export function nextIndex(key: string, at: number, spots: Spot[]): number | undefined {
  const here = spots[at];
  if (!here) return undefined;
  switch (key) {
    case "ArrowLeft": return at > 0 ? at - 1 : undefined;
    case "ArrowRight": return at + 1 < spots.length ? at + 1 : undefined;
    case "Home": return 0;
    case "End": return spots.length - 1;
    case "ArrowDown": return nearest(here, spots, (top) => top > here.top + 1);
    case "ArrowUp": return nearest(here, spots, (top) => top < here.top - 1);
    default: return undefined;
  }
}

function nearest(here: Spot, spots: Spot[], wanted: (top: number) => boolean): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  spots.forEach((spot, at) => {
    if (!wanted(spot.top)) return;
    const far = Math.abs(spot.top - here.top) * 1000 + Math.abs(spot.left - here.left);
    if (far < least) [best, least] = [at, far];
  });
  return best;
}
