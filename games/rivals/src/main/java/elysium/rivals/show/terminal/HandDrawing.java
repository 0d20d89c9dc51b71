package elysium.rivals.show.terminal;

import java.util.List;
import elysium.rivals.show.text.CardFacts;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.tabletop.terminal.PrivateCardsDrawing;

/// Draws the viewer's hand, with the facts and text of each card.
record HandDrawing(RivalsCanvas c) implements PrivateCardsDrawing<Rivals> {

    static void draw(RivalsCanvas c) {
        new HandDrawing(c).own(GameLayout.DRAWN + c.viewer(), GameLayout.HAND + c.viewer());
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
