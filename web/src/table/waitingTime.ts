// Since when somebody is waited for, where it is worth telling.
import { formatAgo } from "../lib/i18n.svelte";

const MINUTE = 60_000;

/** How long ago a question was asked, in words; nothing in its first minute. */
export function waitingTime(since: number | undefined, now = Date.now()): string | undefined {
  return since === undefined || now - since < MINUTE ? undefined : formatAgo(since, now);
}
