package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests the limits of deck checks.
class DeckCheckTest {
    private static final String CHECK = "api/games/vtes/decks/check";
    private static final int PROPOSED = 40, MANY = 200;

    @TempDir Path folder;

    private static Map<String, String> deck(String line, int lines) {
        return Map.of("text", "Crypt\n" + (line + "\n").repeat(lines));
    }

    @Test void a_deck_of_too_many_lines_is_refused_and_says_so() {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server);
            Visitor.Reply reply = ana.post(CHECK, deck("2 x Theo Bell", 501));
            assertThat(reply.status()).isEqualTo(413);
            assertThat(reply.body().get("text").get("en").asString()).contains("500 lines");
            assertThat(reply.body().get("text").get("fr").asString()).contains("500 lignes");
        }
    }

    @Test void only_the_first_misspelt_names_are_given_near_ones() {
        try (Server server = Server.start(Here.options(folder))) {
            Visitor ana = Visitor.called("Ana", server);
            Visitor.Reply reply = ana.post(CHECK, deck("1 x Theo Bel", 499));
            assertThat(reply.status()).isEqualTo(200);
            long proposing = reply.body().get("faults").valueStream()
                    .filter(fault -> fault.get("text").get("en").asString().contains("did you mean Theo Bell")).count();
            assertThat(proposing).isEqualTo(PROPOSED);
        }
    }

    @Test void an_address_that_checks_too_many_decks_is_held_back() {
        try (Server server = Server.start(Here.options(folder).withRateLimit(true))) {
            Visitor stranger = new Visitor(server.address());
            int done = 0;
            while (done < MANY && stranger.post(CHECK, deck("1 x Theo Bel", 1)).status() == 200) done++;
            assertThat(done).isBetween(40, MANY - 1);
            assertThat(stranger.get("api/games").status()).isEqualTo(200);
        }
    }
}
