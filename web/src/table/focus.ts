// Where the focus is, and where it goes.
import { stepped, type At, type Region } from "./keys";

const TEXT = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";
const WORKS = "button, a[href], summary, [role=switch], [role=tab]";
const STOPS = "button:not([tabindex='-1']), a[href], [tabindex='0']";

/** @param ready whether there is a main answer: Enter on a card then gives it, and Space chooses the card */
export function at(target: EventTarget | null, letters: boolean, ready: boolean): At {
  const node = target instanceof Element ? target : null;
  const inside = node?.closest("dialog[open]") !== null && node !== null;
  const card = node?.closest("[data-pick]") ?? null;
  return {
    text: inside || (node?.matches(TEXT) ?? false),
    works: (node?.matches(WORKS) ?? false) && !(ready && card !== null),
    letters,
  };
}

/** The row of the card that has the focus. */
export function rowOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest("[data-row]")?.getAttribute("data-row") : null;
  return row === null || row === undefined ? undefined : Number(row);
}

export function focusRegion(region: Region, root: Element | undefined): void {
  const place = root?.querySelector<HTMLElement>(`[data-region="${region}"]`);
  const first = place?.matches("[tabindex]") ? place : (place?.querySelector<HTMLElement>("[data-pick] button, [data-pick]button") ?? place?.querySelector<HTMLElement>(STOPS));
  first?.focus();
}

/** Moves the focus inside its region; false if the arrows belong to something else. */
export function step(target: EventTarget | null, by: 1 | -1): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const region = target.closest("[data-region]");
  if (!region || region.matches('[data-region="log"]')) return false;
  const stops = [...region.querySelectorAll<HTMLElement>(STOPS)];
  const next = stops[stepped(stops.length, stops.indexOf(target), by)];
  next?.focus();
  return next !== undefined;
}
