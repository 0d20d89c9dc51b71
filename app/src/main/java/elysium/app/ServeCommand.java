package elysium.app;

import java.net.BindException;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.server.InvalidSettingException;
import elysium.server.Options;
import elysium.server.Server;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Starts a server and waits until it is stopped.
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {
    private final Root root;

    @Mixin ServerFlags serving = new ServerFlags();

    ServeCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        return serve(root, serving);
    }

    static int serve(Root root, ServerFlags serving) {
        Server server = open(serving.options(root.environment));
        Thread closing = new Thread(server::close, "closing");
        Runtime.getRuntime().addShutdownHook(closing);
        root.printer().say(Messages.SERVING, server.address());
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException _) {
            server.close();
            Runtime.getRuntime().removeShutdownHook(closing);
        }
        return 0;
    }

    private static Server open(Options options) {
        try {
            return Server.start(options);
        } catch (InvalidSettingException wrong) {
            throw CommandException.failed(ErrorMessages.NO_SERVER, wrong.words());
        } catch (RuntimeException e) {
            if (busy(e)) throw CommandException.failed(ErrorMessages.PORT_BUSY, options.port(),
                    options.port() == 8081 ? 8082 : 8081);
            throw CommandException.failed(ErrorMessages.NO_SERVER, String.valueOf(e.getMessage()));
        }
    }

    private static boolean busy(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause())
            if (cause instanceof BindException) return String.valueOf(cause.getMessage()).contains("in use");
        return false;
    }
}
