// How each clan plays, in a sentence; in the order of the book.
import type { Text } from "../../lib/protocol";
import { msg } from "../../lib/i18n.svelte";

export const CLAN_STYLES: Record<string, Text> = {
  brujah: msg(
    "Raw Power and open threats: Rivals bleed for standing near you, and for going elsewhere.",
    "Force brute et menaces ouvertes : vos Rivaux saignent de rester près de vous, et d'aller ailleurs.",
  ),
  nosferatu: msg(
    "Never where they look: slip away, carry the fight to the Prince's Haven, read what others hide.",
    "Jamais là où l'on vous cherche : esquivez, portez la lutte au Refuge du Prince, lisez ce que les autres cachent.",
  ),
  toreador: msg(
    "The court is your strength: the larger your Alliance, the harder your cards strike.",
    "Votre cour fait votre force : plus l'Alliance est grande, plus vos cartes frappent.",
  ),
  tremere: msg(
    "Blood is fuel: run your Pool low, then turn what you spend against everybody.",
    "Le sang est un carburant : videz votre Réserve, puis retournez vos dépenses contre tous.",
  ),
  malkavian: msg(
    "Nothing goes as planned: whole hands land on the table, face-down cards bite, bids go mad.",
    "Rien ne se passe comme prévu : des mains entières s'abattent, les cartes cachées mordent, les mises s'affolent.",
  ),
  gangrel: msg(
    "Blood on the ground fights for you: deploy much, take back much, rob the Deployed Blood of others.",
    "Le Sang déployé se bat pour vous : déployez beaucoup, reprenez beaucoup, pillez celui des autres.",
  ),
  ventrue: msg(
    "You set the terms: Rivals pay in Blood or Influence, and their best cards come to nothing.",
    "Vous dictez vos conditions : les Rivaux paient en Sang ou en Influence, et leurs meilleures cartes ne valent plus rien.",
  ),
};
