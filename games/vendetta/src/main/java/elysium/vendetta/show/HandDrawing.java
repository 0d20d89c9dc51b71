package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.tabletop.Lettering;
import elysium.vendetta.table.Ground;
import elysium.vendetta.table.Vendetta;

/// Draws the viewer's own cards: those in hand and, in Hand Building, those just drawn.
final class HandDrawing {
    private HandDrawing() {}

    static void draw(Canvas c) {
        int drawn = Ground.DRAWN + c.viewer(), hand = Ground.HAND + c.viewer(), cards = c.t().count(hand);
        if (c.t().count(drawn) > 0) cards(c, drawn, c.say("You drew", "Vous avez pioché"));
        if (cards > 0) cards(c, hand, c.say("Your hand", "Votre main"));
    }

    private static void cards(Canvas c, int zone, String title) {
        Vendetta t = c.t();
        c.panel().part(c.ink().bold(title),
                c.say("Power, name, when it acts, what it does", "Puissance, nom, quand elle agit, ce qu'elle fait"));
        int names = 0, sorts = 0;
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            names = Math.max(names, Lettering.width(c.tongue().card(t, t.face(card))));
            sorts = Math.max(sorts, Lettering.width(Marks.sort(t.kind(card), c.tongue())));
        }
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            String name = c.inClan(c.viewer(), c.tongue().card(t, t.face(card)));
            String head = c.ink().bold(String.valueOf(t.power(card))) + " " + Lettering.left(name, names + 2)
                    + c.ink().faint(Lettering.left(Marks.sort(t.kind(card), c.tongue()), sorts + 2));
            String words = c.tongue().words(t, t.face(card));
            List<String> lines = Lettering.wrap(words, c.panel().room() - Lettering.width(head));
            c.panel().lines(head, lines);
        }
    }
}
