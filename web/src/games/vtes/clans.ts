// The clans in the order of their numbers, with their colours and the emblems of their pursuits.
import "./clans.css";
import { CLAN_NAMES, EMBLEMS } from "../../cards/clans";
import type { Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";

export interface Clan {
  id: string;
  name: Text;
  /** The class of its colours. */
  colours: string;
  emblem: string;
}

const shared = (id: string): Clan => ({ id, name: CLAN_NAMES[id] ?? msg(id, id), colours: id, emblem: EMBLEMS[id] ?? "bat" });
const own = (colours: string, emblem: string, en: string, fr = en): Clan => ({ id: en.toLowerCase().replaceAll(" ", "-"), name: msg(en, fr), colours, emblem });
const split = (from: string): Clan => {
  const { name, colours, emblem } = shared(from);
  return { id: `${from}-antitribu`, name: msg(`${name.en} antitribu`, `${name.fr} antitribu`), colours, emblem };
};
const lone = (en: string, fr = en): Clan => own("noclan", "bat", en, fr);

export const CLANS: Clan[] = [
  shared("malkavian"), shared("nosferatu"), shared("toreador"), shared("tremere"), shared("ventrue"), shared("brujah"), shared("gangrel"),
  own("banuhaqim", "scales", "Banu Haqim"), own("ministry", "shiny-apple", "Ministry", "Ministère"), own("ravnos", "juggler", "Ravnos"),
  own("hecata", "tombstone", "Giovanni"), own("hecata", "tombstone", "Hecata"), own("lasombra", "ship-wheel", "Lasombra"),
  own("tzimisce", "bone-knife", "Tzimisce"), own("salubri", "healing", "Salubri"), own("noclan", "person", "Caitiff"),
  split("brujah"), split("gangrel"), split("malkavian"), split("nosferatu"), own("salubri", "healing", "Salubri antitribu"), split("toreador"),
  split("tremere"), split("ventrue"), lone("Pander"), lone("Harbinger of Skulls"), lone("Blood Brother", "Frère de sang"), lone("Ahrimane"),
  lone("Kiasyd"), lone("Baali"), lone("Daughter of Cacophony", "Fille de la Cacophonie"), lone("Gargoyle", "Gargouille"), lone("Nagaraja"),
  lone("Samedi"), lone("True Brujah"), lone("Abomination"), lone("Akunanse"), lone("Guruhi"), lone("Ishtarri"), lone("Osebo"),
];

export const clanOf = (number: number | undefined): Clan | undefined => CLANS[number ?? -1];
