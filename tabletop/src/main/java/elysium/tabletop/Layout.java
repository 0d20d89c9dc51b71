package elysium.tabletop;

import elysium.kernel.Table;

/// Where the facts of a card table lie in its slab; a game makes one, and cuts its own facts behind it.
public final class Layout extends Columns {

    /// How much room a game needs.
    public record Room(int rows, int effects, int entries, int levels, int sheet, int notes) {}

    public final Zones zones;
    public final Room room;
    final int values, first, last, count, heeds, adders, lasted, speaking, speakers;
    final int kept, least, most;
    final int level, sheets, effects, lasting, scope, entries, ledger, noted, notes;

    public Layout(Zones zones, Room room, int moments, int values) {
        super(room.rows);
        this.zones = zones;
        this.room = room;
        this.values = values;
        first = slices.secret("first", zones.size());
        last = slices.secret("last", zones.size());
        count = slices.of("count", zones.size());
        heeds = slices.of("heeds", moments);
        adders = slices.of("adders", values);
        lasted = slices.of("lasted", values);
        speaking = slices.of("speaking", 1);
        speakers = slices.secret("speakers", room.rows);       // follows from what lies where
        kept = slices.secret("kept", Table.SEATS);
        least = slices.of("least", Table.SEATS);
        most = slices.of("most", Table.SEATS);
        level = slices.of("level", 1);
        sheets = slices.of("sheets", room.levels * room.sheet);
        effects = slices.of("effects", 1);
        lasting = slices.of("lasting", room.effects * Lasting.CELLS);
        scope = slices.of("scope", 1);
        entries = slices.of("entries", 1);
        ledger = slices.of("ledger", room.entries * 3);
        noted = slices.of("noted", 1);
        notes = slices.of("notes", room.notes * 3);
    }
}
