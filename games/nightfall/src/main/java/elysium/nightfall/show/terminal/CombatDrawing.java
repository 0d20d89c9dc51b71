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
        c.panel().section(c.colours().bold(c.say("Combat", "Combat")), "");
        for (int minion = t.first(GameLayout.PLAY + t.night.active()); minion != NONE; minion = t.next(minion))
            attack(c, minion);
    }

    private static void attack(NightfallCanvas c, int minion) {
        Nightfall t = c.t();
        String who = TerminalText.alignLeft(SeatDrawing.minion(c, minion), WHO);
        List<String> told = new ArrayList<>();
        if (t.minions.attackedSeat(minion) == NONE) told.add(c.colours().faint(c.say("must attack", "doit attaquer")));
        else told.add("→ "
                + c.colours().seat(t.minions.attackedSeat(minion), c.phrases().seat(t.minions.attackedSeat(minion))));
        for (int other = t.attachments.firstOn(minion); other != NONE; other = t.attachments.nextOn(other))
            told.add(c.say("blocked by ", "bloquée par ") + SeatDrawing.minion(c, other));
        if (CurrentPhase.fightingAttacker(t) == minion)
            told.add(c.colours()
                    .gold(c.say("fought now, ", "combat en cours, ") + c.phrases().damage(CurrentPhase.damage(t))
                            + c.say(" left", CurrentPhase.damage(t) < 2 ? " restant" : " restants")));
        else if (t.minions.hasFought(minion)) told.add(c.colours().faint(c.say("fought", "résolu")));
        c.panel().lines(who, TerminalText.flow(told, " · ", c.panel().innerWidth() - WHO));
    }
}
