package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.OMNISCIENT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.kernel.SlabLayout;

/// A snapshot of what a viewer may know: the public facts, the visible cards and the size of every zone.
///
/// @param facts the public ranges of the slab, by name; for the omniscient viewer also the secret numbers
/// @param zones the visible cards by zone
/// @param flow the frames from bottom to top, which never hold a secret
/// @param answer the viewer's own answer to the open question
/// @param secretNumber the viewer's own secret number
public record View(int viewer, Map<String, List<Integer>> facts, List<Heap> zones, List<Frame<?>> flow, long answer,
        int secretNumber) {

    /// A zone with the cards that the viewer may know of.
    public record Heap(int zone, int size, List<Lying> cards) {}

    /// A card in a zone; its face is NONE if the viewer does not know it.
    ///
    /// @param known the viewers who know the card in this place, as a bit set, where looking at it is public
    public record Lying(int row, int face, boolean down, int counters, int flags, int owner, int host, int known) {}

    static <T extends CardTable<T>> View of(CardTable<T> table, int viewer) {
        Map<String, List<Integer>> facts = new LinkedHashMap<>();
        for (SlabLayout.Slice slice : table.layout.slices.all())
            if (!slice.secret() || viewer == OMNISCIENT && slice.from() == table.layout.secretNumbers)
                facts.put(slice.name(), numbers(table, slice));
        boolean seated = viewer < table.players();
        long answer = seated && table.isAsked(viewer) ? table.sealed(viewer) : 0;
        return new View(viewer, facts, zones(table, viewer), flow(table), answer, secretNumber(table, viewer));
    }

    /// The zones that are not empty, as far as a viewer may know them.
    public static <T extends CardTable<T>> List<Heap> zones(CardTable<T> table, int viewer) {
        return zones(table, viewer, List.of());
    }

    /// The same, but reuses the zones of an earlier view that have not changed.
    public static <T extends CardTable<T>> List<Heap> zones(CardTable<T> table, int viewer, List<Heap> before) {
        List<Heap> zones = new ArrayList<>(before.size() + 2);
        int at = 0;
        for (int zone = 0; zone < table.layout.zones.size(); zone++) {
            if (table.count(zone) == 0) continue;
            while (at < before.size() && before.get(at).zone < zone) at++;
            boolean same = at < before.size() && before.get(at).zone == zone && holds(table, viewer, before.get(at));
            zones.add(same ? before.get(at) : heap(table, viewer, zone));
        }
        return zones;
    }

    /// Whether a zone of an earlier view is still accurate.
    private static <T extends CardTable<T>> boolean holds(CardTable<T> table, int viewer, Heap heap) {
        boolean open = table.layout.zones.visibility(heap.zone) == Visibility.OPEN;
        if (table.count(heap.zone) != heap.size) return false;
        int at = 0;
        for (int card = table.first(heap.zone); card != NONE; card = table.next(card)) {
            boolean sees = table.sees(viewer, card);
            if (!open && !sees) continue;
            if (at == heap.cards.size()) return false;
            Lying lying = heap.cards.get(at++);
            boolean same = lying.row == card && lying.face == (sees ? table.face(card) : NONE)
                    && lying.down == table.isFaceDown(card) && lying.counters == table.counters(card)
                    && lying.flags == table.flags(card) && lying.owner == table.owner(card)
                    && lying.host == table.attachments.hostOf(card)
                    && lying.known == (open ? table.viewersOf(card) : 0);
            if (!same) return false;
        }
        return at == heap.cards.size();
    }

    /// The viewer's own secret number, or NONE.
    public static <T extends CardTable<T>> int secretNumber(CardTable<T> table, int viewer) {
        return viewer < table.players() && table.secretNumbers.has(viewer) ? table.secretNumbers.get(viewer) : NONE;
    }

    /// The facts meant for display, without those that are all 0.
    public static <T extends CardTable<T>> Map<String, List<Integer>> shown(CardTable<T> table,
            int viewer) {
        return shown(table, viewer, Map.of());
    }

    /// The same, but reuses an earlier map if nothing has changed.
    public static <T extends CardTable<T>> Map<String, List<Integer>> shown(CardTable<T> table, int viewer,
            Map<String, List<Integer>> before) {
        if (!before.isEmpty() && stand(table, viewer, before)) return before;
        Map<String, List<Integer>> facts = new LinkedHashMap<>();
        for (SlabLayout.Slice slice : table.layout.slices.all()) {
            if (!isShown(table, viewer, slice)) continue;
            List<Integer> was = before.get(slice.name());
            facts.put(slice.name(), was != null && stands(table, slice, was) ? was : numbers(table, slice));
        }
        return facts;
    }

    private static <T extends CardTable<T>> boolean stand(CardTable<T> table, int viewer,
            Map<String, List<Integer>> before) {
        int told = 0;
        for (SlabLayout.Slice slice : table.layout.slices.all()) {
            if (!isShown(table, viewer, slice)) continue;
            List<Integer> was = before.get(slice.name());
            if (was == null || !stands(table, slice, was)) return false;
            told++;
        }
        return told == before.size();
    }

    private static <T extends CardTable<T>> boolean isShown(CardTable<T> table, int viewer, SlabLayout.Slice slice) {
        return (slice.shown() || viewer == OMNISCIENT && slice.from() == table.layout.secretNumbers)
                && some(table, slice);
    }

    private static <T extends CardTable<T>> boolean stands(CardTable<T> table, SlabLayout.Slice slice,
            List<Integer> was) {
        for (int i = 0; i < slice.length(); i++) if (was.get(i) != table.cell(slice.from() + i)) return false;
        return true;
    }

    /// The viewers who have seen a card, as a bit set: they know that its owner has it, but perhaps not where.
    public static <T extends CardTable<T>> int seenBy(CardTable<T> table, int card) {
        return table.seenBy(card);
    }

    private static <T extends CardTable<T>> boolean some(CardTable<T> table, SlabLayout.Slice slice) {
        for (int i = 0; i < slice.length(); i++)
            if (table.cell(slice.from() + i) != 0) return true;
        return false;
    }

    /// The frames from bottom to top.
    public static <T extends CardTable<T>> List<Frame<?>> flow(CardTable<T> table) {
        List<Frame<?>> flow = new ArrayList<>(table.depth());
        for (int i = 0; i < table.depth(); i++) flow.add(table.frame(i));
        return flow;
    }

    private static <T extends CardTable<T>> List<Integer> numbers(CardTable<T> table, SlabLayout.Slice slice) {
        List<Integer> numbers = new ArrayList<>(slice.length());
        for (int i = 0; i < slice.length(); i++) numbers.add((int) table.cell(slice.from() + i));
        return numbers;
    }

    private static <T extends CardTable<T>> Heap heap(CardTable<T> table, int viewer, int zone) {
        boolean open = table.layout.zones.visibility(zone) == Visibility.OPEN;
        List<Lying> cards = new ArrayList<>();
        for (int card = table.first(zone); card != NONE; card = table.next(card)) {
            boolean sees = table.sees(viewer, card);
            if (!open && !sees) continue;                 // the view contains only the number of such cards
            cards.add(new Lying(card, sees ? table.face(card) : NONE, table.isFaceDown(card), table.counters(card),
                    table.flags(card), table.owner(card), table.attachments.hostOf(card),
                    open ? table.viewersOf(card) : 0));
        }
        return new Heap(zone, table.count(zone), cards);
    }
}
