// What is on the stage: the rows that lie there, so that they need not lie elsewhere.
import type { Scene } from "../../table/scene";
import { action } from "./action";
import { combat } from "./combat";
import { poll } from "./referendum";
import { active, alive, phase } from "./seats";

export type Subject = "combat" | "referendum" | "action" | "calm";

/** What is under way, innermost first. */
export function subject(scene: Scene): Subject {
  if (combat(scene)) return "combat";
  if (poll(scene)) return "referendum";
  return action(scene) ? "action" : "calm";
}

/** The seats whose uncontrolled regions a calm table spreads out; on a phone only when they are what matters. */
export function spread(scene: Scene, phone: boolean): number[] {
  if (subject(scene) !== "calm" || (phone && phase(scene) !== "influence")) return [];
  const now = phase(scene) === "setup" ? -1 : active(scene);
  return [...(scene.me === undefined ? [] : [scene.me]), ...(now >= 0 && now !== scene.me ? [now] : [])].filter((seat) => alive(scene, seat));
}

export function engaged(scene: Scene): Set<number> {
  const what = subject(scene);
  if (what === "combat") return new Set(combat(scene)?.sides.map((side) => side.row) ?? []);
  const now = what === "action" ? action(scene) : undefined;
  return now ? new Set([now.row, ...(now.blocker ? [now.blocker.card.row] : [])]) : new Set();
}
