package elysium.server.message;

import java.util.Locale;

/// Whether somebody may take back their last answer: freely, if the others agree, or not at all.
public enum UndoRight {
    FREE, ASK, NO;

    /// As programs read it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
