// The cards that the viewer knows another player holds.
import type { CardInfo } from "../../lib/protocol";
import type { Scene } from "../../table/scene";
import { figures } from "./seats";

export function held(scene: Scene, seat: number): CardInfo[] {
  return figures(scene, "heldBy").flatMap((by, at) => {
    const card = by === seat ? scene.book[figures(scene, "held")[at] ?? -1] : undefined;
    return card ? [card] : [];
  });
}
