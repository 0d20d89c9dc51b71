// What a closer look at a card tells: its numbers, what it asks for, and what it is called by the rules.
import type { CardInfo, Text } from "../../lib/protocol";
import { pair } from "../../lib/words.svelte";
import type { Detail } from "../../table/scene";
import { called } from "./disciplines";
import { has, TRAITS, type Body, type Cost, type Needs, type Printed } from "./printed";

const TRAIT_WORDS: [number, Text][] = [
  [TRAITS.unique, pair("unique", "unique")], [TRAITS.huntingGround, pair("hunting ground", "terrain de chasse")], [TRAITS.location, pair("location", "lieu")],
  [TRAITS.trifle, pair("trifle", "bagatelle")], [TRAITS.outOfTurn, pair("out of turn", "hors de son tour")], [TRAITS.archetype, pair("archetype", "archétype")],
  [TRAITS.burnOption, pair("burn option", "option de destruction")], [TRAITS.limited, pair("limited", "limité")], [TRAITS.weapon, pair("weapon", "arme")],
  [TRAITS.gun, pair("gun", "arme à feu")], [TRAITS.vehicle, pair("vehicle", "véhicule")], [TRAITS.grapple, pair("grapple", "prise")], [TRAITS.boon, pair("boon", "faveur")],
  [TRAITS.frenzy, pair("frenzy", "frénésie")], [TRAITS.animal, pair("animal", "animal")], [TRAITS.mortal, pair("mortal", "mortel")],
  [TRAITS.advanced, pair("advanced", "avancé")], [TRAITS.blackHand, pair("Black Hand", "Main Noire")], [TRAITS.bloodCursed, pair("blood cursed", "sang maudit")],
  [TRAITS.slave, pair("slave", "esclave")], [TRAITS.infernal, pair("infernal", "infernal")], [TRAITS.redList, pair("Red List", "Liste rouge")],
  [TRAITS.scarce, pair("scarce", "rare")], [TRAITS.sterile, pair("sterile", "stérile")], [TRAITS.flight, pair("flight", "vol")],
];

const written = (value: string | number): Text => pair(String(value), String(value));
const listed = (all: Text[], by = ", "): Text => pair(all.map((one) => one.en).join(by), all.map((one) => one.fr).join(by));
const either = (all: Text[]): Text => pair(all.map((one) => one.en).join(" or "), all.map((one) => one.fr).join(" ou "));

export function details(card: CardInfo, told: Printed): Detail[] {
  return [...(told.capacity === undefined ? library(card, told) : crypt(told)), ...traits(told)];
}

function crypt(told: Printed): Detail[] {
  const { title } = told;
  return [
    { label: pair("Capacity", "Capacité"), value: written(told.capacity ?? 0), said: true },
    ...(told.clan ? [{ label: pair("Clan", "Clan"), value: told.clan.name, said: true }] : []),
    ...(told.sect ? [{ label: pair("Sect", "Secte"), value: told.sect }] : []),
    ...(title ? [{ label: pair("Title", "Titre"), value: pair(`${title.whole.en} (${title.votes} ${title.votes === 1 ? "vote" : "votes"})`, `${title.whole.fr} (${title.votes} voix)`) }] : []),
    { label: pair("Disciplines", "Disciplines"), value: told.disciplines.length > 0 ? listed(told.disciplines.map(called)) : pair("none", "aucune") },
    { label: pair("Group", "Groupe"), value: told.group ? written(told.group) : pair("any", "tous") },
  ];
}

function library(card: CardInfo, told: Printed): Detail[] {
  const asked = requirements(told.needs);
  return [
    { label: pair("Type", "Type"), value: card.kindName, said: true },
    { label: pair("Cost", "Coût"), value: costs(told) },
    ...(asked.length > 0 ? [{ label: pair("Needs", "Demande"), value: listed(asked) }] : []),
    ...told.bodies.map((body, at) => ({ label: at === 0 ? pair("Body", "Caractéristiques") : pair("Superior", "Supérieur"), value: measured(body) })),
  ];
}

function costs(told: Printed): Text {
  const of = (cost: Cost | undefined, en: string, fr: string) => (cost === undefined ? [] : [pair(`${cost} ${en}`, `${cost} ${fr}`)]);
  const all = [...of(told.blood, "blood", "sang"), ...of(told.pool, "pool", "réserve")];
  return all.length > 0 ? listed(all) : pair("none", "aucun");
}

function requirements(needs: Needs): Text[] {
  const disciplines = needs.disciplines.map((one) => one.name);
  return [
    ...(disciplines.length > 0 ? [needs.all ? listed(disciplines, " + ") : either(disciplines)] : []),
    ...(needs.clans.length > 0 ? [either(needs.clans.map((clan) => clan.name))] : []),
    ...(needs.titles.length > 0 ? [either(needs.titles)] : []),
    ...(needs.sect ? [needs.sect] : []),
    ...(needs.capacity ? [pair(`capacity ${needs.capacity} or more`, `capacité ${needs.capacity} ou plus`)] : []),
  ];
}

const measured = (body: Body): Text =>
  pair(`life ${body.life}, strength ${body.strength}, bleed ${body.bleed}`, `vie ${body.life}, force ${body.strength}, morsure ${body.bleed}`);

function traits(told: Printed): Detail[] {
  const all = TRAIT_WORDS.filter(([trait]) => has(told, trait)).map(([, name]) => name);
  return all.length > 0 ? [{ label: pair("Also", "Aussi"), value: listed(all) }] : [];
}
