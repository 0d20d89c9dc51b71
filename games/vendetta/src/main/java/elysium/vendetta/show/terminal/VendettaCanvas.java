package elysium.vendetta.show.terminal;

import elysium.tabletop.terminal.AnsiColours;
import elysium.tabletop.terminal.Canvas;
import elysium.tabletop.terminal.Drawing;
import elysium.tabletop.terminal.Panel;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.Vendetta;

/// The table to draw, its viewer, language, colours and panel.
record VendettaCanvas(Vendetta t, int viewer, Drawing.Style style, VendettaPhrases phrases, AnsiColours colours,
        Panel panel)
        implements Canvas<Vendetta> {

    static VendettaCanvas of(Vendetta t, int viewer, Drawing.Style style) {
        return new VendettaCanvas(t, viewer, style, new VendettaPhrases(style.lang()), new AnsiColours(style.colour()),
                Canvas.panel(style));
    }

    /// A seat's clan in the colour of the clan.
    String clan(int seat) {
        return inClan(seat, phrases.clan(t, seat));
    }

    /// A text in the colour of a seat's clan.
    String inClan(int seat, String words) {
        return Colours.clan(colours, t.seats.clan(seat), words);
    }
}
