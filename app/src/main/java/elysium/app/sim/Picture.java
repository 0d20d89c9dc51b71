package elysium.app.sim;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import javax.imageio.ImageIO;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.kernel.Lang;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/// Draws win rates and a game's statistics as bar charts with confidence intervals.
public final class Picture {
    private static final int WIDE = 1100, HIGH = 600, EVERY_NAME = 20, MANY = 12;
    private static final Color BLOOD = new Color(0x8B, 0x1A, 0x1A), INK = new Color(0x22, 0x22, 0x22);

    private Picture() {}

    /// Throws if the file cannot be written; call it before the games are played.
    public static void check(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        boolean free = folder != null && Files.isWritable(folder) && !Files.isDirectory(file);
        if (!free) throw CommandException.usage(ErrorMessages.UNWRITABLE, file, String.valueOf(folder));
    }

    /// Writes the win rates as a PNG file.
    public static void write(SimulationReport tally, String title, Lang lang, Path file) throws IOException {
        CategoryChart chart = chart(title, Messages.PLOT_WINS.in(lang));
        chart.getStyler().setOverlapped(true);
        List<SimulationReport.Row> rows = rows(tally);
        series(chart, Messages.PLOT_WINS.in(lang), rows, SimulationReport.Row::rate);
        ends(chart, Messages.PLOT_LOW.in(lang), rows, SimulationReport.Row::low);
        ends(chart, Messages.PLOT_HIGH.in(lang), rows, SimulationReport.Row::high);
        write(chart, file);
    }

    /// Writes a statistics table as a PNG file: means if it has any, else rates, else counts.
    public static void write(StatisticsReport figures, String title, Lang lang, Path file) throws IOException {
        if (!figures.meanColumns().isEmpty()) {
            means(figures, title, lang, file);
            return;
        }
        List<Integer> shares = figures.rateColumns();
        CategoryChart chart = chart(title, (shares.isEmpty() ? Messages.PLOT_COUNT : Messages.PLOT_PERCENT).in(lang));
        List<String> names = figures.lines().stream().map(StatisticsReport.Line::name).toList();
        if (names.size() > MANY) chart.getStyler().setXAxisLabelRotation(90);
        for (int column = 0; column < figures.columns().size(); column++) {
            int at = column;
            if (shares.isEmpty() || shares.contains(column))
                chart.addSeries(figures.titles().get(column), names,
                        figures.lines().stream().map(line -> height(line.cells().get(at))).toList());
        }
        write(chart, file);
    }

    /// Draws the first mean of each row with its interval.
    private static void means(StatisticsReport figures, String title, Lang lang, Path file) throws IOException {
        int column = figures.meanColumns().getFirst();
        CategoryChart chart = chart(title, figures.titles().get(column));
        chart.getStyler().setOverlapped(true);
        List<StatisticsReport.Line> lines =
                figures.lines().stream().filter(line -> line.cells().get(column).mean() != null).toList();
        ToDoubleFunction<StatisticsReport.Line> low = line -> mean(line, column).low(),
                high = line -> mean(line, column).high();
        chart.addSeries(figures.titles().get(column), lines.stream().map(StatisticsReport.Line::name).toList(),
                lines.stream().map(line -> mean(line, column).rate()).toList()).setFillColor(BLOOD);
        marks(chart, Messages.PLOT_LOW.in(lang), lines, low);
        marks(chart, Messages.PLOT_HIGH.in(lang), lines, high);
        write(chart, file);
    }

    private static StatisticsReport.Rate mean(StatisticsReport.Line line, int column) {
        return Objects.requireNonNull(line.cells().get(column).mean());
    }

    private static void marks(CategoryChart chart, String name, List<StatisticsReport.Line> lines,
            ToDoubleFunction<StatisticsReport.Line> end) {
        chart.addSeries(name, lines.stream().map(StatisticsReport.Line::name).toList(),
                lines.stream().map(end::applyAsDouble).toList())
                .setChartCategorySeriesRenderStyle(CategorySeriesRenderStyle.Scatter).setMarker(SeriesMarkers.DIAMOND)
                .setMarkerColor(INK);
    }

    /// The file of an additional picture: `wins.png` with id `decks` gives `wins-decks.png`.
    public static Path beside(Path file, String id) {
        String name = String.valueOf(file.getFileName());
        int end = name.endsWith(".png") ? name.length() - ".png".length() : name.length();
        return file.resolveSibling(name.substring(0, end) + "-" + id + ".png");
    }

    private static double height(StatisticsReport.Cell cell) {
        StatisticsReport.Rate rate = cell.rate();
        return rate == null ? cell.count() : 100 * rate.rate();
    }

    private static CategoryChart chart(String title, String axis) {
        CategoryChart chart =
                new CategoryChartBuilder().width(WIDE).height(HIGH).title(title).yAxisTitle(axis).build();
        chart.getStyler().setXAxisLabelRotation(30).setXAxisTickMarkSpacingHint(EVERY_NAME).setYAxisMin(0.0);
        chart.getStyler().setLegendPosition(LegendPosition.OutsideS);
        return chart;
    }

    private static void write(CategoryChart chart, Path file) throws IOException {
        if (!ImageIO.write(BitmapEncoder.getBufferedImage(chart), "png", file.toFile())) throw new IOException("PNG");
    }

    private static List<SimulationReport.Row> rows(SimulationReport tally) {
        List<SimulationReport.Row> rows = new ArrayList<>(tally.bots());
        rows.addAll(tally.seats());
        rows.addAll(tally.labels());
        return rows;
    }

    private static void series(CategoryChart chart, String name, List<SimulationReport.Row> rows,
            ToDoubleFunction<SimulationReport.Row> rate) {
        chart.addSeries(name, rows.stream().map(SimulationReport.Row::name).toList(),
                rows.stream().map(row -> 100 * rate.applyAsDouble(row)).toList()).setFillColor(BLOOD);
    }

    private static void ends(CategoryChart chart, String name, List<SimulationReport.Row> rows,
            ToDoubleFunction<SimulationReport.Row> end) {
        chart.addSeries(name, rows.stream().map(SimulationReport.Row::name).toList(),
                rows.stream().map(row -> 100 * end.applyAsDouble(row)).toList())
                .setChartCategorySeriesRenderStyle(CategorySeriesRenderStyle.Scatter).setMarker(SeriesMarkers.DIAMOND)
                .setMarkerColor(INK);
    }
}
