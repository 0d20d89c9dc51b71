package elysium.vendetta.show;

import elysium.tabletop.AnsiColours;
import elysium.tabletop.Canvas;
import elysium.tabletop.Drawing;
import elysium.tabletop.Panel;
import elysium.vendetta.table.Vendetta;

/// The table to draw, its viewer, language, colours and panel.
record VendettaCanvas(Vendetta t, int viewer, Drawing.Style style, VendettaPhrases tongue, AnsiColours ink, Panel panel)
        implements Canvas<Vendetta> {

    static VendettaCanvas of(Vendetta t, int viewer, Drawing.Style style) {
        return new VendettaCanvas(t, viewer, style, new VendettaPhrases(style.lang()), new AnsiColours(style.colour()),
                Canvas.panel(style));
    }

    /// A seat's clan in the colour of the clan.
    String clan(int seat) {
        return inClan(seat, tongue.clan(t, seat));
    }

    /// A text in the colour of a seat's clan.
    String inClan(int seat, String words) {
        return Colours.clan(ink, t.seats.clan(seat), words);
    }
}
