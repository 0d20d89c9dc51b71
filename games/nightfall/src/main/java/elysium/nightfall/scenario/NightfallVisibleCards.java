package elysium.nightfall.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.EXILE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Table;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.table.Nightfall;

/// Writes the cards of a table as a viewer sees them; an unknown card is a question mark.
final class NightfallVisibleCards {
    static final String UNKNOWN = "?";
    private static final String BY = " by ";

    private final Nightfall t;
    private final List<String> names;
    private final int viewer;

    NightfallVisibleCards(Nightfall t, List<String> names, int viewer) {
        this.t = t;
        this.names = names;
        this.viewer = viewer;
    }

    /// The cards of a zone in their order.
    List<String> cards(int zone) {
        List<String> cards = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) cards.add(name(card));
        return cards;
    }

    /// The exiled cards, with their owner where a scenario states one.
    List<String> exile(List<String> expected) {
        List<String> left = new ArrayList<>(expected), cards = new ArrayList<>(), others = new ArrayList<>();
        for (int card = t.first(EXILE); card != NONE; card = t.next(card)) {
            String owned = owned(card);
            if (left.remove(owned)) cards.add(owned);
            else others.add(owned);
        }
        for (String owned : others) {
            int by = owned.indexOf(BY);
            String name = by < 0 ? owned : owned.substring(0, by);
            cards.add(left.remove(name) || !isSaid(name, left) ? name : owned);
        }
        return cards;
    }

    private static boolean isSaid(String name, List<String> items) {
        for (String item : items) if (item.startsWith(name + BY)) return true;
        return false;
    }

    private String owned(int card) {
        return t.owner(card) == NONE ? name(card) : name(card) + BY + names.get(t.owner(card));
    }

    String name(int card) {
        boolean sees = viewer == NONE || viewer == Table.OMNISCIENT || t.sees(viewer, card);
        return sees ? NightfallCardLookup.name(t, t.face(card)) : UNKNOWN;
    }

    List<String> minions(int zone) {
        List<String> minions = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            int damage = t.counters(card);
            minions.add(name(card) + (damage == 0 ? "" : " (damage " + damage + ")"));
        }
        return minions;
    }

    /// The archives that exist, with the cards left if not full.
    List<String> archives(int from, int to) {
        List<String> archives = new ArrayList<>();
        for (int archive = from; archive < to; archive++)
            if (Archives.exists(t, archive)) archives.add(archive(archive));
        return archives;
    }

    private String archive(int archive) {
        int left = t.archives.cardsLeft(archive);
        String mark = t.archives.hidden(archive) ? " (hidden)" : left == Nightfall.COPIES ? "" : " (" + left + " left)";
        return name(t.first(ARCHIVE + archive)) + mark;
    }

    /// The orders of the chain in order, with their owner and what they will do.
    List<String> chain() {
        List<String> chain = new ArrayList<>();
        for (int card = t.first(CHAIN); card != NONE; card = t.next(card)) {
            List<String> marks = new ArrayList<>();
            if (t.chain.kicked(card)) marks.add("kicked");
            if (t.chain.resolveCount(card) > 1) marks.add("times " + t.chain.resolveCount(card));
            if (t.chain.chooser(card) != t.owner(card)) marks.add("chosen by " + names.get(t.chain.chooser(card)));
            chain.add(name(card) + " by " + names.get(t.owner(card))
                    + (marks.isEmpty() ? "" : " (" + String.join("; ", marks) + ")"));
        }
        return chain;
    }
}
