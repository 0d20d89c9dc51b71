package elysium.app.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;

/// Prints statistics tables.
final class StatisticsReportText {
    /// A rate of zero games.
    static final String NOTHING = "–";
    private static final String GAP = "  ";

    private final Printer printer;
    private final Locale locale;

    StatisticsReportText(Printer talk, Locale locale) {
        this.printer = talk;
        this.locale = locale;
    }

    void show(StatisticsReport figures) {
        if (figures.lines().isEmpty()) return;
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(figures.titles());
        rows.add(head);
        for (StatisticsReport.Line line : figures.lines()) rows.add(row(line, figures.rateColumns()));
        printer.line(printer.paint(Paint.STRONG, figures.title()));
        for (String line : columns(rows)) printer.printVerbatim(line);
    }

    /// Formats rows as lines with aligned columns.
    static List<String> columns(List<List<String>> rows) {
        int[] wide = widths(rows);
        return rows.stream().map(row -> line(row, wide)).toList();
    }

    private List<String> row(StatisticsReport.Line line, List<Integer> shares) {
        List<String> row = new ArrayList<>(List.of(line.name()));
        for (int column = 0; column < line.cells().size(); column++) {
            StatisticsReport.Cell cell = line.cells().get(column);
            row.add(shares.contains(column) && cell.rate() == null ? NOTHING : said(cell));
        }
        return row;
    }

    private String said(StatisticsReport.Cell cell) {
        StatisticsReport.Rate rate = cell.rate(), mean = cell.mean();
        if (mean != null) return String.format(locale, "%.2f [%.2f, %.2f]", mean.rate(), mean.low(), mean.high());
        if (rate == null) return String.format(locale, "%d", cell.count());
        return String.format(locale, "%.1f %% [%.1f, %.1f]", 100 * rate.rate(), 100 * rate.low(), 100 * rate.high());
    }

    private static int[] widths(List<List<String>> rows) {
        int[] wide = new int[rows.getFirst().size()];
        for (List<String> row : rows)
            for (int i = 0; i < wide.length; i++) wide[i] = Math.max(wide[i], row.get(i).length());
        return wide;
    }

    private static String line(List<String> row, int[] wide) {
        StringBuilder line = new StringBuilder(row.getFirst()).append(" ".repeat(wide[0] - row.getFirst().length()));
        for (int i = 1; i < wide.length; i++)
            line.append(GAP).append(" ".repeat(wide[i] - row.get(i).length())).append(row.get(i));
        return line.toString();
    }
}
