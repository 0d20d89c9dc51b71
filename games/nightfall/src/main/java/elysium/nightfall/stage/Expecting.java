package elysium.nightfall.stage;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.stage.Reading.flag;
import static elysium.nightfall.stage.Reading.map;
import static elysium.nightfall.stage.Reading.number;
import static elysium.nightfall.stage.Reading.word;
import static elysium.nightfall.stage.Reading.words;
import static elysium.nightfall.stage.Reading.wrong;
import static elysium.nightfall.table.Ground.ARCHIVE;
import static elysium.nightfall.table.Ground.ARCHIVES;
import static elysium.nightfall.table.Ground.CHAIN;
import static elysium.nightfall.table.Ground.DECK;
import static elysium.nightfall.table.Ground.DISCARD;
import static elysium.nightfall.table.Ground.EXILE;
import static elysium.nightfall.table.Ground.HAND;
import static elysium.nightfall.table.Ground.PLAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.nightfall.table.Nightfall;

/// Compares a table with what a scenario expects of it.
final class Expecting {
    private final Nightfall t;
    private final List<String> names, unmet = new ArrayList<>();

    Expecting(Nightfall t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    /// What is not as expected, a sentence each.
    List<String> unmet(Map<String, Object> expected) {
        for (Map.Entry<String, Object> entry : expected.entrySet()) {
            String key = entry.getKey();
            Object value = entry.getValue();
            switch (key) {
                case "exile" -> cards("exile", EXILE, words(key, value));
                case "chain" -> cards("chain", CHAIN, words(key, value));
                case "archives" -> map(key, value).forEach((name, left) -> archive(name, number(name, left)));
                case "face up" -> same(key, t.faceUp(), number(key, value));
                case "ending" -> same(key, t.ending(), flag(key, value));
                case "over" -> same(key, t.over(), flag(key, value));
                case "winner" -> same(key, t.winner(), Reading.seat(names, word(key, value)));
                case "turn" -> same(key, t.active(), Reading.seat(names, word(key, value)));
                default -> map(key, value).forEach((what, of) -> seat(Reading.seat(names, key), what, of));
            }
        }
        return unmet;
    }

    private void seat(int seat, String what, Object value) {
        String of = names.get(seat) + "'s " + what;
        switch (what) {
            case "hand" -> pile(of, HAND + seat, value);
            case "deck" -> pile(of, DECK + seat, value);
            case "discard" -> pile(of, DISCARD + seat, value);
            case "play" -> pile(of, PLAY + seat, value);
            case "wounds" -> same(of, t.wounds(seat), number(of, value));
            case "influence" -> same(of, t.influence(seat), number(of, value));
            default -> throw wrong("a seat has hand, deck, discard, play, wounds, influence; no '" + what + "'");
        }
    }

    /// How many cards lie there, or which.
    private void pile(String of, int zone, Object value) {
        if (value instanceof Number count) same(of, t.count(zone), count.intValue());
        else cards(of, zone, words(of, value));
    }

    /// The same cards in any order; in a deck or discard pile in just this one.
    private void cards(String of, int zone, List<String> expected) {
        List<String> found = new ArrayList<>(), wanted = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) found.add(Minion.write(t, card));
        for (String words : expected) {
            Minion minion = Minion.read(words);
            String name = Reading.name(t, Reading.card(t.book(), minion.name()));
            wanted.add(minion.damage() == 0 ? name : name + " -" + minion.damage());
        }
        boolean ordered = zone >= DECK && zone < DISCARD + Nightfall.SEATS;
        if (!ordered) {
            found.sort(null);
            wanted.sort(null);
        }
        same(of, found, wanted);
    }

    private void archive(String name, int left) {
        int def = Reading.card(t.book(), name), found = 0;
        for (int archive = 0; archive < ARCHIVES; archive++)
            if (t.top(archive) != NONE && t.face(t.top(archive)) == def) found += t.count(ARCHIVE + archive);
        same("the archive of " + name, found, left);
    }

    private void same(String what, Object found, Object expected) {
        if (!found.equals(expected)) unmet.add(what + " is " + found + ", not " + expected);
    }
}
