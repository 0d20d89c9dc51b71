package elysium.app.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Commands that a player can type instead of an answer, in either language.
enum PromptCommand {
    CARD("?"), WHY("why", "pourquoi"), RULES("rules", "rule", "regles", "regle"), LOG("log", "journal"), TABLE("table"),
    LEGEND("legend", "legende"), UNDO("undo", "annuler"), SAVE("save", "enregistrer", "sauver"),
    QUIT("quit", "quitter", "exit"),
    HELP("help", "aide");

    private final List<String> words;

    PromptCommand(String... words) {
        this.words = List.of(words);
    }

    /// A command and its argument.
    record Given(PromptCommand command, String argument) {}

    /// Parses a command; null if the line is not one.
    static @Nullable Given read(String line) {
        String stripped = line.strip();
        if (stripped.startsWith("?")) return new Given(CARD, stripped.substring(1).strip());
        String[] parts = stripped.split("\\s+", 2);
        String first = TextMatching.of(parts[0]);
        for (PromptCommand order : values())
            if (order.words.contains(first)) return new Given(order, parts.length > 1 ? parts[1].strip() : "");
        return null;
    }
}
