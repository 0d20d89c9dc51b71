package elysium.vendetta;

import elysium.tabletop.Drawing;
import elysium.vendetta.table.Vendetta;

/// Draws the table.
final class VendettaDrawing implements Drawing<Vendetta> {
    static final Drawing<Vendetta> DRAWING = new VendettaDrawing();

    private VendettaDrawing() {}

    @Override public String draw(Vendetta t, int viewer, Style style) {
        return t.view(viewer).toString();
    }
}
