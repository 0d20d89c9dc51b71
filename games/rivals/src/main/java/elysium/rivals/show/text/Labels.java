package elysium.rivals.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Clan;
import elysium.rivals.table.vocabulary.Fact;

/// The label of each seat's deck, and the ranking of seats.
public final class Labels {
    private static final Text OWN = new Text("own deck", "deck personnel");

    private Labels() {}

    /// The clan of a preconstructed deck, as far as it is public; a custom deck is just called so.
    public static Text of(Rivals t, int seat) {
        if ((t.turn.custom() >> seat & 1) != 0) return OWN;
        int clan = clan(t, seat);
        return clan == NONE ? Text.NONE : Clan.of(clan).title();
    }

    /// The clan of the current or former Leader, once revealed.
    public static int clan(Rivals t, int seat) {
        int leader = t.coteries.leader(seat);
        if (leader != NONE) return t.printed(leader, Fact.CLAN);
        for (int zones : new int[] {GameLayout.BURNED, GameLayout.HAVEN, GameLayout.STREETS, GameLayout.TORPOR})
            for (int card = t.first(zones + seat); card != NONE; card = t.next(card))
                if (t.printed(card, Fact.CLAN) != NONE && !t.isFaceDown(card)) return t.printed(card, Fact.CLAN);
        return NONE;
    }

    /// The winner, then the others by agenda and prestige; eliminated players last.
    public static List<Integer> places(Rivals t) {
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++) places.add(seat);
        places.sort((one, other) -> Integer.compare(rank(t, other), rank(t, one)));
        return places;
    }

    private static int rank(Rivals t, int seat) {
        int first = t.victory.winner() == seat ? 1 << 24 : 0, in = t.victory.isOut(seat) ? 0 : 1 << 20;
        return first + in + (t.agendas.of(seat) << 10) + t.prestige.of(seat);
    }
}
