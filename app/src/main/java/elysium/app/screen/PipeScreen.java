package elysium.app.screen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// A screen without a terminal, which reads and writes plain lines.
public final class PipeScreen implements Screen {
    private static final int TALL = 60;

    private final BufferedReader in;
    private final PrintStream out;
    private final int width;
    private final boolean colour, live;

    public PipeScreen(Environment outside, boolean colour) {
        in = new BufferedReader(new InputStreamReader(outside.in(), StandardCharsets.UTF_8));
        out = outside.out();
        width = outside.width();
        this.colour = colour;
        live = outside.isTerminal();
    }

    @Override public void print(String lines) {
        out.println(lines);
    }

    @Override public @Nullable String ask(String prompt) {
        out.print(prompt);
        out.flush();
        try {
            String line = in.readLine();
            if (!live) out.println();
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override public void hideAll() {
        out.println(live ? "\n".repeat(TALL) : "=".repeat(width));
    }

    @Override public int width() {
        return width;
    }

    @Override public boolean colour() {
        return colour;
    }

    @Override public boolean isTerminal() {
        return live;
    }

    @Override public void close() {
        out.flush();
    }
}
