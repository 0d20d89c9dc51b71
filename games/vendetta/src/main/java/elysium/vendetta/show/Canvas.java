package elysium.vendetta.show;

import elysium.tabletop.Drawing;
import elysium.tabletop.Lettering;
import elysium.tabletop.Panel;
import elysium.vendetta.table.Vendetta;

/// What is drawn, for whom, in which language and colours, and onto what.
record Canvas(Vendetta t, int viewer, Drawing.Style style, Tongue tongue, Ink ink, Panel panel) {
    private static final int NARROWEST = 80;

    static Canvas of(Vendetta t, int viewer, Drawing.Style style) {
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

    /// The name at a seat, cut where it is too long.
    String name(int seat, int room) {
        boolean named = seat < style.names().size();
        return Lettering.clip(named ? style.names().get(seat) : say("Seat ", "Place ") + (seat + 1), room);
    }

    /// A seat's clan in the colour of the clan.
    String clan(int seat) {
        return inClan(seat, tongue.clan(t, seat));
    }

    /// Some words in the colour of a seat's clan.
    String inClan(int seat, String words) {
        return ink.clan(t.clan(seat), words);
    }
}
