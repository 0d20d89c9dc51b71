// How long a question has been open.
import { formatAgo } from "../lib/i18n.svelte";

const MINUTE = 60_000;

/** How long ago a question was asked; undefined in the first minute. */
export function waitingTime(since: number | undefined, now = Date.now()): string | undefined {
  return since === undefined || now - since < MINUTE ? undefined : formatAgo(since, now);
}
