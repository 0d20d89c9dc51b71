package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Clause;
import elysium.vtes.rules.action.Repeats;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Decides which minions may perform which basic actions, and their costs.
public final class BasicActions {
    private static final int TORPOR_COST = 2, RESCUE_COST = 2, ANARCH_COST = 2, HUNT_DOWN_COST = 1;
    /// The ledger key of a vampire that has hunted down a marked minion this turn (VTES-TRT-09).
    private static final int HUNTED_DOWN = -12;

    private BasicActions() {}

    /// The clause that forbids a minion to act at all, other than its own torpor: only ready unlocked minions act
    /// (VTES-MIN-01).
    public static @Nullable Clause forbids(Vtes t, int minion) {
        if (t.minions.locked(minion)) return ActionClause.UNLOCKED_TO_ACT;
        if (t.minions.recruitedThisTurn(minion)) return ActionClause.RECRUITED_NOW;
        return t.value(Value.MAY_NOT_ACT, minion) > 0 ? ActionClause.BARRED : null;
    }

    /// The clause that forbids a ready minion a kind of action, regardless of mandatory actions.
    public static @Nullable Clause forbids(Vtes t, int minion, ActionKind kind) {
        Clause forbids = forbidsOnce(t, minion, kind);
        return forbids != null ? forbids : Repeats.forbidsKind(t, minion, kind);
    }

    /// The same, regardless of its earlier actions this turn.
    static @Nullable Clause forbidsOnce(Vtes t, int minion, ActionKind kind) {
        Clause forbids = forbids(t, minion);
        if (forbids != null) return forbids;
        if (!t.regions.isReady(minion) && kind != ActionKind.LEAVE_TORPOR) return ActionClause.ONLY_LEAVES_TORPOR;
        return forbidsPerson(t, minion, kind);
    }

    /// The clause that forbids a minion a kind of action because of its own traits.
    private static @Nullable Clause forbidsPerson(Vtes t, int minion, ActionKind kind) {
        return switch (kind) {
            case BLEED -> t.value(Value.MAY_NOT_BLEED, minion) > 0 ? ActionClause.BARRED : null;
            case HUNT -> !t.facts.isVampire(minion) ? ActionClause.VAMPIRES_HUNT
                    : t.value(Value.MAY_NOT_HUNT, minion) > 0 ? ActionClause.BARRED : null;
            case POLITICAL -> Requirements.playsAsVampire(t, minion) ? null : ActionClause.VAMPIRES_CALL;
            case RESCUE -> t.facts.isVampire(minion) ? null : ActionClause.VAMPIRES_RESCUE;
            case DIABLERISE -> !t.facts.isVampire(minion) ? ActionClause.VAMPIRES_DIABLERISE
                    : Traits.forbidsDiablerie(t, minion);
            case LEAVE_TORPOR -> t.regions.inTorpor(minion) ? null : ActionClause.IN_TORPOR;
            default -> null;
        };
    }

    /// The clause that forbids directed actions to a slave without a ready member of its clan (VTES-TRT-05).
    public static @Nullable Clause forbidsDirected(Vtes t, int minion) {
        return Traits.mayDirect(t, minion) ? null : ActionClause.SLAVE;
    }

    public static @Nullable Clause forbidsBleed(Vtes t, int minion, int target) {
        int seat = t.controller(minion);
        if (target == seat) return ActionClause.NEVER_ONESELF;
        if (target != t.seats.prey(seat) && t.value(Value.BLEEDS_ANYONE, minion) == 0) return ActionClause.BLEEDS_PREY;
        Clause forbids = forbids(t, minion, ActionKind.BLEED);
        if (forbids == null) forbids = forbidsDirected(t, minion);
        return forbids != null ? forbids : Repeats.forbidsBasic(t, minion, ActionKind.BLEED, target);
    }

    public static @Nullable Clause forbidsHunt(Vtes t, int minion) {
        Clause forbids = forbids(t, minion, ActionKind.HUNT);
        return forbids != null ? forbids : Repeats.forbidsBasic(t, minion, ActionKind.HUNT, NONE);
    }

    /// A vampire may leave torpor if it has the cost (VTES-OAC-04, VTES-RUL-26).
    public static @Nullable Clause forbidsLeaving(Vtes t, int vampire) {
        Clause forbids = forbids(t, vampire, ActionKind.LEAVE_TORPOR);
        if (forbids == null) forbids = Repeats.forbidsBasic(t, vampire, ActionKind.LEAVE_TORPOR, NONE);
        return forbids != null ? forbids : t.blood.of(vampire) < leavingCost(t, vampire) ? ActionClause.UNPAYABLE
                : null;
    }

    private static int leavingCost(Vtes t, int vampire) {
        return Math.max(0, TORPOR_COST + t.value(Value.TORPOR_COST, vampire));
    }

    /// The two vampires together must have the cost (VTES-RUL-38).
    public static @Nullable Clause forbidsRescue(Vtes t, int minion, int fallen) {
        Clause forbids = forbidsAt(t, minion, ActionKind.RESCUE, fallen);
        if (forbids != null) return forbids;
        return t.blood.of(minion) + t.blood.of(fallen) < rescueCost(t, fallen) ? ActionClause.UNPAYABLE : null;
    }

    private static int rescueCost(Vtes t, int fallen) {
        return Math.max(0, RESCUE_COST + t.value(Value.RESCUE_COST, fallen));
    }

    public static @Nullable Clause forbidsDiablerie(Vtes t, int minion, int fallen) {
        return forbidsAt(t, minion, ActionKind.DIABLERISE, fallen);
    }

    private static @Nullable Clause forbidsAt(Vtes t, int minion, ActionKind kind, int fallen) {
        Clause forbids = forbids(t, minion, kind);
        if (forbids == null && t.controller(fallen) != t.controller(minion)) forbids = forbidsDirected(t, minion);
        return forbids != null ? forbids : Repeats.forbidsBasic(t, minion, kind, fallen);
    }

    /// An untitled vampire other than an Anarch may become one (VTES-OAC-18).
    public static @Nullable Clause forbidsAnarch(Vtes t, int minion) {
        boolean untitled = t.identity.title(minion) == 0 || t.identity.contestsTitle(minion);       // see VTES-CTI-02
        boolean may = t.facts.isVampire(minion) && untitled && t.identity.sect(minion) != Sect.ANARCH;
        if (!may) return ActionClause.UNTITLED_NON_ANARCH;
        Clause forbids = forbids(t, minion, ActionKind.BECOME_ANARCH);
        if (forbids == null) forbids = Repeats.forbidsBasic(t, minion, ActionKind.BECOME_ANARCH, NONE);
        return forbids != null ? forbids : t.blood.of(minion) < anarchCost(t, minion) ? ActionClause.UNPAYABLE : null;
    }

    /// 1 blood less if its controller has another ready Anarch.
    private static int anarchCost(Vtes t, int minion) {
        for (int other = t.first(READY + t.controller(minion)); other != NONE; other = t.next(other))
            if (other != minion && t.facts.isVampire(other) && t.identity.sect(other) == Sect.ANARCH)
                return ANARCH_COST - 1;
        return ANARCH_COST;
    }

    /// In the turn in which a Methuselah marked a Red List minion, each of its ready vampires may hunt it down once.
    public static @Nullable Clause forbidsHuntDown(Vtes t, int minion, int hunted) {
        Clause forbids = forbids(t, minion, ActionKind.HUNT_DOWN);
        if (forbids == null) forbids = forbidsDirected(t, minion);
        if (forbids != null) return forbids;
        boolean may = t.facts.isVampire(minion) && t.minions.isHunted(hunted) && t.regions.isReady(hunted)
                && !t.ledger.used(Scope.TURN, minion, HUNTED_DOWN);
        if (!may) return ActionClause.HUNT_DOWN;
        return t.blood.of(minion) < HUNT_DOWN_COST ? VtesClause.BLOOD_COST : null;
    }

    /// The blood cost of a basic action as it is announced.
    public static int cost(Vtes t, ActionKind kind, int minion, int target) {
        return switch (kind) {
            case LEAVE_TORPOR -> leavingCost(t, minion);
            case RESCUE -> rescueCost(t, target);
            case BECOME_ANARCH -> anarchCost(t, minion);
            case HUNT_DOWN -> HUNT_DOWN_COST;
            default -> 0;
        };
    }

    /// Records that a vampire has hunted down a marked minion this turn.
    public static void recordHuntDown(Vtes t, int minion) {
        t.ledger.use(Scope.TURN, minion, HUNTED_DOWN);
    }

    /// The blood a vampire gains by hunting (VTES-HNT-06).
    public static int hunt(Vtes t, int vampire) {
        return Math.max(0, 1 + t.value(Value.HUNT, vampire));
    }
}
