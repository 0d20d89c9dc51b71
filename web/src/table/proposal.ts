// Who has still to say yes, and how it went.
import type { Proposal, Seat } from "../lib/protocol";
import type { Step } from "./session.svelte";

/** The persons whose word is waited for; bots always agree. */
export function awaitedSeats(asked: Proposal, seats: Seat[]): number[] {
  return seats
    .filter((one) => one.kind === "person" && one.seat !== asked.by && !asked.agreed.includes(one.seat))
    .map((one) => one.seat);
}

/** What has become of a proposal made after a step, as it was told when it was settled. */
export function outcome(since: number, log: Step[], settled: Proposal, seats: Seat[]): "taken" | "forked" | "refused" {
  if (settled.what === "fork") return awaitedSeats(settled, seats).length === 0 ? "forked" : "refused";
  return log.some((step) => step.undone && step.seq > since) ? "taken" : "refused";
}
