package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.server.db.Database;
import elysium.server.db.table.Clock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ConsentTest {
    @TempDir Path folder;
    private Server server;
    private Database database;
    private Party party;
    private final List<Phone> phones = new ArrayList<>();

    @BeforeEach void open() {
        server = Server.start(Here.options(folder));
        database = Database.file(folder);
        party = Party.of(server, database, Clock.NONE, 0);
        for (int seat = 0; seat < 3; seat++) phones.add(party.phone(seat));
    }

    @AfterEach void close() {
        database.close();
        server.close();
    }

    /// Answers for the seat asked at a step and returns it.
    private int answer(int seq) {
        for (int seat = 0; seat < 3; seat++) {
            JsonNode turn = at(phones.get(seat), seq);
            if (turn.get("type").asString().equals("waiting")) continue;
            phones.get(seat).move(seq, turn.get("choices").get(0).get("move").asString());
            phones.get(seat).await("committed");
            return seat;
        }
        throw new AssertionError("nobody is asked");
    }

    /// The question or wait message of a seat at a step.
    private static JsonNode at(Phone phone, int seq) {
        JsonNode[] found = {null};
        Party.until(() -> {
            for (JsonNode message : List.copyOf(phone.heard)) {
                boolean turn = List.of("question", "waiting").contains(message.get("type").asString());
                if (turn && message.get("step").asInt() == seq) found[0] = message;
            }
            return found[0] != null;
        });
        return found[0];
    }

    private static void undo(Phone phone, int seq) {
        phone.say(Map.of("type", "undo", "step", seq));
    }

    private static JsonNode proposal(Phone phone, boolean open, int by) {
        JsonNode proposal = phone.await("proposal");
        assertThat(proposal.get("by").asInt()).isEqualTo(by);
        assertThat(proposal.get("what").asString()).isEqualTo("undo");
        assertThat(proposal.get("open").asBoolean()).as(proposal.toString()).isEqualTo(open);
        return proposal;
    }

    @Test void an_answer_is_taken_back_when_all_others_agree() {
        int first = answer(0), second = answer(1), third = 3 - first - second;
        undo(phones.get(first), 2);
        for (Phone phone : phones) assertThat(proposal(phone, true, first).get("agreed").isEmpty()).isTrue();
        phones.get(first).say(Map.of("type", "agree", "yes", true));
        assertThat(phones.get(first).await("refused").get("code").asString()).isEqualTo("not-proposed");
        phones.get(second).say(Map.of("type", "agree", "yes", true));
        for (Phone phone : phones) assertThat(proposal(phone, true, first).get("agreed").size()).isEqualTo(1);
        Phone late = new Visitor(server.address()).play(party.table, 0);
        assertThat(proposal(late, true, first).get("agreed").get(0).asInt()).isEqualTo(second);
        phones.get(third).say(Map.of("type", "agree", "yes", true));
        for (Phone phone : phones) {
            assertThat(proposal(phone, false, first).get("agreed").size()).isEqualTo(2);
            JsonNode step = phone.await("events");
            while (step.get("step").asInt() < 3) step = phone.await("events");
            assertThat(step.get("undone").asBoolean()).isTrue();
        }
        assertThat(at(phones.get(first), 3).get("type").asString()).isEqualTo("question");
        assertThat(answer(3)).isEqualTo(first);
    }

    @Test void a_no_ends_it_until_the_next_step() {
        int first = answer(0), second = answer(1), third = 3 - first - second;
        phones.get(third).say(Map.of("type", "agree", "yes", true));
        assertThat(phones.get(third).await("refused").get("code").asString()).isEqualTo("not-proposed");
        undo(phones.get(first), 2);
        proposal(phones.get(third), true, first);
        phones.get(third).say(Map.of("type", "agree", "yes", false));
        proposal(phones.get(third), false, first);
        proposal(phones.get(first), true, first);
        proposal(phones.get(first), false, first);
        undo(phones.get(first), 2);
        assertThat(phones.get(first).await("refused").get("code").asString()).isEqualTo("already-proposed");
        answer(2);
        at(phones.get(first), 3);
        undo(phones.get(first), 3);
        proposal(phones.get(first), true, first);
    }

    @Test void the_next_step_ends_it_and_a_restart_does_not() {
        int first = answer(0), second = answer(1), third = 3 - first - second;
        undo(phones.get(first), 2);
        proposal(phones.get(third), true, first);
        server.close();
        server = Server.start(Here.options(folder));
        Phone own = party.people.get(first).at(server.address()).play(party.table, 0);
        proposal(own, true, first);
        Phone moves = party.people.get(third).at(server.address()).play(party.table, 0);
        JsonNode question = moves.await("question");
        moves.move(2, question.get("choices").get(0).get("move").asString());
        proposal(own, false, first);
    }

    @Test void whoever_leaves_stands_in_nobodys_way() {
        int first = answer(0), second = answer(1), third = 3 - first - second;
        undo(phones.get(first), 2);
        proposal(phones.get(second), true, first);
        phones.get(second).say(Map.of("type", "agree", "yes", true));
        proposal(phones.get(second), true, first);
        assertThat(party.people.get(third).delete(party.path("/seats/" + third)).status()).isEqualTo(200);
        JsonNode proposal = phones.get(second).await("proposal");
        assertThat(proposal.get("open").asBoolean()).isFalse();
    }

    @Test void whoever_proposes_and_leaves_takes_the_proposal_along() {
        int first = answer(0), second = answer(1), third = 3 - first - second;
        undo(phones.get(first), 2);
        proposal(phones.get(second), true, first);
        proposal(phones.get(third), true, first);
        phones.get(second).say(Map.of("type", "agree", "yes", true));
        proposal(phones.get(third), true, first);
        assertThat(party.people.get(first).delete(party.path("/seats/" + first)).status()).isEqualTo(200);
        proposal(phones.get(third), false, first);
        phones.get(third).say(Map.of("type", "agree", "yes", true));
        assertThat(phones.get(third).await("refused").get("code").asString()).isEqualTo("not-proposed");
        for (Phone phone : List.of(phones.get(second), phones.get(third)))
            for (JsonNode message : List.copyOf(phone.heard))
                assertThat(message.path("undone").asBoolean(false)).isFalse();
        JsonNode hello = new Visitor(server.address()).play(party.table, 0).await("hello", "proposal");
        assertThat(hello.get("seats").get(first).get("kind").asString()).isEqualTo("search");
        answer(2);
    }

    @Test void bots_agree_at_once() {
        Visitor ana = Visitor.called("Ana", server);
        Phone phone = ana.play(ana.table("me", "random", "random"), 0);
        boolean undone = false;
        for (int tries = 0; tries < 20 && !undone; tries++) {
            JsonNode question = phone.await("question");
            while (question.has("answer")) question = phone.await("question");
            if (question.get("undo").asString().equals("consent")) {
                undo(phone, question.get("step").asInt());
                undone = phone.await("committed", "refused").get("type").asString().equals("committed");
            } else phone.move(question.get("step").asInt(), question.get("choices").get(0).get("move").asString());
        }
        assertThat(undone).isTrue();
        JsonNode step = phone.await("events");
        while (!step.get("undone").asBoolean()) step = phone.await("events");
    }
}
