package elysium.server.keep;

import org.jspecify.annotations.Nullable;

/// A seat at a table, and who has it.
public record Chair(int seat, Sitter sitter, @Nullable String player, String name) {

    /// What sits on a chair.
    public enum Sitter {
        OPEN, PERSON, SEARCH, RANDOM;

        public boolean bot() {
            return this == SEARCH || this == RANDOM;
        }
    }

    public boolean heldBy(String somebody) {
        return somebody.equals(player);
    }
}
