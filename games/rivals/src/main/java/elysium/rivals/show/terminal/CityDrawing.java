package elysium.rivals.show.terminal;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.CITY_DISCARD;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.rules.Mortals;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.tabletop.terminal.TerminalText;

/// Draws the city cards in The Streets: damage and agenda of Mortals, duration of Events.
final class CityDrawing {
    private CityDrawing() {}

    static void draw(RivalsCanvas c) {
        Rivals t = c.t();
        c.panel().section(c.colours().bold(c.say("City cards in The Streets", "Cartes Cité dans La Rue")),
                c.say("City Deck ", "Deck Cité ") + t.count(CITY_DECK) + c.say(" · discard ", " · défausse ")
                        + t.count(CITY_DISCARD) + c.say(" · burned ", " · brûlées ") + t.count(CITY_BURNED));
        List<String> cards = new ArrayList<>();
        for (int card = t.first(CITY); card != NONE; card = t.next(card)) cards.add(city(c, card));
        if (cards.isEmpty()) cards.add(c.say("no city card", "aucune carte Cité"));
        for (String line : TerminalText.flow(c.phrases().withCounts(cards), " · ", c.panel().innerWidth()))
            c.panel().line(line);
        CoterieDrawing.pile(c, c.say("Discard", "Défausse"), CITY_DISCARD);
        CoterieDrawing.pile(c, c.say("Burned", "Brûlées"), CITY_BURNED);
    }

    static String city(RivalsCanvas c, int card) {
        Rivals t = c.t();
        String name = c.card(card);
        if (t.facts.is(card, Trait.PRINCE)) return c.colours().gold(name);
        if (t.facts.is(card, Kind.EVENT))
            return t.city.markOf(card) == NONE ? name : name + c.colours().faint(c.say(" (until ", " (jusqu'à "))
                    + c.name(t.city.markOf(card), 16) + c.colours().faint(")");
        int seat = c.seated() ? c.viewer() : t.turn.active();
        int needs = Mortals.damageToDefeat(t, card, seat), agenda = t.printed(card, Fact.AGENDA);
        return name + " " + c.colours().blood(String.valueOf(needs))
                + (agenda > 0 ? " (" + c.phrases().agenda(agenda) + ")" : "") + kept(c, card)
                + flock(c, card);
    }

    /// The blood that protects a Mortal, by player number.
    private static String flock(RivalsCanvas c, int mortal) {
        List<String> flock = new ArrayList<>();
        for (int seat = 0; seat < c.t().players(); seat++)
            if (c.t().cardTokens.protection(mortal, seat) > 0)
                flock.add(c.say("P", "J") + c.t().turn.playerNumber(seat) + " +"
                        + c.t().cardTokens.protection(mortal, seat));
        return flock.isEmpty() ? "" : c.say(" [blood: ", " [Sang : ") + String.join(", ", flock) + "]";
    }

    /// The player whose Domain holds a Mortal; others pay to attack it.
    private static String kept(RivalsCanvas c, int mortal) {
        int host = c.t().attachments.hostOf(mortal);
        return host == NONE ? "" : " [" + c.name(c.t().controller(host), 14) + "]";
    }
}
