// The games the page can show; each is fetched when it is first needed.
import type { GamePart } from "../table/scene";
import { pair } from "../lib/words.svelte";
import type { Text } from "../lib/protocol";

/** What the home page says of a game before anything of it is loaded. */
export interface Poster {
  id: string;
  clan: string;
  icon: string;
  motto: Text;
  pitch: Text;
  length: Text;
  /** The seats of a game begun with one click. */
  quick: string[];
  load(): Promise<GamePart>;
}

export const posters: Poster[] = [
  {
    id: "vendetta",
    clan: "nosferatu",
    icon: "evil-eyes",
    motto: pair("Bluff and contested places", "Bluff et lieux disputés"),
    pitch: pair(
      "Lay your cards face down, pay in blood, and withdraw in time.",
      "Posez vos cartes face cachée, payez de votre sang, et retirez-vous à temps.",
    ),
    length: pair("3 to 6 players · 40 min", "3 à 6 joueurs · 40 min"),
    quick: ["me", "search", "search", "search"],
    load: async () => (await import("./vendetta/part")).part,
  },
];

export function poster(game: string): Poster | undefined {
  return posters.find((one) => one.id === game);
}
