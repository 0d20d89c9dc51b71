package elysium.vtes.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;
import static elysium.vtes.table.GameLayout.ASH;
import static elysium.vtes.table.GameLayout.ASIDE;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.LIMBO;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.REMOVED;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.PlayerExpectations;
import elysium.tabletop.scenario.VisibleCards;
import elysium.vtes.scenario.position.SeatSetup;
import elysium.vtes.table.Victory;
import elysium.vtes.table.Vtes;

/// Compares one Methuselah with a scenario's expectations.
final class SeatExpectations extends PlayerExpectations<Vtes> {
    private final VtesCardMatcher matching;
    private final VisibleCards<Vtes> seeing;

    SeatExpectations(Vtes t, int seat, Mismatches compare, VtesCardMatcher matching) {
        super(t, seat, compare);
        this.matching = matching;
        seeing = matching.visibleCards();
    }

    @Override protected void fact(String what, String key, Object value) {
        switch (key) {
            case "pool" -> compare.expectEqual(what, t.pools.of(seat), value);
            case "points" -> compare.expectEqual(what, points(), points(value));
            case "out" -> compare.expectEqual(what, !t.seats.isAlive(seat), value);
            case "prey" -> compare.expectEqual(what, seeing.seat(t.seats.prey(seat)), value);
            case "predator" -> compare.expectEqual(what, seeing.seat(t.seats.predator(seat)), value);
            case "hand size" -> compare.expectEqual(what, t.hands.size(seat), value);
            case "owed" -> owed(what, value);
            case "master debt" -> compare.expectEqual(what, t.turn.masterDebt(seat), value);
            case "played out of turn" -> compare.expectEqual(what, t.turn.playedOutOfTurn(seat), value);
            case "withdrawing" -> compare.expectEqual(what, t.victory.isWithdrawing(seat), value);
            default -> cards(what, key, value);
        }
    }

    private void cards(String what, String key, Object value) {
        switch (key) {
            case "ready" -> matching.anyOrder(what, seeing.zone(READY + seat), value);
            case "torpor" -> matching.anyOrder(what, seeing.zone(TORPOR + seat), value);
            case "uncontrolled" -> matching.anyOrder(what, vampires(UNCONTROLLED + seat), value);
            case "play" -> matching.anyOrder(what, seeing.zone(PLAY + seat), value);
            case "contested" -> matching.anyOrder(what, hosts(CONTESTED + seat), value);
            case "hand" -> matching.anyOrder(what, seeing.zone(HAND + seat), value);
            case "library" -> matching.ordered(what, seeing.zone(LIBRARY + seat), value);
            case "crypt" -> matching.ordered(what, seeing.zone(CRYPT + seat), value);
            case "ash" -> matching.anyOrder(what, seeing.zone(ASH + seat), value);
            case "removed" -> matching.anyOrder(what, seeing.zone(REMOVED + seat), value);
            case "limbo" -> matching.anyOrder(what, seeing.zone(LIMBO + seat), value);
            case "aside" -> matching.anyOrder(what, seeing.zone(ASIDE + seat), value);
            default -> throw wrong("the fields of a Methuselah are pool, points, out, prey, predator, hand size, owed,"
                    + " master debt, played out of turn, withdrawing, ready, torpor, uncontrolled, play, contested,"
                    + " hand, library, crypt, ash, removed, limbo, aside, not '" + key + "'");
        }
    }

    /// The unattached cards of a zone.
    private List<Integer> vampires(int zone) {
        List<Integer> cards = seeing.zone(zone);
        cards.removeIf(card -> t.attachments.hostOf(card) != NONE);
        return cards;
    }

    /// The cards of a zone that are unattached or attached to a card elsewhere.
    private List<Integer> hosts(int zone) {
        List<Integer> cards = new ArrayList<>();
        for (int card : seeing.zone(zone))
            if (t.attachments.hostOf(card) == NONE || !t.regions.isContested(t.attachments.hostOf(card)))
                cards.add(card);
        return cards;
    }

    private void owed(String what, Object value) {
        if (value instanceof Number) {
            compare.expectEqual(what, t.hands.deferredCards(seat), value);
            return;
        }
        map(what, value).forEach((when, cards) -> {
            int later = SeatSetup.LATER.indexOf(when);
            if (later < 0) throw wrong("cards are deferred until one of " + SeatSetup.LATER + ", not '" + when + "'");
            compare.expectEqual(what + " until " + when, t.hands.deferredCards(seat, later), cards);
        });
    }

    private String points() {
        int halves = t.victory.halfPoints(seat);
        return halves / Victory.POINT + (halves % Victory.POINT == 0 ? "" : ".5");
    }

    private static String points(Object value) {
        String words = String.valueOf(value);
        return words.endsWith(".0") ? words.substring(0, words.length() - 2) : words;
    }
}
