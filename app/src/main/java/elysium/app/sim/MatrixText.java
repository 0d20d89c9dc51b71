package elysium.app.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.app.screen.Paint;
import elysium.app.screen.Talk;
import elysium.app.words.Words;
import org.jspecify.annotations.Nullable;

/// Shows how decks fared against each other, for people.
final class MatrixText {
    private final Talk talk;
    private final Locale locale;

    MatrixText(Talk talk, Locale locale) {
        this.talk = talk;
        this.locale = locale;
    }

    /// Columns are numbered as the lines are, so that long names stand there once.
    void show(Matrix matrix) {
        talk.say(Paint.STRONG, Words.SIM_MATRIX);
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(""));
        for (int deck = 1; deck <= matrix.decks().size(); deck++) head.add(String.valueOf(deck));
        rows.add(head);
        for (int deck = 0; deck < matrix.decks().size(); deck++) {
            List<String> row = new ArrayList<>(List.of((deck + 1) + " " + matrix.decks().get(deck)));
            for (Matrix.@Nullable Cell cell : matrix.cells().get(deck)) row.add(said(cell));
            rows.add(row);
        }
        for (String line : FiguresText.columns(rows)) talk.whole(line);
    }

    private String said(Matrix.@Nullable Cell cell) {
        return cell == null ? FiguresText.NOTHING : String.format(locale, "%.1f %% [%.1f, %.1f]", 100 * cell.rate(),
                100 * cell.low(), 100 * cell.high());
    }
}
