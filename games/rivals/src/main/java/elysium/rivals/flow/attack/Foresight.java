package elysium.rivals.flow.attack;

import elysium.kernel.Move;
import elysium.rivals.flow.attack.Attack.Stage;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// Previews the result of an attack with revealed cards if no more abilities are used.
public final class Foresight {
    private Foresight() {}

    /// The table once damage is added up and shields count; null if a player would be asked before, or outside the
    /// window for abilities.
    public static @Nullable Rivals tableAfterDamage(Rivals t) {
        Rivals ahead = t.copy();
        Rivals[] seen = {null};
        ahead.setListener((kind, _, _, _, _, _) -> {
            boolean reduces = kind == AttackEventKind.WITHSTOOD || kind == AttackEventKind.SHIELDED;
            if (kind == AttackEventKind.SUM || reduces && seen[0] != null) seen[0] = ahead.copy();
        });
        while (seen[0] == null && acts(ahead)) ahead.answer(ahead.nextPending(), Move.of(Verbs.PASS));
        return seen[0];
    }

    private static boolean acts(Rivals t) {
        return !t.isOver() && t.pendingSeats() != 0 && t.top() instanceof Attack attack
                && attack.at() == Stage.ATTACKER_ACTS;
    }
}
