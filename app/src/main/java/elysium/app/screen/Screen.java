package elysium.app.screen;

import org.jspecify.annotations.Nullable;

/// Shows a game and reads answers: a terminal, a pipe, or the script of a test.
public interface Screen extends AutoCloseable {

    /// Prints one or more lines.
    void print(String lines);

    /// Shows a temporary message that the next line replaces; does nothing if lines cannot be replaced.
    default void showTemporarily(String words) {}

    /// Reads a line; null at the end of the input.
    @Nullable String ask(String prompt);

    /// Hides everything shown so far, before another player takes the keyboard.
    void hideAll();

    /// The number of columns.
    int width();

    boolean colour();

    /// Whether it is a terminal with a person who can be asked.
    boolean isTerminal();

    @Override void close();
}
