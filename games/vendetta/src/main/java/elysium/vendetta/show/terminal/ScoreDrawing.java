package elysium.vendetta.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.vendetta.rules.Scoring;
import elysium.vendetta.show.text.ResultText;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// Draws the final scores part by part, and what decided.
final class ScoreDrawing {
    private static final int NAME = 13, WHO = 23;
    private static final int[] COLUMNS = {9, 8, 7, 8, 7, 6, 7};

    private ScoreDrawing() {}

    static void draw(VendettaCanvas c) {
        Vendetta t = c.t();
        c.panel().section(c.colours().bold(c.say("Final scores", "Scores finaux")), "");
        boolean cards = false;
        for (int seat = 0; seat < t.players(); seat++) cards |= t.value(Value.SCORE, seat) != 0;
        c.panel().line(c.colours().faint(TerminalText.alignLeft("", WHO) + row(heads(c, cards))));
        for (int seat = 0; seat < t.players(); seat++) c.panel().line(seat(c, seat, cards));
        if (t.evening.teams()) TerminalText.flow(teams(c), " · ", c.panel().innerWidth()).forEach(c.panel()::line);
        for (String line : TerminalText.wrap(ResultText.whole(t, c.phrases()), c.panel().innerWidth()))
            c.panel().line(c.colours().gold(line));
    }

    private static List<String> teams(VendettaCanvas c) {
        List<String> teams = new ArrayList<>();
        for (int seat = 0; seat < c.t().players() / 2; seat++)
            teams.add(c.phrases().clans(c.t(), 1 << seat | 1 << c.t().evening.teammate(seat)) + c.say(": ", " : ")
                    + Scoring.sideScore(c.t(), seat));
        return teams;
    }

    private static List<String> heads(VendettaCanvas c, boolean cards) {
        List<String> heads = new ArrayList<>(List.of("Alliance", c.say("Drained", "Drainées"),
                c.say("Tokens", "Jetons"), c.say("Relic", "Relique"), "Diabl."));
        if (cards) heads.add(c.say("Cards", "Cartes"));
        heads.add("Total");
        return heads;
    }

    private static String seat(VendettaCanvas c, int seat, boolean cards) {
        Vendetta t = c.t();
        String name = TerminalText.alignLeft(c.name(seat, NAME - 1), NAME);
        String who = TerminalText.alignLeft(name + (t.seats.clan(seat) == NONE ? "" : c.clan(seat)), WHO);
        if (!t.seats.isAlive(seat)) return who + " " + c.colours().warn(c.say("out of the game", "hors jeu"));
        List<String> cells = new ArrayList<>();
        cells.add(String.valueOf(Scoring.alliance(t, seat)));
        cells.add(String.valueOf(Scoring.drained(t, seat)));
        cells.add(String.valueOf(t.pools.influence(seat)));
        cells.add(String.valueOf(Scoring.relic(t, seat)));
        cells.add(t.pools.tokens(seat) == 0 ? "0" : "−" + t.pools.tokens(seat));
        if (cards) cells.add(String.valueOf(t.value(Value.SCORE, seat)));
        cells.add(c.colours().bold(String.valueOf(Scoring.score(t, seat))));
        return who + row(cells);
    }

    private static String row(List<String> cells) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) row.append(TerminalText.alignRight(cells.get(i), COLUMNS[i]));
        return row.toString();
    }
}
