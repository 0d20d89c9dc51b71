package elysium.tabletop;

import elysium.kernel.SlabLayout.Extent;
import elysium.kernel.Table;

/// The layout of a card table's slab. A game creates one and adds its own cells.
public final class Layout extends CardColumns {

    /// The capacities that a game needs.
    public record Room(int rows, int effects, int entries, int levels, int sheet, int notes) {}

    public final Zones zones;
    public final Room room;
    final int values, first, last, count, heeds, hearers, awaited, adders, lasted, speaking, speakers;
    final int kept, least, most;
    final int level, sheets, effects, lasting, scope, entries, few, ledger, noted, notes;

    public Layout(Zones zones, Room room, int moments, int values) {
        super(room.rows);
        this.zones = zones;
        this.room = room;
        this.values = values;
        first = slices.secret("first", zones.size());
        last = slices.secret("last", zones.size());
        count = slices.internal("count", zones.size());
        heeds = slices.internal("heeds", moments);
        hearers = slices.internal("hearers", moments);       // by area, as a bit set; bit 0 is the common area
        awaited = slices.internal("awaited", moments);
        adders = slices.internal("adders", values);
        lasted = slices.internal("lasted", 2 * values);      // followed by the counts of all modifiers
        kept = slices.secret("kept", Table.SEATS);
        least = slices.shown("least", Table.SEATS);
        most = slices.shown("most", Table.SEATS);
        speaking = slices.internal("speaking", 1);
        effects = slices.internal("effects", 1);
        scope = slices.internal("scope", 1);
        entries = slices.internal("entries", 1);
        few = slices.secret("few", BloomFilter.CELLS);            // derived from the other cells
        noted = slices.internal("noted", 1);
        level = slices.internal("level", 1);
        sheets = slices.internal("sheets", room.levels, new Extent(level, 1, room.sheet));
        speakers = slices.secret("speakers", room.rows, new Extent(speaking, 0, 1)); // derived from zones
        lasting = slices.internal("lasting", room.effects, new Extent(effects, 0, LastingEffectText.CELLS));
        ledger = slices.internal("ledger", room.entries, new Extent(entries, 0, Ledger.CELLS));
        notes = slices.internal("notes", room.notes, new Extent(noted, 0, Activities.CELLS));
    }
}
