package elysium.vtes.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.terminal.TerminalText;
import elysium.tabletop.text.Phrases;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.turn.Priority;
import elysium.vtes.show.text.ActionText;
import elysium.vtes.show.text.Breakdown;
import elysium.vtes.show.text.Steps;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;

/// Draws the current action, with stealth against intercept, and the card being played.
final class ActionDrawing {
    private ActionDrawing() {}

    static void draw(VtesCanvas c) {
        Vtes t = c.t();
        int step = Steps.action(t);
        if (step > 0) action(c, step);
        if (!CurrentPlay.isInProgress(t)) return;
        int minion = CurrentPlay.minion(t);
        c.panel().section(c.colours().bold(c.say("Being played", "Carte jouée")), c.name(CurrentPlay.seat(t)));
        c.panel().line("  " + c.card(CurrentPlay.card(t))
                + (minion == NONE ? "" : c.say(" with ", " avec ") + MinionDrawing.brief(c, minion)));
    }

    private static void action(VtesCanvas c, int step) {
        Vtes t = c.t();
        c.panel().section(
                c.colours().bold(c.say("Action", "Action")) + " · "
                        + c.colours().gold(c.in(CurrentAction.kind(t).title())),
                c.name(CurrentAction.seat(t)));
        c.steps(Steps.ACTION, step);
        for (String line : TerminalText.wrap(Phrases.capital(ActionText.describe(t, c.phrases())) + "." + cost(c),
                c.panel().innerWidth()))
            c.panel().line(line);
        if (CurrentAction.is(t, ActionKind.BLEED)) c.sum(c.say("bleed", "morsure"), Breakdown.bleed(t));
        c.sum(c.say("stealth", "discrétion"), Breakdown.stealth(t));
        if (CurrentAction.blocker(t) != NONE) {
            c.panel().line("  " + MinionDrawing.brief(c, CurrentAction.blocker(t))
                    + (CurrentAction.blocked(t) ? c.say(" has blocked", " a bloqué")
                            : c.say(" attempts to block", " tente de bloquer")));
            c.sum(c.say("intercept", "interception"), Breakdown.intercept(t));
        }
        blockers(c);
    }

    private static String cost(VtesCanvas c) {
        int blood = CurrentAction.bloodCost(c.t()), pool = CurrentAction.poolCost(c.t());
        List<String> costs = new ArrayList<>();
        if (blood > 0) costs.add(c.phrases().blood(blood));
        if (pool > 0) costs.add(c.phrases().pool(pool));
        return costs.isEmpty() ? "" : c.say(" Costs ", " Coûte ") + c.phrases().list(costs) + ".";
    }

    /// The seats that may block, in order, and those that have declined.
    private static void blockers(VtesCanvas c) {
        Vtes t = c.t();
        List<String> seats = new ArrayList<>();
        int order = Priority.order(t);
        for (int k = 0; k < t.seats.count(); k++) {
            int seat = Priority.seat(order, k);
            if (!Blockers.mayBlock(t, seat)) continue;
            seats.add(
                    c.name(seat) + (CurrentAction.hasDeclined(t, seat) ? c.colours()
                            .faint(c.say(" does not block", " ne bloque pas"))
                            : t.isAsked(seat) ? c.colours().gold(" " + Legend.ASKED) : ""));
        }
        c.list(c.say("may block", "peut bloquer"), seats);
    }
}
