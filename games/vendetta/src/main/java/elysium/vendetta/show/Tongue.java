package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.vendetta.stage.Naming;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Vendetta;

/// The language of a reader, and how seats, Locations and cards are called in it.
record Tongue(Lang lang) {

    String say(String en, String fr) {
        return switch (lang) {
            case EN -> en;
            case FR -> fr;
        };
    }

    /// A seat by its clan, before the choice by its number.
    String clan(Vendetta t, int seat) {
        int clan = t.clan(seat);
        return clan == NONE ? say("seat ", "place ") + (seat + 1) : Clan.of(clan).title().in(lang);
    }

    /// Several seats, a bit each, with an "and" before the last.
    String clans(Vendetta t, int seats) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            if ((seats >> seat & 1) != 0) all.add(clan(t, seat));
        return list(all);
    }

    String list(List<String> all) {
        if (all.isEmpty()) return say("nobody", "personne");
        if (all.size() == 1) return all.getFirst();
        String last = say(" and ", " et ") + all.getLast();
        return String.join(", ", all.subList(0, all.size() - 1)) + last;
    }

    String place(Vendetta t, int place) {
        return Naming.place(t, place).in(lang);
    }

    /// The Location as the place where something happens.
    String at(Vendetta t, int place) {
        return Naming.at(t, place).in(lang);
    }

    /// The Location as the place that something goes to.
    String to(Vendetta t, int place) {
        return say("to" + at(t, place).substring(2), at(t, place));
    }

    /// The Location as the place that something leaves.
    String from(Vendetta t, int place) {
        return Naming.from(t, place).in(lang);
    }

    /// A thing that comes so many times.
    String times(String thing, int times) {
        String card = card();
        if (times == 1) return thing;
        return thing.startsWith(card) ? times + say(" cards", " cartes") + thing.substring(card.length())
                : thing + " x" + times;
    }

    /// A card that the reader did not see.
    String card() {
        return say("a card", "une carte");
    }

    /// One seat's deed, with a thing unless there is none.
    Deed deed(Text one, Text many, String thing, String where) {
        return new Deed(one.in(lang), many.in(lang), thing.isEmpty() ? List.of() : List.of(thing), where, false);
    }

    String card(Vendetta t, int def) {
        return t.book().card(def).name().in(lang);
    }

    String words(Vendetta t, int def) {
        return t.book().card(def).words().in(lang);
    }

    /// A sentence begins with a capital.
    static String capital(String sentence) {
        return sentence.isEmpty() ? sentence
                : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }
}
