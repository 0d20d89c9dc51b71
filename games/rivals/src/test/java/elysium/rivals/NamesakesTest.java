package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Setup;
import elysium.kernel.Sight;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.game.Decks;
import org.junit.jupiter.api.Test;

/// A single check for vampires of the same name (RIV-UNQ-01) covers all that are, or may be, in the game.
class NamesakesTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final int TIMES = 200;

    @Test void only_decks_that_share_vampires_have_namesakes() {
        assertThat(namesakes(GAME.setUp(setup("deck1=core-brujah", "deck2=core-ventrue")))).isZero();
        assertThat(namesakes(GAME.setUp(setup("deck1=core-brujah", "deck2=core-brujah")))).isEqualTo(14);
    }

    @Test void a_vampire_that_another_is_supposed_to_have_is_a_namesake_too() {
        Decks decks = GAME.decks();
        String own = decks.pack(decks.read(decks.write(decks.list().getLast(), Lang.EN)).deck());
        Rivals t = GAME.setUp(setup("deck1=core-brujah", "deck2=" + own));
        assertThat(t.turn.custom()).as("whose deck is a secret").isEqualTo(0b10);
        Rivals imagined = t.blank();
        int met = 0;
        for (int seed = 0; seed < TIMES; seed++) {
            new Sight<>(t, 0).imagine(imagined, seed);
            met += namesakes(imagined);
        }
        assertThat(met).isPositive();
    }

    /// How many vampires share their name with another, each of which is known to.
    private static int namesakes(Rivals t) {
        int some = 0;
        for (int row = 0; row < t.rows(); row++)
            if (t.facts.is(row, Kind.VAMPIRE) && twice(t, t.face(row))) {
                assertThat(t.facts.hasNamesakes(row)).as(t.name(row).en()).isTrue();
                some++;
            }
        return some;
    }

    private static boolean twice(Rivals t, int face) {
        int lie = 0;
        for (int row = 0; row < t.rows(); row++) if (t.face(row) == face) lie++;
        return lie > 1;
    }

    private static Setup setup(String... options) {
        return new Setup(GAME.id(), GAME.rulesVersion(), 2, List.of(options), 5);
    }
}
