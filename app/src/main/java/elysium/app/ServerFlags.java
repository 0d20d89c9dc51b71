package elysium.app;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.screen.Environment;
import elysium.server.InvalidSettingException;
import elysium.server.Options;
import elysium.server.Setting;
import elysium.server.Settings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The settings of the server as command-line flags.
final class ServerFlags {
    @Option(names = "--config", paramLabel = "FILE", descriptionKey = "serve.config") @Nullable Path config;

    @Option(names = "--port", paramLabel = "NUMBER", descriptionKey = "serve.port") @Nullable String port;

    @Option(names = "--bind", paramLabel = "ADDRESS", descriptionKey = "serve.bind") @Nullable String bind;

    @Option(names = "--data", paramLabel = "FOLDER", descriptionKey = "serve.data") @Nullable String data;

    @Option(names = "--db", paramLabel = "URL", descriptionKey = "serve.db") @Nullable String database;

    @Option(names = "--think", paramLabel = "MILLIS", descriptionKey = "serve.think") @Nullable String think;

    @Option(names = "--min-delay", paramLabel = "MILLIS", descriptionKey = "serve.min-delay") @Nullable String minDelay;

    @Option(names = "--proxy", paramLabel = "on|off", arity = "0..1", fallbackValue = "on",
            descriptionKey = "serve.proxy")
    @Nullable String proxy;

    @Option(names = "--rate-limit", paramLabel = "on|off", descriptionKey = "serve.rate-limit")
    @Nullable String rateLimit;

    @Option(names = "--push", paramLabel = "on|off", descriptionKey = "serve.push") @Nullable String push;

    @Option(names = "--wait", paramLabel = "SECONDS", descriptionKey = "serve.wait") @Nullable String wait;

    @Option(names = "--tables", paramLabel = "NUMBER", descriptionKey = "serve.tables") @Nullable String tables;

    @Option(names = "--alone", paramLabel = "NUMBER", descriptionKey = "serve.alone") @Nullable String alone;

    @Option(names = "--log", paramLabel = "LEVEL", descriptionKey = "serve.log") @Nullable String log;

    /// The settings given on the command line.
    Map<Setting, String> flags() {
        Map<Setting, String> flags = new EnumMap<>(Setting.class);
        for (Setting setting : Setting.values()) {
            String given = given(setting);
            if (given != null) flags.put(setting, given);
        }
        return flags;
    }

    private @Nullable String given(Setting setting) {
        return switch (setting) {
            case PORT -> port;
            case BIND -> bind;
            case DATA -> data;
            case DB -> database;
            case THINK -> think;
            case MIN_DELAY -> minDelay;
            case PROXY -> proxy;
            case RATE_LIMIT -> rateLimit;
            case PUSH -> push;
            case WAIT -> wait;
            case TABLES -> tables;
            case ALONE -> alone;
            case LOG -> log;
        };
    }

    /// Combines all settings and sets the log level, by default `warn` at a terminal.
    Options options(Environment outside) {
        try {
            Settings settings = Settings.of(flags(), config, outside.variables(), outside.folder());
            String level = settings.oneOf(Setting.LOG, "debug", "info", "warn", "error");
            System.setProperty("elysium.log", outside.isTerminal() && !settings.isSet(Setting.LOG) ? "warn" : level);
            return Options.of(settings);
        } catch (InvalidSettingException wrong) {
            throw CommandException.usage(ErrorMessages.MISSET, wrong.words());
        }
    }
}
