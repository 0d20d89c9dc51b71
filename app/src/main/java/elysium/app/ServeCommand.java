package elysium.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import elysium.app.words.Fault;
import elysium.app.words.Faults;
import elysium.app.words.Words;
import elysium.server.Options;
import elysium.server.Server;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Opens a server, and goes on until it is stopped.
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {
    private final Root root;

    @Option(names = "--port", paramLabel = "NUMBER", descriptionKey = "port") @Nullable String port;

    @Option(names = "--bind", paramLabel = "ADDRESS", descriptionKey = "bind") @Nullable String bind;

    @Option(names = "--data", paramLabel = "FOLDER", descriptionKey = "data") @Nullable Path kept;

    @Option(names = "--db", paramLabel = "URL", descriptionKey = "db") @Nullable String database;

    @Option(names = "--think", paramLabel = "MILLIS", descriptionKey = "think") @Nullable String think;

    ServeCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        Server server = open(options());
        Thread closing = new Thread(server::close, "closing");
        Runtime.getRuntime().addShutdownHook(closing);
        root.talk().say(Words.SERVING, server.address());
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException _) {
            server.close();
            Runtime.getRuntime().removeShutdownHook(closing);
        }
        return 0;
    }

    /// What was given counts; the environment says the rest.
    private Options options() {
        Options options;
        try {
            options = Options.of(root.outside.env());
        } catch (IllegalArgumentException e) {
            throw Fault.usage(Faults.NO_SERVER, String.valueOf(e.getMessage()));
        }
        if (port != null) options = options.withPort(Numbers.number("--port", port, 0, Options.LAST_PORT));
        if (think != null) options = options.withBotMillis(Numbers.number("--think", think, 1, Options.LONGEST_MILLIS));
        if (bind != null) options = options.withBind(bind);
        if (database != null) options = options.withDatabase(database);
        return options.withFolder(root.outside.folder().resolve(kept == null ? options.folder() : kept));
    }

    private static Server open(Options options) {
        try {
            return Server.start(options);
        } catch (RuntimeException e) {
            throw Fault.failed(Faults.NO_SERVER, String.valueOf(e.getMessage()));
        }
    }
}
