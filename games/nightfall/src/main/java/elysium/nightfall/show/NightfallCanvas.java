package elysium.nightfall.show;

import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.AnsiColours;
import elysium.tabletop.Canvas;
import elysium.tabletop.Drawing;
import elysium.tabletop.Panel;

/// What is drawn, for whom, in which language and colours, and onto what.
record NightfallCanvas(Nightfall t, int viewer, Drawing.Style style, NightfallPhrases tongue, AnsiColours ink,
        Panel panel)
        implements Canvas<Nightfall> {

    static NightfallCanvas of(Nightfall t, int viewer, Drawing.Style style) {
        return new NightfallCanvas(t, viewer, style, new NightfallPhrases(style.lang()),
                new AnsiColours(style.colour()),
                Canvas.panel(style));
    }

    /// The number of a seat and the name at it, in the seat's colour.
    @Override public String name(int seat, int room) {
        String number = seat < style.names().size() ? seat + 1 + " " : "";
        return ink.seat(seat, number + Canvas.super.name(seat, room - number.length()));
    }

    /// A card with its moon, in a column of its own.
    String card(int def) {
        return Moons.of(ink, t.book().printed(def, Fact.COLOR)) + " " + tongue.card(t, def);
    }

    /// A card in a row with others; a wound has no moon.
    String item(int def) {
        return card(def).strip();
    }
}
