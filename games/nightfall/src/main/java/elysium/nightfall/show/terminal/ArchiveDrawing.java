package elysium.nightfall.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.TerminalText;

/// Draws the archives with their order, cost for the active player and cards left.
final class ArchiveDrawing {
    private ArchiveDrawing() {}

    /// The archives of a seat.
    static List<String> of(NightfallCanvas c, int seat) {
        return between(c, seat * GameLayout.PRIVATE, (seat + 1) * GameLayout.PRIVATE);
    }

    static void commons(NightfallCanvas c) {
        List<String> all = between(c, GameLayout.COMMONS, GameLayout.ARCHIVES);
        if (all.isEmpty()) return;
        c.panel().section(c.colours().bold(c.say("Commons", "Réserves communes")),
                c.say("cost (left)", "coût (reste)"));
        for (String line : TerminalText.flow(all, " · ", c.panel().innerWidth())) c.panel().line(line);
    }

    private static List<String> between(NightfallCanvas c, int from, int to) {
        List<String> all = new ArrayList<>();
        for (int archive = from; archive < to; archive++)
            if (c.t().archives.top(archive) != NONE) all.add(one(c, archive));
        return all;
    }

    private static String one(NightfallCanvas c, int archive) {
        Nightfall t = c.t();
        int top = t.archives.top(archive);
        String hidden = t.archives.hidden(archive) ? c.colours().faint(NightfallDrawing.HIDDEN) + " " : "";
        if (!c.sees(top)) return hidden + c.say("hidden", "cachée");
        return hidden + c.card(t.face(top)) + " "
                + c.colours().bold(String.valueOf(Archives.cost(t, t.night.active(), archive)))
                + " (" + t.archives.cardsLeft(archive) + ")";
    }
}
