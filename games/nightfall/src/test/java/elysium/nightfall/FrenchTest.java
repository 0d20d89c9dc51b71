package elysium.nightfall;

import elysium.kit.check.FrenchChecks;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.Test;

/// The French of random games is elided and contracted, agrees in gender and number and uses the right signs.
class FrenchTest {
    private static final FrenchChecks<Nightfall> FRENCH = new FrenchChecks<>(Tables.GAME);

    @Test void questions_and_log_read_well() {
        Nights.play(1, FRENCH::questionAndLog);
    }

    @Test void cards_read_well() {
        FRENCH.checkCards();
    }
}
