package elysium.vtes.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Hands;
import elysium.vtes.table.Vtes;

/// Draws the public counts of each Methuselah, their prey, and who must answer.
final class SeatDrawing {
    private static final int WHO = 26, PREY = 12;
    private static final int[] COLUMNS = {6, 6, 7, 7, 7, 8};

    private SeatDrawing() {}

    static void draw(VtesCanvas c) {
        c.panel().part(c.ink().bold(c.say("Methuselahs", "Mathusalems")), "");
        c.panel().line(c.ink().faint(row("", List.of(c.say("Pool", "Rés."), c.say("VP", "PV"), c.say("Hand", "Main"),
                c.say("Lib.", "Bibl."), c.say("Crypt", "Crypte"), c.say("Ashes", "Cendres")))));
        for (int seat = 0; seat < c.t().players(); seat++) c.panel().line(counts(c, seat));
    }

    private static String counts(VtesCanvas c, int seat) {
        Vtes t = c.t();
        String you = c.you(seat);
        boolean turn = t.turn.active() == seat && !t.isOver() && t.turn.number() > 0;
        String who =
                (turn ? c.ink().gold(Legend.ACTIVE) : " ") + (t.pools.edge() == seat ? c.ink().gold(Legend.EDGE) : " ")
                        + " " + c.name(seat, WHO - 3 - you.length()) + you;
        String points = c.tongue().halves(t.victory.halfPoints(seat));
        if (!t.seats.isAlive(seat))
            return row(who, List.of(c.ink().warn("–"), c.ink().gold(points))) + "  "
                    + c.ink().warn(c.say("out of the game", "hors de la partie"));
        return row(who, List.of(c.ink().blood(String.valueOf(t.pools.of(seat))), c.ink().gold(points), hand(t, seat),
                String.valueOf(t.count(GameLayout.LIBRARY + seat)), String.valueOf(t.count(GameLayout.CRYPT + seat)),
                String.valueOf(t.count(GameLayout.ASH + seat))))
                + (t.isAsked(seat) ? c.ink().gold(" " + Legend.ASKED) : "");
    }

    /// The number of cards in hand, with the hand size unless both are seven.
    private static String hand(Vtes t, int seat) {
        int held = t.count(GameLayout.HAND + seat), size = t.hands.size(seat);
        return held == size && size == Hands.HAND_SIZE ? String.valueOf(held) : held + "/" + size;
    }

    private static String row(String head, List<String> cells) {
        StringBuilder row = new StringBuilder(TerminalText.left(head, WHO));
        for (int i = 0; i < cells.size(); i++) row.append(TerminalText.right(cells.get(i), COLUMNS[i]));
        return row.toString();
    }

    /// The prey of a seat.
    static String prey(VtesCanvas c, int seat) {
        int prey = c.t().seats.prey(seat);
        return prey == NONE ? "" : Legend.PREY + " " + c.name(prey, PREY);
    }
}
