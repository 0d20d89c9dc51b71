package elysium.tabletop;

import elysium.kernel.SlabLayout.Extent;
import elysium.kernel.Table;

/// The layout of a card table's slab. A game creates one and adds its own cells.
public final class Layout extends CardColumns {

    /// The capacities that a game needs.
    public record Room(int rows, int effects, int entries, int levels, int activityFields, int notes) {}

    public final Zones zones;
    public final Room room;
    final int values, first, last, count, triggerCounts, triggerSeats, effectTriggerCounts, textModifierCounts,
            effectModifierCounts, activeTextCount, activeTexts;
    final int secretNumbers, secretMinima, secretMaxima;
    final int activityLevel, activityFields, effectCount, effectCells, latestScope, ledgerCount, bloomFilters,
            ledgerEntries, notedCostCount, notedCosts;

    public Layout(Zones zones, Room room, int moments, int values) {
        super(room.rows);
        this.zones = zones;
        this.room = room;
        this.values = values;
        first = slices.secret("first", zones.size());
        last = slices.secret("last", zones.size());
        count = slices.internal("count", zones.size());
        triggerCounts = slices.internal("heeds", moments);
        triggerSeats = slices.internal("hearers", moments);       // by area, as a bit set; bit 0 is the common area
        effectTriggerCounts = slices.internal("awaited", moments);
        textModifierCounts = slices.internal("adders", values);
        effectModifierCounts = slices.internal("lasted", 2 * values);      // followed by the counts of all modifiers
        secretNumbers = slices.secret("secretNumbers", Table.SEATS);
        secretMinima = slices.shown("secretMin", Table.SEATS);
        secretMaxima = slices.shown("secretMax", Table.SEATS);
        activeTextCount = slices.internal("speaking", 1);
        effectCount = slices.internal("effects", 1);
        latestScope = slices.internal("scope", 1);
        ledgerCount = slices.internal("entries", 1);
        bloomFilters = slices.secret("few", BloomFilter.CELLS);            // derived from the other cells
        notedCostCount = slices.internal("noted", 1);
        activityLevel = slices.internal("level", 1);
        activityFields = slices.internal("sheets", room.levels, new Extent(activityLevel, 1, room.activityFields));
        activeTexts = slices.secret("speakers", room.rows, new Extent(activeTextCount, 0, 1)); // derived from zones
        effectCells = slices.internal("lasting", room.effects, new Extent(effectCount, 0, LastingEffectText.CELLS));
        ledgerEntries = slices.internal("ledger", room.entries, new Extent(ledgerCount, 0, Ledger.CELLS));
        notedCosts = slices.internal("notes", room.notes, new Extent(notedCostCount, 0, Activities.CELLS));
    }
}
