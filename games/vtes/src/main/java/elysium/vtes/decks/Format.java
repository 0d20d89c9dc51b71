package elysium.vtes.decks;

import java.util.Locale;
import java.util.function.Function;

/// The export formats for other programs.
public enum Format {
    TWD(TournamentListWriter::write), JOL(Formats::jol), LACKEY(Formats::lackey), VDB(Formats::link),
    JSON(Formats::json);

    private final Function<DeckList, String> writer;

    Format(Function<DeckList, String> writer) {
        this.writer = writer;
    }

    /// The word for commands.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    String write(DeckList list) {
        return writer.apply(list);
    }
}
