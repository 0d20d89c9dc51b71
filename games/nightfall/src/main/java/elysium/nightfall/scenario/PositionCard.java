package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.PLAY;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.ScenarioValues;

/// Writes cards of a position text: `Vulko (damage 1; attacks Bo; fought)`.
final class PositionCard {
    private final Nightfall t;
    private final List<String> names;
    private final int viewer;

    PositionCard(Nightfall t, List<String> names, int viewer) {
        this.t = t;
        this.names = names;
        this.viewer = viewer;
    }

    /// The cards of a zone in their order.
    List<String> zone(int zone) {
        List<String> all = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) all.add(write(card));
        return all;
    }

    String name(int card) {
        return viewer == NONE || t.sees(viewer, card) ? NightfallCardLookup.name(t, t.face(card))
                : NightfallVisibleCards.UNKNOWN;
    }

    private String write(int card) {
        List<String> marks = new ArrayList<>();
        if (t.isFaceDown(card)) marks.add("down");
        if (t.zone(card) == CHAIN) order(card, marks);
        else if (t.zone(card) == EXILE && t.owner(card) != NONE) marks.add("of " + names.get(t.owner(card)));
        else if (Minions.inPlay(t, card)) minion(card, marks);
        KnownBy usual = KnownByText.usual(t, card);
        KnownBy is = viewer == NONE ? KnownBy.of(t, card) : KnownBy.told(t, card, viewer, usual);
        is.addDifferences(usual, t, names, marks);
        return name(card) + (marks.isEmpty() ? "" : " (" + String.join("; ", marks) + ")");
    }

    private void order(int card, List<String> marks) {
        marks.add("of " + names.get(t.owner(card)));
        if (t.chain.resolveCount(card) > 1) marks.add("times " + t.chain.resolveCount(card));
        if (t.chain.chooser(card) != t.owner(card)) marks.add("chosen by " + names.get(t.chain.chooser(card)));
    }

    private void minion(int card, List<String> marks) {
        if (t.counters(card) > 0) marks.add("damage " + t.counters(card));
        if (t.minions.attackedSeat(card) != NONE) marks.add("attacks " + names.get(t.minions.attackedSeat(card)));
        if (t.minions.hasFought(card)) marks.add("fought");
        int attacker = t.attachments.hostOf(card);
        if (attacker == NONE) return;
        marks.add("blocks " + numbered(t, attacker));
        int place = 1;
        for (int other = t.attachments.firstOn(attacker); other != card; other = t.attachments.nextOn(other)) place++;
        if (place > 1) marks.add("place " + place);
    }

    /// A minion by name, numbered if several have it.
    static String numbered(Nightfall t, int minion) {
        int nth = 0, all = 0;
        for (int other = t.first(t.zone(minion)); other != NONE; other = t.next(other)) {
            if (t.face(other) != t.face(minion)) continue;
            all++;
            if (other == minion) nth = all;
        }
        return NightfallCardLookup.name(t, t.face(minion)) + (all == 1 ? "" : " " + nth);
    }

    /// The active player's minion with a name.
    static int attacker(Nightfall t, String words) {
        for (int minion = t.first(PLAY + t.night.active()); minion != NONE; minion = t.next(minion))
            if (numbered(t, minion).equals(words)) return minion;
        throw ScenarioValues.wrong("the active player has no minion '" + words + "'");
    }

    /// Whether each order of the chain is kicked as its place implies; the order before it may be gone.
    boolean linked() {
        int last = NONE;
        for (int card = t.first(CHAIN); card != NONE; last = card, card = t.next(card)) {
            int kicker = t.printed(card, Fact.KICKER);
            boolean kicked = last != NONE && kicker != NONE && kicker == t.printed(last, Fact.COLOR);
            if (kicked != t.chain.kicked(card)) return false;
        }
        return true;
    }
}
