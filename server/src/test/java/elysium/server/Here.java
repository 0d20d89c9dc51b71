package elysium.server;

import java.nio.file.Path;
import java.util.Map;

/// Options of test servers: a free local port and fast bots.
final class Here {
    private Here() {}

    static Options options(Path folder) {
        return Options.of(Map.of()).withPort(0).withFolder(folder).withBotMillis(5).withMinDelayMillis(0)
                .withRateLimit(false);
    }
}
