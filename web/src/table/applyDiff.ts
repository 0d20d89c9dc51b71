// Applies a view of changes to the previous view.
import type { View, Zone } from "../lib/protocol";

export function applyDiff(before: View | null, said: View): View {
  if (said.full !== false || !before) return said;
  const facts = { ...before.state, ...said.state };
  for (const [name, numbers] of Object.entries(said.state)) if (numbers.length === 0) delete facts[name];
  const zones = new Map<number, Zone>(before.zones.map((zone) => [zone.zone, zone]));
  for (const zone of said.zones) {
    if (zone.size === 0) zones.delete(zone.zone);
    else zones.set(zone.zone, zone);
  }
  const laid = [...zones.values()].sort((a, b) => a.zone - b.zone);
  return { ...before, ...said, full: true, state: facts, zones: laid, ...outline(before, said) };
}

function outline(before: View, said: View): Pick<View, "outline"> {
  const shown = said.outline ?? before.outline;
  return shown ? { outline: shown } : {};
}
