package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.ALLIES;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.DRAINED;
import static elysium.vendetta.table.GameLayout.GONE;
import static elysium.vendetta.table.GameLayout.HAND;
import static elysium.vendetta.table.GameLayout.PRIZE;
import static elysium.vendetta.table.GameLayout.RELIC;
import static elysium.vendetta.table.GameLayout.VICTIMS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Table;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.rules.Power;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;

/// Compares a table with the expectations of a scenario.
final class Expectations {
    private final Vendetta t;
    private final List<String> names;
    private final Mismatches compare;
    private final Listing cards;
    private int viewer = Listing.TRUTH;

    Expectations(Vendetta t, List<String> names) {
        this.t = t;
        this.names = names;
        compare = new Mismatches(names);
        cards = new Listing(t, names, compare);
    }

    List<String> unmet(Map<String, Object> expected) {
        for (Map.Entry<String, Object> entry : expected.entrySet()) fact(entry.getKey(), entry.getValue());
        return compare.unmet();
    }

    private void fact(String key, Object value) {
        if (key.startsWith("seen by ")) {
            seenBy(key, value);
            return;
        }
        switch (key) {
            case "ambition" -> compare.expectEqual(key, names.get(t.seats.ambition()), value);
            case "round" -> compare.expectEqual(key, t.evening.round(), value);
            case "over" -> compare.expectEqual(key, t.isOver(), value);
            case "winner" -> compare.expectEqual(key, name(t.isOver() ? ScenarioStart.winner(t) : t.conflict.winner()),
                    value);
            case "ranking" -> compare.expectEqual(key, ranking(), words(key, value));
            case "resolving" -> compare.expectEqual(key, resolving(t.evening.resolvingPlace()), value);
            case "victims" -> compare.expectEqual(key, t.count(VICTIMS), value);
            case "allies deck" -> compare.expectEqual(key, t.count(ALLIES), value);
            case "gone" -> cards.holds(key, GONE, viewer, value);
            case "stayed" -> compare.expectEqual(key, seats(t.conflict.stayingSeats()), words(key, value));
            case "skipping" -> compare.expectEqual(key, seats(t.conflict.skippingSeats()), words(key, value));
            case "allies" -> {
                for (Map.Entry<String, Object> e : map(key, value).entrySet())
                    cards.ordered(e.getKey(), PRIZE + VendettaCardLookup.place(t, e.getKey()), viewer, e.getValue());
            }
            default -> {
                int seat = Viewers.seat(names, key);
                for (Map.Entry<String, Object> e : map(key, value).entrySet()) seat(seat, e.getKey(), e.getValue());
            }
        }
    }

    private void seenBy(String key, Object value) {
        viewer = Viewers.viewer(names, key.substring("seen by ".length()));
        for (Map.Entry<String, Object> entry : map(key, value).entrySet()) fact(entry.getKey(), entry.getValue());
        viewer = Listing.TRUTH;
    }

    private String resolving(int place) {
        return place == NONE ? "nowhere" : place(place);
    }

    private void seat(int seat, String key, Object value) {
        String what = names.get(seat) + "'s " + key;
        switch (key) {
            case "blood" -> compare.expectEqual(what, t.pools.blood(seat), value);
            case "influence" -> compare.expectEqual(what, t.pools.influence(seat), value);
            case "tokens" -> compare.expectEqual(what, t.pools.tokens(seat), value);
            case "tokens down" -> compare.expectEqual(what, t.pools.tokens(seat) - t.pools.tokensUp(seat), value);
            case "hand" -> cards.anyOrder(what, HAND + seat, viewer, value);
            case "deck" -> cards.ordered(what, DECK + seat, viewer, value);
            case "alliance" -> cards.anyOrder(what, ALLIANCE + seat, viewer, value);
            case "drained" -> cards.anyOrder(what, DRAINED + seat, viewer, value);
            case "relic" -> cards.ordered(what, RELIC + seat, viewer, value);
            case "out" -> compare.expectEqual(what, !t.seats.isAlive(seat), value);
            case "score" -> compare.expectEqual(what, Scoring.score(t, seat), value);
            case "side score" -> compare.expectEqual(what, Scoring.sideScore(t, seat), value);
            case "wins" -> compare.expectEqual(what, t.isOver() && Scoring.wins(t, seat), value);
            case "clan" -> compare.expectEqual(what, t.seats.clan(seat), VendettaCardLookup.clan(word(key, value)));
            default -> {
                int place = VendettaCardLookup.placeOrNone(t, key);
                if (place == NONE) throw ScenarioValues.wrong("nothing of a player is called '" + key + "'");
                for (Map.Entry<String, Object> e : map(key, value).entrySet()) position(seat, place, e);
            }
        }
    }

    private void position(int seat, int place, Map.Entry<String, Object> entry) {
        String what = names.get(seat) + "'s " + entry.getKey() + " at " + place(place);
        int zone = Locations.position(seat, place);
        switch (entry.getKey()) {
            case "blood" -> compare.expectEqual(what, t.locations.deployed(seat, place), entry.getValue());
            case "cards" -> cards.anyOrder(what, zone, viewer, entry.getValue());
            case "power" -> compare.expectEqual(what, Power.total(t, seat, place), entry.getValue());
            case "judged" -> compare.expectEqual(what, t.locations.finalPower(seat, place), entry.getValue());
            case "powers" -> {
                for (Map.Entry<String, Object> e : map(what, entry.getValue()).entrySet())
                    compare.expectEqual("the Power of " + e.getKey(), power(zone, e.getKey()), e.getValue());
            }
            default -> throw ScenarioValues.wrong("nothing on a Position is called '" + entry.getKey() + "'");
        }
    }

    private int power(int zone, String name) {
        VendettaCardLookup.Written written = VendettaCardLookup.written(name);
        int owner = written.owner().isEmpty() ? NONE : Viewers.seat(names, written.owner());
        for (int card = t.first(zone); card != NONE; card = t.next(card))
            if (VendettaCardLookup.called(t.name(card), written.name()) && (owner == NONE || t.owner(card) == owner))
                return Power.of(t, card);
        throw ScenarioValues.wrong("'" + name + "' does not lie there");
    }

    private List<String> ranking() {
        List<String> ranking = new ArrayList<>();
        for (int rank = 0; rank < Table.SEATS && t.conflict.seatAtRank(rank) != NONE; rank++)
            ranking.add(names.get(t.conflict.seatAtRank(rank)));
        return ranking;
    }

    private List<String> seats(int mask) {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++)
            if ((mask >> seat & 1) != 0) seats.add(names.get(seat));
        return seats;
    }

    private String name(int seat) {
        return seat == NONE ? "none" : names.get(seat);
    }

    private String place(int place) {
        return VendettaCardLookup.place(t, place).en();
    }
}
