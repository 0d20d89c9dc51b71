package elysium.rivals.show.terminal;

import elysium.rivals.show.text.Progress;
import elysium.rivals.show.text.ResultText;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Phase;
import elysium.tabletop.terminal.Drawing;
import elysium.tabletop.terminal.Signs;
import elysium.tabletop.terminal.TerminalText;
import elysium.tabletop.text.Phrases;

/// Draws the whole table for one viewer: the phase, the players and their coteries, the city, the current attack or
/// conflict, the hand.
public final class RivalsDrawing implements Drawing<Rivals> {
    public static final Drawing<Rivals> DRAWING = new RivalsDrawing();

    private RivalsDrawing() {}

    @Override public String draw(Rivals t, int viewer, Style style) {
        RivalsCanvas canvas = RivalsCanvas.of(t, viewer, style);
        head(canvas);
        SeatDrawing.draw(canvas);
        coteries(canvas);
        CityDrawing.draw(canvas);
        AttackDrawing.draw(canvas);
        ConflictDrawing.draw(canvas);
        if (canvas.seated()) CoterieDrawing.draw(canvas, viewer);
        if (canvas.seated() && !t.isOver()) HandDrawing.draw(canvas);
        if (style.legend() && !t.isOver())
            Signs.below(canvas.panel(), canvas.colours(), Legend.legend(canvas.phrases()));
        return canvas.panel().close();
    }

    @Override public String legend(Style style) {
        return Signs.alone(style, Legend.legend(new RivalsPhrases(style.lang())));
    }

    private static void head(RivalsCanvas c) {
        Rivals t = c.t();
        c.panel().section(c.colours().bold("RIVALS"),
                t.isOver() ? "" : c.say("13 agenda to win", "13 points de Cabale pour gagner"));
        c.panel().line(c.colours().bold(title(c)), t.isOver() ? "" : Progress.left(t, c.phrases()));
        if (!t.isOver()) return;
        for (String line : TerminalText.wrap(Phrases.capital(ResultText.of(t, c.phrases(), c::nameInSentence)) + ".",
                c.panel().innerWidth()))
            c.panel().line(c.colours().gold(line));
        if (t.victory.tieBreakStep() > 0)
            c.panel().text(0, Phrases.capital(ResultText.tie(t.victory.tieBreakStep(), c.phrases())) + ".");
    }

    private static String title(RivalsCanvas c) {
        Rivals t = c.t();
        if (t.isOver() || t.turn.phase() == Phase.SET_UP) return Progress.title(t, c.phrases());
        return c.say("Turn ", "Tour ") + t.turn.number() + " · " + c.name(t.turn.active(), 24) + " · "
                + t.turn.phase().title().in(c.phrases().lang());
    }

    /// The other coteries, from the viewer's left; the own one is drawn with the hand.
    private static void coteries(RivalsCanvas c) {
        int players = c.t().players(), from = c.seated() ? c.viewer() + 1 : c.t().turn.firstPlayer();
        for (int i = 0; i < (c.seated() ? players - 1 : players); i++)
            CoterieDrawing.draw(c, (from + i) % players);
    }
}
