package elysium.rivals.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Clan;
import elysium.rivals.table.vocabulary.Fact;
import elysium.tabletop.terminal.AnsiColours;
import elysium.tabletop.terminal.Canvas;
import elysium.tabletop.terminal.Drawing;
import elysium.tabletop.terminal.Panel;
import elysium.tabletop.terminal.TerminalText;

/// The table to draw, its viewer, language, colours and panel.
record RivalsCanvas(Rivals t, int viewer, Drawing.Style style, RivalsPhrases phrases, AnsiColours colours, Panel panel)
        implements Canvas<Rivals> {
    private static final int LABEL = 11;

    static RivalsCanvas of(Rivals t, int viewer, Drawing.Style style) {
        return new RivalsCanvas(t, viewer, style, new RivalsPhrases(style.lang()), new AnsiColours(style.colour()),
                Canvas.panel(style));
    }

    /// The player's number (RIV-SET-10) and name, in the seat's colour.
    @Override public String name(int seat, int room) {
        String number = seat < style.names().size() ? t.turn.playerNumber(seat) + " " : "";
        return colours.seat(seat, number + Canvas.super.name(seat, room - number.length()));
    }

    /// A card's name in the colour of its clan, or its back if the viewer may not see it.
    String card(int card) {
        return sees(card) ? def(t.face(card)) : colours.faint(Legend.BACK);
    }

    String def(int def) {
        String name = phrases.card(t, def);
        int clan = t.book().printed(def, Fact.CLAN);
        return clan == NONE ? name : colours.colour(colour(Clan.of(clan)), name);
    }

    private static int colour(Clan clan) {
        return switch (clan) {
            case BRUJAH -> 203;
            case MALKAVIAN -> 185;
            case TOREADOR -> 212;
            case VENTRUE -> 75;
            case GANGREL -> 173;
            case NOSFERATU -> 71;
        };
    }

    /// The room for items behind a label.
    int listRoom() {
        return panel.innerWidth() - LABEL - 2;
    }

    /// A labelled list over as many lines as needed, or nothing if it is empty.
    void list(String label, List<String> items) {
        if (items.isEmpty()) return;
        String head = "  " + colours.faint(TerminalText.alignLeft(label, LABEL));
        panel.lines(head, TerminalText.flow(items, " · ", listRoom()));
    }
}
