package elysium.app.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import org.jspecify.annotations.Nullable;

/// Prints a deck matrix.
final class DeckMatrixText {
    private final Printer printer;
    private final Locale locale;

    DeckMatrixText(Printer talk, Locale locale) {
        this.printer = talk;
        this.locale = locale;
    }

    /// Numbers the columns like the rows, so that long names appear once.
    void show(DeckMatrix matrix) {
        printer.say(Paint.STRONG, Messages.SIM_MATRIX);
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(""));
        for (int deck = 1; deck <= matrix.decks().size(); deck++) head.add(String.valueOf(deck));
        rows.add(head);
        for (int deck = 0; deck < matrix.decks().size(); deck++) {
            List<String> row = new ArrayList<>(List.of((deck + 1) + " " + matrix.decks().get(deck)));
            for (DeckMatrix.@Nullable Cell cell : matrix.cells().get(deck)) row.add(said(cell));
            rows.add(row);
        }
        for (String line : StatisticsReportText.columns(rows)) printer.printVerbatim(line);
    }

    private String said(DeckMatrix.@Nullable Cell cell) {
        return cell == null ? StatisticsReportText.NOTHING
                : String.format(locale, "%.1f %% [%.1f, %.1f]", 100 * cell.rate(),
                        100 * cell.low(), 100 * cell.high());
    }
}
