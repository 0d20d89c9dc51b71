// How a card of Vendetta is drawn.
import type { CardInfo } from "../../lib/protocol";
import type { Face } from "../../table/scene";
import { CLANS } from "./clans";
import "../../icons/made/vendetta.css";

export function face(card: CardInfo): Face {
  return {
    ground: card.kind === "passive" ? "bone" : "ink",
    clan: CLANS[card.facts["clan"] ?? -1] ?? "noclan",
    spine: [],
    picture: { initial: card.name.en.slice(0, 1) },
    kind: card.kindName,
    foot: [],
  };
}
