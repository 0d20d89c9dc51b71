package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.app.play.Games;
import elysium.bots.SearchBot;
import elysium.bots.SearchOptions;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.junit.jupiter.api.Test;

/// Checks the search bot in V:TES positions with an obvious best move.
class BotSenseTest {
    private static final Map<String, Object> CLEO = Map.of("pool", 20, "ready", List.of("Nassir (locked)"));

    private static String thought(String phase, Map<String, Object> ana, Map<String, Object> bo, String... moves) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("phase", phase);
        given.put("until", "game");
        given.put("Ana", ana);
        given.put("Bo", bo);
        given.put("Cleo", CLEO);
        return thought(Games.named("vtes"), given, moves);
    }

    /// The bot's answer after the given moves.
    private static <T extends CardTable<T>> String thought(CardGame<T> game, Map<String, Object> given,
            String... moves) {
        T t = game.scenarioSupport().createTable(given).table();
        for (String move : moves) {
            int seat = t.nextPending();
            Long read = game.notation().read(t, seat, move, t.offers(seat, Offers.explained()));
            t.answer(seat, Objects.requireNonNull(read, move));
        }
        var bot = new SearchBot<>(game, SearchOptions.ofIterations(300), 1);
        return game.notation().write(t, t.nextPending(), bot.choose(new Sight<>(t, t.nextPending())), Lang.EN);
    }

    @Test void it_ousts_a_prey_that_nobody_guards() {
        assertThat(thought("minion", Map.of("pool", 20, "ready", List.of("Ryan (blood 2)")), Map.of("pool", 1)))
                .isEqualTo("bleed seat 2 with Ryan");
    }

    @Test void it_does_not_block_a_bleed_of_1_with_an_empty_vampire() {
        assertThat(thought("minion", Map.of("ready", List.of("Ryan")),
                Map.of("pool", 20, "ready", List.of("Andi Liu (blood 0)")), "bleed seat 2 with Ryan"))
                .isEqualTo("do not block");
    }

    @Test void it_blocks_the_bleed_that_would_oust_it() {
        assertThat(thought("minion", Map.of("ready", List.of("Ryan")),
                Map.of("pool", 1, "ready", List.of("Andi Liu")), "bleed seat 2 with Ryan"))
                .isEqualTo("block with Andi Liu");
    }

    @Test void it_votes_against_the_referendum_that_takes_its_pool() {
        assertThat(thought("minion",
                Map.of("ready", List.of("Naomi Stewart"), "hand", List.of("Kine Resources Contested")),
                Map.of("pool", 9, "ready", List.of("Alice Chen (locked)")),
                "play Kine Resources Contested with Naomi Stewart", "seat 2", "seat 2", "seat 2", "seat 3",
                "cast the votes of the card for")).isEqualTo("cast the votes of Alice Chen against");
    }
}
