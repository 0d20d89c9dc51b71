package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.server.db.Database;
import elysium.server.db.table.Orders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tests default orders and orders with a limited duration at real tables.
class WhileTest {
    private static final int PAUSE = 60, LONG = 3_600_000;
    private static final String ONLY = "{\"kind\":\"*\",\"answer\":\"only-choice\"}", NONE = "{\"orders\":[]}";

    @TempDir Path folder;

    private static Visitor.Reply put(Visitor who, String table, String... orders) {
        return who.send("PUT", path(table), "{\"orders\":[" + String.join(",", orders) + "]}", "X-Elysium", "1");
    }

    private static String path(String table) {
        return "api/tables/" + table + "/orders";
    }

    private static String quiet(String kind, String until) {
        return "{\"kind\":\"" + kind + "\",\"answer\":\"pass\",\"until\":\"" + until + "\"}";
    }

    private static String lay(Visitor who, String... seats) {
        return who.post("api/tables", Map.of("game", "vtes", "seats", List.of(seats))).body().get("id").asString();
    }

    /// Three players without orders in a started game.
    private static List<Visitor> company(Server server, List<String> table) {
        List<Visitor> people = new ArrayList<>();
        for (String name : List.of("Ana", "Bo", "Cleo")) people.add(Visitor.called(name, server));
        table.add(lay(people.getFirst(), "me", "open", "open"));
        for (int seat = 1; seat < 3; seat++)
            people.get(seat).post("api/tables/" + table.getFirst() + "/seats/" + seat, "");
        for (Visitor each : people) assertThat(put(each, table.getFirst()).status()).isEqualTo(200);
        return people;
    }

    // ---- those of the game

    @Test void a_seat_that_has_said_nothing_is_not_asked_where_there_is_nothing_to_choose() {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server);
            String table = lay(ana, "me", "random", "random");
            JsonNode sheet = ana.get(path(table)).body();
            assertThat(sheet.get("default").asBoolean()).isTrue();
            assertThat(sheet.get("orders").toString()).isEqualTo("[" + ONLY + "]");
            Phone phone = ana.play(table, 0);
            int ordered = 0, asked = 0;
            while (ordered < 5 || asked < 5) {
                JsonNode message = phone.await("question", "autoAnswered");
                if (message.get("type").asString().equals("autoAnswered")) {
                    ordered++;
                    continue;
                }
                JsonNode choices = message.get("choices");
                assertThat(message.has("standingAnswer")).as(message.toString()).isEqualTo(choices.size() == 1);
                if (message.has("standingAnswer")) continue;
                asked++;
                phone.move(message.get("step").asInt(), choices.get(0).get("move").asString());
            }
        }
    }

    @Test void whoever_wants_no_orders_keeps_none_even_when_the_server_starts_again() {
        String table;
        Visitor ana;
        try (Server server = Server.start(Here.options(folder))) {
            ana = Visitor.called("Ana", server);
            table = lay(ana, "me", "open", "open");
            JsonNode sheet = ana.send("PUT", path(table), NONE, "X-Elysium", "1").body();
            assertThat(sheet.get("default").asBoolean()).isFalse();
            assertThat(sheet.get("orders").isEmpty()).isTrue();
        }
        try (Server server = Server.start(Here.options(folder))) {
            JsonNode sheet = ana.at(server.address()).get(path(table)).body();
            assertThat(sheet.get("default").asBoolean()).isFalse();
            assertThat(sheet.get("orders").isEmpty()).isTrue();
        }
    }

    @Test void a_program_that_plays_a_seat_is_asked_everything() {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server);
            String table = lay(ana, "me", "open", "open");
            assertThat(ana.post("api/tables/" + table + "/seats/0/token", "").status()).isEqualTo(201);
            assertThat(ana.get(path(table)).body().get("orders").isEmpty()).isTrue();
            put(ana, table, ONLY);
            ana.post("api/tables/" + table + "/seats/0/token", "");
            assertThat(ana.get(path(table)).body().get("orders").size()).as("what it has ordered stays").isEqualTo(1);
        }
    }

    // ---- what is asked while an order is about to answer

    @Test void nobody_is_waited_for_who_has_ordered_and_everybody_is_who_takes_it_back() {
        try (Server server = Server.start(Here.options(folder).withMinDelayMillis(LONG))) {
            List<String> laid = new ArrayList<>();
            List<Visitor> people = company(server, laid);
            String table = laid.getFirst();
            int seat = new Visitor(server.address()).play(table, 0).await("waiting").get("asked").get(0).asInt();
            Visitor asked = people.get(seat), other = people.get((seat + 1) % 3);
            Phone phone = asked.play(table, 0);
            JsonNode question = phone.await("question");
            assertThat(question.has("standingAnswer")).isFalse();
            assertThat(question.get("askedAt").asLong()).isBetween(1L, System.currentTimeMillis());
            assertThat(mine(asked).get("myTurn").asBoolean()).isTrue();
            put(asked, table, "{\"kind\":\"" + question.get("kind").asString() + "\",\"answer\":\"pass\"}");
            assertThat(phone.await("question").get("standingAnswer").asString())
                    .isEqualTo(question.get("pass").asString());
            assertThat(mine(asked).get("myTurn").asBoolean()).isFalse();
            assertThat(mine(other).get("asked").toString()).as("the others see no difference")
                    .isEqualTo("[" + seat + "]");
            assertThat(mine(other).get("askedAt").asLong()).isEqualTo(question.get("askedAt").asLong());
            put(asked, table);
            assertThat(phone.await("question").has("standingAnswer")).isFalse();
            assertThat(mine(asked).get("myTurn").asBoolean()).isTrue();
        }
    }

    private static JsonNode mine(Visitor who) {
        return who.get("api/tables/mine").body().get(0);
    }

    // ---- for a while

    @Test void what_is_left_for_a_turn_answers_in_it_and_is_gone_after_it() {
        try (Server server = Server.start(Here.options(folder)); Database database = Database.file(folder)) {
            List<String> laid = new ArrayList<>();
            List<Visitor> people = company(server, laid);
            String table = laid.getFirst();
            List<Phone> phones = new ArrayList<>();
            for (Visitor each : people) phones.add(each.play(table, 0));
            Phone looker = new Visitor(server.address()).play(table, 0);
            JsonNode view = looker.await("view");
            int active = figure(view, "active"), passer = (active + 1) % 3;
            assertThat(put(people.get(passer), table, quiet("*", "combat")).body().toString())
                    .contains("while that period is running");
            assertThat(put(people.get(passer), table, quiet("*", "dawn")).body().toString()).contains("not dawn");
            JsonNode sheet = put(people.get(passer), table, quiet("*", "turn")).body();
            assertThat(sheet.get("orders").get(0).get("since").asInt()).isEqualTo(view.get("step").asInt());
            assertThat(sheet.get("expiries").toString()).contains("\"until\":\"turn\"", "prochain tour");
            int turn = figure(view, "turn");
            while (figure(view, "turn") == turn) {
                JsonNode said = looker.await("waiting");
                for (JsonNode seat : said.get("asked"))
                    if (seat.asInt() != passer) answer(phones.get(seat.asInt()), said);
                view = turned(looker, view);
            }
            JsonNode after = people.get(passer).get(path(table)).body();
            assertThat(after.get("orders").isEmpty()).isTrue();
            Orders orders = new Orders(database);
            Party.until(() -> orders.ofTable(table).getOrDefault(passer, List.of()).isEmpty());
            assertThat(orders.ofTable(table)).as("it has spoken all the same").containsKey(passer);
            assertThat(put(people.get(passer), table, quiet("*", "turn").replace("}", ",\"since\":0}")).body()
                    .get("orders").isEmpty()).as("what is over is not left anew").isTrue();
        }
    }

    /// The view after the next step that changes the turn.
    private static JsonNode turned(Phone looker, JsonNode before) {
        JsonNode view = looker.await("view");
        return view.has("outline") ? view : before;
    }

    private static void answer(Phone phone, JsonNode waiting) {
        JsonNode question = phone.await("question");
        while (question.get("step").asInt() < waiting.get("step").asInt()) question = phone.await("question");
        String quiet = question.path("pass").asString("");
        phone.move(question.get("step").asInt(),
                quiet.isEmpty() ? question.get("choices").get(0).get("move").asString() : quiet);
    }

    private static int figure(JsonNode view, String name) {
        return view.get("outline").get("numbers").get(name).get(0).asInt();
    }

    // ---- what the others see

    @Test void neither_the_usual_orders_nor_brief_ones_answer_before_a_bot_would() {
        try (Server server = Server.start(Here.options(folder).withMinDelayMillis(PAUSE));
                Database database = Database.file(folder)) {
            Visitor ana = Visitor.called("Ana", server);
            String table = lay(ana, "me", "random", "random");
            Phone phone = ana.play(table, 0);
            int ordered = 0;
            for (int asked = 0; ordered < 8;) {
                JsonNode message = phone.await("question", "autoAnswered");
                if (message.get("type").asString().equals("autoAnswered")) ordered++;
                else if (!message.has("standingAnswer")) {
                    if (asked++ == 2) put(ana, table, ONLY, quiet("*", "my-next-turn"));
                    else phone.move(message.get("step").asInt(), message.get("choices").get(0).get("move").asString());
                    if (asked == 3) phone.say(Map.of("type", "hello", "after", 0));
                }
            }
            assertThat(Pauses.even(table, database, PAUSE)).isGreaterThanOrEqualTo(8);
        }
    }
}
