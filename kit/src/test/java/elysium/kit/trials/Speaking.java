package elysium.kit.trials;

/// Marks frames that offer or refuse every card in the hand of the asked seat.
public interface Speaking {}
