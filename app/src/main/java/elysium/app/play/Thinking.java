package elysium.app.play;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;

/// A bot's thinking limit per answer: either iterations or milliseconds; the other is zero.
public record Thinking(int iterations, long millis) {
    private static final Pattern FORM = Pattern.compile("([1-9]\\d{0,8})(ms|s|)");

    /// Reads `1000` as iterations, `500ms` or `2s` as a time.
    public static Thinking read(String word) {
        Matcher form = FORM.matcher(word.strip());
        if (!form.matches()) throw CommandException.usage(ErrorMessages.BAD_THINK, word);
        int number = Integer.parseInt(form.group(1));
        return switch (form.group(2)) {
            case "ms" -> new Thinking(0, number);
            case "s" -> new Thinking(0, number * 1000L);
            default -> new Thinking(number, 0);
        };
    }

    @Override public String toString() {
        return iterations > 0 ? Integer.toString(iterations) : millis + "ms";
    }
}
