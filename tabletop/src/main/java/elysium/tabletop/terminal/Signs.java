package elysium.tabletop.terminal;

import java.util.List;
import elysium.tabletop.terminal.Drawing.Style;

/// Writes what the signs of a drawing mean, below the drawing or alone.
public final class Signs {
    private static final String BETWEEN = " · ";

    private Signs() {}

    /// Writes them as the last section of a drawing.
    public static void below(Panel panel, AnsiColours ink, List<String> signs) {
        panel.section("", "");
        for (String line : TerminalText.flow(signs, BETWEEN, panel.innerWidth())) panel.line(ink.faint(line));
    }

    public static String alone(Style style, List<String> signs) {
        AnsiColours ink = new AnsiColours(style.colour());
        StringBuilder out = new StringBuilder();
        for (String line : TerminalText.flow(signs, BETWEEN, style.width())) out.append(ink.faint(line)).append('\n');
        return out.toString();
    }
}
