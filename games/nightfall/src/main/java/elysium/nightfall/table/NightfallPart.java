package elysium.nightfall.table;

import elysium.tabletop.TablePart;

/// A part of the table.
abstract class NightfallPart extends TablePart {
    final Nightfall table;

    NightfallPart(Nightfall table) {
        super(table);
        this.table = table;
    }
}
