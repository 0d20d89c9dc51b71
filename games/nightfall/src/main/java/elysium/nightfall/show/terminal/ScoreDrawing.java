package elysium.nightfall.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.rules.Scoring;
import elysium.nightfall.show.text.ResultText;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;
import elysium.nightfall.table.Wound;
import elysium.tabletop.terminal.TerminalText;

/// Draws the final ranking with wounds by type, and what broke a tie.
final class ScoreDrawing {
    private static final int WHO = 26, CELL = 10;

    private ScoreDrawing() {}

    static void draw(NightfallCanvas c) {
        Nightfall t = c.t();
        if (t.night.winner() == NONE) return;                   // a scenario may stop before the score
        c.panel().section(c.colours().bold(c.say("Wounds", "Blessures")), "");
        List<String> heads = new ArrayList<>(List.of(c.say("All", "Total")));
        for (Wound wound : Wound.values()) heads.add(wound.title().in(c.phrases().lang()));
        if (t.night.has(VariantFlags.APOCALYPSE)) heads.add(c.say("All games", "Toutes"));
        c.panel().line(c.colours().faint(row("", heads)));
        for (int place = 1; place <= t.players(); place++) {
            int seat = Scoring.seatAtPlace(t, place);
            c.panel().line(row(place + ". " + c.name(seat, WHO - 5), cells(c, seat)));
        }
        String why = ResultText.tieReason(ResultText.tie(t, Scoring.seatAtPlace(t, 1), Scoring.seatAtPlace(t, 2)),
                c.phrases());
        if (!why.isEmpty()) c.panel().text(0, why);
    }

    private static List<String> cells(NightfallCanvas c, int seat) {
        Nightfall t = c.t();
        List<String> cells = new ArrayList<>(List.of(c.colours().blood(String.valueOf(t.wounds.of(seat)))));
        for (Wound wound : Wound.values()) cells.add(String.valueOf(t.wounds.of(seat, wound.ordinal())));
        if (t.night.has(VariantFlags.APOCALYPSE)) cells.add(String.valueOf(t.night.totalWounds(seat)));
        return cells;
    }

    private static String row(String head, List<String> cells) {
        StringBuilder row = new StringBuilder(TerminalText.alignLeft(head, WHO));
        for (String cell : cells) row.append(TerminalText.alignRight(cell, CELL));
        return row.toString();
    }
}
