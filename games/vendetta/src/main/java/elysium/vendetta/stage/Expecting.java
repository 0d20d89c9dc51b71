package elysium.vendetta.stage;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.stage.Reading.map;
import static elysium.tabletop.stage.Reading.word;
import static elysium.tabletop.stage.Reading.words;
import static elysium.vendetta.table.Ground.ALLIANCE;
import static elysium.vendetta.table.Ground.ALLIES;
import static elysium.vendetta.table.Ground.DECK;
import static elysium.vendetta.table.Ground.DRAINED;
import static elysium.vendetta.table.Ground.GONE;
import static elysium.vendetta.table.Ground.HAND;
import static elysium.vendetta.table.Ground.PRIZE;
import static elysium.vendetta.table.Ground.RELIC;
import static elysium.vendetta.table.Ground.VICTIMS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.kernel.Table;
import elysium.tabletop.stage.Reading;
import elysium.tabletop.stage.Viewers;
import elysium.vendetta.rules.Power;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.table.Vendetta;

/// Compares a table with what a scenario expects of it.
final class Expecting {
    private static final int TRUTH = NONE;

    private final Vendetta t;
    private final List<String> names;
    private final List<String> unmet = new ArrayList<>();
    private int viewer = TRUTH;

    Expecting(Vendetta t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    List<String> unmet(Map<String, Object> expected) {
        for (Map.Entry<String, Object> entry : expected.entrySet()) fact(entry.getKey(), entry.getValue());
        return unmet;
    }

    private void fact(String key, Object value) {
        if (key.startsWith("seen by ")) {
            viewer = Viewers.viewer(names, key.substring("seen by ".length()));
            for (Map.Entry<String, Object> entry : map(key, value).entrySet()) fact(entry.getKey(), entry.getValue());
            viewer = TRUTH;
            return;
        }
        switch (key) {
            case "ambition" -> same(key, names.get(t.ambition()), value);
            case "round" -> same(key, t.round(), value);
            case "over" -> same(key, t.over(), value);
            case "winner" -> same(key, name(t.over() ? Phase.winner(t) : t.winner()), value);
            case "ranking" -> same(key, ranking(), words(key, value));
            case "resolving" -> same(key, t.resolving() == NONE ? "nowhere" : place(t.resolving()), value);
            case "victims" -> same(key, t.count(VICTIMS), value);
            case "allies deck" -> same(key, t.count(ALLIES), value);
            case "gone" -> contains(key, cards(GONE), words(key, value));
            case "stayed" -> same(key, seats(t.stayed()), words(key, value));
            case "skipping" -> same(key, seats(t.skipping()), words(key, value));
            case "allies" -> {
                for (Map.Entry<String, Object> e : map(key, value).entrySet())
                    same(e.getKey(), cards(PRIZE + Naming.place(t, e.getKey())), listed(e.getValue()));
            }
            default -> {
                int seat = Viewers.seat(names, key);
                for (Map.Entry<String, Object> e : map(key, value).entrySet()) seat(seat, e.getKey(), e.getValue());
            }
        }
    }

    private void seat(int seat, String key, Object value) {
        String what = names.get(seat) + "'s " + key;
        switch (key) {
            case "blood" -> same(what, t.blood(seat), value);
            case "influence" -> same(what, t.influence(seat), value);
            case "tokens" -> same(what, t.tokens(seat), value);
            case "tokens down" -> same(what, t.tokens(seat) - t.tokensUp(seat), value);
            case "hand" -> zone(what, HAND + seat, value);
            case "deck" -> ordered(what, DECK + seat, value);
            case "alliance" -> zone(what, ALLIANCE + seat, value);
            case "drained" -> zone(what, DRAINED + seat, value);
            case "relic" -> same(what, cards(RELIC + seat), listed(value));
            case "out" -> same(what, !t.alive(seat), value);
            case "score" -> same(what, Scoring.score(t, seat), value);
            case "side score" -> same(what, Scoring.sideScore(t, seat), value);
            case "wins" -> same(what, t.over() && Scoring.wins(t, seat), value);
            case "clan" -> same(what, t.clan(seat), Naming.clan(word(key, value)));
            default -> {
                int place = Naming.placeOrNone(t, key);
                if (place == NONE) throw Reading.wrong("nothing of a player is called '" + key + "'");
                for (Map.Entry<String, Object> e : map(key, value).entrySet()) position(seat, place, e);
            }
        }
    }

    private void position(int seat, int place, Map.Entry<String, Object> entry) {
        String what = names.get(seat) + "'s " + entry.getKey() + " at " + place(place);
        int zone = Vendetta.position(seat, place);
        switch (entry.getKey()) {
            case "blood" -> same(what, t.deployed(seat, place), entry.getValue());
            case "cards" -> zone(what, zone, entry.getValue());
            case "power" -> same(what, Power.total(t, seat, place), entry.getValue());
            case "powers" -> {
                for (Map.Entry<String, Object> e : map(what, entry.getValue()).entrySet())
                    same("the Power of " + e.getKey(), power(zone, e.getKey()), e.getValue());
            }
            default -> throw Reading.wrong("nothing on a Position is called '" + entry.getKey() + "'");
        }
    }

    private int power(int zone, String name) {
        for (int card = t.first(zone); card != NONE; card = t.next(card))
            if (Naming.called(t.name(card), name)) return Power.of(t, card);
        throw Reading.wrong("'" + name + "' does not lie there");
    }

    /// A number of cards, or which they are in any order.
    private void zone(String what, int zone, Object value) {
        if (value instanceof Number) same(what, t.count(zone), value);
        else same(what, sorted(cards(zone)), sorted(multiplied(words(what, value))));
    }

    private void ordered(String what, int zone, Object value) {
        if (value instanceof Number) same(what, t.count(zone), value);
        else same(what, cards(zone), multiplied(words(what, value)));
    }

    private void contains(String what, List<String> all, List<String> wanted) {
        for (String one : multiplied(wanted))
            if (!all.contains(one)) unmet.add(what + " should hold " + one);
    }

    /// The cards of a zone as the viewer sees them; an unknown one is a question mark.
    private List<String> cards(int zone) {
        List<String> cards = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            boolean sees = viewer == TRUTH || t.sees(viewer, card);
            String back = !t.faceDown(card) ? "" : zone >= RELIC && zone < RELIC + Table.SEATS ? " (used)" : " (down)";
            cards.add(sees ? t.name(card).en() + back : "?");
        }
        return cards;
    }

    private static List<String> multiplied(List<String> written) {
        List<String> all = new ArrayList<>();
        for (String words : written) {
            Naming.Written card = Naming.written(words);
            String back = words.endsWith("(used)") ? " (used)" : card.down() ? " (down)" : "";
            for (int i = 0; i < card.times(); i++) all.add(card.name() + back);
        }
        return all;
    }

    private static List<String> listed(Object value) {
        return value instanceof List<?> list ? multiplied(words("cards", list))
                : value.equals("none") ? List.of() : multiplied(List.of(value.toString()));
    }

    private List<String> ranking() {
        List<String> ranking = new ArrayList<>();
        for (int rank = 0; rank < Table.SEATS && t.ranked(rank) != NONE; rank++) ranking.add(names.get(t.ranked(rank)));
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
        return Naming.place(t, place).en();
    }

    private static List<String> sorted(List<String> words) {
        List<String> sorted = new ArrayList<>(words);
        Collections.sort(sorted);
        return sorted;
    }

    private void same(String what, Object is, Object expected) {
        if (!Objects.equals(is, expected)) unmet.add(what + " should be " + expected + ", but is " + is);
    }
}
