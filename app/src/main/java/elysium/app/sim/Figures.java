package elysium.app.sim;

import java.util.ArrayList;
import java.util.List;
import elysium.bots.Share;
import elysium.kernel.Counts;
import elysium.kernel.Lang;
import elysium.kernel.Sheet;
import org.jspecify.annotations.Nullable;

/// A sheet of numbers that a game counted, ready to be shown.
///
/// @param columns what programs call each number of a line
/// @param titles what people call it
public record Figures(String id, String title, List<String> columns, List<String> titles, List<Line> lines) {

    /// The numbers of one row.
    public record Line(String name, List<Cell> cells) {}

    /// A number, and where it is a part of another the rate with its 95 % interval.
    public record Cell(int count, @Nullable Rate rate) {}

    /// How large a part is; none where there was nothing to be a part of.
    public record Rate(double rate, double low, double high) {}

    static List<Figures> of(Counts counts, Lang lang) {
        List<Figures> all = new ArrayList<>();
        for (int sheet = 0; sheet < counts.sheets().size(); sheet++) all.add(of(counts, sheet, lang));
        return all;
    }

    private static Figures of(Counts counts, int number, Lang lang) {
        Sheet sheet = counts.sheets().get(number);
        List<Line> lines = new ArrayList<>();
        for (int row : counts.rows(number)) {
            List<Cell> cells = new ArrayList<>();
            for (int column = 0; column < sheet.columns().size(); column++)
                cells.add(cell(counts, number, row, column));
            lines.add(new Line(sheet.names().apply(row).in(lang), cells));
        }
        return new Figures(sheet.id(), sheet.title().in(lang),
                sheet.columns().stream().map(Sheet.Column::id).toList(),
                sheet.columns().stream().map(column -> column.title().in(lang)).toList(), lines);
    }

    private static Cell cell(Counts counts, int sheet, int row, int column) {
        int count = counts.get(sheet, row, column), of = counts.sheets().get(sheet).columns().get(column).of();
        int whole = of < 0 ? 0 : counts.get(sheet, row, of);
        if (whole == 0) return new Cell(count, null);
        Share share = new Share(whole, count);
        return new Cell(count, new Rate(share.rate(), share.low(), share.high()));
    }

    /// The columns that are shares in some line.
    List<Integer> shares() {
        List<Integer> shares = new ArrayList<>();
        for (int column = 0; column < columns.size(); column++) {
            int at = column;
            if (lines.stream().anyMatch(line -> line.cells.get(at).rate != null)) shares.add(column);
        }
        return shares;
    }
}
