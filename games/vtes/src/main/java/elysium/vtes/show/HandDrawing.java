package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Card;
import elysium.tabletop.Lettering;
import elysium.tabletop.Speech;
import elysium.vtes.table.Ground;
import elysium.vtes.table.Vtes;

/// Draws the viewer's own cards: what is printed on each, and what it says.
final class HandDrawing {
    private HandDrawing() {}

    static void draw(Canvas c) {
        cards(c, Ground.ASIDE + c.viewer(), c.say("Cards to choose from", "Cartes à choisir"));
        cards(c, Ground.HAND + c.viewer(), c.say("Your hand", "Votre main"));
    }

    private static void cards(Canvas c, int zone, String title) {
        if (c.t().count(zone) == 0) return;
        c.panel().part(c.ink().bold(title), c.tongue().cards(c.t().count(zone)));
        List<Integer> seen = new ArrayList<>();
        for (int card = c.t().first(zone); card != NONE; card = c.t().next(card)) seen.add(c.t().face(card));
        boolean brief = false;
        for (int i = 0; i < seen.size(); i++) {
            int def = seen.get(i);
            if (seen.indexOf(def) < i) continue;
            boolean known = zone == Ground.HAND + c.viewer() && c.hasRead(def);
            head(c, def, count(seen, def));
            if (!known) words(c, def);
            brief |= known;
        }
        if (brief) c.leftOut();
    }

    private static int count(List<Integer> all, int def) {
        int count = 0;
        for (int one : all) if (one == def) count++;
        return count;
    }

    private static void head(Canvas c, int def, int times) {
        Card<Vtes> card = c.t().book().card(def);
        String head = c.ink().bold(c.def(def)) + Speech.copies(times);
        List<String> lines = new ArrayList<>();
        for (String line : Lettering.flow(CardFacts.of(card, c.tongue()), " · ",
                c.panel().room() - Lettering.width(head) - 2))
            lines.add(c.ink().faint(line));
        c.panel().lines(head + "  ", lines);
    }

    private static void words(Canvas c, int def) {
        for (String line : c.t().book().card(def).words().in(c.tongue().lang()).split("\n")) {
            String words = Marks.read(line, c.tongue().lang());
            if (!words.isEmpty()) c.panel().lines("    ", Lettering.wrap(words, c.panel().room() - 4));
        }
    }
}
