package elysium.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// The results of all runs.
record LoadReport(int seats, int paceMillis, int seconds, String database, String java, int processors,
        List<Run> runs) {
    private static final JsonMapper MAPPER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    private static final int KILO = 1024;

    /// One run: times in milliseconds, CPU in cores, memory in bytes per table.
    ///
    /// @param p50 from when a move was due to when the last player received it
    /// @param keptP99 from when a move was due to when its player received the confirmation that it is stored
    /// @param refused moves that were rejected and tables whose sockets were closed; should be 0
    record Run(int tables, int sockets, double movesPerSecond, double p50, double p99, double max, double keptP99,
            double serverCores, double playerCores, long heap, long resident, int refused, DiskUse disk) {}

    String json() {
        return MAPPER.writeValueAsString(this);
    }

    static String columns(Lang lang) {
        return row(List.of(LoadWords.COLUMNS.in(lang).split("\\|")));
    }

    static String line(Run run, Lang lang) {
        Locale locale = lang == Lang.FR ? Locale.FRENCH : Locale.ENGLISH;
        List<String> cells = new ArrayList<>(List.of(String.format(locale, "%,d", run.tables),
                String.format(locale, "%,d", run.sockets), String.format(locale, "%,.0f", run.movesPerSecond)));
        for (double millis : new double[] {run.p50, run.p99, run.max, run.keptP99})
            cells.add(String.format(locale, "%,.1f", millis));
        cells.add(String.format(locale, "%.2f", run.serverCores));
        cells.add(String.format(locale, "%.2f", run.playerCores));
        cells.add(String.format(locale, "%,d", run.heap / KILO));
        cells.add(String.format(locale, "%,d", run.resident / KILO));
        cells.add(String.format(locale, "%,d", run.refused));
        cells.add(number(locale, "%,.0f", run.disk.bytesPerMove()));
        cells.add(number(locale, "%,.2f", run.disk.fsyncP50()));
        cells.add(number(locale, "%,.2f", run.disk.fsyncP99()));
        cells.replaceAll(cell -> cell.replace('\u202f', ' ').replace('\u00a0', ' '));
        return row(cells);
    }

    /// What the last columns mean, and where the bytes come from.
    static String diskNotes(List<Run> runs, Lang lang) {
        StringBuilder notes = new StringBuilder(LoadWords.FSYNC.in(lang));
        for (DiskUse.Source source : runs.stream().map(run -> run.disk.source()).distinct().sorted().toList())
            notes.append('\n').append(LoadWords.valueOf(source.name()).in(lang));
        return notes.toString();
    }

    private static String number(Locale locale, String pattern, @Nullable Double number) {
        return number == null ? "-" : String.format(locale, pattern, number);
    }

    private static String row(List<String> cells) {
        return String.format("%7s %8s %8s %8s %8s %8s %9s %8s %8s %8s %8s %8s %8s %9s %9s", cells.toArray());
    }
}
