// The games the page can show; each is fetched when it is first needed.
import type { GameUi } from "../table/scene";
import { msg } from "../lib/i18n.svelte";
import type { Text } from "../lib/protocol";

/** A game as the home page lists it, before its code is loaded. */
export interface GameListing {
  id: string;
  title: Text;
  /** A short title for small screens. */
  short?: Text;
  clan: string;
  icon: string;
  motto: Text;
  pitch: Text;
  length: Text;
  /** The seats of a game begun with one click. */
  quick: string[];
  /** The default number of seats, if it is not four. */
  seats?: number;
  /** Whether the number of turns can be limited. */
  turns?: boolean;
  /** Which programs' deck lists are read besides plain ones. */
  lists?: Text;
  /** Loads its user interface; absent for a game in preparation. */
  load?: () => Promise<GameUi>;
}

export const gameListings: GameListing[] = [
  {
    id: "vendetta",
    title: msg("Vendetta", "Vendetta"),
    clan: "nosferatu",
    icon: "evil-eyes",
    motto: msg("Bluff and contested places", "Bluff et lieux disputés"),
    pitch: msg(
      "Lay your cards face down, pay in blood, and withdraw in time.",
      "Posez vos cartes face cachée, payez de votre sang, et retirez-vous à temps.",
    ),
    length: msg("3 to 6 players · 40 min", "3 à 6 joueurs · 40 min"),
    quick: ["me", "search", "search", "search"],
    load: async () => (await import("./vendetta/ui")).ui,
  },
  {
    id: "nightfall",
    title: msg("Nightfall", "Nightfall"),
    clan: "malkavian",
    icon: "moon-bats",
    motto: msg("Chains and wounds", "Enchaînements et blessures"),
    pitch: msg(
      "Link your Orders by the colour of the moon. The last card resolves first.",
      "Reliez vos Ordres par la couleur de la lune. La dernière carte se résout la première.",
    ),
    length: msg("2 to 5 players · 45 min", "2 à 5 joueurs · 45 min"),
    quick: ["me", "search"],
    load: async () => (await import("./nightfall/ui")).ui,
  },
  {
    id: "rivals",
    title: msg("Rivals", "Rivals"),
    clan: "toreador",
    icon: "crossed-swords",
    motto: msg("Coteries in The Streets", "Coteries dans La Rue"),
    pitch: msg(
      "Thirteen points of Agenda, a contested Prince, and a rival all your own.",
      "Treize points de Cabale, un Prince contesté, et un rival bien à vous.",
    ),
    length: msg("2 to 4 players · 60 min", "2 à 4 joueurs · 60 min"),
    quick: ["me", "search", "search", "search"],
    load: async () => (await import("./rivals/ui")).ui,
  },
  {
    id: "vtes",
    title: msg("The Eternal Struggle", "The Eternal Struggle"),
    short: msg("V:TES", "V:TES"),
    clan: "tremere",
    icon: "chess-queen",
    motto: msg("A table of five", "La table à cinq"),
    pitch: msg(
      "Your prey on the left, your predator on the right, and everybody makes deals.",
      "Votre proie à gauche, votre prédateur à droite, et tout le monde négocie.",
    ),
    length: msg("2 to 6 players · 2 h, or weeks", "2 à 6 joueurs · 2 h, ou des semaines"),
    quick: ["me", "search", "search", "search", "search"],
    seats: 5,
    turns: true,
    lists: msg(
      "Lists from JOL, Lackey, VDB, Amaranth and the tournament archive work too, as do VDB links that contain the cards.",
      "Les listes de JOL, Lackey, VDB, Amaranth et des archives de tournois sont aussi acceptées, de même que les liens VDB qui contiennent les cartes.",
    ),
    load: async () => (await import("./vtes/ui")).ui,
  },
];

export function gameListing(game: string): GameListing | undefined {
  return gameListings.find((one) => one.id === game);
}

/** The name of a game by its id. */
export function gameTitle(game: string): Text {
  return gameListing(game)?.title ?? msg(game, game);
}
