// How long a game took, in words.
import { msg, t } from "../lib/i18n.svelte";

const MINUTE = 60_000;

const messages = {
  moment: msg("under a minute", "moins d'une minute"),
  minutes: msg("{n} min", "{n} min"),
  hours: msg("{h} h {m} min", "{h} h {m} min"),
  days: msg("{n, plural, one {# day} other {# days}}", "{n, plural, one {# jour} other {# jours}}"),
};

export function formatDuration(from: number, to: number): string {
  const minutes = Math.floor(Math.max(0, to - from) / MINUTE);
  if (minutes < 1) return t(messages.moment);
  if (minutes < 60) return t(messages.minutes, { n: minutes });
  if (minutes < 48 * 60) return t(messages.hours, { h: Math.floor(minutes / 60), m: minutes % 60 });
  return t(messages.days, { n: Math.floor(minutes / (24 * 60)) });
}
