// The pending answers and the outcome of a proposal.
import type { Proposal, Seat } from "../lib/protocol";
import type { Step } from "./session.svelte";

/** The players who still have to answer; bots always agree. */
export function awaitedSeats(asked: Proposal, seats: Seat[]): number[] {
  return seats
    .filter((one) => one.kind === "person" && one.seat !== asked.by && !asked.agreed.includes(one.seat))
    .map((one) => one.seat);
}

/** The outcome of a proposal made after a step. */
export function outcome(since: number, log: Step[], settled: Proposal, seats: Seat[]): "taken" | "forked" | "refused" {
  if (settled.what === "fork") return awaitedSeats(settled, seats).length === 0 ? "forked" : "refused";
  return log.some((step) => step.undone && step.step > since) ? "taken" : "refused";
}
