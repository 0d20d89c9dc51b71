// The names of a replay's viewers.
import type { Seat, Text } from "../lib/protocol";
import { msg, t } from "../lib/i18n.svelte";

const messages = {
  mine: msg("You", "Vous"),
  seat: msg("{who}", "{who}"),
  public: msg("A spectator", "Le public"),
  all: msg("Everything", "Tout"),
  keepsAll: msg(
    "Everything stays as it was at this moment: hands, piles and face-down cards.",
    "Tout reste comme à ce moment : les mains, les pioches et ce qui est face cachée.",
  ),
  keepsPublic: msg(
    "What the public could not see at this moment is dealt again: hands, piles and face-down cards.",
    "Ce que le public ne pouvait pas voir à ce moment est redistribué : les mains, les pioches et ce qui est face cachée.",
  ),
  keepsMine: msg(
    "What you could not see at this moment is dealt again: the others' hands, the piles and their face-down cards.",
    "Ce que vous ne pouviez pas voir à ce moment est redistribué : les mains des autres, les pioches et ce qu'ils ont posé face cachée.",
  ),
  keepsSeat: msg(
    "What {who} could not see at this moment is dealt again: the others' hands, the piles and their face-down cards.",
    "Ce que {who} ne pouvait pas voir à ce moment est redistribué : les mains des autres, les pioches et ce qu'ils ont posé face cachée.",
  ),
};

type Told = { mine: Text; seat: Text; public: Text; all: Text };

function told(viewer: string, seats: Seat[], mine: number | undefined, told: Told): string {
  if (viewer === "all" || viewer === "public") return t(told[viewer]);
  return viewer === String(mine) ? t(told.mine) : t(told.seat, { who: seats[Number(viewer)]?.name ?? viewer });
}

export function viewerName(viewer: string, seats: Seat[], mine: number | undefined): string {
  return told(viewer, seats, mine, messages);
}

/** What is dealt again if the game continues from this viewer's knowledge. */
export function redealNote(viewer: string, seats: Seat[], mine: number | undefined): string {
  const { keepsMine, keepsSeat, keepsPublic, keepsAll } = messages;
  return told(viewer, seats, mine, { mine: keepsMine, seat: keepsSeat, public: keepsPublic, all: keepsAll });
}
