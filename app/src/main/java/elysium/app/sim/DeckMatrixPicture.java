package elysium.app.sim;

import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import elysium.app.message.Messages;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;

/// Draws a deck matrix as a heat map: the darker the field, the higher the win rate.
public final class DeckMatrixPicture {
    private static final int WIDE = 1100, HIGH = 700, LETTERS = 14;
    private static final Color[] PALE_TO_BLOOD = {new Color(0xF4, 0xEE, 0xE0), new Color(0xC0, 0x50, 0x50)};

    private DeckMatrixPicture() {}

    /// Writes the picture as a PNG file.
    public static void write(DeckMatrix matrix, String title, Lang lang, Path file) throws IOException {
        HeatMapChart chart = new HeatMapChartBuilder().width(WIDE).height(HIGH).title(title)
                .xAxisTitle(Messages.PLOT_OTHER.in(lang)).yAxisTitle(Messages.PLOT_WINNER.in(lang)).build();
        chart.getStyler().setRangeColors(PALE_TO_BLOOD).setMin(0).setMax(100).setShowValue(true)
                .setValueFont(new Font(Font.SANS_SERIF, Font.PLAIN, LETTERS)).setValueFontColor(Color.BLACK)
                .setHeatMapDecimalValueFormatter(rate -> String.format(Locale.ROOT, "%.0f %%", rate));
        chart.getStyler().setXAxisLabelRotation(30);
        chart.addSeries(Messages.PLOT_WINS.in(lang), matrix.decks(), matrix.decks(), fields(matrix));
        if (!ImageIO.write(BitmapEncoder.getBufferedImage(chart), "png", file.toFile())) throw new IOException("PNG");
    }

    private static List<Number[]> fields(DeckMatrix matrix) {
        List<Number[]> fields = new ArrayList<>();
        for (int deck = 0; deck < matrix.decks().size(); deck++)
            for (int other = 0; other < matrix.decks().size(); other++) {
                DeckMatrix.@Nullable Cell cell = matrix.cells().get(deck).get(other);
                if (cell != null) fields.add(new Number[] {other, deck, 100 * cell.rate()});
            }
        return fields;
    }
}
