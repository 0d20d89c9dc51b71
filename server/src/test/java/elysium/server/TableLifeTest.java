package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import elysium.server.db.Database;
import elysium.server.db.table.Entry;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.Scribe;
import elysium.server.db.table.TableRecord;
import elysium.server.db.table.Tables;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class TableLifeTest extends VisitedServer {
    private final long seed = Seed.of(this);

    @Test void games_cards_and_rules_can_be_read() {
        JsonNode game = ana.game("vendetta");
        assertThat(game.get("seats").toString()).isEqualTo("[3,4,5,6]");
        JsonNode cards = ana.get("api/games/vendetta/cards").body();
        assertThat(cards.size()).isGreaterThan(50);
        int rulings = 0;
        for (JsonNode card : cards) {
            assertThat(card.get("kindName").get("fr").asString()).isNotBlank();
            assertThat(card.get("facts").get("influence").isInt()).isTrue();
            assertThat(card.get("rulings").size()).isEqualTo(card.get("rulingIds").size());
            for (JsonNode ruling : card.get("rulings")) {
                assertThat(ruling.get("text").get("en").asString()).isNotBlank();
                rulings++;
            }
        }
        assertThat(cards.get(0).get("kind").asString()).isEqualTo("aftermath");
        assertThat(rulings).isGreaterThan(40);
        assertThat(ana.get("api/games/vendetta/rules").body().size()).isGreaterThan(100);
        JsonNode found = ana.get("api/games/vendetta/rules?find=VEN-SET-06").body();
        assertThat(found.size()).isEqualTo(1);
        assertThat(found.get(0).get("text").get("fr").asString()).isNotBlank();
    }

    @Test void my_tables_say_where_i_sit_and_whether_i_am_waited_for() {
        String table = ana.table("me", "open", "open");
        JsonNode mine = ana.get("api/tables/mine").body();
        assertThat(mine.get(0).get("id").asString()).isEqualTo(table);
        assertThat(mine.get(0).get("seat").asInt()).isZero();
        assertThat(mine.get(0).get("state").asString()).isEqualTo("open");
        for (int seat = 1; seat < 3; seat++)
            Visitor.called("Guest", server).post("api/tables/" + table + "/seats/" + seat, "");
        boolean asked = ana.play(table, 0).await("question", "waiting").get("type").asString().equals("question");
        assertThat(ana.get("api/tables/mine").body().get(0).get("myTurn").asBoolean()).isEqualTo(asked);
        assertThat(ana.get("api/tables").body().size()).isZero();
    }

    @Test void a_table_tells_everybody_what_its_doors_are() {
        List<String> doors = List.of("listed", "spectators", "botsReplaceLeavers");
        for (int bits = 0; bits < 8; bits++) {
            Map<String, Object> wish =
                    new HashMap<>(Map.of("game", "vendetta", "seats", List.of("me", "open", "random")));
            for (int i = 0; i < 3; i++) wish.put(doors.get(i), (bits >> i & 1) != 0);
            JsonNode laid = ana.post("api/tables", wish).body();
            JsonNode stranger = new Visitor(server.address()).get("api/tables/" + laid.get("id").asString()).body();
            for (int i = 0; i < 3; i++) {
                assertThat(laid.get(doors.get(i)).asBoolean()).isEqualTo((bits >> i & 1) != 0);
                assertThat(stranger.get(doors.get(i))).isEqualTo(laid.get(doors.get(i)));
            }
        }
    }

    @Test void a_bot_plays_on_for_somebody_who_leaves() {
        Visitor bo = Visitor.called("Bo", server);
        String table = ana.table("me", "open", "random");
        bo.post("api/tables/" + table + "/seats/1", "");
        Phone left = bo.play(table, 0);
        left.await("view");
        assertThat(bo.delete("api/tables/" + table + "/seats/1").status()).isEqualTo(200);
        assertThat(left.closed.join()).isEqualTo(1001);
        Phone phone = ana.play(table, 0);
        assertThat(phone.await("hello").get("seats").get(1).get("kind").asString()).isEqualTo("search");
        new Scripted(phone, seed + 2).untilOver();
        assertThat(ana.delete("api/tables/" + table + "/seats/0").code()).isEqualTo("over");
    }

    @Test void bots_have_names_that_nobody_else_at_the_table_has() {
        Visitor quill = Visitor.called("QUILL", server);
        for (int i = 0; i < 12; i++) {
            JsonNode laid = quill.get("api/tables/" + quill.table("random", "search", "me", "random", "search")).body();
            List<String> names = names(laid);
            assertThat(names).hasSize(5).doesNotContain("").doesNotHaveDuplicates();
            assertThat(names(quill.play(laid.get("id").asString(), 0).await("hello"))).isEqualTo(names);
        }
    }

    private static List<String> names(JsonNode table) {
        List<String> names = new ArrayList<>();
        for (JsonNode seat : table.get("seats")) names.add(seat.get("name").asString().toLowerCase(Locale.ROOT));
        return names;
    }

    @Test void a_thinking_bot_holds_nobody_up() {
        try (Server slow = Server.start(Here.options(folder.resolve("slow")).withBotMillis(10_000))) {
            Visitor bo = Visitor.called("Bo", slow);
            String table = bo.table("me", "search", "search");
            Phone phone = bo.play(table, 0);
            JsonNode turn = phone.await("question", "waiting");
            if (turn.get("type").asString().equals("question")) {
                phone.move(0, turn.get("choices").get(0).get("move").asString());
                phone.await("waiting");
            }
            long before = System.nanoTime();
            phone.say(Map.of("type", "chat", "text", "take your time"));
            phone.await("chat");
            assertThat(bo.get("api/tables/mine").body().get(0).get("myTurn").asBoolean()).isFalse();
            assertThat((System.nanoTime() - before) / 1e9).isLessThan(8);
        }
    }

    @Test void a_program_takes_a_seat_with_its_token() {
        String table = ana.table("me", "random", "random");
        String token = ana.post("api/tables/" + table + "/seats/0/token", "").body().get("token").asString();
        Phone phone = Phone.open(server.address(), table, "Authorization", "Bearer " + token);
        phone.say(Map.of("type", "hello"));
        assertThat(phone.await("hello").get("seat").asInt()).isZero();
        new Scripted(phone, seed + 3).untilOver();
    }

    @Test void a_token_that_was_renewed_opens_nothing_any_more_and_its_socket_is_closed() {
        String table = ana.table("me", "random", "random"), path = "api/tables/" + table + "/seats/0/token";
        String token = ana.post(path, "").body().get("token").asString();
        Phone old = Phone.open(server.address(), table, "Authorization", "Bearer " + token);
        Phone silent = Phone.open(server.address(), table, "Authorization", "Bearer " + token);
        old.say(Map.of("type", "hello"));
        old.await("question", "waiting");
        Phone own = ana.play(table, 0);
        own.await("question", "waiting");
        String next = ana.post(path, "").body().get("token").asString();
        for (Phone phone : List.of(old, silent)) {
            JsonNode told = phone.await("refused");
            assertThat(told.get("code").asString()).isEqualTo("token-renewed");
            assertThat(told.get("text").get("fr").asString()).contains("nouveau jeton");
            assertThat(phone.closed.join()).isEqualTo(1008);
            assertThat(phone.heard.getLast()).isEqualTo(told);
        }
        Phone fresh = Phone.open(server.address(), table, "Authorization", "Bearer " + next);
        fresh.say(Map.of("type", "hello"));
        new Scripted(fresh, seed + 7).untilOver();
        own.await("over");
    }

    /// The choices in words, since an undo changes the rows of hidden cards.
    private static List<JsonNode> texts(JsonNode question) {
        return question.get("choices").valueStream().map(choice -> choice.get("text")).toList();
    }

    @Test void an_answer_that_shows_nothing_new_can_be_taken_back() {
        String table = ana.table("me", "random", "random");
        Phone phone = ana.play(table, 0);
        for (int tries = 0; tries < 60; tries++) {
            JsonNode question = phone.await("question", "over");
            if (question.get("type").asString().equals("over")) throw new AssertionError("nothing could be taken back");
            int seq = question.get("step").asInt();
            phone.move(seq, question.get("choices").get(0).get("move").asString());
            phone.await("committed");
            JsonNode step = phone.await("events", "question");
            int now = step.get("step").asInt();
            phone.say(Map.of("type", "undo", "step", now, "id", "oops"));
            JsonNode reply = phone.await("committed", "refused");
            if (reply.get("type").asString().equals("refused")) {
                assertThat(reply.get("code").asString()).isIn("no-undo", "stale");
                phone.say(Map.of("type", "hello", "after", now));
                continue;
            }
            assertThat(reply.get("id").asString()).isEqualTo("oops");
            JsonNode back = phone.await("events", "question");
            if (back.get("type").asString().equals("events")) {
                assertThat(back.get("undone").asBoolean()).isTrue();
                back = phone.await("question");
            }
            assertThat(texts(back)).isEqualTo(texts(question));
            assertThat(back.get("answer")).isNull();
            return;
        }
        throw new AssertionError("nothing could be taken back");
    }

    @Test void an_entry_that_the_rules_cannot_play_freezes_the_table_and_stays() {
        String table = ana.table("me", "open", "open");
        for (int seat = 1; seat < 3; seat++)
            Visitor.called("Guest", server).post("api/tables/" + table + "/seats/" + seat, "");
        Phone phone = ana.play(table, 0);
        phone.await("view");
        try (Database database = Database.file(folder); Scribe scribe = new Scribe(database)) {
            Entry entry = new Entry(1, Entry.ANSWER, 0, -1L);
            assertThat(scribe.store(table, entry)).isTrue();
            phone.say(Map.of("type", "chat", "text", "is anybody here?"));
            assertThat(phone.await("refused").get("code").asString()).isEqualTo("frozen");
            phone.move(0, "0010000000000000");
            assertThat(phone.await("refused").get("code").asString()).isEqualTo("frozen");
            assertThat(new EntryStore(database).after(table, 0)).isEqualTo(List.of(entry));
            assertThat(new Tables(database).find(table).state()).isEqualTo(TableRecord.State.FROZEN);
        }
        Phone again = ana.play(table, 0);
        assertThat(again.await("hello").get("state").asString()).isEqualTo("frozen");
        assertThat(again.await("view").get("step").asInt()).isZero();
    }
}
