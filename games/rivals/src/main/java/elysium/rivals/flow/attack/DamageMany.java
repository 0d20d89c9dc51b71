package elysium.rivals.flow.attack;

import static elysium.rivals.rules.attack.AttackFields.ATTACKER;
import static elysium.rivals.rules.attack.AttackFields.KIND;
import static elysium.rivals.rules.attack.AttackFields.SEAT;

import elysium.kernel.Frame;
import elysium.rivals.table.Rivals;

/// Deals damage of a text outside an attack, to all characters marked for it.
///
/// @param kind the kind of damage, or NONE
/// @param bySeat the seat credited, or NONE
public record DamageMany(int kind, int bySeat, int byCard) implements Frame<Rivals> {

    @Override public void resume(Rivals t) {
        t.activityStack.begin();
        t.activityStack.set(KIND, kind);
        t.activityStack.set(SEAT, bySeat);
        t.activityStack.set(ATTACKER, byCard);
        t.become(DamageHandling.ALONE);
    }
}
