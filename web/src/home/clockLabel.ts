// A table's clock in words.
import type { Clock } from "../lib/protocol";
import { msg, t } from "../lib/i18n.svelte";

const messages = {
  none: msg("no clock", "sans horloge"),
  live: msg("{minutes} min + {increment} s", "{minutes} min + {increment} s"),
  hours: msg("{n, plural, one {# hour} other {# hours}} a move", "{n, plural, one {# heure} other {# heures}} par coup"),
  days: msg("{n, plural, one {# day} other {# days}} a move", "{n, plural, one {# jour} other {# jours}} par coup"),
};
const DAY = 24;

export function clockLabel(clock: Clock): string {
  switch (clock.kind) {
    case "none": return t(messages.none);
    case "live": return t(messages.live, { minutes: clock.minutes, increment: clock.increment });
    case "slow": return clock.hours % DAY === 0 ? t(messages.days, { n: clock.hours / DAY }) : t(messages.hours, { n: clock.hours });
  }
}
