package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.CardCosts;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.Events;
import elysium.vtes.rules.card.Masters;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Fact;

/// Plays a card: it is shown and announced, may be cancelled, is paid for and replaced, then takes effect (VTES-PLAY-02
/// to VTES-PLAY-05).
///
/// @param play the play as announced
public record PlayCard(CardPlay<Vtes> play, Stage at) implements Frame<Vtes> {
    /// The result of a frame in which a card was cancelled.
    public static final int CANCELLED = 1;
    /// The instruction between the two programs of a card other than an action card: it pays for the card, replaces it,
    /// and runs the second program unless the card was cancelled.
    public static final Program<Vtes> SEAM = seam();

    public enum Stage {
        SHOWN, SETTLED
    }

    private static Program<Vtes> seam() {
        Instruction.StartFrame<Vtes> settle = (_, play) -> new PlayCard(play, Stage.SHOWN);
        Instruction.Jump<Vtes> unlessCancelled = (t, play) -> t.result() == CANCELLED ? CardPlay.END : play.at() + 1;
        return Program.<Vtes>of(settle, unlessCancelled);
    }

    /// Takes a card from the hand and announces it with everything that must be chosen for it.
    public static void begin(Vtes t, int seat, int card, int minion, int mode) {
        Usage how = Usage.of(t.book(), t.face(card), mode);
        if (how == null) throw new IllegalStateException(t.name(card).en() + " is not played so");
        CardPlay<Vtes> play = CardPlay.of(t, card, mode, seat, minion);
        t.play(card);
        t.logCard(EventKind.PLAYED, seat, card,
                EventKind.playedBy(minion == NONE ? NONE : t.face(minion), how.level()));
        elysium.vtes.rules.card.PlayRules.recordPlay(t, how, play);
        if (CurrentAction.isInProgress(t)) CurrentAction.countEffect(t);
        if (how.as() == Usage.As.MASTER) Masters.useAction(t, seat, play.def());
        if (how.as() == Usage.As.EVENT) Events.useAction(t, seat, play.def());
        boolean action = how.as().isAction();
        if (!action) t.pools.holdOusts();                       // its cost and effect are one step
        t.push(new Spending(card, seat, !action));
        t.push(play);
    }

    @Override public void resume(Vtes t) {
        Usage how = Usage.of(t.book(), play.def(), play.mode());
        if (how == null) throw new IllegalStateException(play + " is not played by choice");
        if (at == Stage.SHOWN) {
            t.become(new PlayCard(play, Stage.SETTLED));
            CurrentPlay.open(t, play, how);
            Cancelling.open(t);
            return;
        }
        boolean cancelled = CurrentPlay.close(t);
        if (cancelled) t.logCard(EventKind.CANCELLED, play.seat(), play.card(), 0);
        if (!how.as().isAction()) CardCosts.pay(t, play);     // a cancelled card is still paid for (VTES-WORD-07)
        if (!cancelled && how.as() == Usage.As.MASTER) Masters.refundTrifle(t, play.seat(), play.def());
        // replaced now, or at the time the card says (VTES-RUL-20, VTES-RUL-21)
        t.hands.replace(play.seat(), t.book().printed(play.def(), Fact.REPLACED));
        t.leave(cancelled ? CANCELLED : 0);
    }

    /// Moves a card whose text is done to the ash heap, unless the text put it elsewhere.
    ///
    /// @param holds whether ousting waits until then
    public record Spending(int card, int seat, boolean holds) implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            if (t.zone(card) == GameLayout.LIMBO + seat) t.toAshHeap(card);
            if (holds) t.pools.releaseOusts();
            t.leave();
        }
    }
}
