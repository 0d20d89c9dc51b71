package elysium.vendetta.show;

import elysium.tabletop.Drawing;
import elysium.tabletop.Easel;
import elysium.tabletop.Ink;
import elysium.tabletop.Panel;
import elysium.vendetta.table.Vendetta;

/// What is drawn, for whom, in which language and colours, and onto what.
record Canvas(Vendetta t, int viewer, Drawing.Style style, Tongue tongue, Ink ink, Panel panel)
        implements Easel<Vendetta> {

    static Canvas of(Vendetta t, int viewer, Drawing.Style style) {
        return new Canvas(t, viewer, style, new Tongue(style.lang()), new Ink(style.colour()), Easel.panel(style));
    }

    /// A seat's clan in the colour of the clan.
    String clan(int seat) {
        return inClan(seat, tongue.clan(t, seat));
    }

    /// Some words in the colour of a seat's clan.
    String inClan(int seat, String words) {
        return Colours.clan(ink, t.clan(seat), words);
    }
}
