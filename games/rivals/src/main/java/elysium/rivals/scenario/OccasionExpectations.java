package elysium.rivals.scenario;

import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.normalize;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.List;
import java.util.Map;
import elysium.kernel.Frame;
import elysium.rivals.flow.attack.Attack;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Intel;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;
import elysium.tabletop.scenario.Viewers;

/// Compares the current attack or Influence Conflict with what a scenario expects.
final class OccasionExpectations {
    private final Rivals t;
    private final List<String> names;
    private final RivalsVisibleCards seeing;
    private final Mismatches compare;

    OccasionExpectations(Rivals t, List<String> names, RivalsVisibleCards seeing, Mismatches compare) {
        this.t = t;
        this.names = names;
        this.seeing = seeing;
        this.compare = compare;
    }

    /// `attack: { attacker: Skunk, target: Hydra, kind: physical, damage: 4 }`, or `none`.
    void attack(Object value) {
        if (value.equals(CardLists.NOTHING) || !CurrentAttack.isInProgress(t)) {
            compare.expectEqual("the attack", CurrentAttack.isInProgress(t) ? "under way" : CardLists.NOTHING, value);
            return;
        }
        map("attack", value)
                .forEach((key, expected) -> compare.expectEqual("the attack's " + key, attack(key), expected));
    }

    private Object attack(String key) {
        return switch (key) {
            case "step" -> step();
            case "attacker" -> seeing.nameOrNone(CurrentAttack.attacker(t));
            case "target" -> seeing.nameOrNone(CurrentAttack.target(t));
            case "first target" -> seeing.nameOrNone(CurrentAttack.firstTarget(t));
            case "blocker" -> CurrentAttack.blocked(t) ? seeing.nameOrNone(CurrentAttack.blocker(t))
                    : CardLists.NOTHING;
            case "kind" -> normalize(AttackKind.of(t.activityStack.get(AttackFields.KIND)).title().en());
            case "card" -> seeing.nameOrNone(CurrentAttack.attackCard(t));
            case "reaction" -> seeing.nameOrNone(CurrentAttack.reactionCard(t));
            case "defender" -> seeing.seat(CurrentAttack.defenderSeat(t));
            case "damage" -> t.activityStack.get(AttackFields.TOTAL);
            case "dealt" -> CurrentAttack.damageDealt(t);
            case "intel" -> t.activityStack.get(AttackFields.INTEL)
                    + Intel.of(t, CurrentAttack.attacker(t), CurrentAttack.target(t));
            default -> throw wrong("of an attack one expects step, attacker, target, first target, blocker, kind, card,"
                    + " reaction, defender, damage, dealt, intel, not '" + key + "'");
        };
    }

    private int step() {
        for (int i = t.depth() - 1; i >= 0; i--) {
            Frame<Rivals> frame = t.frame(i);
            if (frame instanceof Attack attack) return attack.at().step();
        }
        return 0;
    }

    /// `conflict: { Yes: 7, No: 3, Ana: { side: Yes, shown: 2 } }`, or `none`.
    void conflict(Object value) {
        if (value.equals(CardLists.NOTHING) || !Conflict.isInProgress(t)) {
            compare.expectEqual("the conflict", Conflict.isInProgress(t) ? "under way" : CardLists.NOTHING, value);
            return;
        }
        for (Map.Entry<String, Object> one : map("conflict", value).entrySet())
            switch (one.getKey()) {
            case "card" -> compare.expectEqual("the conflict's card", seeing.nameOrNone(Conflict.scheme(t)),
                    one.getValue());
            case "cost" -> compare.expectEqual("the conflict's cost", Conflict.cost(t), one.getValue());
            case "Yes" -> compare.expectEqual("Yes", Conflict.sideInfluence(t, Conflict.YES), one.getValue());
            case "No" -> compare.expectEqual("No", Conflict.sideInfluence(t, Conflict.NO), one.getValue());
            default -> {
                int seat = Viewers.seat(names, one.getKey());
                map(one.getKey(), one.getValue()).forEach((key, expected) -> compare
                        .expectEqual(one.getKey() + "'s " + key, committed(seat, key), expected));
            }
            }
    }

    private Object committed(int seat, String key) {
        return switch (key) {
            case "side" -> side(Conflict.announcement(t, seat));
            case "shown" -> Conflict.visibleInfluence(t, seat);
            case "total" -> Conflict.total(t, seat);
            case "modifier" -> seeing.nameOrNone(Conflict.modifier(t, seat));
            default -> throw wrong("of somebody in a conflict one expects side, shown, total, modifier, not '" + key
                    + "'");
        };
    }

    private static String side(int said) {
        return switch (said) {
            case Conflict.YES -> "Yes";
            case Conflict.NO -> "No";
            case Conflict.OUT -> "out";
            default -> CardLists.NOTHING;
        };
    }
}
