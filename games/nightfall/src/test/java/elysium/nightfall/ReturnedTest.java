package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.nightfall.table.GameLayout.HAND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.nightfall.scenario.NightfallScenarioSupport;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.Test;

/// What Ghoul Summoning takes back has been aimed at before all eyes: they know that it is in the hand now.
class ReturnedTest {
    private static final int ANA = 0, BO = 1, IMAGINED = 12;

    @Test void everybody_knows_of_the_card_that_came_back_from_under_the_others() {
        Nightfall t = takenBack();
        assertThat(hand(t)).contains("Vulko");
        for (int viewer : new int[] {BO, SPECTATOR})
            for (int seed = 0; seed < IMAGINED; seed++) {
                Nightfall imagined = t.copy();
                imagined.imagine(viewer, seed);
                assertThat(hand(imagined)).as("as seen by " + viewer).contains("Vulko");
            }
    }

    private static Nightfall takenBack() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("chain", List.of("Ghoul Summoning by Ana"));
        given.put("Ana", Map.of("hand", List.of("Death Grip", "Grim Siege"), "discard", List.of("Big Ghost", "Vulko")));
        given.put("Bo", Map.of());
        Nightfall t = NightfallScenarioSupport.STAGING.createTable(given).table();
        Offers offers = t.offers(ANA, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (Tables.GAME.notation().write(t, ANA, offers.get(i), Lang.EN).equals("Vulko")) {
                t.answer(ANA, offers.get(i));
                return t;
            }
        throw new AssertionError("Vulko is not offered");
    }

    private static List<String> hand(Nightfall t) {
        List<String> names = new ArrayList<>();
        for (int card = t.first(HAND + ANA); card != NONE; card = t.next(card)) names.add(t.name(card).en());
        return names;
    }
}
