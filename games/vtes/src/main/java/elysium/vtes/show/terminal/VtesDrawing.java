package elysium.vtes.show.terminal;

import java.util.List;
import elysium.tabletop.game.Deck;
import elysium.tabletop.terminal.Drawing;
import elysium.tabletop.terminal.Signs;
import elysium.tabletop.terminal.TerminalText;
import elysium.tabletop.text.Phrases;
import elysium.vtes.show.text.Progress;
import elysium.vtes.show.text.ResultText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;

/// Draws the whole table for one viewer: phase, Methuselahs, their regions, current activities and the viewer's hand.
public final class VtesDrawing implements Drawing<Vtes> {
    private static final int NAME = 24;

    private final List<Deck> decks;

    /// @param decks the built-in decks, to name the decks that seats play
    public VtesDrawing(List<Deck> decks) {
        this.decks = decks;
    }

    @Override public String draw(Vtes t, int viewer, Style style) {
        VtesCanvas canvas = VtesCanvas.of(t, viewer, style, decks);
        head(canvas);
        SeatDrawing.draw(canvas);
        regions(canvas);
        ActionDrawing.draw(canvas);
        CombatDrawing.draw(canvas);
        PollDrawing.draw(canvas);
        if (canvas.seated() && t.seats.isAlive(viewer)) RegionDrawing.draw(canvas, viewer);
        if (canvas.seated() && !t.isOver()) HandDrawing.draw(canvas);
        if (style.legend() && !t.isOver())
            Signs.below(canvas.panel(), canvas.colours(), Legend.legend(canvas.phrases()));
        return canvas.panel().close();
    }

    @Override public String legend(Style style) {
        return Signs.alone(style, Legend.legend(new VtesPhrases(style.lang())));
    }

    private static void head(VtesCanvas c) {
        Vtes t = c.t();
        c.panel().section(c.colours().bold("VAMPIRE: THE ETERNAL STRUGGLE"), limit(c));
        c.panel().line(c.colours().bold(title(c)), t.isOver() ? "" : Progress.left(t, c.phrases()));
        if (!t.isOver()) return;
        for (String line : TerminalText.wrap(Phrases.capital(ResultText.of(t, c.phrases(), c::nameInSentence)) + ".",
                c.panel().innerWidth()))
            c.panel().line(c.colours().gold(line));
    }

    private static String limit(VtesCanvas c) {
        int limit = c.t().turn.limit();
        return limit == 0 ? "" : c.say("ends after turn ", "fin après le tour ") + limit;
    }

    private static String title(VtesCanvas c) {
        Vtes t = c.t();
        if (t.isOver() || t.turn.phase() == Phase.SET_UP) return Progress.title(t, c.phrases());
        return c.say("Turn ", "Tour ") + t.turn.number() + " · " + c.name(t.turn.active(), NAME) + " · "
                + c.in(t.turn.phase().title());
    }

    /// The other Methuselahs, from the viewer's prey on; the viewer's own region is drawn with the hand.
    private static void regions(VtesCanvas c) {
        int players = c.t().players(), from = c.seated() ? c.viewer() + 1 : c.t().turn.firstPlayer();
        for (int i = 0; i < (c.seated() ? players - 1 : players); i++) {
            int seat = (from + i) % players;
            if (c.t().seats.isAlive(seat)) RegionDrawing.draw(c, seat);
        }
    }
}
