package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import elysium.server.db.Database;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class TwoNodesLifeTest {
    private static final int TABLES = 8;
    private static final long MINUTE = 60_000;

    @TempDir Path folder;
    private final String url = Postgres.fresh();

    private Options options() {
        return Here.options(folder).withDatabase(url);
    }

    private static boolean here(JsonNode message, int seat) {
        return message.get("seats").get(seat).get("online").asBoolean();
    }

    @Test void who_is_here_is_known_at_every_server() {
        try (Database database = Database.at(url); Server one = Server.start(options());
                Server other = Server.start(options())) {
            Party party = Party.of(one, database, Clock.NONE, 0);
            Phone near = party.phone(0);
            assertThat(here(near.await("hello"), 1)).isFalse();
            Phone far = party.people.get(1).at(other.address()).play(party.table, 0);
            assertThat(here(far.await("hello"), 0)).isTrue();
            assertThat(here(near.await("seats"), 1)).isTrue();
            far.hangUp();
            assertThat(here(near.await("seats"), 1)).isFalse();
            party.people.get(2).at(other.address()).play(party.table, 0);
            assertThat(here(near.await("seats"), 2)).isTrue();
            other.close();
            assertThat(here(near.await("seats"), 2)).isFalse();
        }
    }

    @Test void whoever_was_at_a_server_that_died_is_not_here_any_more() {
        try (Database database = Database.at(url); Server one = Server.start(options())) {
            try (Spawned dies = Spawned.starter().start(folder, Map.of("ELYSIUM_DB", url))) {
                Party party = Party.of(one, database, Clock.NONE, 0);
                Phone near = party.phone(0);
                near.await("view");
                party.people.get(1).at(dies.address()).play(party.table, 0).await("view");
                assertThat(here(near.await("seats"), 1)).isTrue();
                dies.kill();
                assertThat(here(near.await("seats"), 1)).isFalse();
            }
        }
    }

    @Test void one_answer_is_given_however_many_would_like_to() {
        try (Database database = Database.at(url); Server one = Server.start(options());
                Server other = Server.start(options())) {
            Random dice = new Random(5);
            List<Party> parties = new ArrayList<>();
            List<Phone> phones = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                Party party = Party.of(one, database, Clock.live(1, 0), MINUTE - 4000);
                parties.add(party);
                Phone looker = new Visitor(other.address()).play(party.table, 0);
                int asked = looker.await("waiting").get("asked").get(0).asInt();
                Phone near = party.phone(asked), far = party.people.get(asked).at(other.address()).play(party.table, 0);
                JsonNode choices = near.await("question").get("choices");
                Thread.startVirtualThread(() -> race(party, near, choices, dice.nextInt(700)));
                Thread.startVirtualThread(() -> race(party, far, choices, dice.nextInt(700)));
                phones.addAll(List.of(near, far, looker));
            }
            for (Phone phone : phones) assertThat(phone.await("events").get("step").asInt()).isEqualTo(1);
            for (Party party : parties) assertThat(party.entries()).as("answers to one question").hasSize(1);
            assertThat(parties.stream().map(party -> party.entries().getFirst().kind()))
                    .allMatch(kind -> kind == Entry.ANSWER || kind == Entry.OUT_OF_TIME);
            for (Phone phone : phones)
                assertThat(phone.heard.stream().filter(each -> each.get("type").asString().equals("events")))
                        .hasSize(1);
        }
    }

    /// Answers at about the time limit.
    private static void race(Party party, Phone phone, JsonNode choices, int after) {
        Party.until(() -> System.currentTimeMillis() >= party.begun + MINUTE + after);
        phone.move(0, choices.get(0).get("move").asString());
    }
}
