package elysium.vtes.table;

import elysium.tabletop.TablePart;

/// A part of the table.
abstract class VtesPart extends TablePart {
    final Vtes table;

    VtesPart(Vtes table) {
        super(table);
        this.table = table;
    }
}
