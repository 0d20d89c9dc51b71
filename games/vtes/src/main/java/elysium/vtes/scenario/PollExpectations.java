package elysium.vtes.scenario;

import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.scenario.position.VtesVisibleCards;
import elysium.vtes.table.Vtes;

/// Compares the current referendum with a scenario's expectations: `referendum: { for: 3, against: 2 }`, or `none`.
final class PollExpectations {
    private final Vtes t;
    private final VtesVisibleCards seeing;
    private final Mismatches compare;

    PollExpectations(Vtes t, VtesVisibleCards seeing, Mismatches compare) {
        this.t = t;
        this.seeing = seeing;
        this.compare = compare;
    }

    void all(Object value) {
        if (value.equals(CardLists.NOTHING) || !CurrentReferendum.isInProgress(t)) {
            compare.expectEqual("the referendum", CurrentReferendum.isInProgress(t) ? "under way" : CardLists.NOTHING,
                    value);
            return;
        }
        map("referendum", value)
                .forEach((key, expected) -> compare.expectEqual("the referendum's " + key, fact(key), expected));
    }

    private Object fact(String key) {
        return switch (key) {
            case "caller" -> seeing.nameOrNone(CurrentReferendum.caller(t));
            case "card" -> seeing.nameOrNone(CurrentReferendum.card(t));
            case "hunted" -> seeing.nameOrNone(CurrentReferendum.huntedVampire(t));
            case "for" -> CurrentReferendum.votesFor(t);
            case "against" -> CurrentReferendum.votesAgainst(t);
            default -> throw wrong("a referendum has the fields caller, card, hunted, for, against, not '" + key + "'");
        };
    }
}
