package elysium.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import elysium.app.screen.Environment;

/// The result of one run of the program: exit code, output and errors.
record Ran(int code, String out, String err) {

    /// Runs the program in a folder with typed lines as input.
    static Ran in(Path folder, String typed, String... args) {
        return with(Map.of("LANG", "en_GB.UTF-8"), folder, typed, args);
    }

    /// Runs the program at a plain terminal.
    static Ran live(Path folder, String typed, String... args) {
        return run(Map.of("TERM", "dumb", "LANG", "en_GB.UTF-8"), true, folder, typed, args);
    }

    static Ran with(Map<String, String> env, Path folder, String typed, String... args) {
        return run(env, false, folder, typed, args);
    }

    private static Ran run(Map<String, String> env, boolean live, Path folder, String typed, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var outside = new Environment(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8), new PrintStream(err, true, StandardCharsets.UTF_8),
                env,
                folder, live);
        int code = Main.run(outside, args);
        return new Ran(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
