package elysium.nightfall.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.TerminalText;

/// Draws the combats of the turn: who attacks whom, and who blocks.
final class CombatDrawing {
    private static final int WHO = 30;

    private CombatDrawing() {}

    static void draw(NightfallCanvas c) {
        Nightfall t = c.t();
        c.panel().part(c.ink().bold(c.say("Combat", "Combat")), "");
        for (int minion = t.first(GameLayout.PLAY + t.night.active()); minion != NONE; minion = t.next(minion))
            attack(c, minion);
    }

    private static void attack(NightfallCanvas c, int minion) {
        Nightfall t = c.t();
        String who = TerminalText.left(SeatDrawing.minion(c, minion), WHO);
        List<String> told = new ArrayList<>();
        if (t.minions.attacked(minion) == NONE) told.add(c.ink().faint(c.say("must attack", "doit attaquer")));
        else told.add("→ " + c.ink().seat(t.minions.attacked(minion), c.tongue().seat(t.minions.attacked(minion))));
        for (int other = t.hosts.firstOn(minion); other != NONE; other = t.hosts.nextOn(other))
            told.add(c.say("blocked by ", "bloquée par ") + SeatDrawing.minion(c, other));
        if (CurrentPhase.fighting(t) == minion)
            told.add(c.ink().gold(c.say("fought now, ", "combat en cours, ") + c.tongue().damage(CurrentPhase.damage(t))
                    + c.say(" left", CurrentPhase.damage(t) < 2 ? " restant" : " restants")));
        else if (t.minions.hasFought(minion)) told.add(c.ink().faint(c.say("fought", "résolu")));
        c.panel().lines(who, TerminalText.flow(told, " · ", c.panel().room() - WHO));
    }
}
