// The titles of vampires, as they are printed: which, and of which city or clan.
import type { Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";
import { clanOf } from "./clans";

type Of = "nothing" | "city" | "clan" | "votes";

const TITLES: { name: Text; of: Of; votes: number }[] = [
  { name: msg("primogen", "primogène"), of: "nothing", votes: 1 },
  { name: msg("prince", "prince"), of: "city", votes: 2 },
  { name: msg("justicar", "justicar"), of: "clan", votes: 3 },
  { name: msg("Inner Circle", "Cercle intérieur"), of: "clan", votes: 4 },
  { name: msg("baron", "baron"), of: "city", votes: 2 },
  { name: msg("bishop", "évêque"), of: "nothing", votes: 1 },
  { name: msg("archbishop", "archevêque"), of: "city", votes: 2 },
  { name: msg("priscus", "priscus"), of: "nothing", votes: 0 },
  { name: msg("cardinal", "cardinal"), of: "nothing", votes: 3 },
  { name: msg("regent", "régent"), of: "nothing", votes: 4 },
  { name: msg("magaji", "magaji"), of: "nothing", votes: 2 },
  { name: msg("kholo", "kholo"), of: "clan", votes: 2 },
  { name: msg("votes", "voix"), of: "votes", votes: 0 },
];

const same = (name: string) => msg(name, name);
const CITIES: Text[] = [
  same(""), same("Melbourne"), same("Birmingham"), same("Nairobi"), same("Taipei"), msg("Addis Ababa", "Addis-Abeba"), msg("Copenhagen", "Copenhague"),
  same("Buenos Aires"), same("Pittsburgh"), same("São Paulo"), same("Mannheim"), same("Rio de Janeiro"), msg("Cape Town", "Le Cap"), same("Rotterdam"),
];

const BITS = 4;
const MASK = 15;

export interface Title {
  /** Such as "prince". */
  name: Text;
  /** Such as "prince of Melbourne". */
  whole: Text;
  votes: number;
}

/** The title that a number means; undefined for none. */
export function titleOf(number: number | undefined): Title | undefined {
  const kind = number === undefined || number <= 0 ? undefined : TITLES[(number & MASK) - 1];
  if (!kind || number === undefined) return undefined;
  const place = number >> BITS;
  const votes = kind.of === "votes" ? place : kind.votes;
  if (kind.of === "votes") return { name: counted(place), whole: counted(place), votes };
  return { name: kind.name, whole: whole(kind.name, kind.of === "city" ? CITIES[place] : kind.of === "clan" ? clanOf(place)?.name : undefined, kind.of), votes };
}

const counted = (votes: number) => msg(`${votes} ${votes === 1 ? "vote" : "votes"}`, `${votes} voix`);

function whole(name: Text, place: Text | undefined, of: Of): Text {
  if (!place?.en) return name;
  return of === "city" ? msg(`${name.en} of ${place.en}`, `${name.fr} ${de(place.fr)}`) : msg(`${place.en} ${name.en}`, `${name.fr} ${place.fr}`);
}

/** "de" before the name of a city. */
function de(city: string): string {
  if (city.startsWith("Le ")) return `du ${city.slice(3)}`;
  return /^[AEIOUYÀÂÉÈÊÎÔÛ]/.test(city) ? `d'${city}` : `de ${city}`;
}

/** Titles as bits, such as those that a card asks for. */
export function titlesIn(bits: number): Text[] {
  return TITLES.flatMap((one, at) => ((bits >> at) & 1 ? [one.name] : []));
}
