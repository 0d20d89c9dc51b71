// How long a game took, in words.
import { pair, say } from "../lib/words.svelte";

const MINUTE = 60_000;

const words = {
  moment: pair("under a minute", "moins d'une minute"),
  minutes: pair("{n} min", "{n} min"),
  hours: pair("{h} h {m} min", "{h} h {m} min"),
  days: pair("{n, plural, one {# day} other {# days}}", "{n, plural, one {# jour} other {# jours}}"),
};

export function lasted(from: number, to: number): string {
  const minutes = Math.floor(Math.max(0, to - from) / MINUTE);
  if (minutes < 1) return say(words.moment);
  if (minutes < 60) return say(words.minutes, { n: minutes });
  if (minutes < 48 * 60) return say(words.hours, { h: Math.floor(minutes / 60), m: minutes % 60 });
  return say(words.days, { n: Math.floor(minutes / (24 * 60)) });
}
