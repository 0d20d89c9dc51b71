package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.OMNISCIENT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.kernel.SlabLayout;

/// What a viewer may be told: every public number, the cards it may know of, and the size of every zone.
///
/// @param facts the public slices of the slab, by name; for the omniscient also what the fists hold
/// @param zones what lies where, as far as the viewer may know
/// @param flow the steps the rules are in the middle of, from the lowest; they never hold a secret
/// @param answer what the viewer itself has answered to the question that is open
/// @param kept the number the viewer keeps in its own fist
public record View(int viewer, Map<String, List<Integer>> facts, List<Heap> zones, List<Frame<?>> flow, long answer,
        int kept) {

    /// A zone with the cards of it that the viewer may be told of.
    public record Heap(int zone, int size, List<Lying> cards) {}

    /// A card in its place; a face of NONE is one that the viewer does not know.
    ///
    /// @param known who knows what lies here, a bit each, where all can watch who looks
    public record Lying(int row, int face, boolean down, int counters, int flags, int owner, int host, int known) {}

    static <T extends CardTable<T>> View of(CardTable<T> table, int viewer) {
        Map<String, List<Integer>> facts = new LinkedHashMap<>();
        for (SlabLayout.Slice slice : table.layout.slices.all())
            if (!slice.secret() || viewer == OMNISCIENT && slice.from() == table.layout.kept)
                facts.put(slice.name(), numbers(table, slice));
        boolean seated = viewer < table.players();
        long answer = seated && table.isAsked(viewer) ? table.sealed(viewer) : 0;
        return new View(viewer, facts, zones(table, viewer), flow(table), answer, kept(table, viewer));
    }

    /// What lies where, as far as a viewer may know; where nothing lies is left out.
    public static <T extends CardTable<T>> List<Heap> zones(CardTable<T> table, int viewer) {
        return zones(table, viewer, List.of());
    }

    /// The same; a zone in which all is as the viewer was told before is not made anew.
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

    /// Whether a viewer may be told now what it was told before.
    private static <T extends CardTable<T>> boolean holds(CardTable<T> table, int viewer, Heap heap) {
        boolean open = table.layout.zones.secrecy(heap.zone) == Visibility.OPEN;
        if (table.count(heap.zone) != heap.size) return false;
        int at = 0;
        for (int card = table.first(heap.zone); card != NONE; card = table.next(card)) {
            boolean sees = table.sees(viewer, card);
            if (!open && !sees) continue;
            if (at == heap.cards.size()) return false;
            Lying lying = heap.cards.get(at++);
            boolean same = lying.row == card && lying.face == (sees ? table.face(card) : NONE)
                    && lying.down == table.faceDown(card) && lying.counters == table.counters(card)
                    && lying.flags == table.flags(card) && lying.owner == table.owner(card)
                    && lying.host == table.hosts.of(card) && lying.known == (open ? table.viewersOf(card) : 0);
            if (!same) return false;
        }
        return at == heap.cards.size();
    }

    /// The number that a viewer keeps in its own fist, or NONE.
    public static <T extends CardTable<T>> int kept(CardTable<T> table, int viewer) {
        return viewer < table.players() && table.fists.keeps(viewer) ? table.fists.number(viewer) : NONE;
    }

    /// The facts for those who draw the table, and not for the rules alone; what is all zeros is left out.
    public static <T extends CardTable<T>> Map<String, List<Integer>> shown(CardTable<T> table,
            int viewer) {
        return shown(table, viewer, Map.of());
    }

    /// The same; where all facts are as they were before they are those, else those that are.
    public static <T extends CardTable<T>> Map<String, List<Integer>> shown(CardTable<T> table, int viewer,
            Map<String, List<Integer>> before) {
        if (!before.isEmpty() && stand(table, viewer, before)) return before;
        Map<String, List<Integer>> facts = new LinkedHashMap<>();
        for (SlabLayout.Slice slice : table.layout.slices.all()) {
            if (!told(table, viewer, slice)) continue;
            List<Integer> was = before.get(slice.name());
            facts.put(slice.name(), was != null && stands(table, slice, was) ? was : numbers(table, slice));
        }
        return facts;
    }

    private static <T extends CardTable<T>> boolean stand(CardTable<T> table, int viewer,
            Map<String, List<Integer>> before) {
        int told = 0;
        for (SlabLayout.Slice slice : table.layout.slices.all()) {
            if (!told(table, viewer, slice)) continue;
            List<Integer> was = before.get(slice.name());
            if (was == null || !stands(table, slice, was)) return false;
            told++;
        }
        return told == before.size();
    }

    private static <T extends CardTable<T>> boolean told(CardTable<T> table, int viewer, SlabLayout.Slice slice) {
        return (slice.shown() || viewer == OMNISCIENT && slice.from() == table.layout.kept) && some(table, slice);
    }

    private static <T extends CardTable<T>> boolean stands(CardTable<T> table, SlabLayout.Slice slice,
            List<Integer> was) {
        for (int i = 0; i < slice.length(); i++) if (was.get(i) != table.cell(slice.from() + i)) return false;
        return true;
    }

    /// The viewers that have seen a card, a bit each: they know that its owner has it, if not on which row.
    public static <T extends CardTable<T>> int seen(CardTable<T> table, int card) {
        return table.seen(card);
    }

    private static <T extends CardTable<T>> boolean some(CardTable<T> table, SlabLayout.Slice slice) {
        for (int i = 0; i < slice.length(); i++)
            if (table.cell(slice.from() + i) != 0) return true;
        return false;
    }

    /// The steps the rules are in the middle of, from the lowest.
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
        boolean open = table.layout.zones.secrecy(zone) == Visibility.OPEN;
        List<Lying> cards = new ArrayList<>();
        for (int card = table.first(zone); card != NONE; card = table.next(card)) {
            boolean sees = table.sees(viewer, card);
            if (!open && !sees) continue;                 // neither the face nor the row is told, only the count
            cards.add(new Lying(card, sees ? table.face(card) : NONE, table.faceDown(card), table.counters(card),
                    table.flags(card), table.owner(card), table.hosts.of(card), open ? table.viewersOf(card) : 0));
        }
        return new Heap(zone, table.count(zone), cards);
    }
}
