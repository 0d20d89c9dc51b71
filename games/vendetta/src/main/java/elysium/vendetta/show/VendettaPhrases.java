package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.Phrases;
import elysium.vendetta.scenario.VendettaCardLookup;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Vendetta;

/// The language of a reader, and how seats and Locations are called in it.
record VendettaPhrases(Lang lang) implements Phrases {

    /// A seat by its clan, before the choice by its number.
    String clan(Vendetta t, int seat) {
        int clan = t.clan(seat);
        return clan == NONE ? say("seat ", "place ") + (seat + 1) : Clan.of(clan).title().in(lang);
    }

    /// Several seats, a bit each, with an "and" before the last.
    String clans(Vendetta t, int seats) {
        if (Integer.bitCount(seats) == 1) return clan(t, Integer.numberOfTrailingZeros(seats));
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            if ((seats >> seat & 1) != 0) all.add(clan(t, seat));
        return list(all);
    }

    String place(Vendetta t, int place) {
        return VendettaCardLookup.place(t, place).in(lang);
    }

    /// The Location as the place where something happens.
    String at(Vendetta t, int place) {
        return VendettaCardLookup.at(t, place).in(lang);
    }

    /// The Location as the place that something goes to.
    String to(Vendetta t, int place) {
        return say("to" + at(t, place).substring(2), at(t, place));
    }

    /// The Location as the place that something leaves.
    String from(Vendetta t, int place) {
        return VendettaCardLookup.from(t, place).in(lang);
    }

    /// Cards that the reader did not see are counted, others named with their number.
    @Override public String times(String thing, int times) {
        String card = card();
        return thing.startsWith(card) ? cards(times) + thing.substring(card.length())
                : Phrases.super.times(thing, times);
    }

    /// One seat's deed, with a thing unless there is none.
    LogPhrase deed(Text one, Text many, String thing, String where) {
        return new LogPhrase(one.in(lang), many.in(lang), thing.isEmpty() ? List.of() : List.of(thing), where, false);
    }
}
