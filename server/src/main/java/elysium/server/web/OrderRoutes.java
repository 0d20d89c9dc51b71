package elysium.server.web;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
import elysium.tabletop.Matter;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// The standing orders of my seat; nobody else sees them.
final class OrderRoutes {
    private final Shelf shelf;
    private final Rooms rooms;
    private final Map<String, Told<?>> games;
    private final Doorman doorman;

    /// What is to be answered to a kind of question.
    record Order(@Nullable String kind, @Nullable String answer) {}

    /// The orders that somebody would like to leave.
    record Wanted(@Nullable List<@Nullable Order> orders) {}

    /// A kind of question, and how often an order of mine has answered it at this table.
    record Kind(String kind, Text about, int used) {}

    /// What I have ordered, and what could be.
    record Left(List<Order> orders, List<Kind> kinds) {}

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
        List<Orders.Standing> orders = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (Matter matter : quiet(kept)) known.add(matter.id());
        List<@Nullable Order> wanted = Json.read(request.body(), Wanted.class).orders();
        if (wanted == null) throw new Refused(Fault.BAD_REQUEST, "orders are missing: a list, which may be empty");
        for (Order order : wanted) {
            if (order == null || order.kind() == null || !known.remove(order.kind()))
                throw new Refused(Fault.BAD_REQUEST,
                        "an order names a kind of question that has a quiet answer, each once");
            if (!Orders.QUIET.equals(order.answer()))
                throw new Refused(Fault.BAD_REQUEST, "the answer that can be ordered is quiet");
            orders.add(new Orders.Standing(seat, order.kind(), Orders.QUIET));
        }
        shelf.orders().leave(kept.id(), seat, orders);
        rooms.room(kept.id()).catchUp();
        show(request, kept);
    }

    private void show(Context request, Kept kept) {
        int seat = seat(request, kept);
        List<Order> orders = new ArrayList<>();
        for (Orders.Standing order : shelf.orders().at(kept.id()))
            if (order.seat() == seat) orders.add(new Order(order.kind(), order.answer()));
        Fold<?> fold = rooms.room(kept.id()).fold();
        List<Kind> kinds = new ArrayList<>();
        for (Matter matter : quiet(kept))
            kinds.add(new Kind(matter.id(), matter.about(),
                    fold == null ? 0 : fold.conduct().used(seat, matter.id())));
        request.json(new Left(orders, kinds));
    }

    /// The kinds of question that an order may answer.
    private List<Matter> quiet(Kept kept) {
        Told<?> told = games.get(kept.setup().game());
        if (told == null) throw new Refused(Fault.UNKNOWN_GAME);
        return told.game().matters().stream().filter(Matter::quiet).toList();
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
