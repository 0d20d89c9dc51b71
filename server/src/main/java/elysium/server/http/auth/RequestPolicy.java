package elysium.server.http.auth;

import elysium.server.push.ReminderScheduler;
import org.jspecify.annotations.Nullable;

/// The policy for requests.
///
/// @param proxy whether to trust the X-Forwarded headers of a proxy
/// @param limits whether to limit request rates
/// @param reminders the sender of reminders; null if push is off
public record RequestPolicy(boolean proxy, boolean limits, @Nullable ReminderScheduler reminders) {}
