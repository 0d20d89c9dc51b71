package elysium.rivals.rules.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.DIVERTED;
import static elysium.rivals.rules.attack.AttackFields.DIVERTED_TO;
import static elysium.rivals.rules.attack.AttackFields.HUNTERS;
import static elysium.rivals.rules.attack.AttackFields.POINTS;
import static elysium.rivals.table.GameLayout.CITY;

import elysium.kernel.Clause;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// The damage of Antagonists at the end of a turn.
public final class Antagonism {
    private Antagonism() {}

    /// The number of Antagonists in The Streets: their damage, and the Intel of each (RIV-CTY-09).
    public static int antagonistCount(Rivals t) {
        int n = 0;
        for (int card = t.first(CITY); card != NONE; card = t.next(card)) if (t.facts.is(card, Trait.ANTAGONIST)) n++;
        return n;
    }

    public static int damageLeft(Rivals t) {
        return t.activityStack.get(POINTS);
    }

    /// Diverts points to a foe, who assigns them to their coterie (RIV-CRD-11).
    public static void divert(Rivals t, int foe, int points) {
        t.activityStack.set(POINTS, damageLeft(t) - points);
        t.activityStack.set(DIVERTED, points);
        t.activityStack.set(DIVERTED_TO, foe);
        t.log(AttackEventKind.DIVERTED, t.turn.active(), foe, points);
    }

    /// The clause that forbids assigning a point to a vampire, or null; Secrecy does not protect against diverted
    /// damage.
    public static @Nullable Clause forbids(Rivals t, int vampire, boolean sent) {
        if (t.defeats.pendingDamage(vampire) >= t.blood.of(vampire)) return AttackClause.NO_MORE_THAN_BLOOD;
        if (t.value(Value.SPARED, vampire) > 0) return AttackClause.SPARED_BY_ANTAGONISTS;
        return !sent && t.attributes.secrecy(vampire) > t.activityStack.get(HUNTERS) ? AttackClause.FOUND_BY_ANTAGONISTS
                : null;
    }

    public static void assign(Rivals t, int vampire) {
        t.defeats.setPendingDamage(vampire, t.defeats.pendingDamage(vampire) + 1,
                t.defeats.pendingAggravated(vampire) + 1);
        t.logCard(AttackEventKind.ASSIGNED, t.controller(vampire), vampire, 1);
    }
}
