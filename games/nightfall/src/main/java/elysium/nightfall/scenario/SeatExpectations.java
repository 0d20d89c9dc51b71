package elysium.nightfall.scenario;

import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.nightfall.table.GameLayout.PRIVATE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.LinkedHashMap;
import java.util.Map;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.PlayerExpectations;

/// Compares one player's cards and counters with a scenario's expectations.
final class SeatExpectations extends PlayerExpectations<Nightfall> {
    static final String UNTYPED = "untyped";

    private final NightfallVisibleCards seeing;
    private final Spoken spoken;

    SeatExpectations(Nightfall t, int seat, Mismatches compare, NightfallVisibleCards seeing, Spoken spoken) {
        super(t, seat, compare);
        this.seeing = seeing;
        this.spoken = spoken;
    }

    @Override protected void fact(String what, String key, Object value) {
        switch (key) {
            case "hand" -> compare.anyOrder(what, seeing.cards(HAND + seat), cards(key, value));
            case "deck" -> compare.ordered(what, seeing.cards(DECK + seat), cards(key, value));
            case "discard" -> compare.ordered(what, seeing.cards(DISCARD + seat).reversed(), cards(key, value));
            case "play" -> compare.anyOrder(what, seeing.minions(PLAY + seat), cards(key, value));
            case "dealt" -> compare.anyOrder(what, seeing.cards(DEALT + seat), cards(key, value));
            case "archives" -> compare.anyOrder(what, seeing.archives(seat * PRIVATE, (seat + 1) * PRIVATE),
                    cards(key, value));
            case "wounds" -> wounds(what, value);
            case "influence" -> compare.expectEqual(what, t.archives.influence(seat), value);
            case "sum" -> compare.expectEqual(what, t.night.totalWounds(seat), value);
            case "placed" -> compare.expectEqual(what, t.night.placeOf(seat), value);
            default -> throw wrong("of a player one expects hand, deck, discard, play, dealt, archives, wounds,"
                    + " influence, sum, placed, not '" + key + "'");
        }
    }

    private Object cards(String key, Object value) {
        return spoken.cards(key, value);
    }

    /// All wounds, or the number of each type; a type not named must be 0.
    private void wounds(String what, Object value) {
        if (value instanceof Number) {
            compare.expectEqual(what, t.wounds.of(seat), value);
            return;
        }
        Map<String, Object> are = new LinkedHashMap<>(), expected = map(what, value);
        for (Wound type : Wound.values())
            if (t.wounds.of(seat, type.ordinal()) > 0) are.put(type.title().en(), t.wounds.of(seat, type.ordinal()));
        if (t.wounds.of(seat, Wound.UNTYPED) > 0) are.put(UNTYPED, t.wounds.of(seat, Wound.UNTYPED));
        compare.expectEqual(what, are, expected);
    }
}
