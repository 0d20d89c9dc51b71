package elysium.server.http.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.server.db.people.Players;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.json.Json;
import elysium.server.message.ErrorCode;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import elysium.server.room.fold.Fold;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.StandingOrder;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Routes of the standing orders of the player's seat, which nobody else sees.
public final class OrderRoutes {
    private static final int MOST = 200;
    private static final Text MISSING = new Text("orders are missing: a list, which may be empty",
            "orders manque : une liste, qui peut être vide"),
            TOO_MANY = new Text("orders: at most " + MOST + " are allowed",
                    "orders : au plus " + MOST + " réponses automatiques"),
            GAP = new Text("orders: an order is missing between two commas",
                    "orders : il manque une réponse automatique entre deux virgules");

    private final Stores stores;
    private final Rooms rooms;
    private final Map<String, MessageBuilder<?>> games;
    private final Authenticator authenticator;

    /// The requested orders.
    record Wanted(@Nullable List<OrdersResponse.@Nullable Given> orders) {}

    public OrderRoutes(Stores shelf, Rooms rooms, Map<String, MessageBuilder<?>> games, Authenticator doorman) {
        this.stores = shelf;
        this.rooms = rooms;
        this.games = games;
        this.authenticator = doorman;
    }

    public void open(RoutesConfig routes) {
        routes.get("/api/tables/{table}/orders",
                request -> show(request, authenticator.requireTable(request.pathParam("table"))));
        routes.put("/api/tables/{table}/orders", this::leave);
    }

    private void leave(Context request) {
        TableRecord kept = authenticator.requireTable(request.pathParam("table"));
        int seat = seat(request, kept);
        List<OrdersResponse.@Nullable Given> wanted = Json.read(request.body(), Wanted.class).orders();
        if (wanted == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, MISSING);
        if (wanted.size() > MOST) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, TOO_MANY);
        Fold<?> fold = rooms.room(kept.id()).fold();
        List<StandingOrder> orders = new ArrayList<>();
        for (OrdersResponse.Given given : wanted) {
            StandingOrder order = checked(given, game(kept), fold);
            if (fold == null || fold.isInForce(order, seat)) orders.add(begun(order, fold));
        }
        stores.orders().replace(kept.id(), seat, orders);
        rooms.room(kept.id()).catchUp();
        show(request, kept);
    }

    private static StandingOrder checked(OrdersResponse.@Nullable Given given, CardGame<?> game,
            @Nullable Fold<?> fold) {
        if (given == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, GAP);
        StandingOrder order = given.order(fold == null ? 0 : fold.step());
        Text fault = order.fault(game);
        if (fault != null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, fault);
        return order;
    }

    /// An order with a limited duration can only be set while that period is running.
    private static StandingOrder begun(StandingOrder order, @Nullable Fold<?> fold) {
        if (order.until() == null || fold != null && OrdersResponse.isAvailable(fold, order.until())) return order;
        throw new RequestRejectedException(ErrorCode.BAD_REQUEST, new Text(
                "until " + order.until() + " is only possible while that period is running",
                "until " + order.until() + " n'est possible que pendant cette période"));
    }

    private void show(Context request, TableRecord kept) {
        int seat = seat(request, kept);
        request.json(OrdersResponse.of(game(kept), rooms.room(kept.id()).fold(), seat,
                stores.orders().ofTable(kept.id()).get(seat)));
    }

    private CardGame<?> game(TableRecord kept) {
        MessageBuilder<?> told = games.get(kept.setup().game());
        if (told == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_GAME);
        return told.game();
    }

    /// The player's seat, by token or cookie.
    private int seat(Context request, TableRecord kept) {
        String token = Authenticator.token(request);
        if (token != null) return authenticator.seatOfToken(token, kept.id());
        Players.Player me = authenticator.requirePlayer(request);
        int seat = kept.seatOf(me.id());
        if (seat == Table.NONE) throw new RequestRejectedException(ErrorCode.NOT_YOURS);
        return seat;
    }
}
