// How a card of Rivals is drawn: potency and attributes, damage or shield, cost or threshold on the spine.
import "../../icons/made/rivals.css";
import { initial } from "../../cards/initial";
import type { CardInfo, Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import type { Detail, Face, Line, Mark } from "../../table/scene";
import { ART } from "./art";
import { CLAN_NAMES, EMBLEMS } from "./clans";
import { cardFacts, type CardFacts } from "./cardFacts";
import { BLOOD, DAMAGE, DISCIPLINES, KINDS, SHIELD, TEXT_ICONS, type Kind } from "./textIcons";

export const POTENCY = msg("Blood potency", "Puissance du Sang");
const NEED = msg("Blood potency needed", "Puissance du Sang requise");
const BP = msg("BP", "PS");
const CLAN = msg("Clan", "Clan");
const COST = msg("Prestige to pay", "Prestige à payer");
const PRICE = msg("Blood to pay", "Sang à payer");
const INFLUENCE = msg("Influence", "Influence");
const EXERT = msg("Influence to exert", "Influence à exercer");
const THRESHOLD = msg("Prestige to resolve it", "Prestige pour la résoudre");
const HEALTH = msg("Damage that defeats it", "Dégâts pour le vaincre");
const WORTH = msg("Agenda when defeated", "Cabale une fois vaincu");

/** Icons of the kinds of card. */
export const SORT_ICONS: Record<string, string> = {
  vampire: "fangs", attack: "claw-slashes", reaction: "shield", "attack-reaction": "crossed-swords", action: "plain-arrow", ongoing: "hourglass",
  scheme: "vote", conspiracy: "spy", title: "queen-crown", modifier: "megaphone", animal: "paw-print", haven: "family-house", agenda: "tied-scroll",
  citizen: "person", vagrant: "person", antagonist: "police-badge", event: "calendar", "ongoing-event": "calendar", prince: "imperial-crown",
};

/** Cards that stay in play are drawn on bone, others on ink. */
const STAYS = new Set(["vampire", "ongoing", "title", "animal", "haven", "agenda", "citizen", "vagrant", "antagonist", "ongoing-event", "prince"]);

const written = (value: string | number): Text => msg(String(value), String(value));
const kindMark = (kind: Kind): Mark => ({ icon: kind.icon, label: kind.name });
const sortMark = (card: CardInfo): Mark => ({ icon: SORT_ICONS[card.kind] ?? "help", label: card.kindName });

export function face(card: CardInfo): Face {
  const told = cardFacts(card);
  const plain: Face = {
    ground: STAYS.has(card.kind) ? "bone" : "ink", clan: told.clan, kind: kindLine(card, told), textIcons: TEXT_ICONS, spine: [], foot: [],
    details: [...details(told), ...about(card)], picture: picture(card),
  };
  if (card.kind === "vampire") return { ...plain, ...vampire(told), lines: lines(card, told) };
  if (told.health !== undefined) return { ...plain, ...mortal(card, told) };
  return { ...plain, ...thing(card, told) };
}

function vampire(told: CardFacts): Pick<Face, "number" | "spine" | "last" | "foot"> {
  const marks = KINDS.slice(0, 3).map((kind, at) => ({ ...kindMark(kind), value: String(told.attributes[at] ?? 0) }));
  return {
    number: String(told.bp ?? ""), spine: marks,
    last: { icon: EMBLEMS[told.clan] ?? "bat", label: CLAN_NAMES[told.clan] ?? CLAN },
    foot: [{ icon: "drop", label: BLOOD, value: `${told.bp}/${told.bp}`, tone: "blood" }],
  };
}

function mortal(card: CardInfo, told: CardFacts): Pick<Face, "number" | "spine" | "last" | "foot"> {
  return {
    number: String(told.health), spine: [{ icon: "broken-heart", label: HEALTH }], last: sortMark(card),
    foot: told.agenda ? [{ icon: "tied-scroll", label: WORTH, value: String(told.agenda) }] : [],
  };
}

/** The most important number of a card that is not a person. */
function measure(told: CardFacts): { value: number; mark: Mark } | undefined {
  if (told.attacks.length > 0 && told.damage !== undefined) return { value: told.damage, mark: { icon: "claw-slashes", label: DAMAGE } };
  if (told.reacts.length > 0 && told.damage !== undefined && !told.shield) return { value: told.damage, mark: { icon: "claw-slashes", label: DAMAGE } };
  if (told.reacts.length > 0) return { value: told.shield ?? 0, mark: { icon: "shield", label: SHIELD } };
  if (told.threshold !== undefined) return { value: told.threshold, mark: { icon: "crown-coin", label: THRESHOLD } };
  if (told.influence !== undefined) return { value: told.influence, mark: { icon: "megaphone", label: EXERT } };
  if (told.prestige !== undefined) return { value: told.prestige, mark: { icon: "crown-coin", label: COST } };
  if (told.blood !== undefined) return { value: told.blood, mark: { icon: "drop", label: PRICE } };
  return undefined;
}

function thing(card: CardInfo, told: CardFacts): Pick<Face, "number" | "spine" | "last"> {
  const most = measure(told);
  const fights = [...new Set([...told.attacks, ...told.reacts])].map(kindMark);
  const also = told.attacks.length > 0 && told.shield ? [{ icon: "shield", label: SHIELD, value: String(told.shield) }] : [];
  const need: Mark | undefined = told.need === undefined ? undefined : { icon: "", word: BP, label: NEED, value: String(told.need) };
  return {
    ...(most ? { number: String(most.value) } : {}),
    spine: [...(most ? [most.mark] : []), ...also, ...(fights.length > 0 ? fights : [sortMark(card)])],
    ...(need ? { last: need } : {}),
  };
}

/** People are letters, deeds and places are woodcuts. */
function picture(card: CardInfo): Face["picture"] {
  const icon = ART[card.slug];
  return icon ? { icon } : { initial: initial(card.name.en) };
}

/** The line under the name: what it is, the kinds it fights in, its clan. */
function kindLine(card: CardInfo, told: CardFacts): Text {
  const kinds = [...new Set([...told.attacks, ...told.reacts])];
  const parts = [card.kindName, ...(kinds.length > 0 ? [listed(kinds.map((kind) => kind.name))] : [])];
  const clan = CLAN_NAMES[told.clan];
  return joined(clan ? [...parts, clan] : parts, " · ");
}

const joined = (all: Text[], by: string): Text => msg(all.map((one) => one.en).join(by), all.map((one) => one.fr).join(by));
const listed = (all: Text[]) => joined(all, ", ");

/** Disciplines, each as often as it is there. */
function icons(told: CardFacts): Text[] {
  return told.disciplines.map(({ id, count }) => {
    const name = DISCIPLINES[id] ?? written(id);
    return count > 1 ? msg(`${name.en} ×${count}`, `${name.fr} ×${count}`) : name;
  });
}

function lines(card: CardInfo, told: CardFacts): Line[] {
  const none = msg("", "");
  return [
    ...(told.disciplines.length > 0 ? [{ head: joined(icons(told), " · "), text: none }] : []),
    ...(card.text.en ? [{ head: none, text: card.text }] : []),
  ];
}

// ---- a closer look

function details(told: CardFacts): Detail[] {
  const numbers: [Text, number | undefined][] = [
    [POTENCY, told.bp], ...KINDS.slice(0, 3).map((kind, at): [Text, number | undefined] => [kind.name, told.bp === undefined ? undefined : told.attributes[at]]),
    [NEED, told.need], [DAMAGE, told.attacks.length + told.reacts.length > 0 ? told.damage : undefined], [SHIELD, told.reacts.length > 0 ? told.shield : undefined],
    [INFLUENCE, told.influence], [COST, told.prestige], [PRICE, told.blood], [THRESHOLD, told.threshold], [HEALTH, told.health], [WORTH, told.agenda],
  ];
  const facts: Detail[] = numbers.flatMap(([label, value]) => (value === undefined ? [] : [{ label: capital(label), value: written(value) }]));
  if (told.disciplines.length > 0) facts.push({ label: msg("Disciplines", "Disciplines"), value: listed(icons(told)) });
  if (told.attacks.length > 0) facts.push({ label: msg("Attacks", "Attaque"), value: listed(told.attacks.map((kind) => kind.name)), said: true });
  if (told.reacts.length > 0) facts.push({ label: msg("Answers", "Répond à"), value: listed(told.reacts.map((kind) => kind.name)), said: true });
  return facts;
}

const LIMITS: (Text | undefined)[] = [undefined, msg("unique", "unique"), msg("one per player", "une par joueur")];
const SETS: (Text | undefined)[] = [msg("Base set", "Boîte de base"), msg("The Wolf and the Rat", "Le Loup et le Rat")];

/** How many there may be, and which box it is from. */
function about(card: CardInfo): Detail[] {
  const [limit, set] = [LIMITS[card.facts["limit"] ?? 0], SETS[card.facts["set"] ?? -1]];
  return [
    ...(limit ? [{ label: msg("Limit", "Limite"), value: limit, said: true }] : []),
    ...(set ? [{ label: msg("Set", "Boîte"), value: set, said: true }] : []),
  ];
}

const first = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
const capital = (text: Text): Text => msg(first(text.en), first(text.fr));

