package elysium.kernel;

/// A move that is allowed, and the clause by which it will be punished or wasted.
public record Caution(long move, Clause clause) {}
