package elysium.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.bench.wording.Wording;
import elysium.kernel.Lang;

/// Formats the results for people, one line for each measure.
final class FigureText {
    private static final double MICRO = 1e3, MILLI = 1e6, SECOND = 1e9;

    private final Lang lang;
    private final Locale locale;

    FigureText(Lang lang) {
        this.lang = lang;
        locale = Wording.locale(lang);
    }

    String columns() {
        return row(List.of(Words.COLUMNS.in(lang).split("\\|")));
    }

    /// The results of a measure; each further budget adds a line.
    String line(Measure measure, Results results, List<Budget> budgets) {
        Figure figure = results.of(measure);
        List<String> cells = new ArrayList<>(List.of(measure.method(), time(figure.mean()), "± " + time(figure.error()),
                number(SECOND / figure.mean()), format("%,.1f", results.references(measure)),
                format("%,.0f", figure.bytes())));
        if (budgets.isEmpty()) return row(cells, "", "");
        StringBuilder lines = new StringBuilder();
        for (Budget budget : budgets) {
            if (!lines.isEmpty()) lines.append('\n');
            lines.append(row(cells, limit(budget), format("%.0f %%", 100 * budget.used(results))));
            cells.replaceAll(_ -> "");
        }
        return lines.toString();
    }

    String limit(Budget budget) {
        return switch (budget.kind()) {
            case NANOS -> "≤ " + time(budget.limit());
            case RATE -> "≥ " + number(budget.limit()) + "/s";
            case COPIES -> "≤ " + format("%.0f", budget.limit()) + " × " + Measure.PLAIN_COPY.method();
            case BYTES -> "≤ " + format("%.0f", budget.limit()) + (lang == Lang.FR ? " o" : " B");
        };
    }

    String time(double nanos) {
        if (nanos < MICRO) return format("%.1f ns", nanos);
        return nanos < MILLI ? format("%.2f µs", nanos / MICRO) : format("%.2f ms", nanos / MILLI);
    }

    private String number(double number) {
        return format("%,.0f", number);
    }

    private String format(String pattern, double number) {
        return String.format(locale, pattern, number).replace('\u202f', ' ').replace('\u00a0', ' ');
    }

    private static String row(List<String> cells, String... more) {
        List<String> all = new ArrayList<>(cells);
        all.addAll(List.of(more));
        return String.format("%-17s %11s %12s %14s %12s %10s  %-18s %7s", all.toArray()).stripTrailing();
    }
}
