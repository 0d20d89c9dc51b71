package elysium.kernel;

/// A move that is not legal, and the clause that forbids it.
public record Refusal(long move, Clause clause) {}
