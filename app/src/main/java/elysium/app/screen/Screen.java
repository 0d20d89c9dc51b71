package elysium.app.screen;

import org.jspecify.annotations.Nullable;

/// Where a game is shown and answers are typed: a terminal, a pipe, or the script of a test.
public interface Screen extends AutoCloseable {

    /// Shows one line, or several.
    void print(String lines);

    /// Shows something that the next line takes the place of; nothing where lines stay.
    default void passing(String words) {}

    /// Asks for a line; null once nobody will type any more.
    @Nullable String ask(String prompt);

    /// Hides all that was shown, so that another person may sit down.
    void cover();

    /// How many columns there are.
    int width();

    boolean colour();

    /// Whether a person sits at it, who can be asked.
    boolean live();

    @Override void close();
}
