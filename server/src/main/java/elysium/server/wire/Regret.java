package elysium.server.wire;

import java.util.Locale;

/// Whether somebody may take back their last answer: freely, if the others agree, or not at all.
public enum Regret {
    FREE, ASK, NO;

    /// As programs read it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
