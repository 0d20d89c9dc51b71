package elysium.vtes.show;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.OrderExpiry;
import elysium.vtes.rules.Action;
import elysium.vtes.rules.Combat;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// When an order falls away that a Methuselah leaves for a while; the ids are permanent.
enum Lapse {
    ACTION("action", "until this action is over", "jusqu'à la fin de cette action"),
    COMBAT("combat", "until this combat is over", "jusqu'à la fin de ce combat"),
    TURN("turn", "until this turn is over", "jusqu'à la fin de ce tour"),
    MINE("mine", "until my next turn", "jusqu'à mon prochain tour");

    private static final Lapse[] ALL = values();

    private final OrderExpiry term;

    Lapse(String id, String en, String fr) {
        term = new OrderExpiry(id, new Text(en, fr));
    }

    static List<OrderExpiry> terms() {
        List<OrderExpiry> terms = new ArrayList<>();
        for (Lapse each : ALL) terms.add(each.term);
        return terms;
    }

    String id() {
        return term.id();
    }

    static @Nullable Lapse called(String id) {
        for (Lapse each : ALL) if (each.term.id().equals(id)) return each;
        return null;
    }

    boolean runs(Vtes t) {
        return switch (this) {
            case ACTION -> Action.underWay(t);
            case COMBAT -> Combat.underWay(t);
            case TURN, MINE -> true;
        };
    }

    /// Whoever passes for a turn means the turns of others: their own is not ended for them.
    boolean covers(Vtes t, int seat) {
        return switch (this) {
            case ACTION, COMBAT -> runs(t);
            case TURN, MINE -> t.active() != seat;
        };
    }

    boolean ends(Vtes before, Vtes after, int seat) {
        boolean turned = before.turn() != after.turn() || before.active() != after.active();
        return switch (this) {
            case ACTION -> Action.underWay(before)
                    && (turned || !Action.underWay(after) || Action.actor(before) != Action.actor(after));
            case COMBAT -> Combat.underWay(before)
                    && (turned || !Combat.underWay(after) || anotherCombat(before, after));
            case TURN -> turned;
            case MINE -> turned && after.active() == seat;
        };
    }

    /// One combat can follow upon another at once.
    private static boolean anotherCombat(Vtes before, Vtes after) {
        return Combat.round(after) < Combat.round(before) || Combat.acting(before) != Combat.acting(after)
                || Combat.opponent(before) != Combat.opponent(after);
    }
}
