package elysium.vendetta.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.text.Phrases;
import elysium.vendetta.scenario.VendettaCardLookup;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;

/// Phrases of Vendetta in the language of the reader: seats, Locations, cards.
public record VendettaPhrases(Lang lang) implements Phrases {

    /// A seat by its clan, or by its number before the choice.
    public String clan(Vendetta t, int seat) {
        int clan = t.seats.clan(seat);
        return clan == NONE ? seat(seat) : Clan.of(clan).title().in(lang);
    }

    /// The seats of a bit set, with an "and" before the last.
    public String clans(Vendetta t, int seats) {
        if (Integer.bitCount(seats) == 1) return clan(t, Integer.numberOfTrailingZeros(seats));
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            if ((seats >> seat & 1) != 0) all.add(clan(t, seat));
        return list(all);
    }

    public String place(Vendetta t, int place) {
        return VendettaCardLookup.place(t, place).in(lang);
    }

    /// Where something happens: `at The Rack`.
    public String at(Vendetta t, int place) {
        return VendettaCardLookup.at(t, place).in(lang);
    }

    /// Where something goes: `to The Rack`.
    public String to(Vendetta t, int place) {
        return say("to" + at(t, place).substring(2), at(t, place));
    }

    /// Where something comes from: `from The Rack`.
    public String from(Vendetta t, int place) {
        return VendettaCardLookup.from(t, place).in(lang);
    }

    /// A card of an Alliance; Victims have no names.
    public String member(Vendetta t, int def) {
        return Kind.of(t.book().printed(def, Fact.KIND)) == Kind.VICTIM ? victim() : card(t, def);
    }

    private String victim() {
        return say("a Victim", "une Victime");
    }

    /// Hidden cards and Victims are counted, other cards are named with their number.
    @Override public String times(String thing, int times) {
        String card = card();
        if (thing.equals(victim())) return times + say(" Victims", " Victimes");
        return thing.startsWith(card) ? cards(times) + thing.substring(card.length())
                : Phrases.super.times(thing, times);
    }

    /// What a seat does, to a thing if there is one.
    public LogPhrase deed(Text one, Text many, String thing, String where) {
        return new LogPhrase(one.in(lang), many.in(lang), thing.isEmpty() ? List.of() : List.of(thing), where, false);
    }
}
