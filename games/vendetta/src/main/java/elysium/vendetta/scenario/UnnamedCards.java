package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vendetta.flow.StateChecks;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;

/// Deals the cards that a position text does not name, from the rest, by a separate seed.
final class UnnamedCards {
    private final Vendetta t;
    private final List<Integer> named = new ArrayList<>();
    private final @Nullable Vendetta chance;

    UnnamedCards(Vendetta t, List<PositionCard> said, @Nullable Long seed) {
        this.t = t;
        for (PositionCard card : said) named.add(card.def());
        chance = seed == null ? null : new Vendetta(t.book(), StateChecks::due, t.players(), seed);
    }

    PositionCard deal(PositionCard card) {
        if (chance == null)
            throw ScenarioValues
                    .wrong("'?' is a card that is not known: name it, or let 'deal: 1' deal such cards by a seed");
        List<Integer> left = left(card.owner());
        if (left.isEmpty()) throw ScenarioValues.wrong("there are more cards '?' than cards that are not named");
        int def = left.get(chance.roll(left.size()));
        named.add(def);
        return new PositionCard(def, card.owner(), card.down(), card.pinned(), card.seen());
    }

    private List<Integer> left(int owner) {
        List<Integer> left = new ArrayList<>();
        for (int def = 0; def < t.book().size(); def++) {
            Kind kind = Kind.of(t.book().printed(def, Fact.KIND));
            boolean fits = owner == NONE ? kind == Kind.HUMAN || kind == Kind.VAMPIRE
                    : kind.isClanCard() && t.book().printed(def, Fact.CLAN) == t.seats.clan(owner);
            if (fits && !named.contains(def)) left.add(def);
        }
        return left;
    }
}
