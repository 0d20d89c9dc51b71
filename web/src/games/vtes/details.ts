// The details of a card: its numbers, requirements and traits.
import type { CardInfo, Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { Detail } from "../../table/scene";
import { called } from "./disciplines";
import { has, TRAITS, type Body, type Cost, type Needs, type CardFacts } from "./cardFacts";

const TRAIT_WORDS: [number, Text][] = [
  [TRAITS.unique, msg("unique", "unique")], [TRAITS.huntingGround, msg("hunting ground", "terrain de chasse")], [TRAITS.location, msg("location", "lieu")],
  [TRAITS.trifle, msg("trifle", "triviale")], [TRAITS.outOfTurn, msg("out-of-turn", "hors-tour")], [TRAITS.archetype, msg("archetype", "archétype")],
  [TRAITS.burnOption, msg("burn option", "option de défausse")], [TRAITS.limited, msg("limited", "limité")], [TRAITS.weapon, msg("weapon", "arme")],
  [TRAITS.gun, msg("gun", "arme à feu")], [TRAITS.vehicle, msg("vehicle", "véhicule")], [TRAITS.grapple, msg("grapple", "prise")], [TRAITS.boon, msg("boon", "faveur")],
  [TRAITS.frenzy, msg("frenzy", "frénésie")], [TRAITS.animal, msg("animal", "animal")], [TRAITS.mortal, msg("mortal", "mortel")],
  [TRAITS.advanced, msg("advanced", "avancé")], [TRAITS.blackHand, msg("Black Hand", "Main Noire")], [TRAITS.bloodCursed, msg("blood cursed", "malédiction du sang")],
  [TRAITS.slave, msg("slave", "esclave")], [TRAITS.infernal, msg("infernal", "infernal")], [TRAITS.redList, msg("Red List", "Liste rouge")],
  [TRAITS.scarce, msg("scarce", "rarissime")], [TRAITS.sterile, msg("sterile", "stérile")], [TRAITS.flight, msg("flight", "vol")],
];

const written = (value: string | number): Text => msg(String(value), String(value));
const listed = (all: Text[], by = ", "): Text => msg(all.map((one) => one.en).join(by), all.map((one) => one.fr).join(by));
const either = (all: Text[]): Text => msg(all.map((one) => one.en).join(" or "), all.map((one) => one.fr).join(" ou "));

export function details(card: CardInfo, told: CardFacts): Detail[] {
  return [...(told.capacity === undefined ? library(card, told) : crypt(told)), ...traits(told)];
}

function crypt(told: CardFacts): Detail[] {
  const { title } = told;
  return [
    { label: msg("Capacity", "Capacité"), value: written(told.capacity ?? 0), said: true },
    ...(told.clan ? [{ label: msg("Clan", "Clan"), value: told.clan.name, said: true }] : []),
    ...(told.sect ? [{ label: msg("Sect", "Secte"), value: told.sect }] : []),
    ...(title ? [{ label: msg("Title", "Titre"), value: msg(`${title.whole.en} (${title.votes} ${title.votes === 1 ? "vote" : "votes"})`, `${title.whole.fr} (${title.votes} voix)`) }] : []),
    { label: msg("Disciplines", "Disciplines"), value: told.disciplines.length > 0 ? listed(told.disciplines.map(called)) : msg("none", "aucune") },
    { label: msg("Group", "Groupe"), value: told.group ? written(told.group) : msg("any", "tous") },
  ];
}

function library(card: CardInfo, told: CardFacts): Detail[] {
  const asked = requirements(told.needs);
  return [
    { label: msg("Type", "Type"), value: card.kindName, said: true },
    { label: msg("Cost", "Coût"), value: costs(told) },
    ...(asked.length > 0 ? [{ label: msg("Needs", "Demande"), value: listed(asked) }] : []),
    ...told.bodies.map((body, at) => ({ label: at === 0 ? msg("Body", "Caractéristiques") : msg("Superior", "Supérieur"), value: measured(body) })),
  ];
}

function costs(told: CardFacts): Text {
  const of = (cost: Cost | undefined, en: string, fr: string) => (cost === undefined ? [] : [msg(`${cost} ${en}`, `${cost} ${fr}`)]);
  const all = [...of(told.blood, "blood", "sang"), ...of(told.pool, "pool", "réserve")];
  return all.length > 0 ? listed(all) : msg("none", "aucun");
}

function requirements(needs: Needs): Text[] {
  const disciplines = needs.disciplines.map((one) => one.name);
  return [
    ...(disciplines.length > 0 ? [needs.all ? listed(disciplines, " + ") : either(disciplines)] : []),
    ...(needs.clans.length > 0 ? [either(needs.clans.map((clan) => clan.name))] : []),
    ...(needs.titles.length > 0 ? [either(needs.titles)] : []),
    ...(needs.sect ? [needs.sect] : []),
    ...(needs.capacity ? [msg(`capacity ${needs.capacity} or more`, `capacité ${needs.capacity} ou plus`)] : []),
  ];
}

const measured = (body: Body): Text =>
  msg(`life ${body.life}, strength ${body.strength}, bleed ${body.bleed}`, `vie ${body.life}, force ${body.strength}, morsure ${body.bleed}`);

function traits(told: CardFacts): Detail[] {
  const all = TRAIT_WORDS.filter(([trait]) => has(told, trait)).map(([, name]) => name);
  return all.length > 0 ? [{ label: msg("Also", "Aussi"), value: listed(all) }] : [];
}
