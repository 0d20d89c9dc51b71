package elysium.vtes.stage;

import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.vtes.rules.Action;
import elysium.vtes.table.Vtes;

/// Compares the action under way with what a scenario expects: `action: { kind: bleed, stealth: 1 }`, or `none`.
final class ActionExpecting {
    private final Vtes t;
    private final Seeing seeing;
    private final Mismatches compare;

    ActionExpecting(Vtes t, Seeing seeing, Mismatches compare) {
        this.t = t;
        this.seeing = seeing;
        this.compare = compare;
    }

    void all(Object value) {
        if (value.equals(CardLists.NOTHING) || !Action.underWay(t)) {
            compare.same("the action", Action.underWay(t) ? "under way" : CardLists.NOTHING, value);
            return;
        }
        map("action", value).forEach((key, expected) -> compare.same("the action's " + key, fact(key),
                key.equals("at") ? CardLists.of(key, expected) : expected));
    }

    private Object fact(String key) {
        return switch (key) {
            case "kind" -> Action.kind(t).title().en();
            case "actor" -> seeing.nameOrNone(Action.actor(t));
            case "card" -> seeing.nameOrNone(Action.card(t));
            case "bled" -> seeing.seat(Action.bled(t));
            case "directed" -> Action.directed(t);
            case "at" -> targets();
            case "stealth" -> Action.stealth(t);
            case "bleed" -> Action.bleed(t);
            case "blocker" -> seeing.nameOrNone(Action.blocker(t));
            case "intercept" -> Action.intercept(t, Action.blocker(t));
            case "attempt" -> Action.attempting(t);
            case "blocked" -> Action.blocked(t);
            default -> throw wrong("of an action one expects kind, actor, card, bled, directed, at, stealth, bleed,"
                    + " blocker, intercept, attempt, blocked, not '" + key + "'");
        };
    }

    private List<String> targets() {
        List<String> targets = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++) if (Action.directedAt(t, seat)) targets.add(seeing.seat(seat));
        return targets;
    }
}
