package elysium.server.push;

import java.net.URI;
import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/// The configuration of reminders; tests replace it.
///
/// @param clock the current time in milliseconds
/// @param allowed push services that are allowed at any address
/// @param tick the interval between checks of the tables; zero turns them off
/// @param rest the pause after a push service has failed
public record ReminderConfig(LongSupplier clock, Predicate<URI> allowed, Duration tick, Duration rest) {
    public static final ReminderConfig DEFAULT =
            new ReminderConfig(System::currentTimeMillis, _ -> false, Duration.ofSeconds(15),
                    Duration.ofSeconds(30));
}
