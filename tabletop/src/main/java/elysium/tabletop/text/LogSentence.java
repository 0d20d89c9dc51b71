package elysium.tabletop.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import elysium.kernel.Event;
import org.jspecify.annotations.Nullable;

/// One sentence of the log. Sentences that differ only in `things` are merged.
///
/// @param items the list in the middle; empty for a sentence that is never merged
public record LogSentence(String head, List<String> items, String tail) {

    public LogSentence {
        items = List.copyOf(items);
    }

    public static LogSentence of(String sentence) {
        return new LogSentence(sentence, List.of(), "");
    }

    public static LogSentence of(String head, String thing, String tail) {
        return new LogSentence(head, List.of(thing), tail);
    }

    /// The log lines for a sequence of events; events without a sentence are left out.
    public static List<String> lines(List<Event> events, Function<Event, @Nullable LogSentence> told, Phrases in) {
        List<LogSentence> tidings = new ArrayList<>();
        for (Event event : events) {
            LogSentence next = told.apply(event);
            if (next == null) continue;
            if (!tidings.isEmpty() && tidings.getLast().goesOn(next)) tidings.add(tidings.removeLast().with(next));
            else tidings.add(next);
        }
        List<String> lines = new ArrayList<>();
        for (LogSentence tiding : tidings) lines.add(tiding.in(in));
        return lines;
    }

    private boolean goesOn(LogSentence next) {
        return !items.isEmpty() && !next.items.isEmpty() && head.equals(next.head) && tail.equals(next.tail);
    }

    private LogSentence with(LogSentence next) {
        List<String> all = new ArrayList<>(items);
        all.addAll(next.items);
        return new LogSentence(head, all, tail);
    }

    public String in(Phrases in) {
        return Phrases.capital(head + (items.isEmpty() ? "" : in.list(in.withCounts(items))) + tail) + ".";
    }
}
