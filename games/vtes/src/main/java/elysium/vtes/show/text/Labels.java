package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;

import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Fact;

/// Names a seat's deck.
public final class Labels {
    private static final Text OWN = new Text("own deck", "deck personnel");

    private Labels() {}

    /// The name of a built-in deck, "own deck", or nothing in a scenario.
    public static Text of(Vtes t, int seat, List<Deck> decks) {
        if ((t.seats.custom() >> seat & 1) != 0) return OWN;
        return t.seats.deck(seat) == 0 ? Text.NONE : decks.get(t.seats.deck(seat) - 1).name();
    }

    /// The clan that colours a seat: that of a built-in deck, else the most frequent of its public vampires, or NONE.
    public static int clan(Vtes t, int seat, List<Deck> decks) {
        if (t.seats.deck(seat) > 0)
            return t.book().printed(decks.get(t.seats.deck(seat) - 1).piles().getFirst().lots().getFirst().card(),
                    Fact.CLAN);
        int[] seen = new int[Clan.COUNT];
        int best = NONE;
        for (int card = 0; card < t.rows(); card++) {
            boolean known =
                    t.zone(card) >= 0 && t.owner(card) == seat && t.sees(SPECTATOR, card) && t.facts.isVampire(card);
            int clan = known ? t.identity.clan(card) : NONE;
            if (clan == NONE) continue;
            seen[clan]++;
            if (best == NONE || seen[clan] > seen[best]) best = clan;
        }
        return best;
    }
}
