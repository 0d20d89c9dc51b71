package elysium.vtes.show.order;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.tabletop.game.OrderCondition;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import org.jspecify.annotations.Nullable;

/// The conditions of standing orders, which read public state only; their ids are permanent.
enum Condition {
    BLEED_UNDER("bleed-under", "it is a bleed for less than #", "c'est une morsure de moins de #", 20, 3),
    UNDIRECTED("undirected", "the action is undirected", "l'action n'est pas dirigée"),
    NOT_AT_ME("not-at-me", "another Methuselah acts, and not against me",
            "un autre Mathusalem agit, et pas contre moi"),
    UNCONCERNED("unconcerned", "nothing is directed at me and none of my minions fights",
            "rien n'est dirigé contre moi et aucun de mes serviteurs ne combat"),
    BY_ME("by-me", "one of my minions acts", "un de mes serviteurs agit"),
    BY_PREY("by-prey", "my prey acts", "ma proie agit"),
    BY_GRAND_PREY("by-grand-prey", "the prey of my prey acts", "la proie de ma proie agit"),
    BY_PREDATOR("by-predator", "my predator acts", "mon prédateur agit"),
    BLOOD_LEFT("blood-left", "my minion has at least # blood or life", "mon serviteur a au moins # de sang ou de vie",
            15, 3),
    CALLED_BY_ME("called-by-me", "I called the referendum", "j'ai appelé le référendum"),
    CALLED_BY_PREY("called-by-prey", "my prey called the referendum", "ma proie a appelé le référendum"),
    CALLED_BY_PREDATOR("called-by-predator", "my predator called the referendum",
            "mon prédateur a appelé le référendum"),
    BLOOD_HUNT("blood-hunt", "it is a blood hunt referendum", "il s'agit d'une chasse de sang"),
    POOL_UNDER("pool-under", "my pool would drop below #", "ma réserve tomberait sous #", 60, 8),
    BLED_FOR("bled-for", "I am bled for # or more", "on me mord pour # ou plus", 20, 3),
    CONCERNED("concerned", "an action is directed at me or one of my minions fights",
            "une action est dirigée contre moi ou un de mes serviteurs combat");

    private static final Condition[] ALL = values();

    private final OrderCondition proviso;

    Condition(String id, String en, String fr) {
        proviso = new OrderCondition(id, new Text(en, fr));
    }

    /// A condition with a number from 1 up.
    Condition(String id, String en, String fr, int most, int usual) {
        proviso = new OrderCondition(id, new Text(en, fr), 1, most, usual);
    }

    static List<OrderCondition> some(Condition... conditions) {
        List<OrderCondition> provisos = new ArrayList<>();
        for (Condition each : conditions) provisos.add(each.proviso);
        return provisos;
    }

    static @Nullable Condition byId(String id) {
        for (Condition each : ALL) if (each.proviso.id().equals(id)) return each;
        return null;
    }

    boolean holds(Vtes t, int seat, int number) {
        return switch (this) {
            case BLEED_UNDER -> CurrentAction.is(t, ActionKind.BLEED) && CurrentAction.bleed(t) < number;
            case UNDIRECTED -> CurrentAction.isInProgress(t) && !CurrentAction.directed(t);
            case NOT_AT_ME -> CurrentAction.isInProgress(t) && !acts(t, seat) && !CurrentAction.directedAt(t, seat);
            case UNCONCERNED -> !concerned(t, seat);
            case CONCERNED -> concerned(t, seat);
            case BY_ME -> acts(t, seat);
            case BY_PREY -> acts(t, t.seats.prey(seat));
            case BY_GRAND_PREY -> t.seats.prey(seat) != Table.NONE && acts(t, t.seats.prey(t.seats.prey(seat)));
            case BY_PREDATOR -> acts(t, t.seats.predator(seat));
            case BLOOD_LEFT -> bloodLeft(t, seat) >= number;
            case CALLED_BY_ME -> CurrentReferendum.isInProgress(t) && CurrentReferendum.seat(t) == seat;
            case CALLED_BY_PREY -> byId(t, t.seats.prey(seat));
            case CALLED_BY_PREDATOR -> byId(t, t.seats.predator(seat));
            case BLOOD_HUNT -> CurrentReferendum.isBloodHunt(t);
            case POOL_UNDER -> t.pools.of(seat) - coming(t, seat) < number;
            case BLED_FOR -> coming(t, seat) >= number;
        };
    }

    private static boolean concerned(Vtes t, int seat) {
        boolean fights = CurrentCombat.isInProgress(t)
                && (CurrentCombat.seat(t, CurrentCombat.ACTING) == seat
                        || CurrentCombat.seat(t, CurrentCombat.OPPOSING) == seat);
        return fights || CurrentAction.isInProgress(t) && CurrentAction.directedAt(t, seat);
    }

    private static boolean acts(Vtes t, int seat) {
        return seat != Table.NONE && CurrentAction.isInProgress(t) && CurrentAction.seat(t) == seat;
    }

    private static boolean byId(Vtes t, int seat) {
        return seat != Table.NONE && CurrentReferendum.isInProgress(t) && CurrentReferendum.seat(t) == seat;
    }

    /// The amount of the current bleed against a seat.
    private static int coming(Vtes t, int seat) {
        boolean bled = CurrentAction.is(t, ActionKind.BLEED) && CurrentAction.bleedTarget(t) == seat
                && CurrentAction.outcome(t) == ActionResult.OPEN;
        return bled ? CurrentAction.bleed(t) : 0;
    }

    private static int bloodLeft(Vtes t, int seat) {
        for (int side = CurrentCombat.ACTING; CurrentCombat.isInProgress(t) && side <= CurrentCombat.OPPOSING; side++)
            if (CurrentCombat.seat(t, side) == seat) return t.blood.of(CurrentCombat.minion(t, side));
        return 0;
    }
}
