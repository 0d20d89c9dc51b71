// The stage in the middle of the table, and the cards it shows.
import type { Scene } from "../../table/scene";
import { action } from "./action";
import { combat } from "./combat";
import { referendum } from "./referendum";
import { active, alive, phase } from "./seats";

export type Stage = "combat" | "referendum" | "action" | "calm";

/** The current activity, innermost first. */
export function currentStage(scene: Scene): Stage {
  if (combat(scene)) return "combat";
  if (referendum(scene)) return "referendum";
  return action(scene) ? "action" : "calm";
}

/** The seats whose uncontrolled regions a calm table spreads out; on a phone only when they are what matters. */
export function openRegions(scene: Scene, phone: boolean): number[] {
  if (currentStage(scene) !== "calm" || (phone && phase(scene) !== "influence")) return [];
  const now = phase(scene) === "setup" ? -1 : active(scene);
  return [...(scene.me === undefined ? [] : [scene.me]), ...(now >= 0 && now !== scene.me ? [now] : [])].filter((seat) => alive(scene, seat));
}

export function engaged(scene: Scene): Set<number> {
  const what = currentStage(scene);
  if (what === "combat") return new Set(combat(scene)?.sides.map((side) => side.row) ?? []);
  const now = what === "action" ? action(scene) : undefined;
  return now ? new Set([now.row, ...(now.blocker ? [now.blocker.card.row] : [])]) : new Set();
}
