package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.words;
import static elysium.vendetta.table.GameLayout.RELIC;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Table;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.table.Vendetta;

/// Compares the cards of a zone with a scenario's list: their names, their sides, and their owners if stated.
final class Listing {
    static final int TRUTH = NONE;

    private final Vendetta t;
    private final List<String> names;
    private final Mismatches compare;

    Listing(Vendetta t, List<String> names, Mismatches compare) {
        this.t = t;
        this.names = names;
        this.compare = compare;
    }

    /// Compares a number of cards, or their names in any order.
    void anyOrder(String what, int zone, int viewer, Object value) {
        if (value instanceof Number) {
            compare.expectEqual(what, t.count(zone), value);
            return;
        }
        List<String> lying = cards(zone, viewer), wanted = wanted(what, zone, lying, value);
        lying.sort(null);
        wanted.sort(null);
        compare.expectEqual(what, lying, wanted);
    }

    /// Compares a number of cards, or their names from the top.
    void ordered(String what, int zone, int viewer, Object value) {
        if (value instanceof Number) {
            compare.expectEqual(what, t.count(zone), value);
            return;
        }
        List<String> lying = cards(zone, viewer), wanted = wanted(what, zone, lying, value);
        compare.expectEqual(what, lying, wanted);
    }

    /// Requires some cards in a zone, among any others.
    void holds(String what, int zone, int viewer, Object value) {
        List<String> lying = cards(zone, viewer);
        for (String one : wanted(what, zone, lying, value))
            if (!lying.contains(one)) compare.unmet().add(what + " should hold " + one);
    }

    /// The cards of a zone as the viewer sees them; an unknown card is a question mark.
    private List<String> cards(int zone, int viewer) {
        List<String> cards = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            boolean sees = viewer == TRUTH || t.sees(viewer, card);
            cards.add(sees ? t.name(card).en() + (t.isFaceDown(card) ? back(zone) : "") : PositionCard.UNKNOWN);
        }
        return cards;
    }

    /// The listed cards in the words of the table, with the owner on both sides if stated and right.
    private List<String> wanted(String what, int zone, List<String> lying, Object value) {
        List<String> wanted = new ArrayList<>();
        for (String words : listed(what, value)) {
            VendettaCardLookup.Written card = VendettaCardLookup.written(words);
            boolean unknown = card.name().equals(PositionCard.UNKNOWN);
            String name = unknown ? PositionCard.UNKNOWN
                    : t.book().card(VendettaCardLookup.card(card.name(), NONE)).name().en();
            String plain = name + (card.down() ? back(zone) : "");
            for (int i = 0; i < card.times(); i++) wanted.add(owned(zone, lying, plain, card.owner()));
        }
        return wanted;
    }

    private String owned(int zone, List<String> lying, String plain, String owner) {
        if (owner.isEmpty()) return plain;
        String whole = plain + " of " + owner;
        int seat = Viewers.seat(names, owner), at = 0;
        for (int card = t.first(zone); card != NONE; card = t.next(card), at++)
            if (t.owner(card) == seat && lying.get(at).equals(plain)) {
                lying.set(at, whole);
                break;
            }
        return whole;
    }

    private static List<String> listed(String what, Object value) {
        if (value instanceof List<?>) return words(what, value);
        return value.equals("none") ? List.of() : List.of(value.toString());
    }

    private static String back(int zone) {
        return zone >= RELIC && zone < RELIC + Table.SEATS ? " (used)" : " (down)";
    }
}
