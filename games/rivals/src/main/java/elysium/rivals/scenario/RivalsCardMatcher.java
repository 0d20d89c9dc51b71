package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.table.Rivals;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.CardMatcher;
import elysium.tabletop.scenario.CardPhrase;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.Viewers;

/// Compares cards with a scenario's expectations: blood, prestige, parties.
final class RivalsCardMatcher extends CardMatcher<Rivals> {
    private static final List<String> OPTIONAL =
            List.of(CardState.LEADER, CardState.FROM, CardState.SEEN, CardState.COLOUR);

    private final Rivals t;

    RivalsCardMatcher(Rivals t, List<String> names, RivalsCardLookup naming, RivalsVisibleCards seeing,
            Mismatches compare) {
        super(names, naming, seeing, compare, OPTIONAL);
        this.t = t;
    }

    /// Compares parties in any order, and members in any order.
    void parties(String what, List<List<Integer>> parties, Object value) {
        List<List<String>> said = CardLists.groups(what, value);
        List<String> all = new ArrayList<>(), are = new ArrayList<>(), should = new ArrayList<>();
        List<Integer> cards = new ArrayList<>();
        for (List<String> party : said) all.addAll(party);
        for (List<Integer> party : parties) cards.addAll(party);
        for (List<Integer> party : parties) are.add(sorted(actual(party, all)).toString());
        for (List<String> party : said) if (!party.isEmpty()) should.add(sorted(expected(cards, party)).toString());
        mismatches.expectEqual(what, sorted(are), sorted(should));
    }

    @Override protected List<String> marks(CardPhrase said, int card) {
        List<String> marks = plain(said);
        boolean character = card != NONE && t.coteries.isCharacter(card);
        if (!character) marks.replaceAll(RivalsCardMatcher::tokens);
        else if (said.number(CardState.BLOOD, -1) < 0)
            marks.add(CardState.BLOOD + " " + CardPlacer.usualBlood(t, card));
        return marks;
    }

    /// Blood on a card that is no vampire is the same token as prestige.
    private static String tokens(String mark) {
        String blood = CardState.BLOOD + " ";
        return mark.startsWith(blood) ? CardState.PRESTIGE + " " + mark.substring(blood.length()) : mark;
    }

    /// The marks of a card as the table writes them; `Vagrant x2` means two.
    private List<String> plain(CardPhrase card) {
        List<String> marks = new ArrayList<>();
        for (String mark : card.marks()) {
            int times = CardState.isMark(mark, names) ? 1 : CardPhrase.marked(mark, names).copies();
            for (int i = 0; i < times; i++) if (!mark.equals(CardState.READY)) marks.add(plain(mark));
        }
        return marks;
    }

    private String plain(String mark) {
        for (String first : List.of(CardState.FROM, CardState.SEEN))
            if (mark.startsWith(first))
                return first + Viewers.write(t, names, CardState.seats(mark.substring(first.length()), names));
        for (String word : List.of(CardState.BLOOD, CardState.PRESTIGE, CardState.BOUNTY))
            if (mark.endsWith(" " + word)) return word + " " + mark.substring(0, mark.length() - word.length() - 1);
        if (CardState.isMark(mark, names)) return mark;
        CardPhrase guest = CardPhrase.marked(mark, names);
        return RivalsVisibleCards.text(name(guest), sorted(plain(guest)));
    }
}
