package elysium.vendetta.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.vendetta.show.text.KnownHands;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;

/// Draws the viewer's hand and, in Hand Building, the cards just drawn.
final class HandDrawing {
    private HandDrawing() {}

    static void draw(VendettaCanvas c) {
        int drawn = GameLayout.DRAWN + c.viewer(), hand = GameLayout.HAND + c.viewer(), cards = c.t().count(hand);
        if (c.t().count(drawn) > 0) cards(c, drawn, c.say("You drew", "Vous avez pioché"));
        if (cards > 0) cards(c, hand, c.say("Your hand", "Votre main"));
        if (c.t().count(GameLayout.DECK + c.viewer()) > 0) deck(c);
    }

    /// The viewer's Clan deck and the cards at its bottom, as far as known.
    private static void deck(VendettaCanvas c) {
        List<Integer> shuffled = KnownHands.shuffled(c.t(), c.viewer()), bottom = KnownHands.bottom(c.t(), c.viewer());
        c.panel().section(c.colours().bold(c.say("Your Clan deck", "Votre pioche de Clan")),
                shuffled.isEmpty() ? "" : c.say("in no order that you know", "dans un ordre que vous ignorez"));
        if (!shuffled.isEmpty()) c.panel().text(0, SeatDrawing.named(c, shuffled));
        if (!bottom.isEmpty())
            c.panel().text(0, c.say("at the bottom: ", "tout en bas : ") + SeatDrawing.named(c, bottom));
    }

    private static void cards(VendettaCanvas c, int zone, String title) {
        Vendetta t = c.t();
        c.panel().section(c.colours().bold(title),
                c.say("Power, name, when it acts, what it does", "Puissance, nom, quand elle agit, ce qu'elle fait"));
        int names = 0, sorts = 0;
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            names = Math.max(names, TerminalText.width(c.phrases().card(t, t.face(card))));
            sorts = Math.max(sorts, TerminalText.width(Legend.sort(t.kind(card), c.phrases())));
        }
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            String name = c.inClan(c.viewer(), c.phrases().card(t, t.face(card)));
            String head = c.colours().bold(String.valueOf(t.power(card))) + " "
                    + TerminalText.alignLeft(name, names + 2)
                    + c.colours().faint(TerminalText.alignLeft(Legend.sort(t.kind(card), c.phrases()), sorts + 2));
            String words = c.phrases().cardText(t, t.face(card));
            List<String> lines = TerminalText.wrap(words, c.panel().innerWidth() - TerminalText.width(head));
            c.panel().lines(head, lines);
        }
    }
}
