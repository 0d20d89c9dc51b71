package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.OMNISCIENT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.kernel.Slices;

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
        for (Slices.Slice slice : table.layout.slices.all())
            if (!slice.secret() || viewer == OMNISCIENT && slice.from() == table.layout.kept)
                facts.put(slice.name(), numbers(table, slice));
        boolean seated = viewer < table.players();
        long answer = seated && table.asks(viewer) ? table.sealed(viewer) : 0;
        return new View(viewer, facts, zones(table, viewer), flow(table), answer, kept(table, viewer));
    }

    /// What lies where, as far as a viewer may know; where nothing lies is left out.
    public static <T extends CardTable<T>> List<Heap> zones(CardTable<T> table, int viewer) {
        List<Heap> zones = new ArrayList<>();
        for (int zone = 0; zone < table.layout.zones.size(); zone++)
            if (table.count(zone) > 0) zones.add(heap(table, viewer, zone));
        return zones;
    }

    /// The number that a viewer keeps in its own fist, or NONE.
    public static <T extends CardTable<T>> int kept(CardTable<T> table, int viewer) {
        return viewer < table.players() && table.fists.keeps(viewer) ? table.fists.number(viewer) : NONE;
    }

    /// The facts for those who draw the table, and not for the rules alone; what is all zeros is left out.
    public static <T extends CardTable<T>> Map<String, List<Integer>> shown(CardTable<T> table,
            int viewer) {
        Map<String, List<Integer>> facts = new LinkedHashMap<>();
        for (Slices.Slice slice : table.layout.slices.all()) {
            boolean told = slice.shown() || viewer == OMNISCIENT && slice.from() == table.layout.kept;
            if (told && some(table, slice)) facts.put(slice.name(), numbers(table, slice));
        }
        return facts;
    }

    /// The viewers that have seen a card, a bit each: they know that its owner has it, if not on which row.
    public static <T extends CardTable<T>> int seen(CardTable<T> table, int card) {
        return table.seen(card);
    }

    private static <T extends CardTable<T>> boolean some(CardTable<T> table, Slices.Slice slice) {
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

    private static <T extends CardTable<T>> List<Integer> numbers(CardTable<T> table, Slices.Slice slice) {
        List<Integer> numbers = new ArrayList<>(slice.length());
        for (int i = 0; i < slice.length(); i++) numbers.add((int) table.cell(slice.from() + i));
        return numbers;
    }

    private static <T extends CardTable<T>> Heap heap(CardTable<T> table, int viewer, int zone) {
        boolean open = table.layout.zones.secrecy(zone) == Secrecy.OPEN;
        List<Lying> cards = new ArrayList<>();
        for (int card = table.first(zone); card != NONE; card = table.next(card)) {
            boolean sees = table.sees(viewer, card);
            if (!open && !sees) continue;                 // neither the face nor the row is told, only the count
            cards.add(new Lying(card, sees ? table.face(card) : NONE, table.faceDown(card), table.counters(card),
                    table.flags(card), table.owner(card), table.hosts.of(card), open ? table.audience(card) : 0));
        }
        return new Heap(zone, table.count(zone), cards);
    }
}
