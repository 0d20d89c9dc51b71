// Keyboard focus at the table.
import type { Settings } from "../lib/settingsFormat";
import { nextStop, type KeyContext, type Region } from "./keyActions";

const TEXT = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";
const WORKS = "button, a[href], summary, [role=switch], [role=tab]";
const STOPS = "button:not([tabindex='-1']), a[href], [tabindex='0']";

/** @param ready whether there is a main answer: Enter on a card or a chosen answer then gives it */
export function keyContext(target: EventTarget | null, likes: Pick<Settings, "letters" | "keys">, ready: boolean): KeyContext {
  const node = target instanceof Element ? target : null;
  const inside = node?.closest("dialog[open]") !== null && node !== null;
  const card = node?.closest("[data-pick]") ?? null;
  return {
    text: inside || (node?.matches(TEXT) ?? false),
    works: (node?.matches(WORKS) ?? false) && !(ready && (card !== null || node?.getAttribute("aria-pressed") === "true")),
    letters: likes.letters,
    own: likes.keys,
  };
}

/** The row of the card that has the focus. */
export function rowOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest("[data-row]")?.getAttribute("data-row") : null;
  return row === null || row === undefined ? undefined : Number(row);
}

export function focusRegion(region: Region, root: Element | undefined): void {
  const place = root?.querySelector<HTMLElement>(`[data-region="${region}"]`);
  if (place?.matches("[tabindex]")) return place.focus();
  const lit = place?.querySelector<HTMLElement>("[data-pick] button, button[data-pick]");
  (lit ?? place?.querySelector<HTMLElement>(STOPS))?.focus();
}

const regionOf = (node: Element) => node.closest("[data-region]")?.getAttribute("data-region");

/** Moves the focus inside its region; false if the arrows belong to something else. */
export function step(target: EventTarget | null, by: 1 | -1): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const region = regionOf(target);
  if (!region || region === "log") return false;
  const parts = [...document.querySelectorAll(`[data-region="${region}"]`)];
  const stops = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(STOPS)]).filter((stop) => regionOf(stop) === region);
  const next = stops[nextStop(stops.length, stops.indexOf(target), by)];
  next?.focus();
  return next !== undefined;
}

const lost = () => document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the question if the focused element is removed. */
export function keepFocus(root: Element, shown: Promise<void>): void {
  if (lost()) return;
  void shown.then(() => {
    if (lost()) focusRegion("question", root);
  });
}

/** Focuses the content if nothing has the focus. */
export function focusContent(main: HTMLElement): void {
  if (lost()) main.focus({ preventScroll: true });
}
