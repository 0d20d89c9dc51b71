package elysium.app.sim;

import java.util.List;
import java.util.Locale;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Lang;

/// Prints a simulation report.
public final class SimulationReportText {
    private final Printer printer;
    private final Locale locale;

    public SimulationReportText(Printer talk) {
        this.printer = talk;
        locale = talk.lang() == Lang.FR ? Locale.FRENCH : Locale.ENGLISH;
    }

    public void show(SimulationReport tally) {
        printer.say(Messages.SIM_DONE, tally.games(), tally.decisions(), number("%.1f", tally.seconds()),
                number("%.0f", tally.decisions() / Math.max(tally.seconds(), 1e-9)));
        rows(Messages.SIM_BOTS, tally.bots());
        rows(Messages.SIM_SEATS, tally.seats());
        if (!tally.labels().isEmpty()) rows(Messages.SIM_LABELS, tally.labels());
        printer.say(Messages.SIM_LENGTHS, tally.lengths().min(), tally.lengths().max(),
                number("%.0f", tally.lengths().mean()));
        if (tally.matrix() != null) new DeckMatrixText(printer, locale).show(tally.matrix());
        StatisticsReportText sheets = new StatisticsReportText(printer, locale);
        tally.sheets().forEach(sheets::show);
    }

    private void rows(Messages title, List<SimulationReport.Row> rows) {
        printer.say(Paint.STRONG, title);
        int wide = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        int most = rows.stream().mapToInt(row -> String.valueOf(row.played()).length()).max().orElse(0) + 2;
        for (SimulationReport.Row row : rows)
            printer.say(Messages.SIM_ROW, String.format("%-" + wide + "s", row.name()),
                    number("%" + most + ".1f", row.won()), row.played(), number("%5.1f", 100 * row.rate()),
                    number("%.1f", 100 * row.low()), number("%.1f", 100 * row.high()));
    }

    private String number(String form, double number) {
        return String.format(locale, form, number);
    }
}
