package elysium.tabletop;

import elysium.kernel.Slices.Extent;
import elysium.kernel.Table;

/// Where the facts of a card table lie in its slab; a game makes one, and cuts its own facts behind it.
public final class Layout extends Columns {

    /// How much room a game needs.
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
        count = slices.aside("count", zones.size());
        heeds = slices.aside("heeds", moments);
        hearers = slices.aside("hearers", moments);       // in whose areas, a bit each, nobody's first
        awaited = slices.aside("awaited", moments);
        adders = slices.aside("adders", values);
        lasted = slices.aside("lasted", 2 * values);      // and behind them all that adds
        kept = slices.secret("kept", Table.SEATS);
        least = slices.of("least", Table.SEATS);
        most = slices.of("most", Table.SEATS);
        speaking = slices.aside("speaking", 1);
        effects = slices.aside("effects", 1);
        scope = slices.aside("scope", 1);
        entries = slices.aside("entries", 1);
        few = slices.secret("few", Few.CELLS);            // follow from what is noted
        noted = slices.aside("noted", 1);
        level = slices.aside("level", 1);
        sheets = slices.aside("sheets", room.levels, new Extent(level, 1, room.sheet));
        speakers = slices.secret("speakers", room.rows, new Extent(speaking, 0, 1));      // follows from what lies where
        lasting = slices.aside("lasting", room.effects, new Extent(effects, 0, Lasting.CELLS));
        ledger = slices.aside("ledger", room.entries, new Extent(entries, 0, Ledger.CELLS));
        notes = slices.aside("notes", room.notes, new Extent(noted, 0, Sheets.CELLS));
    }
}
