package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.AttackSheet.BACK;
import static elysium.rivals.rules.AttackSheet.BITTER;
import static elysium.rivals.rules.AttackSheet.DEALT;
import static elysium.rivals.rules.AttackSheet.HELD;
import static elysium.rivals.rules.AttackSheet.TARGET_FELL;
import static elysium.rivals.rules.AttackSheet.TOTAL;
import static elysium.rivals.table.Ground.PLAYED;

import elysium.rivals.flow.Hearing;
import elysium.rivals.rules.Assault;
import elysium.rivals.rules.Mortals;
import elysium.rivals.rules.Sums;
import elysium.rivals.table.AttackTell;
import elysium.rivals.table.Moment;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Span;
import elysium.rivals.table.Trait;

/// Steps 10 to 13 of an attack: damage is added up, reduced and dealt, and what depends on it follows.
final class Resolving {
    private Resolving() {}

    static void resume(Rivals t, Attack attack) {
        if (attack.at() == Attack.Stage.CLOSED) {
            close(t);
            return;
        }
        t.become(attack.onward());
        switch (attack.at()) {
            case SUMMED -> Revealing.readCard(t, Moment.SUMMED);
            case SUM -> sum(t);
            case COUNTERS -> Revealing.readReaction(t, Moment.COUNTERS);
            case SUM_BACK -> sumBack(t);
            case SHIELDED -> Revealing.readReaction(t, Moment.SHIELDED);
            case HARM -> t.push(Wounding.WITHIN);
            case FALL -> fall(t);
            case REWARD -> reward(t);
            case AFTERWARDS -> Revealing.readCard(t, Moment.DAMAGE_DEALT);
            case AFTERMATH -> come(t, Moment.DAMAGE_DEALT, Assault.target(t));
            default -> {
                t.ledger.use(Span.TURN, Assault.attacker(t), Assault.ATTACKED);
                come(t, Moment.ATTACK_OVER, Assault.attacker(t));
            }
        }
    }

    private static void come(Rivals t, int moment, int subject) {
        Hearing.come(t, moment, Assault.attackerSeat(t), subject, t.active());
    }

    /// Step 10: what is aimed at the target; keywords of the card say how it hurts.
    private static void sum(Rivals t) {
        int card = Assault.attackCard(t), target = Assault.target(t);
        if (card != NONE && t.is(card, Trait.AGGRAVATED)) Assault.aggravate(t);
        if (card != NONE && t.is(card, Trait.SUPERFICIAL)) Assault.superficial(t);
        int total = Sums.atTarget(t);
        t.sheets.set(TOTAL, total);
        Assault.splash(t, target, total, Assault.marked(t, BITTER));
        t.sayOf(AttackTell.SUM, Assault.attackerSeat(t), target, total);
    }

    private static void sumBack(Rivals t) {
        int total = Sums.atAttacker(t), attacker = Assault.attacker(t);
        if (total == 0) return;
        t.sheets.set(BACK, total);
        Assault.splash(t, attacker, total, false);
        t.sayOf(AttackTell.SUM_BACK, t.controller(Assault.reactor(t)), attacker, total);
    }

    /// Step 12 is done: shields are gone, and whoever has no blood left is defeated.
    private static void fall(Rivals t) {
        int target = Assault.target(t);
        if (Assault.isMortal(t)) {
            t.sheets.set(DEALT, t.harm(target));
            t.harm(target, 0, 0);
            if (Assault.dealt(t) >= Mortals.withstands(t, target, Assault.attackerSeat(t)))
                Assault.mark(t, TARGET_FELL);
        } else if (t.doom(target) != 0) {
            Assault.mark(t, TARGET_FELL);
        }
        Assault.unmark(t, HELD);
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.firstOf(seat); card != NONE; card = t.nextOf(card))
                if (t.shield(card) != 0) t.shield(card, 0);
    }

    private static void reward(Rivals t) {
        if (!Assault.isMortal(t)) return;
        if (Assault.targetBeaten(t)) t.push(MortalFalls.of(Assault.target(t)));
        else t.sayOf(AttackTell.SURVIVED, Assault.attackerSeat(t), Assault.target(t), Assault.dealt(t));
    }

    /// The cards played are discarded, unless they lie elsewhere by now (RIV-ATK-21).
    private static void close(Rivals t) {
        t.say(AttackTell.OVER, Assault.attackerSeat(t), NONE, 0);
        for (int seat = 0; seat < t.players(); seat++)
            while (t.first(PLAYED + seat) != NONE) t.discard(t.first(PLAYED + seat));
        if (Assault.blocked(t)) t.blocks(Assault.blocker(t), false);
        t.ledger.endScope(Span.ATTACK);
        t.sheets.close();
        t.leave();
    }
}
