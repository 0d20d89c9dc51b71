package elysium.vtes.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Frame;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.flow.Tidying;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.rules.card.Masters;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.turn.Withdrawal;
import elysium.vtes.table.Regions;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;

/// A turn and its five phases (VTES-TURN-02). It ends at once if its player is ousted (VTES-RUL-25).
public record Turn(Stage at) implements Frame<Vtes> {
    private static final int TRANSFERS = 4, DISCARDS = 1;

    /// The stages, each named after the phase that comes next.
    public enum Stage {
        BEGINS, UNLOCK, MASTER, MINION, INFLUENCE, DISCARD, ENDS, OVER
    }

    private static final Turn[] ALL = all();
    public static final Turn START = at(Stage.BEGINS);

    private static Turn[] all() {
        Turn[] all = new Turn[Stage.values().length];
        for (Stage stage : Stage.values()) all[stage.ordinal()] = new Turn(stage);
        return all;
    }

    public static Turn at(Stage stage) {
        return ALL[stage.ordinal()];
    }

    private boolean stands(Vtes t) {
        return t.seats.isAlive(t.turn.active());
    }

    @Override public void resume(Vtes t) {
        if (!stands(t)) {
            t.abandon();
            return;
        }
        Tidying.endScope(t, Scope.PHASE);
        if (at == Stage.OVER) {
            close(t);
            t.leave();
        } else {
            t.become(ALL[at.ordinal() + 1]);
            go(t, t.turn.active());
        }
    }

    private void go(Vtes t, int seat) {
        switch (at) {
            case BEGINS -> begin(t, seat);
            case UNLOCK -> {
                UnlockPhase.unlock(t, seat);
                Tidying.endScope(t, Scope.afterUnlockOf(seat));
                t.push(PhaseWindow.in(Phase.UNLOCK));
            }
            case MASTER -> master(t, seat);
            case MINION -> {
                enter(t, Phase.MINION, ReplacementTime.MINION);
                t.push(MinionPhase.START);
                TriggerResolution.start(t, Moment.MINION_STARTS, seat, seat, seat);
            }
            case INFLUENCE -> influence(t, seat);
            case DISCARD -> discard(t, seat);
            case ENDS, OVER -> TriggerResolution.start(t, Moment.TURN_ENDS, seat, seat, seat);
        }
    }

    /// Resolves an announced withdrawal (VTES-RUL-94) and draws deferred cards (VTES-RUL-21), before anything unlocks.
    private static void begin(Vtes t, int seat) {
        t.turn.setPhase(Phase.UNLOCK);
        Withdrawal.withdrawIfValid(t, seat);
        if (!t.seats.isAlive(seat)) return;
        Withdrawal.recordPermission(t, seat);
        t.hands.drawDeferred(seat, ReplacementTime.UNLOCK);
        Tidying.endScope(t, Scope.untilUnlockOf(seat));
        TriggerResolution.start(t, Moment.TURN_STARTS, seat, seat, seat);
    }

    private static void enter(Vtes t, Phase phase, int later) {
        t.turn.setPhase(phase);
        t.hands.drawDeferred(t.turn.active(), later);
    }

    private static void master(Vtes t, int seat) {
        enter(t, Phase.MASTER, ReplacementTime.MASTER);
        Masters.receiveActions(t, seat);
        t.push(PhaseWindow.in(Phase.MASTER));
        TriggerResolution.start(t, Moment.MASTER_STARTS, seat, seat, seat);
    }

    /// One transfer in the first turn of the game, two in the second, three in the third (VTES-INF-02, VTES-RUL-07).
    private static void influence(Vtes t, int seat) {
        enter(t, Phase.INFLUENCE, ReplacementTime.INFLUENCE);
        t.turn.setTransfers(Math.max(0, Math.min(t.turn.number(), TRANSFERS) + t.value(Value.TRANSFERS, seat)));
        t.log(EventKind.TRANSFERS, seat, NONE, t.turn.transfers());
        t.push(PhaseWindow.in(Phase.INFLUENCE));
        TriggerResolution.start(t, Moment.INFLUENCE_STARTS, seat, seat, seat);
    }

    private static void discard(Vtes t, int seat) {
        t.turn.setTransfers(0);
        enter(t, Phase.DISCARD, ReplacementTime.DISCARD);
        t.turn.setDiscardActions(Math.max(0, DISCARDS + t.value(Value.DISCARD_ACTIONS, seat)));
        t.push(PhaseWindow.in(Phase.DISCARD));
        TriggerResolution.start(t, Moment.DISCARD_STARTS, seat, seat, seat);
    }

    /// Ends effects that last until the end of the turn: after the discard phase (VTES-RUL-24), or when the player is
    /// ousted during the turn (VTES-RUL-25).
    static void close(Vtes t) {
        t.turn.setMasterActions(0);
        t.turn.setTransfers(0);
        t.turn.setDiscardActions(0);
        boolean listed = UsableTexts.of(t.book()).hasTrait(Trait.RED_LIST), fresh = t.minions.anyRecruitedThisTurn();
        for (int seat = 0; seat < t.players(); seat++) {
            t.hands.drawDeferred(seat, ReplacementTime.TURN_ENDS);
            if (fresh) refresh(t, seat);
            if (listed) unmark(t, seat);
        }
        t.minions.forgetRecruited();
        Tidying.endScope(t, Scope.TURN);
    }

    /// Minions recruited last turn may act from now on (VTES-ALY-04).
    private static void refresh(Vtes t, int seat) {
        for (int card = t.first(READY + seat); card != NONE; card = t.next(card))
            if (t.minions.recruitedThisTurn(card)) t.minions.setRecruitedThisTurn(card, false);
    }

    /// Ends the hunt for Red List minions (VTES-TRT-08).
    private static void unmark(Vtes t, int seat) {
        int zone;
        for (int k = 0; (zone = Regions.playZone(k, seat)) != NONE; k++)
            for (int card = t.first(zone); card != NONE; card = t.next(card))
                if (t.minions.isHunted(card)) t.minions.setHunted(card, false);
    }
}
