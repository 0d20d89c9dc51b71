package elysium.vendetta;

import java.util.List;
import elysium.kernel.Event;
import elysium.kit.check.FrenchChecks;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// The French of random games is elided and contracted, agrees in gender and number and uses the right signs.
class FrenchTest {
    private static final FrenchChecks<Vendetta> FRENCH = new FrenchChecks<>(Evenings.GAME);

    @Test void questions_and_log_read_well() {
        Evenings.play(1, FrenchTest::reads);
    }

    private static void reads(Vendetta t, List<Event> since) {
        if (!t.isOver()) FRENCH.checkQuestion(t);
        FRENCH.checkLog(t, since);
    }

    @Test void cards_read_well() {
        FRENCH.checkCards();
    }
}
