package elysium.rivals.show;

import java.util.List;
import elysium.rivals.table.Ground;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Holding;

/// Draws the viewer's own cards: what is printed on each, and what it says.
record HandDrawing(Canvas c) implements Holding<Rivals> {

    static void draw(Canvas c) {
        HandDrawing drawing = new HandDrawing(c);
        drawing.part(Ground.DRAWN + c.viewer(), c.say("Cards to choose from", "Cartes à choisir"), false);
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
        return List.of(c.tongue().spoken(c.t().book().card(def).words().in(c.tongue().lang())));
    }
}
