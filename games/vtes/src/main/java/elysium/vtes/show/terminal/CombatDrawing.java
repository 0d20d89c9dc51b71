package elysium.vtes.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.show.text.Steps;
import elysium.vtes.show.text.StrikeText;
import elysium.vtes.table.Vtes;

/// Draws the current combat: round, range, step, both strikes and the damage to be handled.
final class CombatDrawing {
    private CombatDrawing() {}

    static void draw(VtesCanvas c) {
        int step = Steps.combat(c.t());
        if (step > 0) {
            String round = c.say("round ", "round ") + Math.max(1, CurrentCombat.round(c.t()));
            c.panel().section(c.colours().bold(c.say("Combat", "Combat")) + " · " + round,
                    c.colours().gold(c.phrases().range(CurrentCombat.range(c.t()))));
            c.steps(Steps.COMBAT, step);
            for (int side = 0; side < 2; side++) side(c, side);
        }
        if (DamagePackets.isInProgress(c.t())) packets(c);
    }

    private static void side(VtesCanvas c, int side) {
        Vtes t = c.t();
        int minion = CurrentCombat.minion(t, side);
        String head = "  " + (t.regions.isMinion(minion) ? MinionDrawing.brief(c, minion) : c.card(minion)) + " ["
                + c.name(CurrentCombat.seat(t, side)) + "]";
        List<String> parts = new ArrayList<>();
        if (Strikes.chosen(t, side)) parts.add(c.colours().gold(StrikeText.strike(t, side, c.phrases())));
        int maneuvers = CurrentCombat.maneuversLeft(t, side), presses = CurrentCombat.pressesLeft(t, side);
        left(parts, maneuvers, c.phrases().maneuvers(maneuvers));
        left(parts, presses, c.phrases().presses(presses));
        left(parts, CurrentCombat.strikesLeft(t, side), c.phrases().strikes(CurrentCombat.strikesLeft(t, side)));
        left(parts, CurrentCombat.preventionLeft(t, side),
                CurrentCombat.preventionLeft(t, side) + c.say(" to prevent", " à prévenir"));
        c.panel().line(head);
        if (!parts.isEmpty()) c.panel().lines("    ", TerminalText.flow(parts, " · ", c.panel().innerWidth() - 4));
    }

    private static void left(List<String> parts, int n, String words) {
        if (n > 0) parts.add(words);
    }

    private static void packets(VtesCanvas c) {
        Vtes t = c.t();
        for (int packet = 0; packet < DamagePackets.packetCount(t); packet++) {
            int whom = DamagePackets.victimOf(t, packet);
            if (DamagePackets.amount(t, packet) == 0 || whom == NONE) continue;
            String line = "  " + c.colours().blood(Legend.PREY) + " " + c.card(whom) + c.say(": ", " : ")
                    + StrikeText.packet(t, packet, c.phrases());
            for (String each : TerminalText.wrap(line, c.panel().innerWidth())) c.panel().line(each);
        }
    }
}
