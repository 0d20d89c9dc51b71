package elysium.rivals.show.terminal;

import java.util.List;
import elysium.rivals.show.text.CardFacts;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.tabletop.terminal.PrivateCardsDrawing;

/// Draws the viewer's hand, with the facts and text of each card.
record HandDrawing(RivalsCanvas canvas) implements PrivateCardsDrawing<Rivals> {

    static void draw(RivalsCanvas c) {
        new HandDrawing(c).drawOwn(GameLayout.DRAWN + c.viewer(), GameLayout.HAND + c.viewer());
    }

    @Override public String name(int def) {
        return canvas.def(def);
    }

    @Override public List<String> facts(int def) {
        return CardFacts.of(canvas.t().book().card(def), canvas.phrases());
    }

    @Override public List<String> cardText(int def) {
        return List.of(canvas.phrases().spoken(canvas.t().book().card(def).text().in(canvas.phrases().lang())));
    }
}
