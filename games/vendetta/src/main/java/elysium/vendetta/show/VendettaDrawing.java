package elysium.vendetta.show;

import elysium.tabletop.Drawing;
import elysium.vendetta.table.Vendetta;

/// Draws the whole table for one viewer: where the evening is, the Locations, the players, and the viewer's own cards.
public final class VendettaDrawing implements Drawing<Vendetta> {
    public static final Drawing<Vendetta> DRAWING = new VendettaDrawing();

    private VendettaDrawing() {}

    @Override public String draw(Vendetta t, int viewer, Style style) {
        Canvas canvas = Canvas.of(t, viewer, style);
        head(canvas);
        ChoiceDrawing.draw(canvas);
        for (int place = 0; place < t.places(); place++) PlaceDrawing.draw(canvas, place);
        SeatDrawing.draw(canvas);
        if (canvas.seated()) HandDrawing.draw(canvas);
        canvas.panel().part("", "");
        for (String line : Lettering.flow(Marks.legend(canvas.tongue()), " · ", canvas.panel().room()))
            canvas.panel().line(canvas.ink().faint(line));
        return canvas.panel().close();
    }

    private static void head(Canvas c) {
        Vendetta t = c.t();
        String round = c.say("Round " + t.round() + " of 3", "Manche " + t.round() + " sur 3");
        String ambition = Marks.AMBITION + c.say(" Ambition: ", " Ambition : ");
        c.panel().part(c.ink().bold("VENDETTA"), c.ink().gold(ambition) + c.clan(t.ambition()));
        String phase = Phases.of(t, c.tongue());
        c.panel().line(c.ink().bold((t.round() == 0 ? "" : round + " · ") + phase), ending(c));
    }

    /// Who has won, once it is known.
    private static String ending(Canvas c) {
        return c.t().over() ? c.ink().gold(Outcome.of(c.t(), c.tongue())) : "";
    }
}
