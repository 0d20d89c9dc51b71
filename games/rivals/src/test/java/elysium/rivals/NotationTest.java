package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.rivals.table.Rivals;
import org.junit.jupiter.api.Test;

/// Moves in words: whatever is offered reads differently from all else, in either language, and is read back.
class NotationTest {
    private static final RivalsGame GAME = new RivalsGame();

    @Test void no_two_offers_read_alike() {
        Set<Integer> verbs = new HashSet<>();
        for (Setup setup : LawsTest.setups())
            for (int seed = 20; seed < 23; seed++)
                GameWatcher.watch(GAME, setup.withSeed(seed), (t, _) -> {
                    for (int seat = 0; seat < t.players(); seat++) if (t.isAsked(seat)) differ(t, seat, verbs);
                    return true;
                });
        assertThat(verbs).hasSizeGreaterThan(36);
    }

    private static void differ(Rivals t, int seat, Set<Integer> verbs) {
        Offers offers = t.offers(seat, Offers.explained());
        for (Lang lang : Lang.values()) {
            Map<String, Long> said = new HashMap<>();
            for (int i = 0; i < offers.size(); i++) {
                long move = offers.get(i);
                String words = GAME.notation().write(t, seat, move, lang);
                verbs.add(Move.verb(move));
                assertThat(words).isNotBlank().doesNotContain("null", "-1", "  ");
                Long other = said.put(words, move);
                assertThat(other).as("'%s' is said of two moves at %s", words, t.top()).isNull();
                assertThat(GAME.notation().read(t, seat, words, offers)).isEqualTo(move);
            }
        }
    }
}
