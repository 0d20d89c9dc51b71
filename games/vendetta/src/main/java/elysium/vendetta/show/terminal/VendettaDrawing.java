package elysium.vendetta.show.terminal;

import java.util.List;
import elysium.tabletop.terminal.Drawing;
import elysium.tabletop.terminal.Signs;
import elysium.tabletop.terminal.TerminalText;
import elysium.vendetta.flow.Rewards;
import elysium.vendetta.show.text.CurrentPhase;
import elysium.vendetta.show.text.ResultText;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.Vendetta;

/// Draws the whole table for one viewer: the phase, the Locations, the players, the viewer's own cards.
public final class VendettaDrawing implements Drawing<Vendetta> {
    public static final Drawing<Vendetta> DRAWING = new VendettaDrawing();

    private VendettaDrawing() {}

    @Override public String draw(Vendetta t, int viewer, Style style) {
        VendettaCanvas canvas = VendettaCanvas.of(t, viewer, style);
        head(canvas);
        ChoiceDrawing.draw(canvas);
        for (int place = 0; place < t.evening.placeCount(); place++) PlaceDrawing.draw(canvas, place);
        SeatDrawing.draw(canvas);
        CommonDrawing.draw(canvas);
        if (canvas.seated()) HandDrawing.draw(canvas);
        if (t.isOver()) ScoreDrawing.draw(canvas);
        if (style.legend() && !t.isOver())
            Signs.below(canvas.panel(), canvas.colours(), Legend.legend(canvas.phrases()));
        return canvas.panel().close();
    }

    @Override public String legend(Style style) {
        return Signs.alone(style, Legend.legend(new VendettaPhrases(style.lang())));
    }

    private static void head(VendettaCanvas c) {
        Vendetta t = c.t();
        String round = c.say("Round " + t.evening.round() + " of 3", "Manche " + t.evening.round() + " sur 3");
        String ambition = Legend.AMBITION + c.say(" Ambition: ", " Ambition : ");
        c.panel().section(c.colours().bold("VENDETTA"), c.colours().gold(ambition) + c.clan(t.seats.ambition()));
        String phase = CurrentPhase.of(t, c.phrases());
        c.panel().line(c.colours().bold((t.evening.round() == 0 ? "" : round + " · ") + phase), aside(c));
        if (t.evening.round() > 0 && !t.isOver()) stakes(c);
    }

    /// The winner or, before that, the Planning turns left.
    private static String aside(VendettaCanvas c) {
        return c.t().isOver() ? c.colours().gold(ResultText.of(c.t(), c.phrases()))
                : CurrentPhase.turnsLeft(c.t(), c.phrases());
    }

    /// The rewards of each rank this round.
    private static void stakes(VendettaCanvas c) {
        int first = Rewards.influence(c.t(), 0), second = Rewards.influence(c.t(), 1);
        int third = Rewards.influence(c.t(), 2);
        List<String> ranks = List.of(c.say("1st: Ally, ", "1er : Allié, ") + first + " Influence",
                c.say("2nd: Victim, ", "2e : Victime, ") + second, c.say("3rd: ", "3e : ") + third,
                c.say("first at the Haven: +1, ", "1er au Refuge : +1, ") + Legend.AMBITION);
        for (String line : TerminalText.flow(ranks, " · ", c.panel().innerWidth()))
            c.panel().line(c.colours().faint(line));
    }
}
