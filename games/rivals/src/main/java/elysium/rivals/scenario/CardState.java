package elysium.rivals.scenario;

import java.util.List;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.CardPhrase;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;

/// Parses the marks in parentheses behind a card; any other word there is an attached card.
final class CardState {
    static final String LEADER = "leader", READY = "ready", EXHAUSTED = "exhausted", SILENT = "no influence",
            FEAR = "fear", DOWN = "face down";
    static final String BLOOD = "blood", PRESTIGE = "prestige", BOUNTY = "bounty", PARTY = "party";
    static final String OF = "of ", FROM = "from ", SEEN = "seen by ", PINNED = "pinned by ", COVERS = "covers ",
            FLOCK = "flock ", COLOUR = "colour ";
    private static final List<String> FLAGS = List.of(LEADER, READY, EXHAUSTED, SILENT, FEAR, DOWN);
    private static final List<String> NUMBERS = List.of(BLOOD, PRESTIGE, BOUNTY, PARTY);
    private static final List<String> WORDS = List.of(OF, FROM, SEEN, PINNED, COVERS, FLOCK, COLOUR);

    private CardState() {}

    /// Whether a mark is state, not a card.
    static boolean isMark(String mark, List<String> names) {
        if (FLAGS.contains(mark) || names.contains(mark)) return true;
        for (String word : NUMBERS) if (mark.startsWith(word + " ") || mark.endsWith(" " + word)) return true;
        for (String word : WORDS) if (mark.startsWith(word)) return true;
        return false;
    }

    /// The stated number of tokens of a card of any kind, or a default.
    static int tokens(CardPhrase card, int otherwise) {
        return card.number(PRESTIGE, card.number(BLOOD, otherwise));
    }

    /// The seats named, separated by spaces or commas, as a bit set.
    static int viewers(String words, List<String> names) {
        if (words.equals(CardLists.NOTHING)) return 0;
        int seats = 0;
        String[] parts = words.split(" ");
        for (String name : parts) seats |= names.contains(name) ? 1 << names.indexOf(name) : 0;
        return Integer.bitCount(seats) == parts.length ? seats : Viewers.read(names, words);
    }

    static int seats(String words, List<String> names) {
        return viewers(words, names) & (1 << names.size()) - 1;
    }

    /// The stated owner, or a default.
    static int owner(CardPhrase card, List<String> names, int otherwise) {
        String of = card.markAfter(OF);
        return of.isEmpty() ? otherwise : Viewers.seat(names, of);
    }

    /// The seat named by a mark, or a default.
    static int named(CardPhrase card, List<String> names, int otherwise) {
        for (String mark : card.marks()) if (names.contains(mark)) return names.indexOf(mark);
        return otherwise;
    }

    /// The tokens by seat: `flock Ana 2` for a Mortal, `colour Ana 2` for other cards.
    static int[] tokens(String word, String words, List<String> names) {
        int space = words.lastIndexOf(' ');
        if (space < 0) throw ScenarioValues.wrong("expected '" + word + "Ana 2', not '" + word + words + "'");
        return new int[] {Viewers.seat(names, words.substring(0, space)),
                ScenarioValues.integer(words.substring(space + 1))};
    }
}
