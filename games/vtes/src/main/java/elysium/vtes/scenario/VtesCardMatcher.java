package elysium.vtes.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.CardMatcher;
import elysium.tabletop.scenario.CardPhrase;
import elysium.tabletop.scenario.Mismatches;
import elysium.vtes.scenario.position.CardPlacer;
import elysium.vtes.scenario.position.CardState;
import elysium.vtes.scenario.position.VtesVisibleCards;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;

/// Compares cards with a scenario's expectations: counters other than the default, titles, attached cards.
final class VtesCardMatcher extends CardMatcher<Vtes> {
    private static final List<String> OPTIONAL =
            List.of(CardState.TITLE, CardState.SECT, CardState.SEEN, CardState.WOKEN, CardState.FRESH,
                    CardState.SUPERIOR, CardState.INFERIOR, CardState.NOTE + " ", CardState.SECOND + " ");

    private final Vtes t;
    private final CardLookup<Vtes> lookup;

    VtesCardMatcher(Vtes t, List<String> names, CardLookup<Vtes> naming, VtesVisibleCards seeing, Mismatches compare) {
        super(names, naming, seeing, compare, OPTIONAL);
        this.t = t;
        this.lookup = naming;
    }

    @Override protected List<String> marks(CardPhrase said, int card) {
        return plain(said, card == NONE ? 0 : CardPlacer.usual(t, card));
    }

    /// The canonical marks of a card; `Raven Spy x2` counts as two.
    private List<String> plain(CardPhrase card, int usual) {
        List<String> marks = new ArrayList<>();
        for (String mark : card.marks()) {
            if (mark.equals(CardState.UNLOCKED) || CardState.canon(mark).equals(CardState.COUNTERS + " " + usual))
                continue;
            int times = CardState.isMark(mark) ? 1 : CardPhrase.marked(mark, names).copies();
            for (int i = 0; i < times; i++) marks.add(CardState.isMark(mark) ? CardState.canon(mark) : guest(mark));
        }
        return marks;
    }

    private String guest(String words) {
        CardPhrase guest = CardPhrase.marked(words, names);
        boolean unknown = guest.name().equals(VtesVisibleCards.UNKNOWN);
        int level = guest.hasMark(CardState.SUPERIOR) ? Discipline.SUPERIOR : Discipline.INFERIOR;
        List<String> marks = plain(guest, unknown ? 0 : CardPlacer.life(t, lookup.card(guest.name()), level));
        marks.removeIf(CardState::isOfHost);
        return VtesVisibleCards.text(name(guest), sorted(marks));
    }
}
