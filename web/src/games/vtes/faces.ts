// How a card of V:TES is drawn: capacity or cost, Disciplines as letters, clan or kind on the spine.
import "../../icons/made/vtes.css";
import { initial } from "../../cards/initial";
import type { CardInfo, Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { Face, Mark } from "../../table/scene";
import { ART } from "./art";
import { details } from "./details";
import { block } from "./disciplines";
import { cardFacts, type Body, type Cost, type CardFacts } from "./cardFacts";
import { BLEED, BLOOD, CAPACITY, LIFE, TEXT_ICONS, STRENGTH } from "./textIcons";

export const BLOOD_COST = msg("Blood to pay", "Sang à payer");
export const POOL_COST = msg("Pool to pay", "Réserve à payer");
const FREE = msg("no cost", "sans coût");
const COST = msg("Cost", "Coût");
const GROUP = msg("Group", "Groupe");

/** Icons of the kinds of card. */
export const KIND_ICONS: Record<string, string> = {
  vampire: "fangs", master: "chess-queen", event: "calendar", action: "footsteps", "political-action": "vote", equipment: "swap-bag", retainer: "person",
  ally: "three-friends", "action-modifier": "cloak-dagger", reaction: "semi-closed-eye", combat: "crossed-swords", reflex: "sprint",
};

/** Cards that stay in play are drawn on bone, others on ink. */
const STAYS = new Set(["vampire", "master", "equipment", "retainer", "ally"]);

export const kindIcon = (card: CardInfo | undefined): string => KIND_ICONS[card?.kind ?? ""] ?? "help";

export function face(card: CardInfo): Face {
  const told = cardFacts(card);
  const plain = { ground: STAYS.has(card.kind) ? "bone" as const : "ink" as const, textIcons: TEXT_ICONS, details: details(card, told), picture: picture(card) };
  return card.kind === "vampire" ? { ...plain, ...vampire(told) } : { ...plain, ...thing(card, told) };
}

function vampire(told: CardFacts): Pick<Face, "clan" | "kind" | "number" | "noun" | "spine" | "last" | "foot"> {
  const { clan, title, capacity, group } = told;
  return {
    clan: clan?.colours ?? "noclan", kind: joined([...(clan ? [clan.name] : []), ...(title ? [title.whole] : [])], " · "),
    number: String(capacity ?? ""), noun: CAPACITY, spine: told.disciplines.map(block),
    ...(clan ? { last: { icon: clan.emblem, label: clan.name } } : {}),
    foot: [{ icon: "drop", label: BLOOD, value: String(capacity ?? ""), tone: "blood" }, ...(group ? [{ icon: "", look: "group", label: GROUP, value: `G${group}` }] : [])],
  };
}

function thing(card: CardInfo, told: CardFacts): Pick<Face, "clan" | "kind" | "number" | "noun" | "spine" | "last" | "foot"> {
  const { needs } = told;
  const costs = [paid(told.blood, "drop", BLOOD_COST), paid(told.pool, "two-coins", POOL_COST)].flatMap((one) => one ?? []);
  const [first, ...others] = costs;
  const asked = [...needs.clans.map((clan) => clan.name), ...needs.titles];
  return {
    clan: needs.clans[0]?.colours ?? "noclan", number: first?.value ?? "–", noun: first ? COST : FREE,
    kind: joined([card.kindName, ...(asked.length > 0 ? [joined(asked, "/")] : [])], " · "),
    spine: [...(first ? [{ icon: first.icon, label: first.label }] : []), ...others, ...needs.disciplines.map((discipline) => block({ discipline, level: 1 }))],
    last: { icon: kindIcon(card), label: card.kindName }, foot: bodied(told.bodies),
  };
}

function paid(cost: Cost | undefined, icon: string, label: Text): (Mark & { value: string }) | undefined {
  return cost === undefined ? undefined : { icon, label, value: String(cost) };
}

/** Numbers of an ally or retainer; those of the superior level after a stroke where they differ. */
function bodied(bodies: Body[]): Mark[] {
  if (bodies.length === 0) return [];
  const both = (of: (body: Body) => number) => [...new Set(bodies.map(of))].join("/");
  return [
    { icon: "heart-beats", label: LIFE, value: both((body) => body.life) },
    { icon: "fist", label: STRENGTH, value: both((body) => body.strength) },
    { icon: "bleeding-wound", label: BLEED, value: both((body) => body.bleed) },
  ];
}

/** People are letters, deeds and places are woodcuts. */
function picture(card: CardInfo): Face["picture"] {
  const icon = ART[card.slug];
  if (icon) return { icon };
  return card.kind === "vampire" ? { initial: initial(card.name.en.replace(/^The /, "")) } : { icon: kindIcon(card) };
}

export const joined = (all: Text[], by: string): Text => msg(all.map((one) => one.en).join(by), all.map((one) => one.fr).join(by));
