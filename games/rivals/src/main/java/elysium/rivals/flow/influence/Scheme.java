package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.kernel.Frame;
import elysium.rivals.flow.Moments;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.PromiseRules;
import elysium.rivals.rules.Texts;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.tabletop.CardPlay;

/// A Scheme: all players answer it Yes or No with their Influence.
///
/// @param actor the vampire that plays it
/// @param turn the number of seats done in this stage
public record Scheme(int card, int seat, int actor, Stage at, int turn) implements Frame<Rivals> {

    /// Show the card, let its text ask, trigger others, promises, commitments, reveal, resolve face-down cards, count
    /// the sides, read the text, then those of Modifiers, discard them.
    public enum Stage {
        SHOWN, CHOICES, HEARD, DEALS, COMMIT, REVEAL, RESOLVED, COUNT, TEXT, MODIFIERS, OUTCOME, OVER
    }

    public static Scheme begin(Rivals t, int card, int actor) {
        return first(card, t.controller(card), actor, Stage.SHOWN);
    }

    @Override public void resume(Rivals t) {
        int depth = t.depth();
        step(t);
        while (t.depth() == depth && t.victory.noCheckNeeded() && t.top() instanceof Scheme next) next.step(t);
    }

    private void step(Rivals t) {
        switch (at) {
            case SHOWN -> show(t);
            case CHOICES -> read(t, card, Moment.AS_PLAYED, Stage.HEARD);
            case HEARD -> {
                t.become(to(Stage.DEALS));
                Moments.fire(t, Moment.SCHEME_PLAYED, seat, actor, seat);
            }
            case DEALS -> {
                t.become(to(Stage.COMMIT));
                t.push(PromiseRound.FIRST);
            }
            case COMMIT -> eachSeat(t, Stage.REVEAL);
            case REVEAL -> {
                Conflict.reveal(t);
                for (int n = 0, other = t.turn.active(); n < t.players(); n++, other = t.turn.after(other))
                    reveal(t, other);
                t.become(to(Stage.RESOLVED));
            }
            case RESOLVED, MODIFIERS -> eachSeat(t, at == Stage.RESOLVED ? Stage.COUNT : Stage.OUTCOME);
            case COUNT -> count(t);
            case TEXT -> read(t, card, Moment.PASSES, Stage.MODIFIERS);
            case OUTCOME -> {
                t.become(to(Stage.OVER));
                if (Conflict.passed(t)) Moments.fire(t, Moment.SCHEME_PASSED, seat, card, t.turn.active());
            }
            case OVER -> over(t);
        }
    }

    private void show(Rivals t) {
        t.move(card, PLAYED + seat);
        t.logCard(EventKind.PLAYED, seat, card, t.face(actor));
        Conflict.begin(t, card, seat);
        t.become(to(Stage.CHOICES));
    }

    private void read(Rivals t, int text, int moment, Stage next) {
        int mode = Texts.of(t, text, moment);
        t.become(to(next));
        if (mode != NONE) t.push(CardPlay.of(t, text, mode, seat, actor));
    }

    /// Handles each seat from the active one on (RIV-SCH-05): its commitment or its Modifier.
    private void eachSeat(Rivals t, Stage next) {
        if (turn == t.players()) {
            t.become(to(next));
            return;
        }
        int other = (t.turn.active() + turn) % t.players(), modifier = Conflict.modifier(t, other);
        t.become(new Scheme(card, seat, actor, at, turn + 1));
        if (at == Stage.COMMIT) {
            t.push(Commitment.of(other));
        } else if (modifier != NONE && at == Stage.RESOLVED) {
            Moments.fire(t, Moment.RESOLVED_FACE_DOWN, other, modifier, t.turn.active());
        } else if (modifier != NONE && Texts.of(t, modifier, Moment.MODIFIES) != NONE) {
            t.push(CardPlay.of(t, modifier, Texts.of(t, modifier, Moment.MODIFIES), other, NONE));
        }
    }

    /// Reveals Modifiers and fists together (RIV-SCH-11).
    private static void reveal(Rivals t, int seat) {
        int modifier = Conflict.modifier(t, seat);
        if (modifier != NONE) Modifying.show(t, seat, modifier);
        if (!t.secretNumbers.has(seat)) return;
        int held = t.secretNumbers.reveal(seat);
        t.log(InfluenceEventKind.FIST_OPENED, seat, NONE, held);
        Conflict.addPrestige(t, seat, held);
    }

    /// Counts the sides: the winning side pays its prestige, the other takes its own back (RIV-SCH-16).
    private void count(Rivals t) {
        Conflict.decide(t);
        for (int other = 0; other < t.players(); other++) {
            int staked = Conflict.revealedPrestige(t, other);
            if (staked == 0) continue;
            if (Conflict.won(t, other)) t.prestige.pay(other, staked);
            else t.log(InfluenceEventKind.TOOK_BACK, other, NONE, staked);
        }
        PromiseRules.endVotePromises(t);
        t.become(to(Conflict.passed(t) ? Stage.TEXT : Stage.MODIFIERS));
    }

    private void over(Rivals t) {
        for (int other = 0; other < t.players(); other++) Modifying.discard(t, other);
        Conflict.close(t);
        t.leave();
    }

    private Scheme to(Stage stage) {
        return first(card, seat, actor, stage);
    }

    /// A stage with no seat done yet.
    private static Scheme first(int card, int seat, int actor, Stage stage) {
        return new Scheme(card, seat, actor, stage, 0);
    }
}
