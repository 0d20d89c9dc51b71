package elysium.app.screen;

import elysium.app.message.Message;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;

/// Speaks to the person at a screen, in their language and within its width.
public record Printer(Screen screen, Lang lang) {

    public void say(Message words, Object... parts) {
        line(words.in(lang, parts));
    }

    public void say(Paint paint, Message words, Object... parts) {
        line(paint.on(words.in(lang, parts), screen.colour()));
    }

    /// Shows text that is ready, broken to the width.
    public void line(String text) {
        screen.print(Wrap.lines(text, screen.width(), ""));
    }

    /// Shows something to be copied, which is never broken: a path, or a command to type.
    public void whole(String text) {
        screen.print("  " + text);
    }

    /// Shows text whose broken lines hang under an indent.
    public void hanging(String text, String indent) {
        screen.print(Wrap.lines(text, screen.width(), indent));
    }

    public String paint(Paint paint, String words) {
        return paint.on(words, screen.colour());
    }

    public @Nullable String ask(Message words, Object... parts) {
        return screen.ask(paint(Paint.PROMPT, words.in(lang, parts)) + " ");
    }
}
