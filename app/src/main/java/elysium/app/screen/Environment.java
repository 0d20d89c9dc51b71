package elysium.app.screen;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import elysium.kernel.Lang;

/// What lies around the program: its streams, its environment, the folder it was started in, who sits there.
///
/// @param live whether a person sits at a terminal at both ends
public record Environment(InputStream in, PrintStream out, PrintStream err, Map<String, String> env, Path folder,
        boolean live) {

    /// The language of the person's system; English where it is neither of ours.
    public Lang lang() {
        for (String name : new String[] {"ELYSIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = env.getOrDefault(name, "");
            if (!value.isEmpty()) return value.toLowerCase(Locale.ROOT).startsWith("fr") ? Lang.FR : Lang.EN;
        }
        return Locale.getDefault().getLanguage().equals("fr") ? Lang.FR : Lang.EN;
    }

    /// Whether colours are wanted: on a terminal that has them, unless NO_COLOR says otherwise.
    public boolean colour() {
        boolean dumb = env.getOrDefault("TERM", "dumb").equals("dumb");
        return live && !dumb && env.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /// The width of lines where nobody says another.
    public int width() {
        String columns = env.getOrDefault("COLUMNS", "");
        return columns.matches("[1-9]\\d{1,3}") ? Math.max(40, Integer.parseInt(columns)) : 80;
    }
}
