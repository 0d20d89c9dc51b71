package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.ATTACKER;
import static elysium.rivals.rules.attack.AttackFields.DIVERTED;
import static elysium.rivals.rules.attack.AttackFields.DIVERTED_TO;
import static elysium.rivals.rules.attack.AttackFields.HUNTERS;
import static elysium.rivals.rules.attack.AttackFields.KIND;
import static elysium.rivals.rules.attack.AttackFields.POINTS;
import static elysium.rivals.rules.attack.AttackFields.SEAT;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.attack.Antagonism;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Scope;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// Antagonists deal 1 Aggravated damage each to the active player's coterie, as that player assigns it.
///
/// @param reach the characters they reach, as a bit set over the coterie; fixed before points are assigned
public record Antagonists(Stage at, int reach) implements Frame<Rivals> {

    /// Texts may divert points, which are assigned at once; the rest is assigned; all damage is dealt.
    public enum Stage {
        DIVERTED, SENT, ASSIGNED, OVER
    }

    private static final int[] OF_NOBODY = {KIND, SEAT, ATTACKER};

    /// Does nothing without Antagonists (RIV-TRN-11).
    public static void begin(Rivals t) {
        int hunters = Antagonism.antagonistCount(t);
        if (hunters == 0) return;
        t.activityStack.begin();
        for (int slot : OF_NOBODY) t.activityStack.set(slot, NONE);
        t.activityStack.set(POINTS, hunters);
        t.activityStack.set(HUNTERS, hunters);
        t.log(AttackEventKind.ANTAGONISTS, t.turn.active(), NONE, hunters);
        t.push(new Antagonists(Stage.DIVERTED, NONE));
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case DIVERTED -> {
                if (t.activityStack.get(DIVERTED) > 0) aim(t, Stage.SENT);
                else if (Antagonism.damageLeft(t) > 0 && Windows.any(t, t.turn.active(), Moment.IN_ANTAGONISTS))
                    t.ask(t.turn.active());
                else aim(t, Stage.ASSIGNED);
            }
            case SENT -> assign(t, DIVERTED, Stage.DIVERTED);
            case ASSIGNED -> assign(t, POINTS, Stage.OVER);
            case OVER -> {
                t.ledger.endScope(Scope.ATTACK);
                t.activityStack.end();
                t.leave();
            }
        }
    }

    /// Determines the characters they reach, before any question.
    private static void aim(Rivals t, Stage stage) {
        boolean sent = stage == Stage.SENT;
        int seat = sent ? t.activityStack.get(DIVERTED_TO) : t.turn.active(), reach = 0, bit = 1;
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card), bit <<= 1)
            if (Antagonism.forbids(t, card, sent) == null) reach |= bit;
        t.become(new Antagonists(stage, reach));
    }

    /// Assigns points while a character can take one; the others are lost (RIV-RUL-61).
    private void assign(Rivals t, int points, Stage then) {
        int seat = asks(t), one = t.activityStack.get(points) == 0 ? NONE : able(t, seat, NONE);
        while (one != NONE && able(t, seat, one) == NONE) {
            take(t, points, one);                         // nobody else can
            one = t.activityStack.get(points) == 0 ? NONE : able(t, seat, NONE);
        }
        if (one != NONE) {
            t.ask(seat);
            return;
        }
        t.activityStack.set(points, 0);
        t.become(new Antagonists(then, NONE));
        if (then == Stage.OVER) t.push(DamageHandling.WITHIN);
    }

    /// The next character of a coterie that can take a point, or NONE.
    private int able(Rivals t, int seat, int after) {
        int bit = 1;
        boolean passed = after == NONE;
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card), bit <<= 1) {
            if (passed && takes(t, card, bit)) return card;
            passed |= card == after;
        }
        return NONE;
    }

    private boolean takes(Rivals t, int card, int bit) {
        return (reach & bit) != 0 && t.defeats.pendingDamage(card) < t.blood.of(card);
    }

    private static void take(Rivals t, int points, int vampire) {
        t.activityStack.set(points, t.activityStack.get(points) - 1);
        Antagonism.assign(t, vampire);
    }

    private int asks(Rivals t) {
        return at == Stage.SENT ? t.activityStack.get(DIVERTED_TO) : t.turn.active();
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        if (at == Stage.DIVERTED) {
            out.offer(Move.of(Verbs.PASS));
            Windows.offer(t, seat, Moment.IN_ANTAGONISTS, out);
            return;
        }
        int bit = 1;
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card), bit <<= 1)
            if (takes(t, card, bit)) out.offer(Move.of(Verb.ASSIGN, card));
            else if (out.collectsRefusals())
                out.offer(Move.of(Verb.ASSIGN, card), Antagonism.forbids(t, card, at == Stage.SENT));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        int seat = asks(t);
        long move = answers.of(seat);
        switch (Move.verb(move)) {
            case Verb.ASSIGN -> take(t, at == Stage.SENT ? DIVERTED : POINTS, Move.a(move));
            case Verbs.ACTIVATE -> Windows.activate(t, seat, move, Moment.IN_ANTAGONISTS);
            default -> aim(t, Stage.ASSIGNED);
        }
    }
}
