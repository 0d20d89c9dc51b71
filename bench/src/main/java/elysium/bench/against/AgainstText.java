package elysium.bench.against;

import java.util.Locale;
import elysium.bench.wording.Wording;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;

/// The lines of a comparison as text.
final class AgainstText {
    private static final double MICRO = 1e3, MILLI = 1e6;

    private final Lang lang;
    private final Locale locale;

    AgainstText(Lang lang) {
        this.lang = lang;
        locale = Wording.locale(lang);
    }

    String columns() {
        return row((Object[]) (AgainstWords.COLUMNS.in(lang) + "| ").split("\\|"));
    }

    String line(Comparison.Line line) {
        Ratio ratio = line.ratio();
        String mark = AgainstWords.valueOf(line.verdict().name()).in(lang);
        return row(line.name(), ratio == null ? "" : number("%.3f", ratio.mean()),
                ratio == null ? "" : number("%.3f", ratio.low()) + " – " + number("%.3f", ratio.high()),
                time(line.oldNanos()), time(line.newNanos()), number("%,.1f", line.references()),
                bytes(line.oldBytes()), bytes(line.newBytes()), mark);
    }

    private String time(@Nullable Double nanos) {
        if (nanos == null) return "";
        if (nanos < MICRO) return number("%.1f ns", nanos);
        return nanos < MILLI ? number("%.2f µs", nanos / MICRO) : number("%.2f ms", nanos / MILLI);
    }

    private String bytes(@Nullable Double bytes) {
        return bytes == null ? "" : number("%,.0f", bytes);
    }

    private String number(String pattern, double number) {
        return Wording.tidy(String.format(locale, pattern, number));
    }

    private static String row(Object... cells) {
        return String.format("%-17s %8s %18s %11s %11s %11s %13s %13s  %s", cells).stripTrailing();
    }
}
