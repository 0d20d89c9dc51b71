package elysium.nightfall.show;

import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Drawing;
import elysium.tabletop.Lettering;
import elysium.tabletop.Panel;

/// What is drawn, for whom, in which language and colours, and onto what.
record Canvas(Nightfall t, int viewer, Drawing.Style style, Tongue tongue, Ink ink, Panel panel) {
    private static final int NARROWEST = 80;

    static Canvas of(Nightfall t, int viewer, Drawing.Style style) {
        Ink ink = new Ink(style.colour());
        Panel panel = new Panel(ink::faint, Math.max(NARROWEST, style.width()));
        return new Canvas(t, viewer, style, new Tongue(style.lang()), ink, panel);
    }

    /// Whether somebody at the table looks, and not a spectator.
    boolean seated() {
        return viewer >= 0 && viewer < t.players();
    }

    String say(String en, String fr) {
        return tongue.say(en, fr);
    }

    /// The number of a seat and the name at it, cut where it is too long.
    String name(int seat, int room) {
        String number = String.valueOf(seat + 1);
        if (seat >= style.names().size()) return ink.seat(seat, say("Seat ", "Place ") + number);
        return ink.seat(seat, number + " " + Lettering.clip(style.names().get(seat), room - 2));
    }

    /// A card with its moon.
    String card(int def) {
        return ink.moon(t.book().printed(def, Fact.COLOR)) + " " + tongue.card(t, def);
    }

    boolean sees(int card) {
        return t.sees(viewer, card);
    }
}
