package elysium.vtes.flow.action;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.rules.card.Traits;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.ActionEventKind;

/// Offers to lock a slave of a blocked vampire to fight the blocker in its place (VTES-TRT-06).
///
/// @param fights the minion that will fight the blocker, or NONE before that is chosen
public record Substitute(int blocked, int blocker, int fights) implements Frame.Abandonable<Vtes> {
    /// Starts the combat after a block, with a slave if one stands in.
    static void begin(Vtes t, int blocked, int blocker) {
        if (next(t, blocked, t.first(READY + t.controller(blocked))) == NONE) CombatFlow.begin(t, blocked, blocker);
        else t.push(new Substitute(blocked, blocker, NONE));
    }

    /// The first slave that may stand in from a row on, or NONE.
    private static int next(Vtes t, int blocked, int from) {
        int slave = from;
        while (slave != NONE && !Traits.mayStandIn(t, slave, blocked)) slave = t.next(slave);
        return slave;
    }

    @Override public boolean isValid(Vtes t) {
        return t.regions.isReady(blocked) && t.regions.isReady(blocker);
    }

    @Override public void resume(Vtes t) {
        if (fights == NONE) t.ask(t.controller(blocked));
        else t.become(CombatFlow.of(fights, blocker));
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int slave = next(t, blocked, t.first(READY + seat)); slave != NONE;
                slave = next(t, blocked, t.next(slave)))
            out.offer(Move.of(Verbs.PICK_CARD, slave));
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        long move = answers.of(t.controller(blocked));
        boolean itself = Move.verb(move) == Verbs.PASS;
        t.become(new Substitute(blocked, blocker, itself ? blocked : Move.a(move)));
        if (itself) return;
        t.minions.lock(Move.a(move));
        t.minions.unlock(blocked);
        t.logCard(ActionEventKind.STANDS_IN, t.controller(blocked), Move.a(move), t.face(blocked));
    }
}
