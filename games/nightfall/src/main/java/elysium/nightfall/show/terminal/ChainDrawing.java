package elysium.nightfall.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.TerminalText;
import elysium.tabletop.text.Phrases;

/// Draws the chain from left to right; it resolves from the right.
final class ChainDrawing {
    private ChainDrawing() {}

    static void draw(NightfallCanvas c) {
        Nightfall t = c.t();
        boolean resolves = CurrentPhase.chainBuilder(t) == NONE;
        c.panel().section(c.colours().bold(c.say("Chain", "Enchaînement")), resolves
                ? c.say("◀ resolves from right to left", "◀ se résout de droite à gauche")
                : c.say("built from left to right ▶", "construit de gauche à droite ▶"));
        List<String> orders = new ArrayList<>();
        int nth = 1;
        for (int order = t.first(GameLayout.CHAIN); order != NONE; order = t.next(order))
            orders.add(order(c, order, nth++));
        if (!resolves) orders.add(next(c));
        for (String line : TerminalText.flow(orders, " ── ", c.panel().innerWidth())) c.panel().line(line);
    }

    private static String order(NightfallCanvas c, int order, int nth) {
        Nightfall t = c.t();
        String who = c.colours().seat(t.owner(order), nth + "·" + c.say("seat ", "place ") + (t.owner(order) + 1));
        String card = c.card(t.face(order)) + (t.chain.kicked(order) ? c.colours().gold(NightfallDrawing.KICKED) : "");
        String twice = Phrases.copies(t.chain.resolveCount(order)) + turn(c, order);
        String chooser = t.chain.chooser(order) == t.owner(order) ? ""
                : c.say(" aimed by ", " visé par ") + c.phrases().seat(t.chain.chooser(order));
        boolean now = t.chain.resolving() == order;
        return (now ? c.colours().gold("▶") : "") + who + " " + (now ? c.colours().bold(card) : card) + twice + chooser;
    }

    /// The current one of several resolutions.
    private static String turn(NightfallCanvas c, int order) {
        int times = c.t().chain.resolveCount(order), applied = CurrentPhase.currentResolution(c.t());
        return c.t().chain.resolving() != order || times == 1 || applied == 0 ? ""
                : c.say(" (" + applied + " of " + times + ")", " (" + applied + " sur " + times + ")");
    }

    /// The colors that may follow.
    private static String next(NightfallCanvas c) {
        int last = c.t().last(GameLayout.CHAIN);
        if (last == NONE) return c.colours().gold("[ " + c.say("any order", "tout Ordre") + " ]");
        int links = c.t().printed(last, Fact.LINKS);
        return c.colours().gold("[ ") + Moons.all(c.colours(), links) + " "
                + c.phrases().listOr(c.phrases().colors(links))
                + c.colours().gold(" ]");
    }
}
