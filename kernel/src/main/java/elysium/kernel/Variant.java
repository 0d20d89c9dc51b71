package elysium.kernel;

/// An option of a game's set-up, as players choose it.
public record Variant(String id, Text name, Text words) {}
