package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.store.JournalFile;
import elysium.vendetta.VendettaGame;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ReplayTest extends VisitedServer {
    private static final int FRAMES = 50;

    @Test void frames_are_what_the_sockets_told() {
        String table = ana.table("me", "random", "random");
        Phone mine = ana.play(table, 0), looker = new Visitor(server.address()).play(table, 0);
        looker.await("view");
        new Scripted(mine, 11).untilOver();
        looker.await("over");
        same(frames(ana, table, "0"), mine);
        same(frames(new Visitor(server.address()), table, "public"), looker);
    }

    /// The live messages may start a few steps late, and continue to the end.
    static void same(List<JsonNode> frames, Phone phone) {
        Picture picture = new Picture();
        int compared = 0;
        for (JsonNode message : List.copyOf(phone.heard)) {
            String type = message.get("type").asString();
            if (!List.of("events", "view", "waiting").contains(type)) continue;
            JsonNode frame = frames.get(message.get("step").asInt());
            switch (type) {
                case "events" -> assertThat(frame.get("events")).isEqualTo(message.get("events"));
                case "view" -> assertThat(frame.get("view")).isEqualTo(picture.after(message));
                default -> assertThat(frame.get("asked")).isEqualTo(message.get("asked"));
            }
            compared++;
        }
        assertThat(compared).isGreaterThan(frames.size());
    }

    @Test void frames_say_nothing_that_their_viewer_could_not_know() throws Exception {
        String table = played("me", "random", "random", "random");
        compare(new Visitor(server.address()), table, journal(table));
    }

    /// A replay equals, byte by byte, that of imagined tables.
    static void compare(Visitor anybody, String table, Journal journal) {
        Random dice = new Random(5);
        List<Integer> viewers = new ArrayList<>(List.of(Table.SPECTATOR));
        for (int seat = 0; seat < journal.setup().seats(); seat++) viewers.add(seat);
        for (int viewer : viewers) {
            String as = viewer == Table.SPECTATOR ? "public" : String.valueOf(viewer);
            Imagined<?> imagined = new Imagined<>(new VendettaGame(), journal, viewer, dice);
            List<JsonNode> frames = frames(anybody, table, as);
            for (int i = 0; i < frames.size(); i++)
                assertThat(frames.get(i)).as("as " + as + ", step " + i).isEqualTo(imagined.frames.get(i));
            assertThat(frames).hasSameSizeAs(imagined.frames);
            JsonNode overview = anybody.get("api/tables/" + table + "/replay?viewer=" + as).body();
            assertThat(overview.get("scores")).isEqualTo(imagined.scores);
            assertThat(overview.get("marks")).isEqualTo(imagined.marks);
            assertThat(overview.get("steps").asInt()).isEqualTo(frames.size() - 1);
        }
    }

    @Test void an_answer_taken_back_is_a_step_like_others() {
        String table = ana.table("me", "random", "random");
        Phone phone = ana.play(table, 0);
        JsonNode turn = phone.await("question", "waiting");
        while (!turn.get("undo").asString().equals("free") || turn.get("answer") != null) {
            if (turn.get("type").asString().equals("question") && turn.get("answer") == null)
                phone.move(turn.get("step").asInt(), turn.get("choices").get(0).get("move").asString());
            turn = phone.await("question", "waiting");
        }
        phone.say(Map.of("type", "undo", "step", turn.get("step").asInt()));
        JsonNode back = phone.await("events");
        assertThat(back.get("undone").asBoolean()).isTrue();
        phone.await("question");
        List<JsonNode> frames = frames(ana, table, "0");
        JsonNode frame = frames.get(back.get("step").asInt());
        assertThat(frame.get("undone").asBoolean()).isTrue();
        assertThat(frame.get("moves").size()).isZero();
        assertThat(frames.subList(0, back.get("step").asInt() - 1)).as("a step that was before")
                .anyMatch(before -> faces(before).equals(faces(frame))
                        && before.get("view").get("state").equals(frame.get("view").get("state")));
        new Scripted(ana.play(table, 0), 3).untilOver();
        same(frames(ana, table, "0"), phone);
    }

    /// The cards of each zone in order, without rows, since an undo changes the rows of hidden cards.
    private static List<String> faces(JsonNode frame) {
        List<String> faces = new ArrayList<>();
        for (JsonNode zone : frame.get("view").get("zones")) {
            faces.add(zone.get("zone") + " " + zone.get("size"));
            for (JsonNode card : zone.get("cards")) faces.add(card.get("face") + " " + card.get("counters"));
        }
        return faces;
    }

    @Test void all_see_everything() {
        String table = played("me", "random", "random");
        List<JsonNode> frames = frames(ana, table, "all");
        int moves = 0, hidden = 0;
        for (JsonNode frame : frames) {
            for (JsonNode zone : frame.get("view").get("zones")) {
                assertThat(zone.get("cards").size()).isEqualTo(zone.get("size").asInt());
                for (JsonNode card : zone.get("cards")) assertThat(card.get("face").asInt()).isNotNegative();
            }
            for (JsonNode event : frame.get("events"))
                if (event.get("kind").asInt() == 0) assertThat(event.get("face").asInt()).isNotNegative();
            moves += frame.get("moves").size();
        }
        for (JsonNode frame : frames(ana, table, "public"))
            for (JsonNode event : frame.get("events"))
                if (event.get("kind").asInt() == 0 && event.get("face").asInt() < 0) hidden++;
        assertThat(hidden).as("what only some saw").isPositive();
        assertThat(moves).isGreaterThanOrEqualTo(frames.size() - 1);
        assertThat(frames.getLast().get("asked").size()).isZero();
    }

    @Test void an_overview_finds_what_is_memorable() {
        String table = played("me", "random", "random");
        JsonNode overview = ana.get("api/tables/" + table + "/replay").body();
        assertThat(overview.get("table").get("id").asString()).isEqualTo(table);
        assertThat(overview.get("viewers").toString()).isEqualTo("[\"0\",\"1\",\"2\",\"public\",\"all\"]");
        List<String> marks = new ArrayList<>();
        for (JsonNode mark : overview.get("marks")) marks.add(mark.get("text").get("en").asString());
        assertThat(marks).anyMatch(mark -> mark.contains("ound 2 of 3 begins"))
                .last().asString().contains("game is over");
        int steps = overview.get("steps").asInt();
        assertThat(overview.get("marks").get(marks.size() - 1).get("step").asInt()).isEqualTo(steps);
        assertThat(overview.get("scores").size()).isEqualTo(steps + 1);
        JsonNode winners = ana.get("api/tables/" + table).body().get("winners");
        JsonNode over = ana.play(table, steps).await("over");
        for (int seat = 0; seat < 3; seat++)
            assertThat(winners.toString().contains(String.valueOf(seat)))
                    .isEqualTo(over.get("payoffs").get(seat).asDouble() == 1);
    }

    @Test void a_game_under_way_is_shown_as_oneself_or_as_a_spectator_only() {
        Visitor bo = Visitor.called("Bo", server), stranger = new Visitor(server.address());
        String table = ana.table("me", "open", "open");
        assertThat(ana.get("api/tables/" + table + "/replay").code()).isEqualTo("not-begun");
        bo.post("api/tables/" + table + "/seats/1", "");
        Visitor.called("Cleo", server).post("api/tables/" + table + "/seats/2", "");
        String path = "api/tables/" + table + "/replay", frames = path + "/frames?viewer=";
        assertThat(ana.get(path).body().get("viewers").toString()).isEqualTo("[\"0\",\"public\"]");
        assertThat(ana.get(frames + "0").status()).isEqualTo(200);
        assertThat(ana.get(frames + "public").status()).isEqualTo(200);
        refused(ana.get(frames + "1"), 403, "not-yours");
        refused(ana.get(frames + "all"), 409, "not-over");
        refused(ana.get(path + "?viewer=all"), 409, "not-over");
        refused(bo.get(frames + "0"), 403, "not-yours");
        refused(stranger.get(frames + "0"), 403, "not-yours");
        assertThat(stranger.get(path).body().get("viewers").toString()).isEqualTo("[\"public\"]");
        assertThat(stranger.get(frames + "public").status()).isEqualTo(200);
        String token = bo.post("api/tables/" + table + "/seats/1/token", "").body().get("token").asString();
        assertThat(stranger.send("GET", frames + "1", null, "Authorization", "Bearer " + token).status())
                .isEqualTo(200);
        for (String bad : List.of("7", "3", "-1", "me", "0&from=-1", "0&from=x", "0&count=0", "0&count=51"))
            refused(ana.get(frames + bad), 400, "bad-request");
        assertThat(ana.get(frames + "0&from=1000").body().size()).isZero();
        refused(ana.get("api/tables/" + "0".repeat(32) + "/replay"), 404, "unknown-table");
    }

    @Test void a_table_nobody_may_watch_is_shown_to_those_who_sat_there() {
        String table = ana.post("api/tables",
                Map.of("game", "vendetta", "seats", List.of("me", "random", "random"), "spectators", false)).body()
                .get("id").asString();
        Visitor stranger = Visitor.called("Bo", server);
        String frames = "api/tables/" + table + "/replay/frames?viewer=";
        refused(stranger.get(frames + "public"), 403, "not-watched");
        refused(ana.get(frames + "public"), 403, "not-watched");
        new Scripted(ana.play(table, 0), 7).untilOver();
        refused(stranger.get(frames + "public"), 403, "not-watched");
        refused(stranger.get("api/tables/" + table + "/replay"), 403, "not-watched");
        assertThat(ana.get(frames + "public").status()).isEqualTo(200);
        assertThat(ana.get(frames + "all").status()).isEqualTo(200);
    }

    @Test void large_answers_are_compressed() throws Exception {
        String table = played("me", "random", "random"), path = "api/tables/" + table + "/replay/frames?viewer=all";
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + path))
                .header("Accept-Encoding", "gzip").build();
        var reply = Visitor.HTTP.send(request, HttpResponse.BodyHandlers.ofByteArray());
        assertThat(reply.headers().firstValue("Content-Encoding")).hasValue("gzip");
        byte[] plain = ana.get(path).whole().body().getBytes(StandardCharsets.UTF_8);
        assertThat(reply.body().length).isLessThan(plain.length / 8);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(reply.body())).readAllBytes()).isEqualTo(plain);
    }

    private String played(String... seats) {
        String table = ana.table(seats);
        new Scripted(ana.play(table, 0), 3).untilOver();
        return table;
    }

    private Journal journal(String table) throws IOException {
        String text = ana.get("api/tables/" + table + "/journal").whole().body();
        return JournalFile.read(Files.writeString(folder.resolve(table), text)).journal();
    }

    /// All frames of a game, loaded page by page.
    static List<JsonNode> frames(Visitor visitor, String table, String as) {
        List<JsonNode> frames = new ArrayList<>();
        while (true) {
            JsonNode page = visitor.get("api/tables/" + table + "/replay/frames?viewer=" + as + "&from=" + frames.size()
                    + "&count=" + FRAMES).body();
            page.forEach(frames::add);
            if (page.size() < FRAMES) return frames;
        }
    }

    private static void refused(Visitor.Reply reply, int status, String code) {
        assertThat(reply.status() + " " + reply.code()).isEqualTo(status + " " + code);
    }
}
