// A table's clock in words.
import type { Clock } from "../lib/protocol";
import { pair, say } from "../lib/words.svelte";

const words = {
  none: pair("no clock", "sans horloge"),
  live: pair("{minutes} min + {increment} s", "{minutes} min + {increment} s"),
  hours: pair("{n, plural, one {# hour} other {# hours}} a move", "{n, plural, one {# heure} other {# heures}} par coup"),
  days: pair("{n, plural, one {# day} other {# days}} a move", "{n, plural, one {# jour} other {# jours}} par coup"),
};
const DAY = 24;

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case "none": return say(words.none);
    case "live": return say(words.live, { minutes: clock.minutes, increment: clock.increment });
    case "slow": return clock.hours % DAY === 0 ? say(words.days, { n: clock.hours / DAY }) : say(words.hours, { n: clock.hours });
  }
}
