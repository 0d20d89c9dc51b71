package elysium.nightfall.show.terminal;

import elysium.nightfall.show.text.NightfallPhrases;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.AnsiColours;
import elysium.tabletop.terminal.Canvas;
import elysium.tabletop.terminal.Drawing;
import elysium.tabletop.terminal.Panel;

/// The table to draw, its viewer, language, colours and panel.
record NightfallCanvas(Nightfall t, int viewer, Drawing.Style style, NightfallPhrases phrases, AnsiColours colours,
        Panel panel)
        implements Canvas<Nightfall> {

    static NightfallCanvas of(Nightfall t, int viewer, Drawing.Style style) {
        return new NightfallCanvas(t, viewer, style, new NightfallPhrases(style.lang()),
                new AnsiColours(style.colour()),
                Canvas.panel(style));
    }

    /// The seat's number and name, in its colour.
    @Override public String name(int seat, int room) {
        String number = seat < style.names().size() ? seat + 1 + " " : "";
        return colours.seat(seat, number + Canvas.super.name(seat, room - number.length()));
    }

    /// A card with its moon, aligned in a column.
    String card(int def) {
        return Moons.of(colours, t.book().printed(def, Fact.COLOR)) + " " + phrases.card(t, def);
    }

    /// A card in a list; a wound has no moon.
    String item(int def) {
        return card(def).strip();
    }
}
