package elysium.server.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.server.keep.Kept;
import elysium.server.keep.Orders;
import elysium.server.keep.Players;
import elysium.server.room.Fold;
import elysium.server.room.Rooms;
import elysium.server.room.Shelf;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import elysium.server.wire.Told;
import elysium.tabletop.CardGame;
import elysium.tabletop.Matter;
import elysium.tabletop.Order;
import elysium.tabletop.Proviso;
import elysium.tabletop.Reply;
import elysium.tabletop.Standing;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// The standing orders of my seat; nobody else sees them.
final class OrderRoutes {
    private static final int MOST = 200;

    private final Shelf shelf;
    private final Rooms rooms;
    private final Map<String, Told<?>> games;
    private final Doorman doorman;

    /// What is to be answered to a kind of question, under a condition or always.
    record Given(@Nullable String kind, @Nullable String answer, @Nullable String when, @Nullable Integer number) {
        static Given of(Order order, CardGame<?> game) {
            Proviso proviso = order.proviso(game);
            boolean counts = proviso != null && proviso.counts();
            return new Given(order.kind(), order.answer(), order.when(), counts ? order.number() : null);
        }

        Order order() {
            if (kind == null || answer == null)
                throw new Refused(Fault.BAD_REQUEST, "an order has a kind and an answer");
            return new Order(kind, answer, when, number == null ? 0 : number);
        }
    }

    /// The orders that somebody would like to leave.
    record Wanted(@Nullable List<@Nullable Given> orders) {}

    /// A condition that an order may have; the numbers are left out where there is none in it.
    record Condition(String when, Text about, @Nullable Integer least, @Nullable Integer most,
            @Nullable Integer usual) {
        static Condition of(Proviso proviso) {
            return proviso.counts()
                    ? new Condition(proviso.id(), proviso.about(), proviso.least(), proviso.most(), proviso.usual())
                    : new Condition(proviso.id(), proviso.about(), null, null, null);
        }
    }

    /// An answer besides the quiet one.
    record Named(String answer, Text about) {}

    /// A kind of question, how often an order of mine has answered it at this table, and what else can be ordered.
    record Kind(String kind, Text about, int used, boolean quiet, List<Named> answers, List<Condition> conditions) {}

    /// What I have ordered, what could be, and when I may want to be asked in any case.
    record Left(List<Given> orders, List<Kind> kinds, List<Condition> stops) {}

    OrderRoutes(Shelf shelf, Rooms rooms, Map<String, Told<?>> games, Doorman doorman) {
        this.shelf = shelf;
        this.rooms = rooms;
        this.games = games;
        this.doorman = doorman;
    }

    void open(RoutesConfig routes) {
        routes.get("/api/tables/{table}/orders", request -> show(request, doorman.table(request.pathParam("table"))));
        routes.put("/api/tables/{table}/orders", this::leave);
    }

    private void leave(Context request) {
        Kept kept = doorman.table(request.pathParam("table"));
        int seat = seat(request, kept);
        List<@Nullable Given> wanted = Json.read(request.body(), Wanted.class).orders();
        if (wanted == null) throw new Refused(Fault.BAD_REQUEST, "orders are missing: a list, which may be empty");
        if (wanted.size() > MOST) throw new Refused(Fault.BAD_REQUEST, "at most " + MOST + " orders may be left");
        Map<String, List<Order>> byKind = new LinkedHashMap<>();
        for (Given given : wanted) {
            Order order = checked(given, game(kept));
            byKind.computeIfAbsent(order.kind(), _ -> new ArrayList<>()).add(order);
        }
        List<Orders.Standing> orders = new ArrayList<>();
        byKind.forEach((kind, each) -> orders.add(new Orders.Standing(seat, kind, Order.write(each))));
        shelf.orders().leave(kept.id(), seat, orders);
        rooms.room(kept.id()).catchUp();
        show(request, kept);
    }

    private static Order checked(@Nullable Given given, CardGame<?> game) {
        if (given == null) throw new Refused(Fault.BAD_REQUEST, "an order is missing between two commas");
        Order order = given.order();
        String fault = order.fault(game);
        if (fault != null) throw new Refused(Fault.BAD_REQUEST, fault);
        return order;
    }

    private void show(Context request, Kept kept) {
        int seat = seat(request, kept);
        CardGame<?> game = game(kept);
        List<Given> orders = new ArrayList<>();
        for (Orders.Standing left : shelf.orders().at(kept.id()))
            if (left.seat() == seat) for (Order order : Order.read(left.kind(), left.answer()))
                orders.add(Given.of(order, game));
        Fold<?> fold = rooms.room(kept.id()).fold();
        List<Kind> kinds = new ArrayList<>();
        for (Matter matter : game.matters()) {
            Standing<?> standing = game.standing();
            if (!matter.quiet() && standing.replies(matter).isEmpty()) continue;
            int used = fold == null ? 0 : fold.conduct().used(seat, matter.id());
            kinds.add(new Kind(matter.id(), matter.about(), used, matter.quiet(), named(standing.replies(matter)),
                    conditions(standing.provisos(matter))));
        }
        request.json(new Left(orders, kinds, conditions(game.standing().stops())));
    }

    private static List<Named> named(List<Reply> replies) {
        return replies.stream().map(reply -> new Named(reply.id(), reply.about())).toList();
    }

    private static List<Condition> conditions(List<Proviso> provisos) {
        return provisos.stream().map(Condition::of).toList();
    }

    private CardGame<?> game(Kept kept) {
        Told<?> told = games.get(kept.setup().game());
        if (told == null) throw new Refused(Fault.UNKNOWN_GAME);
        return told.game();
    }

    /// My seat, by the token or the cookie.
    private int seat(Context request, Kept kept) {
        String token = Doorman.token(request);
        if (token != null) return doorman.seat(token, kept.id());
        Players.Player me = doorman.somebody(request);
        int seat = kept.seatOf(me.id());
        if (seat == Table.NONE) throw new Refused(Fault.NOT_YOURS);
        return seat;
    }
}
