package elysium.vendetta.table;

import elysium.tabletop.TablePart;

/// A part of the table.
abstract class VendettaPart extends TablePart {
    final Vendetta table;

    VendettaPart(Vendetta table) {
        super(table);
        this.table = table;
    }
}
