package elysium.app.sim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import elysium.bots.WinRate;
import elysium.kernel.Lang;
import elysium.kernel.Statistics;
import elysium.kernel.StatisticsTable;
import org.jspecify.annotations.Nullable;

/// A game's statistics table with names and rates.
///
/// @param columns the ids of the columns
/// @param titles the titles of the columns
public record StatisticsReport(String id, String title, List<String> columns, List<String> titles, List<Line> lines) {
    private static final double Z = 1.959963984540054;       // for 95% intervals

    public record Line(String name, List<Cell> cells) {}

    /// A count; with its rate if it is part of another count, or with its mean.
    public record Cell(int count, @Nullable Rate rate, @Nullable Rate mean) {}

    /// A rate or mean with its 95% confidence interval.
    public record Rate(double rate, double low, double high) {}

    /// All tables, that of the bots first.
    static List<StatisticsReport> of(Statistics counts, Lang lang) {
        List<StatisticsReport> all = new ArrayList<>();
        for (int sheet = 0; sheet < counts.tables().size(); sheet++) all.add(of(counts, sheet, lang));
        all.sort(Comparator.comparing(figures -> !figures.id.equals(StatisticsTable.BOTS)));
        return all;
    }

    private static StatisticsReport of(Statistics counts, int number, Lang lang) {
        StatisticsTable sheet = counts.tables().get(number);
        List<Line> lines = new ArrayList<>();
        List<Integer> shown = shown(sheet);
        for (int row : counts.rows(number)) {
            List<Cell> cells = new ArrayList<>();
            for (int column : shown) cells.add(cell(counts, number, row, column));
            lines.add(new Line(sheet.rowNames().apply(row).in(lang), cells));
        }
        return new StatisticsReport(sheet.id(), sheet.title().in(lang),
                shown.stream().map(column -> sheet.columns().get(column).id()).toList(),
                shown.stream().map(column -> sheet.columns().get(column).title().in(lang)).toList(), lines);
    }

    /// The columns to show; sums of squares are only used for intervals.
    private static List<Integer> shown(StatisticsTable sheet) {
        List<Integer> squares = sheet.columns().stream().map(StatisticsTable.Column::squares).toList();
        return IntStream.range(0, sheet.columns().size()).boxed().filter(at -> !squares.contains(at)).toList();
    }

    private static Cell cell(Statistics counts, int sheet, int row, int column) {
        StatisticsTable.Column told = counts.tables().get(sheet).columns().get(column);
        int count = counts.get(sheet, row, column), whole = told.of() < 0 ? 0 : counts.get(sheet, row, told.of());
        if (whole == 0) return new Cell(count, null, null);
        if (told.isMean())
            return new Cell(count, null, mean(whole, count, counts.get(sheet, row, told.squares()), told.unit()));
        WinRate share = new WinRate(whole, count);
        return new Cell(count, new Rate(share.rate(), share.low(), share.high()), null);
    }

    /// The mean of n numbers with its 95% confidence interval.
    private static Rate mean(int n, double sum, double squares, int unit) {
        double mean = sum / n, spread = Math.max(0, squares / n - mean * mean) * n / Math.max(1, n - 1);
        double margin = Z * Math.sqrt(spread / n);
        double low = sum < 0 ? mean - margin : Math.max(0, mean - margin);
        return new Rate(mean / unit, low / unit, (mean + margin) / unit);
    }

    /// The columns with a mean in some line.
    List<Integer> meanColumns() {
        List<Integer> means = new ArrayList<>();
        for (int column = 0; column < columns.size(); column++) {
            int at = column;
            if (lines.stream().anyMatch(line -> line.cells.get(at).mean != null)) means.add(column);
        }
        return means;
    }

    /// The columns with a rate in some line.
    List<Integer> rateColumns() {
        List<Integer> shares = new ArrayList<>();
        for (int column = 0; column < columns.size(); column++) {
            int at = column;
            if (lines.stream().anyMatch(line -> line.cells.get(at).rate != null)) shares.add(column);
        }
        return shares;
    }
}
