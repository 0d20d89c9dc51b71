package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.BURNED;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.PLAYED;
import static elysium.rivals.table.GameLayout.STREETS;
import static elysium.rivals.table.GameLayout.TORPOR;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.PlayerExpectations;
import elysium.tabletop.scenario.VisibleCards;

/// Compares one player's cards and counters with a scenario's expectations.
final class SeatExpectations extends PlayerExpectations<Rivals> {
    private final List<String> names;
    private final RivalsCardMatcher matching;
    private final VisibleCards<Rivals> seeing;

    SeatExpectations(Rivals t, int seat, List<String> names, Mismatches compare, RivalsCardMatcher matching) {
        super(t, seat, compare);
        this.names = names;
        this.matching = matching;
        seeing = matching.visibleCards();
    }

    @Override protected void fact(String what, String key, Object value) {
        switch (key) {
            case "prestige" -> compare.expectEqual(what, t.prestige.of(seat), value);
            case "agenda" -> compare.expectEqual(what, t.agendas.of(seat), value);
            case "out" -> compare.expectEqual(what, t.victory.isOut(seat), value);
            case "rival" -> compare.expectEqual(what, rivals(), CardLists.of(key, value));
            case "leader" -> compare.expectEqual(what, card(t.coteries.leader(seat)), value);
            case "haven card" -> compare.expectEqual(what, card(CardPlacer.seatCard(t, seat, Kind.HAVEN)), value);
            case "agenda card" -> compare.expectEqual(what, card(CardPlacer.seatCard(t, seat, Kind.AGENDA)), value);
            case "haven" -> matching.anyOrder(what, seeing.zone(HAVEN + seat), value);
            case "torpor" -> matching.anyOrder(what, seeing.zone(TORPOR + seat), value);
            case "streets" -> matching.parties(what, parties(), value);
            default -> cards(what, key, value);
        }
    }

    private void cards(String what, String key, Object value) {
        switch (key) {
            case "hand" -> matching.anyOrder(what, seeing.zone(HAND + seat), value);
            case "library" -> matching.ordered(what, seeing.zone(LIBRARY + seat), value);
            case "faction" -> matching.ordered(what, seeing.zone(FACTION + seat), value);
            case "discard" -> matching.anyOrder(what, seeing.zone(DISCARD + seat), value);
            case "burned" -> matching.anyOrder(what, seeing.zone(BURNED + seat), value);
            case "ongoing" -> matching.anyOrder(what, seeing.zone(ONGOING + seat), value);
            case "played cards" -> matching.anyOrder(what, seeing.zone(PLAYED + seat), value);
            default -> throw wrong("of a player one expects prestige, agenda, out, rival, leader, haven, streets,"
                    + " torpor, haven card, agenda card, hand, library, faction, discard, burned, ongoing,"
                    + " played cards, not '" + key + "'");
        }
    }

    private List<String> rivals() {
        List<String> rivals = new ArrayList<>();
        for (int other = 0; other < names.size(); other++)
            if ((t.rivalTokens.rivalOf(seat) >> other & 1) != 0) rivals.add(names.get(other));
        return rivals;
    }

    /// The vampires of each party in The Streets.
    private List<List<Integer>> parties() {
        List<List<Integer>> parties = new ArrayList<>();
        for (int card : seeing.zone(STREETS + seat)) {
            List<Integer> found = null;
            for (List<Integer> party : parties) if (t.coteries.sameParty(party.getFirst(), card)) found = party;
            if (found == null) parties.add(found = new ArrayList<>());
            found.add(card);
        }
        return parties;
    }

    private String card(int card) {
        return card == NONE ? CardLists.NOTHING
                : seeing.name(card) + (t.isFaceDown(card) ? " (" + CardState.DOWN + ")" : "");
    }
}
