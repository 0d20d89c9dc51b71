package elysium.vtes.stage;

import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.vtes.rules.Combat;
import elysium.vtes.table.Vtes;

/// Compares the combat under way with what a scenario expects: `combat: { round: 2, range: long }`, or `none`.
final class CombatExpecting {
    private final Vtes t;
    private final Seeing seeing;
    private final Mismatches compare;

    CombatExpecting(Vtes t, Seeing seeing, Mismatches compare) {
        this.t = t;
        this.seeing = seeing;
        this.compare = compare;
    }

    void all(Object value) {
        if (value.equals(CardLists.NOTHING) || !Combat.underWay(t)) {
            compare.same("the combat", Combat.underWay(t) ? "under way" : CardLists.NOTHING, value);
            return;
        }
        map("combat", value)
                .forEach((key, expected) -> compare.same("the combat's " + key, fact(key), expected));
    }

    private Object fact(String key) {
        return switch (key) {
            case "acting" -> seeing.nameOrNone(Combat.acting(t));
            case "opponent" -> seeing.nameOrNone(Combat.opponent(t));
            case "round" -> Combat.round(t);
            case "range" -> Combat.isClose(t) ? "close" : "long";
            case "over" -> Combat.over(t);
            case "goes on" -> Combat.goesOn(t);
            default -> throw wrong("of a combat one expects acting, opponent, round, range, over, goes on, not '" + key
                    + "'");
        };
    }
}
