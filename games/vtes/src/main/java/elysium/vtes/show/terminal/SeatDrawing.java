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
        c.panel().section(c.colours().bold(c.say("Methuselahs", "Mathusalems")), "");
        c.panel()
                .line(c.colours().faint(row("", List.of(c.say("Pool", "Rés."), c.say("VP", "PV"), c.say("Hand", "Main"),
                        c.say("Lib.", "Bibl."), c.say("Crypt", "Crypte"), c.say("Ashes", "Cendres")))));
        for (int seat = 0; seat < c.t().players(); seat++) c.panel().line(counts(c, seat));
    }

    private static String counts(VtesCanvas c, int seat) {
        Vtes t = c.t();
        String you = c.youMark(seat);
        boolean turn = t.turn.active() == seat && !t.isOver() && t.turn.number() > 0;
        String who =
                (turn ? c.colours().gold(Legend.ACTIVE) : " ")
                        + (t.pools.edge() == seat ? c.colours().gold(Legend.EDGE) : " ")
                        + " " + c.name(seat, WHO - 3 - you.length()) + you;
        String points = c.phrases().halves(t.victory.halfPoints(seat));
        if (!t.seats.isAlive(seat))
            return row(who, List.of(c.colours().warn("–"), c.colours().gold(points))) + "  "
                    + c.colours().warn(c.say("out of the game", "hors de la partie"));
        return row(who,
                List.of(c.colours().blood(String.valueOf(t.pools.of(seat))), c.colours().gold(points), hand(t, seat),
                        String.valueOf(t.count(GameLayout.LIBRARY + seat)),
                        String.valueOf(t.count(GameLayout.CRYPT + seat)),
                        String.valueOf(t.count(GameLayout.ASH + seat))))
                + (t.isAsked(seat) ? c.colours().gold(" " + Legend.ASKED) : "");
    }

    /// The number of cards in hand, with the hand size unless both are seven.
    private static String hand(Vtes t, int seat) {
        int held = t.count(GameLayout.HAND + seat), size = t.hands.size(seat);
        return held == size && size == Hands.HAND_SIZE ? String.valueOf(held) : held + "/" + size;
    }

    private static String row(String head, List<String> cells) {
        StringBuilder row = new StringBuilder(TerminalText.alignLeft(head, WHO));
        for (int i = 0; i < cells.size(); i++) row.append(TerminalText.alignRight(cells.get(i), COLUMNS[i]));
        return row.toString();
    }

    /// The prey of a seat.
    static String prey(VtesCanvas c, int seat) {
        int prey = c.t().seats.prey(seat);
        return prey == NONE ? "" : Legend.PREY + " " + c.name(prey, PREY);
    }
}
