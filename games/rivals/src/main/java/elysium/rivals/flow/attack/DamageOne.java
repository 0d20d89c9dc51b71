package elysium.rivals.flow.attack;

import elysium.kernel.Frame;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;

/// Deals damage of a text to one character outside an attack: no Reaction or shield, but attribute and prevention.
///
/// @param kind the kind of damage, or NONE
public record DamageOne(int card, int damage, int kind, boolean aggravated, int bySeat, int byCard)
        implements Frame<Rivals> {

    @Override public void resume(Rivals t) {
        CurrentAttack.damageBystander(t, card, damage, aggravated);
        t.become(new DamageMany(kind, bySeat, byCard));
    }
}
