package elysium.nightfall.show;

import static elysium.kernel.Table.NONE;

import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Drawing;

/// Draws the table as a list: every place that holds cards, with those the viewer may know.
public final class PlainDrawing {
    public static final Drawing<Nightfall> DRAWING = PlainDrawing::draw;

    private PlainDrawing() {}

    private static String draw(Nightfall t, int viewer, Drawing.Style style) {
        StringBuilder out = new StringBuilder();
        for (int zone = 0; zone < t.zones().size(); zone++) {
            if (t.count(zone) == 0) continue;
            int seat = t.zones().seat(zone);
            String whose = seat == NONE || seat >= style.names().size() ? "" : style.names().get(seat) + ", ";
            out.append(whose).append(t.zones().name(zone)).append(" (").append(t.count(zone)).append("):");
            for (int card = t.first(zone); card != NONE; card = t.next(card))
                if (t.sees(viewer, card)) out.append(' ').append(t.name(card).in(style.lang())).append(';');
            out.append('\n');
        }
        return out.toString();
    }
}
