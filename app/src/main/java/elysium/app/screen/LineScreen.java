package elysium.app.screen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jspecify.annotations.Nullable;

/// A screen on a real terminal, with line editing but no history: it could show another player's secrets.
public final class LineScreen implements Screen {
    private static final String FORGET_SCROLLED = "\033[3J", FROM_START = "\r\033[K";
    private static final int LEAST = 40, USUAL = 80, TALL = 24;

    private final Terminal terminal;
    private final LineReader reader;
    private final boolean colour;
    private boolean passing;

    public LineScreen(boolean colour) {
        try {
            terminal = TerminalBuilder.builder().system(true).encoding(StandardCharsets.UTF_8)
                    .stdinEncoding(StandardCharsets.UTF_8).stdoutEncoding(StandardCharsets.UTF_8).build();
            if (terminal.getColumns() <= 0) terminal.setSize(Size.of(USUAL, TALL));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.colour = colour;
        reader = LineReaderBuilder.builder().terminal(terminal).variable(LineReader.HISTORY_SIZE, 0)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.BRACKETED_PASTE, false)
                .build();
        reader.setVariable(LineReader.DISABLE_HISTORY, true);
    }

    @Override public void print(String lines) {
        forget();
        terminal.writer().println(lines);
        terminal.flush();
    }

    @Override public void showTemporarily(String words) {
        terminal.writer().print(FROM_START + words);
        terminal.flush();
        passing = true;
    }

    private void forget() {
        if (passing) terminal.writer().print(FROM_START);
        passing = false;
    }

    @Override public @Nullable String ask(String prompt) {
        forget();
        try {
            return reader.readLine(prompt);
        } catch (UserInterruptException | EndOfFileException _) {
            return null;
        }
    }

    @Override public void hideAll() {
        terminal.puts(InfoCmp.Capability.clear_screen);
        terminal.writer().print(FORGET_SCROLLED);
        terminal.flush();
    }

    @Override public int width() {
        return Math.max(LEAST, terminal.getColumns());
    }

    @Override public boolean colour() {
        return colour;
    }

    @Override public boolean isTerminal() {
        return true;
    }

    @Override public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
