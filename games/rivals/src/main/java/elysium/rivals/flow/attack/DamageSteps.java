package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.BACK;
import static elysium.rivals.rules.attack.AttackFields.BITTER;
import static elysium.rivals.rules.attack.AttackFields.DEALT;
import static elysium.rivals.rules.attack.AttackFields.HELD;
import static elysium.rivals.rules.attack.AttackFields.TARGET_FELL;
import static elysium.rivals.rules.attack.AttackFields.TOTAL;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.rivals.flow.Moments;
import elysium.rivals.rules.Mortals;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Sums;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Scope;
import elysium.rivals.table.vocabulary.Trait;

/// Steps 10 to 13 of an attack: damage is added up, reduced and dealt, and triggers follow.
final class DamageSteps {
    private DamageSteps() {}

    static void resume(Rivals t, Attack attack) {
        if (attack.at() == Attack.Stage.CLOSED) {
            close(t);
            return;
        }
        t.become(attack.onward());
        switch (attack.at()) {
            case SUMMED -> RevealSteps.readCard(t, Moment.SUMMED);
            case SUM -> sum(t);
            case COUNTERS -> RevealSteps.readReaction(t, Moment.COUNTERS);
            case SUM_BACK -> sumBack(t);
            case SHIELDED -> RevealSteps.readReaction(t, Moment.SHIELDED);
            case HARM -> t.push(DamageHandling.WITHIN);
            case FALL -> fall(t);
            case REWARD -> reward(t);
            case AFTERWARDS -> RevealSteps.readCard(t, Moment.DAMAGE_DEALT);
            case AFTERMATH -> come(t, Moment.DAMAGE_DEALT, CurrentAttack.target(t));
            default -> {
                t.ledger.use(Scope.TURN, CurrentAttack.attacker(t), CurrentAttack.ATTACKED);
                come(t, Moment.ATTACK_OVER, CurrentAttack.attacker(t));
            }
        }
    }

    private static void come(Rivals t, int moment, int subject) {
        Moments.fire(t, moment, CurrentAttack.attackerSeat(t), subject, t.turn.active());
    }

    /// Step 10: adds up the damage to the target and applies keywords of the card.
    private static void sum(Rivals t) {
        int card = CurrentAttack.attackCard(t), target = CurrentAttack.target(t);
        if (card != NONE && t.facts.is(card, Trait.AGGRAVATED)) CurrentAttack.aggravate(t);
        if (card != NONE && t.facts.is(card, Trait.SUPERFICIAL)) CurrentAttack.makeSuperficial(t);
        int total = Sums.damageToTarget(t);
        t.activityStack.set(TOTAL, total);
        CurrentAttack.damageBystander(t, target, total, CurrentAttack.marked(t, BITTER));
        t.logCard(AttackEventKind.SUM, CurrentAttack.attackerSeat(t), target, total);
    }

    private static void sumBack(Rivals t) {
        int total = Sums.damageToAttacker(t), attacker = CurrentAttack.attacker(t);
        if (total == 0) return;
        t.activityStack.set(BACK, total);
        CurrentAttack.damageBystander(t, attacker, total, false);
        t.logCard(AttackEventKind.SUM_BACK, t.controller(CurrentAttack.reactor(t)), attacker, total);
    }

    /// Ends step 12: removes shields and defeats characters without blood.
    private static void fall(Rivals t) {
        int target = CurrentAttack.target(t);
        if (CurrentAttack.isMortal(t)) {
            t.activityStack.set(DEALT, t.defeats.pendingDamage(target));
            t.defeats.setPendingDamage(target, 0, 0);
            if (CurrentAttack.damageDealt(t) >= Mortals.damageToDefeat(t, target, CurrentAttack.attackerSeat(t)))
                CurrentAttack.mark(t, TARGET_FELL);
        } else if (t.defeats.fate(target) != 0) {
            CurrentAttack.mark(t, TARGET_FELL);
        }
        CurrentAttack.unmark(t, HELD);
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
                if (t.cardTokens.shield(card) != 0) t.cardTokens.setShield(card, 0);
    }

    private static void reward(Rivals t) {
        if (!CurrentAttack.isMortal(t)) return;
        if (CurrentAttack.isTargetDefeated(t)) t.push(MortalFalls.of(CurrentAttack.target(t)));
        else t.logCard(AttackEventKind.SURVIVED, CurrentAttack.attackerSeat(t), CurrentAttack.target(t),
                CurrentAttack.damageDealt(t));
    }

    /// Discards the cards played, unless they have moved elsewhere (RIV-ATK-21).
    private static void close(Rivals t) {
        t.log(AttackEventKind.OVER, CurrentAttack.attackerSeat(t), NONE, 0);
        for (int seat = 0; seat < t.players(); seat++)
            while (t.first(PLAYED + seat) != NONE) t.discard(t.first(PLAYED + seat));
        if (CurrentAttack.blocked(t)) t.readiness.setBlocks(CurrentAttack.blocker(t), false);
        t.ledger.endScope(Scope.ATTACK);
        t.activityStack.end();
        t.leave();
    }
}
