package elysium.vtes.show.order;

import static elysium.vtes.show.order.Condition.BLED_FOR;
import static elysium.vtes.show.order.Condition.BLEED_UNDER;
import static elysium.vtes.show.order.Condition.BLOOD_HUNT;
import static elysium.vtes.show.order.Condition.BLOOD_LEFT;
import static elysium.vtes.show.order.Condition.BY_GRAND_PREY;
import static elysium.vtes.show.order.Condition.BY_ME;
import static elysium.vtes.show.order.Condition.BY_PREDATOR;
import static elysium.vtes.show.order.Condition.BY_PREY;
import static elysium.vtes.show.order.Condition.CALLED_BY_ME;
import static elysium.vtes.show.order.Condition.CALLED_BY_PREDATOR;
import static elysium.vtes.show.order.Condition.CALLED_BY_PREY;
import static elysium.vtes.show.order.Condition.CONCERNED;
import static elysium.vtes.show.order.Condition.NOT_AT_ME;
import static elysium.vtes.show.order.Condition.POOL_UNDER;
import static elysium.vtes.show.order.Condition.UNCONCERNED;
import static elysium.vtes.show.order.Condition.UNDIRECTED;
import static elysium.vtes.show.order.Condition.some;

import java.util.List;
import elysium.kernel.Game;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.tabletop.game.OrderAnswer;
import elysium.tabletop.game.OrderCondition;
import elysium.tabletop.game.OrderExpiry;
import elysium.tabletop.game.OrderPreset;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.StandingOrder;
import elysium.tabletop.game.StandingOrders;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.show.prompt.GameQuestions;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Verb;

/// The standing orders a player may set: hand strikes, votes, and passes for actions that do not concern them.
public final class VtesStandingOrders implements StandingOrders<Vtes> {
    public static final StandingOrders<Vtes> STANDING = new VtesStandingOrders();
    static final String HANDS = "hands";
    private static final String FOR = "for", AGAINST = "against", EDGE = "edge";
    private static final List<OrderAnswer> STRIKES =
            List.of(new OrderAnswer(HANDS, new Text("strike with bare hands", "frapper à mains nues"))),
            VOTES = List.of(new OrderAnswer(FOR, new Text("cast my votes for", "voter pour")),
                    new OrderAnswer(AGAINST, new Text("cast my votes against", "voter contre"))),
            UNLOCKS = List.of(new OrderAnswer(EDGE,
                    new Text("gain 1 pool with the Edge", "gagner 1 point de réserve avec l'Avantage")));
    private static final List<OrderCondition> BLOCKS =
            some(BLEED_UNDER, UNDIRECTED, BY_PREY, BY_GRAND_PREY, BY_PREDATOR),
            ACTIONS = some(NOT_AT_ME, BLEED_UNDER, UNDIRECTED, BY_ME, BY_PREY, BY_GRAND_PREY, BY_PREDATOR),
            COMBATS = some(BLOOD_LEFT, BY_ME),
            POLLS = some(CALLED_BY_ME, CALLED_BY_PREY, CALLED_BY_PREDATOR, BLOOD_HUNT),
            STOPS = some(POOL_UNDER, BLED_FOR, CONCERNED), PASSES = some(UNCONCERNED);
    private static final List<StandingOrder> USUAL =
            List.of(new StandingOrder(StandingOrder.EVERYTHING, StandingOrder.ONLY_CHOICE, null, 0));
    private static final List<OrderPreset> BUNDLES = OrderPresets.all();
    private static final List<OrderExpiry> TERMS = OrderExpiries.terms();

    private VtesStandingOrders() {}

    /// Windows open even for a seat that holds nothing to use, so a question with one answer is answered by default.
    @Override public List<StandingOrder> defaults() {
        return USUAL;
    }

    @Override public List<OrderPreset> presets() {
        return BUNDLES;
    }

    @Override public List<OrderAnswer> answers(QuestionKind matter) {
        return switch (GameQuestions.of(matter)) {
            case STRIKE -> STRIKES;
            case VOTE -> VOTES;
            case UNLOCK -> UNLOCKS;
            default -> List.of();
        };
    }

    @Override public List<OrderCondition> conditions(QuestionKind matter) {
        return switch (GameQuestions.of(matter)) {
            case BLOCK -> BLOCKS;
            case CANCEL, AS_ANNOUNCED, BEFORE_RESOLUTION, ATTEMPT, BLOCKED, WOULD_SUCCEED, ABOUT_TO_SUCCEED,
                    AFTER_RESOLUTION -> ACTIONS;
            case BEFORE_RANGE, RANGE, BEFORE_STRIKES, STRIKE, ADDITIONAL, PREVENT, PRESS, END_OF_ROUND -> COMBATS;
            case BEFORE_VOTES, VOTE -> POLLS;
            default -> List.of();
        };
    }

    @Override public List<OrderCondition> alwaysAsk() {
        return STOPS;
    }

    @Override public List<OrderCondition> passConditions() {
        return PASSES;
    }

    @Override public List<OrderExpiry> expiries() {
        return TERMS;
    }

    @Override public boolean isAvailable(Vtes table, String term) {
        OrderExpiries lapse = OrderExpiries.byId(term);
        return lapse != null && lapse.isAvailable(table);
    }

    @Override public boolean covers(Vtes table, int seat, String term) {
        OrderExpiries lapse = OrderExpiries.byId(term);
        return lapse != null && lapse.covers(table, seat);
    }

    @Override public boolean hasExpired(Vtes before, Vtes after, int seat, String term) {
        OrderExpiries lapse = OrderExpiries.byId(term);
        return lapse != null && lapse.hasExpired(before, after, seat);
    }

    @Override public boolean holds(Vtes table, int seat, String proviso, int number) {
        Condition condition = Condition.byId(proviso);
        return condition != null && condition.holds(table, seat, number);
    }

    @Override public long answer(Vtes table, int seat, String reply) {
        Offers offers = table.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) if (means(offers.get(i), reply)) return offers.get(i);
        return Game.NO_MOVE;
    }

    /// Whether a move matches an answer: it casts all votes one after the other, but burns nothing for a vote.
    private static boolean means(long move, String reply) {
        int verb = Move.verb(move);
        boolean casts = verb == Verb.CAST || verb == Verb.CAST_OWN;
        return switch (reply) {
            case HANDS -> verb == Verb.STRIKE;
            case EDGE -> verb == Verb.GAIN_EDGE;
            case FOR -> casts && Move.b(move) == CurrentReferendum.FOR;
            case AGAINST -> casts && Move.b(move) == CurrentReferendum.AGAINST;
            default -> false;
        };
    }
}
