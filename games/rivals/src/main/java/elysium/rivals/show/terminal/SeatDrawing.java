package elysium.rivals.show.terminal;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.rules.Hands;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.terminal.TerminalText;

/// Draws the public counters of the players, their Rivals, and who must answer.
final class SeatDrawing {
    private static final int WHO = 24, NAME = 14;
    private static final int[] COLUMNS = {9, 8, 8, 8, 8, 9};

    private SeatDrawing() {}

    static void draw(RivalsCanvas c) {
        c.panel().section(c.colours().bold(c.say("Players", "Joueurs")), "");
        c.panel().line(c.colours().faint(row("", List.of("Prestige", c.say("Agenda", "Cabale"), c.say("Hand", "Main"),
                c.say("Library", "Biblio."), "Faction", c.say("Discard", "Défausse")))));
        for (int seat = 0; seat < c.t().players(); seat++) c.panel().line(counts(c, seat));
    }

    private static String counts(RivalsCanvas c, int seat) {
        Rivals t = c.t();
        String you = c.youMark(seat);
        boolean turn = t.turn.active() == seat && !t.isOver() && t.turn.number() > 0;
        String who = (turn ? c.colours().gold(Legend.ACTIVE) : " ") + " " + c.name(seat, WHO - 2 - you.length()) + you;
        if (t.victory.isOut(seat))
            return TerminalText.alignLeft(who, WHO) + "  " + c.colours().warn(c.say("eliminated", "hors jeu"));
        return row(who,
                List.of(String.valueOf(t.prestige.of(seat)), c.colours().gold(String.valueOf(t.agendas.of(seat))),
                        hand(t, seat), String.valueOf(t.count(GameLayout.LIBRARY + seat)),
                        String.valueOf(t.count(GameLayout.FACTION + seat)),
                        String.valueOf(t.count(GameLayout.DISCARD + seat))))
                + (t.isAsked(seat) ? c.colours().gold(" " + Legend.ASKED) : "");
    }

    /// The cards of a hand, and how many of them have the back of a vampire.
    private static String hand(Rivals t, int seat) {
        return t.count(GameLayout.HAND + seat) + " (" + Hands.count(t, seat, Kind.VAMPIRE) + ")";
    }

    private static String row(String head, List<String> cells) {
        StringBuilder row = new StringBuilder(TerminalText.alignLeft(head, WHO));
        for (int i = 0; i < cells.size(); i++) row.append(TerminalText.alignRight(cells.get(i), COLUMNS[i]));
        return row.toString();
    }

    /// The Rivals of a seat; omitted with two players.
    static String rivals(RivalsCanvas c, int seat) {
        List<String> rivals = new ArrayList<>();
        for (int rest = c.t().rivalTokens.rivalOf(seat); rest != 0; rest &= rest - 1)
            rivals.add(c.name(Integer.numberOfTrailingZeros(rest), NAME));
        if (c.t().players() == 2) return "";
        return rivals.isEmpty() ? c.say("no Rival", "sans Rival")
                : c.say("Rival: ", "Rival : ") + String.join(", ", rivals);
    }
}
