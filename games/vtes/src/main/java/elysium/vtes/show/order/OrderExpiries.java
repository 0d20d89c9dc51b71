package elysium.vtes.show.order;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.game.OrderExpiry;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// When a temporary standing order expires; the ids are permanent.
enum OrderExpiries {
    ACTION("action", "until this action is over", "jusqu'à la fin de cette action"),
    COMBAT("combat", "until this combat is over", "jusqu'à la fin de ce combat"),
    TURN("turn", "until this turn is over", "jusqu'à la fin de ce tour"),
    MY_NEXT_TURN("my-next-turn", "until my next turn", "jusqu'à mon prochain tour");

    private static final OrderExpiries[] ALL = values();

    private final OrderExpiry term;

    OrderExpiries(String id, String en, String fr) {
        term = new OrderExpiry(id, new Text(en, fr));
    }

    static List<OrderExpiry> terms() {
        List<OrderExpiry> terms = new ArrayList<>();
        for (OrderExpiries each : ALL) terms.add(each.term);
        return terms;
    }

    String id() {
        return term.id();
    }

    static @Nullable OrderExpiries byId(String id) {
        for (OrderExpiries each : ALL) if (each.term.id().equals(id)) return each;
        return null;
    }

    boolean isAvailable(Vtes t) {
        return switch (this) {
            case ACTION -> CurrentAction.isInProgress(t);
            case COMBAT -> CurrentCombat.isInProgress(t);
            case TURN, MY_NEXT_TURN -> true;
        };
    }

    /// A player who passes for a turn passes in the turns of others; their own turn is not ended for them.
    boolean covers(Vtes t, int seat) {
        return switch (this) {
            case ACTION, COMBAT -> isAvailable(t);
            case TURN, MY_NEXT_TURN -> t.turn.active() != seat;
        };
    }

    boolean hasExpired(Vtes before, Vtes after, int seat) {
        boolean turned = before.turn.number() != after.turn.number() || before.turn.active() != after.turn.active();
        return switch (this) {
            case ACTION -> CurrentAction.isInProgress(before)
                    && (turned || !CurrentAction.isInProgress(after)
                            || CurrentAction.actor(before) != CurrentAction.actor(after));
            case COMBAT -> CurrentCombat.isInProgress(before)
                    && (turned || !CurrentCombat.isInProgress(after) || anotherCombat(before, after));
            case TURN -> turned;
            case MY_NEXT_TURN -> turned && after.turn.active() == seat;
        };
    }

    /// One combat can follow upon another at once.
    private static boolean anotherCombat(Vtes before, Vtes after) {
        return CurrentCombat.round(after) < CurrentCombat.round(before)
                || CurrentCombat.acting(before) != CurrentCombat.acting(after)
                || CurrentCombat.opponent(before) != CurrentCombat.opponent(after);
    }
}
