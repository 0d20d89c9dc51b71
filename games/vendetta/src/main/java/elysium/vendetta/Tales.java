package elysium.vendetta;

import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// What happened, in the words of the log.
final class Tales {
    private Tales() {}

    static @Nullable String of(Vendetta t, Event event, Lang lang) {
        return event.toString();
    }
}
