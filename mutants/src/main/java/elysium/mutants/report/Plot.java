package elysium.mutants.report;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import javax.imageio.ImageIO;
import elysium.mutants.run.UsageException;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/// Plots the files with the most survivors: mutants noticed and not noticed.
public final class Plot {
    private static final int WIDE = 1300, HIGH = 650, MOST = 30;
    private static final Color BLOOD = new Color(0x8B, 0x1A, 0x1A), ASH = new Color(0x99, 0x99, 0x99);

    private Plot() {}

    public static void write(Report report, Path file) {
        List<Report.Part> worst = report.files().stream()
                .sorted(Comparator.comparingInt(part -> part.noticed() - part.mutants())).limit(MOST).toList();
        CategoryChart chart = new CategoryChartBuilder().width(WIDE).height(HIGH)
                .title(String.format("%s: %d of %d mutants noticed, %.1f %%", report.game(), report.noticed(),
                        report.mutants(), report.score()))
                .yAxisTitle("breaks").build();
        chart.getStyler().setStacked(true).setXAxisLabelRotation(90).setLegendPosition(LegendPosition.InsideNE);
        List<String> names = worst.stream().map(Report.Part::name).toList();
        chart.addSeries("survive", names, worst.stream().map(part -> part.mutants() - part.noticed()).toList())
                .setFillColor(BLOOD);
        chart.addSeries("noticed", names, worst.stream().map(Report.Part::noticed).toList()).setFillColor(ASH);
        try {
            if (!ImageIO.write(BitmapEncoder.getBufferedImage(chart), "png", file.toFile()))
                throw new IOException("PNG");
        } catch (IOException e) {
            throw new UsageException("cannot write the plot to " + file + ": " + e.getMessage());
        }
    }
}
