package elysium.kit.trials;

/// A frame that offers or refuses every card in the hand of a seat it asks.
public interface Speaking {}
