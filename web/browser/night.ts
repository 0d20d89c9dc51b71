// What a player of Nightfall was told, read for the tests.
import type { Player } from "./player";
import { views } from "./told";

/** Every card of the book whose face a player was ever told of. */
export function facesSeen(player: Player): Set<number> {
  const lying = views(player).flatMap((view) => view.zones.flatMap((zone) => zone.cards.map((card) => card.face)));
  const archives = views(player).flatMap((view) => view.outline?.numbers["archive"] ?? []);
  return new Set([...lying, ...archives].filter((face) => face >= 0));
}

/** A chain: its orders as they were linked, and as they resolved. */
export interface Course {
  linked: string[];
  resolved: string[];
  /** No order was taken out of it. */
  whole: boolean;
}

const LINKED = /(?:plays into the chain|joue dans l['’]Enchaînement)\s?: (.+?)(?: \((?:kicker|Pleine Lune)\))?\.?$/;
const RESOLVED = /^(.+?)(?: \((?:kicker|Pleine Lune)\))?(?: of .+ resolves|, d(?:e |['’]).+, se résout)\.?$/;
const UNRESOLVED = /leaves the chain unresolved|quitte l['’]Enchaînement/;

/** The chains that a log tells from their first order to their last, but those out of which an order was taken. */
export function chains(log: string[]): Course[] {
  const all: Course[] = [];
  let open: Course | undefined;
  for (const line of log) {
    const [linked, resolved] = [LINKED.exec(line)?.[1], RESOLVED.exec(line)?.[1]];
    if (linked && (!open || open.resolved.length > 0)) all.push((open = { linked: [], resolved: [], whole: true }));
    if (linked) open?.linked.push(linked);
    if (resolved) open?.resolved.push(resolved);
    if (UNRESOLVED.test(line) && open) open.whole = false;
  }
  return all.filter((one) => one.whole && one.linked.length === one.resolved.length);
}
