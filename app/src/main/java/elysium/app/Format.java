package elysium.app;

import elysium.app.words.Fault;
import elysium.app.words.Faults;
import picocli.CommandLine;

/// How data is printed: for people, or for programs.
enum Format {
    TEXT, JSON;

    /// Reads `text` or `json`.
    static final class Reader implements CommandLine.ITypeConverter<Format> {
        @Override public Format convert(String word) {
            return switch (word) {
                case "text" -> TEXT;
                case "json" -> JSON;
                default -> throw Fault.usage(Faults.UNKNOWN_FORMAT, word);
            };
        }
    }
}
