package elysium.server.http;

import elysium.server.push.ReminderScheduler;
import org.jspecify.annotations.Nullable;

/// How a server treats those who come.
///
/// @param proxy whether all come through a proxy of ours, which says where from
/// @param limits whether those who ask for too much are held back
/// @param caller who calls those whose page is closed; null where nobody does
public record RequestPolicy(boolean proxy, boolean limits, @Nullable ReminderScheduler caller) {}
