package elysium.kit.law;

import java.util.HashSet;
import java.util.Set;
import elysium.kernel.Clause;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import elysium.tabletop.Visibility;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;

/// Checks at every question that it can be answered and that every refusal names a clause of the game.
final class Questions<T extends Table<T>> {
    private final Set<String> clauses = new HashSet<>();
    private final Laws.HeldCards<T> held;
    private final Offers offers = Offers.explained();

    Questions(Game<T> game, Laws.HeldCards<T> held) {
        this.held = held;
        if (game instanceof CardGame<?> cards) for (Clause clause : cards.clauses()) clauses.add(clause.id());
    }

    boolean isAnswerable(T table, int seat) {
        return table.offers(seat, offers).size() > 0;
    }

    /// What is wrong with the offers last computed, or null.
    @Nullable String refusal(T table, int seat) {
        for (Refusal refusal : offers.refusals()) {
            if (offers.allows(refusal.move())) return refused(refusal, seat) + " but also offered";
            if (!clauses.isEmpty() && !clauses.contains(refusal.clause().id()))
                return refused(refusal, seat) + ", which is not a clause of the game";
        }
        if (!(table instanceof CardTable<?> cards) || !held.mustBeListed(table, seat)) return null;
        int silent = unlistedCard(cards, seat);
        return silent == Table.NONE ? null
                : "row " + silent + ", held by seat " + (seat + 1) + ", is neither offered nor refused";
    }

    private static String refused(Refusal refusal, int seat) {
        return "move %x of seat %d is refused by %s".formatted(refusal.move(), seat + 1, refusal.clause().id());
    }

    private int unlistedCard(CardTable<?> cards, int seat) {
        for (int zone = 0; zone < cards.zones().size(); zone++) {
            if (cards.zones().visibility(zone) != Visibility.HELD || cards.zones().seat(zone) != seat) continue;
            for (int card = cards.first(zone); card != Table.NONE; card = cards.next(card))
                if (!isListed(cards, card)) return card;
        }
        return Table.NONE;
    }

    private boolean isListed(CardTable<?> cards, int card) {
        for (int i = 0; i < offers.size(); i++)
            if (cards.names(offers.get(i), card)) return true;
        for (Refusal refusal : offers.refusals())
            if (cards.names(refusal.move(), card)) return true;
        return false;
    }
}
