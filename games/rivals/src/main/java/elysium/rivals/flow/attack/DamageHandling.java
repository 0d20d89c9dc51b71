package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.ATTACKER;
import static elysium.rivals.rules.attack.AttackFields.DEALT;
import static elysium.rivals.rules.attack.AttackFields.DEALT_BITTER;
import static elysium.rivals.rules.attack.AttackFields.SEAT;
import static elysium.rivals.rules.attack.AttackFields.SUPERFICIAL;
import static elysium.rivals.rules.attack.AttackFields.VICTIM;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Mitigation;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Scope;
import elysium.tabletop.Verbs;

/// Handles pending damage: every character reduces its own first, then all is dealt.
///
/// @param card the character that reduces now, or reduced last
/// @param own whether it has its own activity record, outside an attack
public record DamageHandling(Stage at, int card, boolean own) implements Frame<Rivals> {
    /// Steps 11 and 12 of an attack.
    static final DamageHandling WITHIN = new DamageHandling(Stage.NEXT, NONE, false);
    /// Damage outside an attack, with its own activity record.
    static final DamageHandling ALONE = new DamageHandling(Stage.NEXT, NONE, true);
    private static final DamageHandling DEALT_WITHIN = new DamageHandling(Stage.OVER, NONE, false);
    private static final DamageHandling DEALT_ALONE = new DamageHandling(Stage.OVER, NONE, true);

    /// Find the next character, reduce automatically, let its player prevent; then deal the rest.
    public enum Stage {
        NEXT, PREVENT, OVER
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case NEXT -> next(t, card);
            case PREVENT -> {
                if (mayPrevent(t, card)) t.ask(t.controller(card));
                else next(t, card);
            }
            case OVER -> close(t);
        }
    }

    private static boolean mayPrevent(Rivals t, int one) {
        return t.defeats.pendingDamage(one) > 0 && Windows.any(t, t.controller(one), Moment.IN_PREVENTION);
    }

    /// Reduces for each character, up to the first whose player may prevent damage.
    private void next(Rivals t, int after) {
        int one = Mitigation.next(t, after);
        while (one != NONE && !reduced(t, one)) one = Mitigation.next(t, one);
        if (one == NONE) deal(t);
        else t.become(new DamageHandling(Stage.PREVENT, one, own));
    }

    /// Applies automatic reductions; returns whether the player has a choice.
    private static boolean reduced(Rivals t, int one) {
        t.activityStack.set(VICTIM, one);
        Mitigation.reduceDamage(t, one);
        return mayPrevent(t, one);
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        Windows.offer(t, seat, Moment.IN_PREVENTION, out);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        int seat = t.controller(card);
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) t.become(new DamageHandling(Stage.NEXT, card, own));
        else Windows.activate(t, seat, move, Moment.IN_PREVENTION);
    }

    private void deal(Rivals t) {
        t.become(own ? DEALT_ALONE : DEALT_WITHIN);
        for (int one = Mitigation.next(t, NONE); one != NONE; one = Mitigation.next(t, one)) deal(t, one);
        if (t.victory.noCheckNeeded()) close(t);
    }

    /// Removes blood; a Superficial attack leaves the target's last one (RIV-RUL-25).
    private static void deal(Rivals t, int one) {
        boolean attack = CurrentAttack.isInProgress(t), target = attack && one == CurrentAttack.target(t);
        int most = target && CurrentAttack.marked(t, SUPERFICIAL) ? t.blood.of(one) - 1 : t.blood.of(one);
        int n = Math.max(0, Math.min(t.defeats.pendingDamage(one), most)),
                bitter = Math.min(t.defeats.pendingAggravated(one), n);
        if (target) {
            t.activityStack.set(DEALT, n);
            t.activityStack.set(DEALT_BITTER, bitter);
        }
        boolean back = attack && one == CurrentAttack.attacker(t);
        int by = back ? CurrentAttack.reactor(t) : t.activityStack.get(ATTACKER);
        t.defeats.setPendingDamage(one, 0, 0);
        t.blood.takeDamage(one, n, bitter, back ? t.controller(by) : t.activityStack.get(SEAT), by);
    }

    private void close(Rivals t) {
        if (own) {
            t.ledger.endScope(Scope.ATTACK);
            t.activityStack.end();
        }
        t.leave();
    }
}
