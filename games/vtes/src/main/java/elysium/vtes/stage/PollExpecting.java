package elysium.vtes.stage;

import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.vtes.rules.Poll;
import elysium.vtes.table.Vtes;

/// Compares the referendum under way with what a scenario expects: `referendum: { for: 3, against: 2 }`, or `none`.
final class PollExpecting {
    private final Vtes t;
    private final Seeing seeing;
    private final Mismatches compare;

    PollExpecting(Vtes t, Seeing seeing, Mismatches compare) {
        this.t = t;
        this.seeing = seeing;
        this.compare = compare;
    }

    void all(Object value) {
        if (value.equals(CardLists.NOTHING) || !Poll.underWay(t)) {
            compare.same("the referendum", Poll.underWay(t) ? "under way" : CardLists.NOTHING, value);
            return;
        }
        map("referendum", value)
                .forEach((key, expected) -> compare.same("the referendum's " + key, fact(key), expected));
    }

    private Object fact(String key) {
        return switch (key) {
            case "caller" -> seeing.nameOrNone(Poll.caller(t));
            case "card" -> seeing.nameOrNone(Poll.card(t));
            case "hunted" -> seeing.nameOrNone(Poll.hunted(t));
            case "for" -> Poll.votesFor(t);
            case "against" -> Poll.votesAgainst(t);
            default -> throw wrong("of a referendum one expects caller, card, hunted, for, against, not '" + key + "'");
        };
    }
}
