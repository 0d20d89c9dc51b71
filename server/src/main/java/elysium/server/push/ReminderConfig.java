package elysium.server.push;

import java.net.URI;
import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/// What calling depends on outside of us.
///
/// @param clock what time it is, in milliseconds
/// @param own push services that are let through whatever their address
/// @param tick how often tables are looked at; never by itself if zero
/// @param rest how long a push service that fails is left alone before it is tried again
public record ReminderConfig(LongSupplier clock, Predicate<URI> own, Duration tick, Duration rest) {
    public static final ReminderConfig USUAL =
            new ReminderConfig(System::currentTimeMillis, _ -> false, Duration.ofSeconds(15),
                    Duration.ofSeconds(30));
}
