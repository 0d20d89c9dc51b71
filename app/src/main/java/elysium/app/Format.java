package elysium.app;

import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import picocli.CommandLine;

/// Output format: text for people or JSON for programs.
enum Format {
    TEXT, JSON;

    /// Reads `text` or `json`.
    static final class Reader implements CommandLine.ITypeConverter<Format> {
        @Override public Format convert(String word) {
            return switch (word) {
                case "text" -> TEXT;
                case "json" -> JSON;
                default -> throw CommandException.usage(ErrorMessages.UNKNOWN_FORMAT, word);
            };
        }
    }
}
