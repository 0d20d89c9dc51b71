package elysium.rivals.table;

import elysium.tabletop.TablePart;

/// A part of the table.
abstract class RivalsPart extends TablePart {
    final Rivals table;

    RivalsPart(Rivals table) {
        super(table);
        this.table = table;
    }
}
