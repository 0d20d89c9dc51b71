package elysium.app.screen;

import elysium.app.message.Message;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;

/// Prints messages on a screen in one language, wrapped to its width.
public record Printer(Screen screen, Lang lang) {

    public void say(Message words, Object... parts) {
        line(words.in(lang, parts));
    }

    public void say(Paint paint, Message words, Object... parts) {
        line(paint.on(words.in(lang, parts), screen.colour()));
    }

    /// Prints text, wrapped to the width.
    public void line(String text) {
        screen.print(Wrap.lines(text, screen.width(), ""));
    }

    /// Prints text to be copied, such as a path or a command, without wrapping.
    public void printVerbatim(String text) {
        screen.print("  " + text);
    }

    /// Prints text, wrapped with an indent on continuation lines.
    public void printHanging(String text, String indent) {
        screen.print(Wrap.lines(text, screen.width(), indent));
    }

    public String paint(Paint paint, String words) {
        return paint.on(words, screen.colour());
    }

    public @Nullable String ask(Message words, Object... parts) {
        return screen.ask(paint(Paint.PROMPT, words.in(lang, parts)) + " ");
    }
}
