package elysium.vtes.scenario;

import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.scenario.position.VtesVisibleCards;
import elysium.vtes.table.Vtes;

/// Compares the current action with a scenario's expectations: `action: { kind: bleed, stealth: 1 }`, or `none`.
final class ActionExpectations {
    private final Vtes t;
    private final VtesVisibleCards seeing;
    private final Mismatches compare;

    ActionExpectations(Vtes t, VtesVisibleCards seeing, Mismatches compare) {
        this.t = t;
        this.seeing = seeing;
        this.compare = compare;
    }

    void all(Object value) {
        if (value.equals(CardLists.NOTHING) || !CurrentAction.isInProgress(t)) {
            compare.expectEqual("the action", CurrentAction.isInProgress(t) ? "under way" : CardLists.NOTHING, value);
            return;
        }
        map("action", value).forEach((key, expected) -> compare.expectEqual("the action's " + key, fact(key),
                key.equals("at") ? CardLists.of(key, expected) : expected));
    }

    private Object fact(String key) {
        return switch (key) {
            case "kind" -> CurrentAction.kind(t).title().en();
            case "actor" -> seeing.nameOrNone(CurrentAction.actor(t));
            case "card" -> seeing.nameOrNone(CurrentAction.card(t));
            case "bled" -> seeing.seat(CurrentAction.bleedTarget(t));
            case "directed" -> CurrentAction.directed(t);
            case "at" -> targets();
            case "stealth" -> CurrentAction.stealth(t);
            case "bleed" -> CurrentAction.bleed(t);
            case "blocker" -> seeing.nameOrNone(CurrentAction.blocker(t));
            case "intercept" -> CurrentAction.intercept(t, CurrentAction.blocker(t));
            case "attempt" -> CurrentAction.isBlockAttempted(t);
            case "blocked" -> CurrentAction.blocked(t);
            default -> throw wrong("the fields of an action are kind, actor, card, bled, directed, at, stealth, bleed,"
                    + " blocker, intercept, attempt, blocked, not '" + key + "'");
        };
    }

    private List<String> targets() {
        List<String> targets = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            if (CurrentAction.directedAt(t, seat)) targets.add(seeing.seat(seat));
        return targets;
    }
}
