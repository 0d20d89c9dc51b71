package elysium.vtes.show.order;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.game.OrderPreset;
import elysium.tabletop.game.StandingOrder;
import org.jspecify.annotations.Nullable;

/// The standing orders offered as presets, each a sentence and the orders it sets.
final class OrderPresets {
    private static final int BLEED = 3, POOL = 8;

    private OrderPresets() {}

    static List<OrderPreset> all() {
        List<OrderPreset> all = new ArrayList<>(lasting());
        all.addAll(brief());
        return all;
    }

    /// Presets that stay until removed.
    private static List<OrderPreset> lasting() {
        return List.of(
                new OrderPreset("no-small-blocks", new Text("Do not block bleeds for less than #",
                        "Ne pas bloquer les morsures de moins de #"), List.of(when("block", "bleed-under", BLEED))),
                new OrderPreset("no-waking", new Text("Never wake for my grand-prey: let their actions pass",
                        "Ne jamais me réveiller pour la proie de ma proie : laisser passer ses actions"),
                        each("by-grand-prey", "as-announced", "block", "before-resolution", "attempt", "blocked",
                                "would-succeed", "about-to-succeed", "after-resolution")),
                new OrderPreset("quiet-combat", new Text(
                        "Simple combats: nothing before range, no maneuver, hand strikes, no press",
                        "Combats simples : rien avant la manœuvre, pas de manœuvre, mains nues, pas de poursuite"),
                        List.of(StandingOrder.pass("before-range"), StandingOrder.pass("range"),
                                new StandingOrder("strike", VtesStandingOrders.HANDS, null, 0),
                                StandingOrder.pass("press"))),
                new OrderPreset("no-votes", new Text("Pass in all referendums", "Passer à tous les référendums"),
                        List.of(StandingOrder.pass("before-votes"), StandingOrder.pass("vote"))),
                new OrderPreset("low-pool", new Text("Ask me if my pool would drop below #",
                        "Me demander si ma réserve tombait sous #"),
                        List.of(new StandingOrder(StandingOrder.EVERYTHING, StandingOrder.ASK, "pool-under", POOL))),
                new OrderPreset("others-business", new Text("Pass on everything not directed at me",
                        "Laisser passer ce qui n'est pas dirigé contre moi"), othersBusiness()));
    }

    /// Presets that expire.
    private static List<OrderPreset> brief() {
        return List.of(
                passing("not-this-block", "I will not block this action", "Je ne bloquerai pas cette action",
                        StandingOrder.pass("block").until(OrderExpiries.ACTION.id(), 0)),
                passing("pass-action", "I pass until this action is over", "Je passe jusqu'à la fin de cette action",
                        pass(null, OrderExpiries.ACTION)),
                passing("pass-combat", "I pass until this combat is over", "Je passe jusqu'à la fin de ce combat",
                        pass(null, OrderExpiries.COMBAT)),
                passing("pass-turn", "I pass until this turn is over, unless it concerns me",
                        "Je passe jusqu'à la fin de ce tour, sauf si cela me concerne",
                        pass("unconcerned", OrderExpiries.TURN)),
                passing("pass-round", "I pass until my next turn, unless it concerns me",
                        "Je passe jusqu'à mon prochain tour, sauf si cela me concerne",
                        pass("unconcerned", OrderExpiries.MY_NEXT_TURN)));
    }

    private static OrderPreset passing(String id, String en, String fr, StandingOrder order) {
        return new OrderPreset(id, new Text(en, fr), List.of(order));
    }

    private static StandingOrder pass(@Nullable String when, OrderExpiries until) {
        return new StandingOrder(StandingOrder.EVERYTHING, StandingOrder.PASS, when, 0).until(until.id(), 0);
    }

    private static StandingOrder when(String kind, String condition, int number) {
        return new StandingOrder(kind, StandingOrder.PASS, condition, number);
    }

    private static List<StandingOrder> each(String condition, String... kinds) {
        List<StandingOrder> orders = new ArrayList<>();
        for (String kind : kinds) orders.add(when(kind, condition, 0));
        return orders;
    }

    private static List<StandingOrder> othersBusiness() {
        List<StandingOrder> orders = each("not-at-me", "as-announced", "before-resolution", "attempt", "blocked",
                "would-succeed", "about-to-succeed", "after-resolution");
        orders.add(when("block", "undirected", 0));
        orders.add(StandingOrder.pass("others-phase"));
        return orders;
    }
}
