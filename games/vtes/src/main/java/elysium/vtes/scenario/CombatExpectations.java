package elysium.vtes.scenario;

import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.scenario.position.VtesVisibleCards;
import elysium.vtes.table.Vtes;

/// Compares the current combat with a scenario's expectations: `combat: { round: 2, range: long }`, or `none`.
final class CombatExpectations {
    private final Vtes t;
    private final VtesVisibleCards seeing;
    private final Mismatches compare;

    CombatExpectations(Vtes t, VtesVisibleCards seeing, Mismatches compare) {
        this.t = t;
        this.seeing = seeing;
        this.compare = compare;
    }

    void all(Object value) {
        if (value.equals(CardLists.NOTHING) || !CurrentCombat.isInProgress(t)) {
            compare.expectEqual("the combat", CurrentCombat.isInProgress(t) ? "under way" : CardLists.NOTHING, value);
            return;
        }
        map("combat", value)
                .forEach((key, expected) -> compare.expectEqual("the combat's " + key, fact(key), expected));
    }

    private Object fact(String key) {
        return switch (key) {
            case "acting" -> seeing.nameOrNone(CurrentCombat.acting(t));
            case "opponent" -> seeing.nameOrNone(CurrentCombat.opponent(t));
            case "round" -> CurrentCombat.round(t);
            case "range" -> CurrentCombat.isClose(t) ? "close" : "long";
            case "over" -> CurrentCombat.isOver(t);
            case "goes on" -> CurrentCombat.isPressUnanswered(t);
            default -> throw wrong("the fields of a combat are acting, opponent, round, range, over, goes on, not '"
                    + key + "'");
        };
    }
}
