package elysium.kernel;

/// A legal move and the clause that will punish it or make it useless.
public record Caution(long move, Clause clause) {}
