package elysium.vtes.scenario.position;

import java.util.List;
import elysium.tabletop.scenario.CardPhrase;
import elysium.tabletop.scenario.Viewers;

/// The marks in parentheses after a card; any other entry there is an attached card.
public final class CardState {
    public static final String LOCKED = "locked", UNLOCKED = "unlocked", WOKEN = "woken", WOUNDED = "wounded",
            FRESH = "fresh",
            MARKED = "marked", MERGED = "merged", CONTESTS = "contests title", SUPERIOR = "superior",
            INFERIOR = "inferior", CONTESTED = "contested";
    public static final String COUNTERS = "counters", NOTE = "note", SECOND = "second";
    public static final String OF = "of ", BY = "by ", SEEN = "seen by ", PINNED = "pinned by ", TITLE = "title ",
            SECT = "sect ";
    /// The words for counters: of a vampire, an ally or any other card.
    static final List<String> TOKENS = List.of("blood", "life", "counter", COUNTERS);
    private static final List<String> FLAGS =
            List.of(LOCKED, UNLOCKED, WOKEN, WOUNDED, FRESH, MARKED, MERGED, CONTESTS, SUPERIOR, INFERIOR, CONTESTED);
    private static final List<String> WORDS = List.of(OF, BY, SEEN, PINNED, TITLE, SECT);

    private CardState() {}

    /// Whether an entry is a mark and not a card.
    public static boolean isMark(String mark) {
        if (FLAGS.contains(mark)) return true;
        for (String word : WORDS) if (mark.startsWith(word)) return true;
        for (String word : TOKENS) if (counts(mark, word)) return true;
        return counts(mark, NOTE) || counts(mark, SECOND);
    }

    /// Whether a mark is compared only for unattached cards.
    public static boolean isOfHost(String mark) {
        boolean level = mark.equals(SUPERIOR) || mark.equals(INFERIOR);
        return level || mark.startsWith(TITLE) || mark.startsWith(SECT) || counts(mark, NOTE) || counts(mark, SECOND);
    }

    private static boolean counts(String mark, String word) {
        return mark.matches(word + " \\d+") || mark.matches("\\d+ " + word);
    }

    /// The counters in a card's marks, or a default.
    static int tokens(CardPhrase card, int otherwise) {
        for (String word : TOKENS)
            for (String mark : card.marks())
                if (counts(mark, word)) return card.number(word, otherwise);
        return otherwise;
    }

    /// The canonical form of a mark, with one word for all counters.
    public static String canon(String mark) {
        for (String word : TOKENS)
            if (counts(mark, word)) return COUNTERS + " " + mark.replace(word, "").strip();
        return mark.startsWith(TITLE) ? TITLE + TitleText.words(TitleText.read(mark.substring(TITLE.length()))) : mark;
    }

    /// The seat after a word, or a default.
    static int seat(CardPhrase card, String word, List<String> names, int otherwise) {
        String said = card.markAfter(word);
        return said.isEmpty() ? otherwise : Viewers.seat(names, said);
    }
}
