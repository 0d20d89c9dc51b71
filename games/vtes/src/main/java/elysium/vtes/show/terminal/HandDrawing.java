package elysium.vtes.show.terminal;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.terminal.PrivateCardsDrawing;
import elysium.vtes.show.text.CardFacts;
import elysium.vtes.show.text.IconWords;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;

/// Draws the viewer's hand with the facts and text of each card.
record HandDrawing(VtesCanvas canvas) implements PrivateCardsDrawing<Vtes> {

    static void draw(VtesCanvas c) {
        new HandDrawing(c).drawOwn(GameLayout.ASIDE + c.viewer(), GameLayout.HAND + c.viewer());
    }

    @Override public String name(int def) {
        return canvas.def(def);
    }

    @Override public List<String> facts(int def) {
        return CardFacts.of(canvas.t().book().card(def), canvas.phrases());
    }

    @Override public List<String> cardText(int def) {
        List<String> lines = new ArrayList<>();
        for (String line : canvas.t().book().card(def).text().in(canvas.phrases().lang()).split("\n"))
            lines.add(IconWords.read(line, canvas.phrases().lang()));
        return lines;
    }
}
