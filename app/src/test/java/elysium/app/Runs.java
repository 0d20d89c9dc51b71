package elysium.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import elysium.app.screen.Environment;

/// A running program whose output can be read and which can be stopped.
final class Runs implements AutoCloseable {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final FutureTask<Integer> code;
    private final Thread thread;

    private Runs(Map<String, String> env, Path folder, String... args) {
        var outside =
                new Environment(new ByteArrayInputStream(new byte[0]), new PrintStream(out, true), System.err, env,
                        folder, false);
        code = new FutureTask<>(() -> Main.run(outside, args));
        thread = Thread.ofPlatform().start(code);
    }

    static Runs in(Path folder, Map<String, String> env, String... args) {
        return new Runs(env, folder, args);
    }

    /// An environment without input.
    static Environment outside(Path folder) {
        return new Environment(new ByteArrayInputStream(new byte[0]), System.out, System.err, Map.of(), folder, false);
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    /// Waits until the output meets a condition.
    String until(Predicate<String> said) throws InterruptedException {
        for (int i = 0; i < 1200 && !said.test(out()) && thread.isAlive(); i++) Thread.sleep(50);
        return out();
    }

    int stop() throws Exception {
        thread.interrupt();
        return code.get(30, TimeUnit.SECONDS);
    }

    @Override public void close() throws InterruptedException {
        thread.interrupt();
        thread.join(Duration.ofSeconds(30));
    }
}
