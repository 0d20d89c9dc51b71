package elysium.kernel;

/// A move that a seat might try, and the clause that forbids it.
public record Refusal(long move, Clause clause) {}
