package elysium.bench.against;

import java.io.PrintStream;
import java.util.List;
import elysium.kernel.Lang;

/// Compares this version with an older one, printing progress and, where asked, each line as it becomes known.
public final class Against {
    private static final int LINE = 78;

    private final PrintStream out, err;
    private final Lang lang;

    public Against(PrintStream out, PrintStream err, Lang lang) {
        this.out = out;
        this.err = err;
        this.lang = lang;
    }

    /// Compares at all tasks, the first of which is the reference copy.
    ///
    /// @param aloud whether lines are printed as text
    public Comparison compare(Version old, String title, List<Task> tasks, int rounds, boolean aloud) {
        Version now = Version.running(AgainstWords.THIS.in(lang));
        return compare((Runs) old, now, title, tasks, new Style(rounds, aloud));
    }

    record Style(int rounds, boolean aloud) {}

    Comparison compare(Runs old, Runs now, String title, List<Task> tasks, Style style) {
        int rounds = style.rounds;
        AgainstText text = new AgainstText(lang);
        Task first = tasks.getFirst();
        if (style.aloud) {
            out.println(AgainstWords.HEADING.in(lang, title, first.seats(), old.name(), rounds));
            out.println(text.columns());
        }
        Comparer comparer = new Comparer(old, now, rounds, (measure, at, round, version) -> progress(
                AgainstWords.RUNNING.in(lang, measure, at, tasks.size(), round, rounds, version)));
        List<Comparison.Line> lines = comparer.compare(tasks, line -> {
            progress("");
            if (style.aloud) out.println(text.line(line));
        });
        if (style.aloud) out.println(AgainstWords.NOTES.in(lang));
        return new Comparison(first.game(), first.seats(), rounds, old.name(), lines);
    }

    /// Says whether anything is slower by more than a tenth, and returns the code to end with.
    public int check(Comparison comparison, PrintStream told) {
        List<String> slower = comparison.slower();
        if (slower.isEmpty()) told.println(AgainstWords.KEPT.in(lang));
        else err.println(AgainstWords.LOST.in(lang, String.join(", ", slower)));
        return slower.isEmpty() ? 0 : 1;
    }

    private void progress(String words) {
        err.print("\r" + words + " ".repeat(Math.max(0, LINE - words.length())) + (words.isEmpty() ? "\r" : ""));
        err.flush();
    }
}
