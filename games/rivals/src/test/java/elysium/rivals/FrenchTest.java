package elysium.rivals;

import elysium.kit.check.FrenchChecks;
import elysium.rivals.table.Rivals;
import org.junit.jupiter.api.Test;

/// The French of random games is elided and contracted, agrees in gender and number and uses the right signs.
class FrenchTest {
    private static final FrenchChecks<Rivals> FRENCH = new FrenchChecks<>(Plays.GAME);

    @Test void questions_and_log_read_well() {
        Plays.play(1, FRENCH::questionAndLog);
    }

    @Test void cards_read_well() {
        FRENCH.checkCards();
    }
}
