package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import elysium.store.JournalFile;
import elysium.vendetta.VendettaGame;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ForkTest extends TwoVisitors {
    private static final List<String> ALONE = List.of("me", "random", "random");

    @Test void a_fork_keeps_what_was_seen_and_deals_the_rest_anew() {
        String table = played(ana);
        List<JsonNode> seen = ReplayTest.frames(ana, table, "0"), all = ReplayTest.frames(ana, table, "all");
        int step = seen.size() / 2;
        Set<JsonNode> dealt = new HashSet<>(List.of(all.get(step).get("view").get("zones")));
        for (int i = 0; i < 4; i++) {
            JsonNode fork = forked(bo, table, step, "0", ALONE);
            assertThat(fork.get("forkedFrom").toString())
                    .isEqualTo("{\"table\":\"" + table + "\",\"step\":" + step + ",\"viewer\":\"0\"}");
            String id = fork.get("id").asString();
            finish(bo, id);
            JsonNode mine = ReplayTest.frames(bo, id, "0").getFirst(), whole = first(bo, id, "all");
            assertThat(plain(mine.get("view"))).isEqualTo(plain(seen.get(step).get("view")));
            assertThat(mine.get("asked")).isEqualTo(seen.get(step).get("asked"));
            assertThat(backs(whole)).isEqualTo(backs(all.get(step)));
            dealt.add(whole.get("view").get("zones"));
        }
        assertThat(dealt).as("ways in which what was hidden lies").hasSizeGreaterThan(3);
    }

    @Test void whoever_forks_as_all_keeps_everything() {
        String table = played(ana);
        List<JsonNode> all = ReplayTest.frames(ana, table, "all");
        int step = all.size() / 3;
        String fork = forked(bo, table, step, "all", ALONE).get("id").asString();
        finish(bo, fork);
        assertThat(plain(first(bo, fork, "all").get("view"))).isEqualTo(plain(all.get(step).get("view")));
    }

    @Test void a_fork_as_the_public_deals_every_hand_anew() {
        String table = played(ana);
        JsonNode before = ReplayTest.frames(ana, table, "public").get(20);
        String fork = forked(bo, table, 20, "public", ALONE).get("id").asString();
        finish(bo, fork);
        assertThat(plain(first(bo, fork, "public").get("view"))).isEqualTo(plain(before.get("view")));
    }

    @Test void a_fork_of_a_fork_goes_on_from_it() throws IOException {
        String table = played(ana), fork = forked(bo, table, 12, "0", ALONE).get("id").asString();
        finish(bo, fork);
        List<JsonNode> frames = ReplayTest.frames(bo, fork, "1");
        JsonNode again = forked(ana, fork, 5, "1", List.of("random", "me", "random"));
        String second = again.get("id").asString();
        assertThat(again.get("seat").asInt()).isEqualTo(1);
        finish(ana, second);
        assertThat(plain(first(ana, second, "1").get("view"))).isEqualTo(plain(frames.get(5).get("view")));
        JournalFile journal = journal(ana, second);
        assertThat(journal.replay(new VendettaGame()).isOver()).isTrue();
        assertThat(journal.journal().origin().viewer()).isEqualTo(1);
        assertThat(journal.origin().origin().journal().origin()).isNull();
        assertThat(journal.origin().journal().origin().viewer()).isZero();
        assertThat(journal.origin().origin().commitment().digest())
                .isEqualTo(ana.get("api/tables/" + table).body().get("commitment").asString());
        assertThat(journal.commitment().digest()).isEqualTo(again.get("commitment").asString());
        assertThat(journal.origin().origin().journal())
                .isEqualTo(
                        journal(ana, table).journal().truncated(journal.origin().origin().journal().entries().size()));
    }

    @Test void what_is_told_of_a_fork_is_what_its_viewer_may_know() throws IOException {
        String fork = forked(bo, played(ana), 17, "0", ALONE).get("id").asString();
        Phone phone = bo.play(fork, 0);
        new Scripted(phone, 6).untilOver();
        ReplayTest.same(ReplayTest.frames(bo, fork, "0"), phone);
        ReplayTest.compare(bo, fork, journal(bo, fork).journal());
    }

    @Test void a_fork_is_played_on_at_another_server() throws IOException {
        Options options = Here.options(folder).withDatabase(Postgres.fresh());
        try (Server one = Server.start(options); Server other = Server.start(options)) {
            Visitor cleo = Visitor.called("Cleo", one);
            String fork = forked(cleo, played(cleo), 9, "public", ALONE).get("id").asString();
            Visitor there = cleo.at(other.address());
            finish(there, fork);
            assertThat(journal(there, fork).replay(new VendettaGame()).isOver()).isTrue();
            assertThat(cleo.get("api/tables/" + fork + "/journal").whole().body()).contains("fork public ");
            assertThat(cleo.get("api/tables/over").body().get(0).get("forkedFrom").get("step").asInt()).isEqualTo(9);
        }
    }

    @Test void a_fork_is_the_same_after_a_restart_and_its_answers_stay() {
        String table = played(ana),
                fork = forked(bo, table, 15, "0", List.of("me", "open", "open")).get("id").asString();
        List<Visitor> people = new ArrayList<>(List.of(bo));
        for (int seat = 1; seat < 3; seat++) {
            Visitor guest = Visitor.called("Guest", server);
            assertThat(guest.post("api/tables/" + fork + "/seats/" + seat, "").status()).isEqualTo(200);
            people.add(guest);
        }
        Map<Integer, JsonNode> before = new TreeMap<>(), after = new TreeMap<>();
        for (int seat = 0; seat < 3; seat++) {
            Phone phone = people.get(seat).play(fork, 0);
            JsonNode turn = phone.await("question", "waiting");
            if (turn.get("type").asString().equals("question")) {
                phone.move(turn.get("step").asInt(), turn.get("choices").get(0).get("move").asString());
                phone.await("committed");
            }
        }
        for (int seat = 0; seat < 3; seat++) before.put(seat, last(people.get(seat), fork));
        server.close();
        server = Server.start(Here.options(folder));
        for (int seat = 0; seat < 3; seat++) after.put(seat, last(people.get(seat).at(server.address()), fork));
        assertThat(after).isEqualTo(before);
    }

    /// The messages that a new viewer of a table receives about the game.
    private static JsonNode last(Visitor visitor, String table) {
        Phone phone = visitor.play(table, 0);
        JsonNode turn = phone.await("question", "waiting", "over");
        phone.hangUp();
        return Visitor.JSON.createArrayNode()
                .addAll(List.copyOf(phone.heard).stream()
                        .filter(said -> List.of("events", "view").contains(said.get("type").asString())).toList())
                .add(turn);
    }

    @Test void a_game_under_way_is_forked_only_as_oneself_among_bots() {
        String alone = ana.table("me", "random", "random");
        Phone phone = ana.play(alone, 0);
        phone.await("question");
        refused(bo.post("api/tables/" + alone + "/fork", wish(0, "public", ALONE)), 409, "not-over");
        refused(bo.post("api/tables/" + alone + "/fork", wish(0, "0", ALONE)), 403, "not-yours");
        refused(ana.post("api/tables/" + alone + "/fork", wish(0, "public", ALONE)), 409, "not-over");
        refused(ana.post("api/tables/" + alone + "/fork", wish(0, "all", ALONE)), 409, "not-over");
        refused(ana.post("api/tables/" + alone + "/fork", wish(0, "1", ALONE)), 403, "not-yours");
        String fork = forked(ana, alone, 0, "0", ALONE).get("id").asString();
        finish(ana, fork);
        refused(ana.get("api/tables/" + fork + "/journal"), 409, "not-over");
        refused(ana.get("api/tables/" + fork + "/replay/frames?viewer=all"), 409, "not-over");
        refused(ana.get("api/tables/" + fork + "/replay?viewer=1"), 403, "not-yours");
        assertThat(ana.get("api/tables/" + fork + "/replay").body().get("viewers").toString())
                .isEqualTo("[\"0\",\"public\"]");
        refused(ana.post("api/tables/" + fork + "/fork", wish(3, "all", ALONE)), 409, "not-over");
        refused(bo.post("api/tables/" + fork + "/fork", wish(3, "0", ALONE)), 403, "not-yours");
        String second = forked(ana, fork, 3, "0", ALONE).get("id").asString();
        finish(ana, second);
        refused(ana.get("api/tables/" + second + "/replay?viewer=all"), 409, "not-over");
        new Scripted(ana.play(alone, 0), 9).untilOver();
        for (String over : List.of(fork, second)) assertThat(first(bo, over, "all").get("step").asInt()).isZero();
        assertThat(ana.get("api/tables/" + fork + "/journal").status()).isEqualTo(200);

        String together = ana.table("me", "open", "random");
        refused(ana.post("api/tables/" + together + "/fork", wish(0, "0", ALONE)), 409, "not-begun");
    }

    @Test void a_game_with_others_under_way_is_forked_once_all_of_them_agree() {
        Visitor cleo = Visitor.called("Cleo", server);
        String table = ana.table("me", "open", "open"), path = "api/tables/" + table;
        bo.post(path + "/seats/1", "");
        cleo.post(path + "/seats/2", "");
        Phone bos = bo.play(table, 0), cleos = cleo.play(table, 0);
        refused(ana.post(path + "/fork", wish(0, "0", ALONE)), 409, "not-agreed");
        assertThat(proposed(bos, true).get("by").asInt()).isZero();
        refused(ana.post(path + "/fork", wish(0, "0", ALONE)), 409, "not-agreed");
        refused(bo.post(path + "/fork", wish(0, "1", List.of("random", "me", "random"))), 409, "already-proposed");
        bos.say(Map.of("type", "agree", "yes", true));
        assertThat(proposed(bos, true).get("agreed").toString()).isEqualTo("[1]");
        refused(ana.post(path + "/fork", wish(0, "0", ALONE)), 409, "not-agreed");
        cleos.say(Map.of("type", "agree", "yes", true));
        assertThat(proposed(bos, false).get("agreed").toString()).isEqualTo("[1,2]");
        refused(ana.post(path + "/fork", wish(0, "1", ALONE)), 403, "not-yours");
        String fork = forked(ana, table, 0, "0", ALONE).get("id").asString();
        forked(bo, table, 0, "1", List.of("random", "me", "random"));
        finish(ana, fork);
        refused(bo.get("api/tables/" + fork + "/replay?viewer=all"), 409, "not-over");
        refused(ana.get("api/tables/" + fork + "/replay?viewer=1"), 403, "not-yours");
        refused(ana.post(path + "/fork", wish(1, "0", ALONE)), 409, "not-agreed");
        proposed(bos, true);
        bos.say(Map.of("type", "agree", "yes", false));
        proposed(bos, false);
        refused(ana.post(path + "/fork", wish(1, "0", ALONE)), 409, "already-proposed");
    }

    private static JsonNode proposed(Phone phone, boolean open) {
        JsonNode proposal = phone.await("proposal");
        assertThat(proposal.get("what").asString()).isEqualTo("fork");
        assertThat(proposal.get("open").asBoolean()).as(proposal.toString()).isEqualTo(open);
        return proposal;
    }

    @Test void whoever_left_a_seat_for_now_does_not_agree_to_a_fork() {
        Visitor cleo = Visitor.called("Cleo", server);
        String table = ana.table("me", "open", "open"), path = "api/tables/" + table;
        bo.post(path + "/seats/1", "");
        cleo.post(path + "/seats/2", "");
        Phone phone = ana.play(table, 0);
        refused(ana.post(path + "/fork", wish(0, "0", ALONE)), 409, "not-agreed");
        proposed(phone, true);
        assertThat(bo.delete(path + "/seats/1").status()).isEqualTo(200);
        proposed(phone, false);
        assertThat(cleo.delete(path + "/seats/2").status()).isEqualTo(200);
        assertThat(ana.post(path + "/fork", wish(0, "0", ALONE)).status()).isEqualTo(409);
        assertThat(ana.get("api/tables/mine").body()).hasSize(1);
        finish(ana, table);
        forked(ana, table, 0, "0", ALONE);
    }

    @Test void what_cannot_be_forked_is_refused() {
        String table = played(ana), path = "api/tables/" + table + "/fork";
        int steps = ana.get("api/tables/" + table + "/replay").body().get("steps").asInt();
        refused(bo.post(path, wish(steps, "0", ALONE)), 409, "over");
        refused(bo.post(path, wish(steps + 1, "0", ALONE)), 400, "bad-request");
        refused(bo.post(path, wish(-1, "0", ALONE)), 400, "bad-request");
        refused(bo.post(path, wish(3, "7", ALONE)), 400, "bad-request");
        refused(bo.post(path, wish(3, "0", List.of("me", "random"))), 400, "bad-request");
        refused(bo.post(path, wish(3, "0", List.of("me", "me", "random"))), 400, "bad-request");
        refused(bo.post(path, wish(3, "0", List.of("me", "you", "random"))), 400, "bad-request");
        refused(bo.post(path, Map.of("viewer", "0", "seats", ALONE)), 400, "bad-request");
        refused(bo.post(path, Map.of("step", 3, "viewer", "0", "seats", ALONE, "more", 1)), 400, "bad-json");
        refused(new Visitor(server.address()).post(path, wish(3, "0", ALONE)), 401, "not-signed-in");
        refused(bo.post("api/tables/" + "0".repeat(32) + "/fork", wish(3, "0", ALONE)), 404, "unknown-table");
    }

    @Test void a_fork_hides_what_its_origin_hides() throws IOException {
        String table = ana.post("api/tables", Map.of("game", "vendetta", "seats", ALONE, "spectators", false)).body()
                .get("id").asString();
        finish(ana, table);
        refused(bo.post("api/tables/" + table + "/fork", wish(3, "0", ALONE)), 403, "not-watched");
        Map<String, Object> wish = new HashMap<>(wish(3, "0", ALONE));
        String hidden = ana.post("api/tables/" + table + "/fork", wish).body().get("id").asString();
        refused(bo.get("api/tables/" + hidden + "/replay"), 403, "not-watched");
        wish.put("spectators", true);
        String shown = ana.post("api/tables/" + table + "/fork", wish).body().get("id").asString();
        finish(ana, shown);
        assertThat(bo.get("api/tables/" + shown + "/replay").status()).isEqualTo(200);
        refused(bo.get("api/tables/" + shown + "/journal"), 403, "not-watched");
        assertThat(bo.get("api/tables/" + shown).body().get("forkedFrom")).isNull();
        assertThat(ana.get("api/tables/" + shown).body().get("forkedFrom").get("table").asString()).isEqualTo(table);
        assertThat(journal(ana, shown).replay(new VendettaGame()).isOver()).isTrue();
    }

    @Test void an_account_forks_and_keeps_what_it_forked_as_a_guest() {
        String table = played(ana), guests = forked(ana, table, 4, "0", ALONE).get("id").asString();
        Visitor.Reply account = ana.sign("api/account", "Ana", "a bat in every belfry");
        assertThat(account.status()).as(account.body().toString()).isEqualTo(201);
        JsonNode fork = forked(ana, table, 4, "2", List.of("random", "random", "me"));
        assertThat(fork.get("seats").get(2).get("name").asString()).isEqualTo("Ana");
        assertThat(fork.get("forkedFrom").get("viewer").asString()).isEqualTo("2");
        List<String> mine = new ArrayList<>();
        for (JsonNode each : ana.get("api/tables/mine").body()) mine.add(each.get("id").asString());
        assertThat(mine).containsExactlyInAnyOrder(table, guests, fork.get("id").asString());
    }

    @Test void forks_are_forked_again_only_so_often() {
        String table = ana.table("me", "random", "random");
        ana.play(table, 0).await("question");
        String last = table;
        for (int i = 0; i < 16; i++) {
            last = forked(ana, last, 0, "0", ALONE).get("id").asString();
            ana.play(last, 0).await("question");
        }
        refused(ana.post("api/tables/" + last + "/fork", wish(0, "0", ALONE)), 413, "too-large");
    }

    private String played(Visitor visitor) {
        String table = visitor.table("me", "random", "random");
        finish(visitor, table);
        return table;
    }

    private static void finish(Visitor visitor, String table) {
        Phone phone = visitor.play(table, 0);
        new Scripted(phone, 3).untilOver();
        phone.hangUp();
    }

    static Map<String, Object> wish(int step, String as, List<String> seats) {
        return Map.of("step", step, "viewer", as, "seats", seats);
    }

    static JsonNode forked(Visitor visitor, String table, int step, String as, List<String> seats) {
        Visitor.Reply reply = visitor.post("api/tables/" + table + "/fork", wish(step, as, seats));
        assertThat(reply.status()).as(reply.body().toString()).isEqualTo(201);
        return reply.body();
    }

    private static JsonNode first(Visitor visitor, String table, String as) {
        return visitor.get("api/tables/" + table + "/replay/frames?count=1&viewer=" + as).body().get(0);
    }

    private JournalFile journal(Visitor visitor, String table) throws IOException {
        String text = visitor.get("api/tables/" + table + "/journal").whole().body();
        return JournalFile.read(Files.writeString(folder.resolve(table), text));
    }

    /// A view without its step number, which restarts in a fork.
    private static JsonNode plain(JsonNode view) {
        ObjectNode plain = ((ObjectNode) view).deepCopy();
        plain.remove("step");
        return plain;
    }

    /// The number of cards in each zone, and of copies of each card.
    private static Map<String, Integer> backs(JsonNode frame) {
        Map<String, Integer> backs = new TreeMap<>();
        for (JsonNode zone : frame.get("view").get("zones")) {
            backs.put("zone " + zone.get("zone"), zone.get("size").asInt());
            for (JsonNode card : zone.get("cards")) backs.merge("face " + card.get("face"), 1, Integer::sum);
        }
        return backs;
    }

    private static void refused(Visitor.Reply reply, int status, String code) {
        assertThat(reply.status() + " " + reply.code()).as(reply.body().toString()).isEqualTo(status + " " + code);
    }
}
