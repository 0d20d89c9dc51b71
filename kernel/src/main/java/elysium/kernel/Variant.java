package elysium.kernel;

/// An option of a game's setup that players can choose.
public record Variant(String id, Text name, Text text) {}
