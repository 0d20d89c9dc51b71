package elysium.app.screen;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import elysium.kernel.Lang;

/// The environment of the program: streams, variables and working folder.
///
/// @param isTerminal whether input and output are a terminal
public record Environment(InputStream in, PrintStream out, PrintStream err, Map<String, String> variables, Path folder,
        boolean isTerminal) {

    /// The language of the system: French, or English for any other.
    public Lang lang() {
        for (String name : new String[] {"ELYSIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = variables.getOrDefault(name, "");
            if (!value.isEmpty()) return value.toLowerCase(Locale.ROOT).startsWith("fr") ? Lang.FR : Lang.EN;
        }
        return Locale.getDefault().getLanguage().equals("fr") ? Lang.FR : Lang.EN;
    }

    /// Whether to use colours: on a terminal that has them, unless NO_COLOR is set.
    public boolean colour() {
        boolean dumb = variables.getOrDefault("TERM", "dumb").equals("dumb");
        return isTerminal && !dumb && variables.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /// The width of lines: COLUMNS, or 80.
    public int width() {
        String columns = variables.getOrDefault("COLUMNS", "");
        return columns.matches("[1-9]\\d{1,3}") ? Math.max(40, Integer.parseInt(columns)) : 80;
    }
}
