package elysium.bench.load;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import javax.imageio.ImageIO;
import elysium.kernel.Lang;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/// Plots the latencies by the number of tables.
final class LoadPlot {
    private static final int WIDE = 900, HIGH = 520;
    private static final Color BLOOD = new Color(0x8B, 0x1A, 0x1A), INK = new Color(0x22, 0x22, 0x22),
            ASH = new Color(0x99, 0x99, 0x99);
    private static final double LEAST = 0.01;             // a logarithmic scale has no zero

    private LoadPlot() {}

    static void write(List<LoadReport.Run> runs, Lang lang, Path file) throws IOException {
        XYChart chart = new XYChartBuilder().width(WIDE).height(HIGH).title(LoadWords.PLOT_TITLE.in(lang))
                .xAxisTitle(LoadWords.PLOT_TABLES.in(lang)).yAxisTitle(LoadWords.PLOT_MILLIS.in(lang)).build();
        chart.getStyler().setXAxisLogarithmic(true).setYAxisLogarithmic(true);
        chart.getStyler().setLegendPosition(LegendPosition.OutsideS);
        series(chart, "max", runs, LoadReport.Run::max, ASH);
        series(chart, "p99", runs, LoadReport.Run::p99, BLOOD);
        series(chart, "p50", runs, LoadReport.Run::p50, INK);
        if (!ImageIO.write(BitmapEncoder.getBufferedImage(chart), "png", file.toFile())) throw new IOException("PNG");
    }

    private static void series(XYChart chart, String name, List<LoadReport.Run> runs,
            ToDoubleFunction<LoadReport.Run> millis, Color color) {
        double[] tables = runs.stream().mapToDouble(LoadReport.Run::tables).toArray();
        double[] times = runs.stream().mapToDouble(millis).map(time -> Math.max(LEAST, time)).toArray();
        chart.addSeries(name, tables, times).setMarker(SeriesMarkers.CIRCLE).setMarkerColor(color).setLineColor(color);
    }
}
