package elysium.vtes.show.terminal;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.terminal.PrivateCardsDrawing;
import elysium.vtes.show.text.CardFacts;
import elysium.vtes.show.text.IconWords;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;

/// Draws the viewer's hand with the facts and text of each card.
record HandDrawing(VtesCanvas c) implements PrivateCardsDrawing<Vtes> {

    static void draw(VtesCanvas c) {
        new HandDrawing(c).own(GameLayout.ASIDE + c.viewer(), GameLayout.HAND + c.viewer());
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
            lines.add(IconWords.read(line, c.tongue().lang()));
        return lines;
    }
}
