// How a card of Vendetta is drawn: Power or Influence, kind and clan on the spine, what an Ally is worth at the foot.
import "../../icons/made/vendetta.css";
import { initial } from "../../cards/initial";
import type { CardInfo, Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { Face, Mark } from "../../table/scene";
import { ART } from "./art";
import { CLAN_NAMES, CLANS, EMBLEMS } from "./clans";

const POWER = msg("Power", "Puissance");
const INFLUENCE = msg("Influence", "Influence");
const FEEDS = msg("Blood when feeding", "Sang au moment de se nourrir");
const DRAIN = msg("Blood if drained", "Sang si on draine la carte");
const DRAINED = msg("Influence once drained", "Influence une fois drainée");

export const KIND_ICONS: Record<string, string> = {
  passive: "ringing-bell",
  preparation: "hourglass",
  conflict: "crossed-swords",
  aftermath: "burning-embers",
  human: "person",
  vampire: "fangs",
  victim: "person",
  relic: "gem-pendant",
  location: "position-marker",
};

const ALLIES: Record<string, Text> = {
  human: msg("Human ally", "Allié humain"),
  vampire: msg("Vampire ally", "Allié vampire"),
};

const kindMark = (card: CardInfo): Mark => ({ icon: KIND_ICONS[card.kind] ?? "help", label: card.kindName });

const number = (card: CardInfo, name: string) => card.facts[name] ?? 0;

/** A number as it is printed, with a true minus. */
const printed = (value: number) => String(value).replace("-", "−");

export function face(card: CardInfo): Face {
  const clan = CLANS[card.facts["clan"] ?? -1];
  if (clan) return clanCard(card, clan);
  return card.kind === "human" || card.kind === "vampire" || card.kind === "victim" ? person(card) : thing(card);
}

function clanCard(card: CardInfo, clan: string): Face {
  const name = CLAN_NAMES[clan] ?? msg(clan, clan);
  return {
    ground: card.kind === "passive" ? "bone" : "ink",
    clan,
    number: printed(number(card, "power")),
    noun: POWER,
    spine: [kindMark(card)],
    last: { icon: EMBLEMS[clan] ?? "help", label: name },
    picture: picture(card),
    kind: both(card.kindName, name),
    foot: [],
  };
}

function person(card: CardInfo): Face {
  return {
    ground: "bone",
    clan: "noclan",
    number: printed(number(card, "influence")),
    noun: INFLUENCE,
    spine: [{ icon: "laurels", label: INFLUENCE }],
    last: kindMark(card),
    picture: picture(card),
    kind: ALLIES[card.kind] ?? card.kindName,
    foot: [
      { icon: "drop", label: FEEDS, value: printed(number(card, "feed")), tone: "blood" },
      { icon: "coffin", label: DRAIN, value: printed(number(card, "drain")) },
      { icon: "laurels", label: DRAINED, value: printed(number(card, "drained")) },
    ],
  };
}

function thing(card: CardInfo): Face {
  const worth = number(card, "influence");
  const plain: Face = {
    ground: "bone",
    clan: "noclan",
    spine: [kindMark(card)],
    picture: picture(card),
    kind: card.kindName,
    foot: [],
  };
  if (worth === 0) return plain;
  return { ...plain, number: printed(worth), noun: INFLUENCE, spine: [{ icon: "laurels", label: INFLUENCE }], last: kindMark(card) };
}

/** Deeds and things are woodcuts, people are letters. */
function picture(card: CardInfo): Face["picture"] {
  const icon = ART[card.slug];
  return icon ? { icon } : { initial: initial(card.name.en) };
}

const both = (one: Text, two: Text) => msg(`${one.en} · ${two.en}`, `${one.fr} · ${two.fr}`);
