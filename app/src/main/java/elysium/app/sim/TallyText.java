package elysium.app.sim;

import java.util.List;
import java.util.Locale;
import elysium.app.screen.Paint;
import elysium.app.screen.Talk;
import elysium.app.words.Words;
import elysium.kernel.Lang;

/// Shows what a simulation counted, for people.
public final class TallyText {
    private final Talk talk;
    private final Locale locale;

    public TallyText(Talk talk) {
        this.talk = talk;
        locale = talk.lang() == Lang.FR ? Locale.FRENCH : Locale.ENGLISH;
    }

    public void show(Tally tally) {
        talk.say(Words.SIM_DONE, tally.games(), tally.decisions(), number("%.1f", tally.seconds()),
                number("%.0f", tally.decisions() / Math.max(tally.seconds(), 1e-9)));
        rows(Words.SIM_BOTS, tally.bots());
        rows(Words.SIM_SEATS, tally.seats());
        if (!tally.labels().isEmpty()) rows(Words.SIM_LABELS, tally.labels());
        talk.say(Words.SIM_LENGTHS, tally.lengths().min(), tally.lengths().max(),
                number("%.0f", tally.lengths().mean()));
        if (tally.matrix() != null) new MatrixText(talk, locale).show(tally.matrix());
        FiguresText sheets = new FiguresText(talk, locale);
        tally.sheets().forEach(sheets::show);
    }

    private void rows(Words title, List<Tally.Row> rows) {
        talk.say(Paint.STRONG, title);
        int wide = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        int most = rows.stream().mapToInt(row -> String.valueOf(row.played()).length()).max().orElse(0) + 2;
        for (Tally.Row row : rows)
            talk.say(Words.SIM_ROW, String.format("%-" + wide + "s", row.name()),
                    number("%" + most + ".1f", row.won()), row.played(), number("%5.1f", 100 * row.rate()),
                    number("%.1f", 100 * row.low()), number("%.1f", 100 * row.high()));
    }

    private String number(String form, double number) {
        return String.format(locale, form, number);
    }
}
