package elysium.vtes.show;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Holding;
import elysium.vtes.table.Ground;
import elysium.vtes.table.Vtes;

/// Draws the viewer's own cards: what is printed on each, and what it says.
record HandDrawing(Canvas c) implements Holding<Vtes> {

    static void draw(Canvas c) {
        HandDrawing drawing = new HandDrawing(c);
        drawing.part(Ground.ASIDE + c.viewer(), c.say("Cards to choose from", "Cartes à choisir"), false);
        drawing.part(Ground.HAND + c.viewer(), c.say("Your hand", "Votre main"), true);
    }

    private void part(int zone, String title, boolean hand) {
        if (c.t().count(zone) == 0) return;
        c.panel().part(c.ink().bold(title), c.tongue().cards(c.t().count(zone)));
        cards(zone, hand);
    }

    @Override public String name(int def) {
        return c.def(def);
    }

    @Override public List<String> facts(int def) {
        return CardFacts.of(c.t().book().card(def), c.tongue());
    }

    @Override public List<String> words(int def) {
        List<String> lines = new ArrayList<>();
        for (String line : c.t().book().card(def).words().in(c.tongue().lang()).split("\n"))
            lines.add(Marks.read(line, c.tongue().lang()));
        return lines;
    }
}
