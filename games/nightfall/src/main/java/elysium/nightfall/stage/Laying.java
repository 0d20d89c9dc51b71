package elysium.nightfall.stage;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.stage.Reading.map;
import static elysium.nightfall.stage.Reading.number;
import static elysium.nightfall.stage.Reading.words;
import static elysium.nightfall.stage.Reading.wrong;
import static elysium.nightfall.table.Ground.ARCHIVE;
import static elysium.nightfall.table.Ground.COMMONS;
import static elysium.nightfall.table.Ground.DECK;
import static elysium.nightfall.table.Ground.DISCARD;
import static elysium.nightfall.table.Ground.EXILE;
import static elysium.nightfall.table.Ground.HAND;
import static elysium.nightfall.table.Ground.PLAY;
import static elysium.nightfall.table.Ground.PRIVATE;
import static elysium.nightfall.table.Ground.WOUNDS;

import java.util.Map;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;

/// Lays the cards of a scenario on an empty table.
final class Laying {
    private final Nightfall t;
    private final int[] wounds = new int[Wound.TYPES];

    Laying(Nightfall t) {
        this.t = t;
        for (int def = 0; def < t.book().size(); def++)
            if (t.book().printed(def, Fact.TYPE) != NONE)
                wounds[t.book().printed(def, Fact.TYPE)] = t.book().printed(def, Fact.COPIES);
    }

    /// What belongs to a seat; decks are written from the top, discard piles from the bottom.
    void seat(int seat, Map<String, Object> given) {
        for (Map.Entry<String, Object> entry : given.entrySet()) {
            String key = entry.getKey();
            switch (key) {
                case "hand" -> cards(seat, HAND + seat, key, entry.getValue());
                case "deck" -> cards(seat, DECK + seat, key, entry.getValue());
                case "discard" -> cards(seat, DISCARD + seat, key, entry.getValue());
                case "play" -> cards(seat, PLAY + seat, key, entry.getValue());
                case "archives" -> archives(key, entry.getValue(), seat * PRIVATE, PRIVATE);
                case "influence" -> number(key, entry.getValue());
                default -> throw wrong("a seat has hand, deck, discard, play, archives, influence; no '" + key + "'");
            }
        }
    }

    void commons(Object given) {
        archives("commons", given, COMMONS, 10);
    }

    void exile(Object given) {
        cards(NONE, EXILE, "exile", given);
    }

    /// The wounds that nobody has, those named on top.
    void stack(Object given, int faceUp) {
        for (String name : words("wound stack", given)) wound(Reading.card(t.book(), name), NONE, WOUNDS);
        for (boolean some = true; some;) {
            some = false;
            for (int def = 0; def < t.book().size(); def++) {
                int type = t.book().printed(def, Fact.TYPE);
                if (type == NONE || wounds[type] == 0) continue;
                wound(def, NONE, WOUNDS);
                some = true;
            }
        }
        t.faceUp(faceUp);
    }

    private void cards(int seat, int zone, String key, Object given) {
        for (String words : words(key, given)) {
            Minion minion = Minion.read(words);
            int def = Reading.card(t.book(), minion.name());
            if (t.book().printed(def, Fact.TYPE) != NONE) wound(def, seat, zone);
            else t.damage(t.lay(def, seat, zone), minion.damage());
        }
    }

    private void wound(int def, int seat, int zone) {
        int type = t.book().printed(def, Fact.TYPE);
        if (wounds[type]-- == 0) throw wrong("there are not so many wounds of type " + Wound.of(type).title().en());
        t.lay(def, seat, zone);
        if (seat != NONE) t.wounds(seat, type, 1);
    }

    /// Archives by name, with how many cards are left in each.
    private void archives(String key, Object given, int from, int most) {
        int archive = from;
        for (Map.Entry<String, Object> entry : map(key, given).entrySet()) {
            if (archive == from + most) throw wrong(key + " are at most " + most);
            int def = Reading.card(t.book(), entry.getKey());
            for (int left = number(entry.getKey(), entry.getValue()); left > 0; left--)
                t.lay(def, NONE, ARCHIVE + archive);
            archive++;
        }
    }
}
