package elysium.server.message;

import java.util.Locale;

/// Whether a player may undo the last answer: freely, with the others' consent, or not at all.
public enum UndoRight {
    FREE, CONSENT, NO;

    /// The word in JSON.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
