// The time left on a seat's clock.
import { formatNumber, msg, t } from "../lib/i18n.svelte";
import type { Clock, ClockMessage } from "../lib/protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From this time on, only hours are shown. */
const COARSE = 4 * HOUR;
const LOW_LIVE = 30 * SECOND;
const LOW_SLOW = HOUR;

const messages = {
  hours: msg("{n} h left", "reste {n} h"),
  days: msg("{n} d left", "reste {n} j"),
};

/** The time a seat has left now; undefined without a clock. */
export function leftNow(clock: ClockMessage & { heard: number }, seat: number, now: number): number | undefined {
  const left = clock.left[seat];
  if (left === undefined) return undefined;
  return Math.max(0, clock.running.includes(seat) ? left - Math.max(0, now - clock.heard) : left);
}

/** Whether little time is left: slow clocks warn an hour before, but never from the start. */
export function isLow(left: number, clock: Clock | undefined): boolean {
  return left < (clock?.kind === "slow" ? Math.min(LOW_SLOW, (clock.hours * HOUR) / 2) : LOW_LIVE);
}

export function clockText(left: number): string {
  if (left >= 2 * DAY) return t(messages.days, { n: formatNumber(Math.floor(left / DAY)) });
  if (left >= COARSE) return t(messages.hours, { n: formatNumber(Math.floor(left / HOUR)) });
  const seconds = Math.ceil(left / SECOND);
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const tail = two(seconds % 60);
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}` : `${minutes}:${tail}`;
}
