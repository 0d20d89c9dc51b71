package elysium.vtes.scenario.position;

import java.util.List;
import elysium.tabletop.Ledger;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Scope;

/// Reads and writes scopes: `turn`, `unlock of Bo`, `moment 0` for the latest moment.
final class ScopeText {
    private static final String UNLOCK_OF = "unlock of ", AFTER_UNLOCK_OF = "after unlock of ",
            OCCURRENCE = "moment ";
    private static final List<String> WORDS = List.of("round", "combat", "referendum", "action", "phase", "turn",
            "game");

    private final Ledger<Vtes> ledger;
    private final List<String> names;

    ScopeText(Vtes t, List<String> names) {
        ledger = t.ledger;
        this.names = names;
    }

    String say(int span) {
        if (span < WORDS.size()) return WORDS.get(span);
        int unlock = span - Scope.untilUnlockOf(0), after = span - Scope.afterUnlockOf(0);
        if (unlock >= 0 && unlock < names.size()) return UNLOCK_OF + names.get(unlock);
        return after >= 0 && after < names.size() ? AFTER_UNLOCK_OF + names.get(after)
                : OCCURRENCE + ledger.resolutionsSince(span);
    }

    int read(String words) {
        if (words.startsWith(UNLOCK_OF)) return Scope.untilUnlockOf(seat(words.substring(UNLOCK_OF.length())));
        if (words.startsWith(AFTER_UNLOCK_OF))
            return Scope.afterUnlockOf(seat(words.substring(AFTER_UNLOCK_OF.length())));
        if (words.startsWith(OCCURRENCE))
            return ledger.markOfAgo(ScenarioValues.integer(words.substring(OCCURRENCE.length())));
        if (!WORDS.contains(words))
            throw ScenarioValues.wrong("expected one of " + WORDS + " or 'unlock of Ana', not '" + words + "'");
        return WORDS.indexOf(words);
    }

    private int seat(String name) {
        return Viewers.seat(names, name);
    }
}
