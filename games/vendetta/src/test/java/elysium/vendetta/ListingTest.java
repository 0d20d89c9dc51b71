package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kit.scenario.Scenarios;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Cards that a scenario expects: by either name or the slug, how they lie, and whose they are where it says so.
class ListingTest {

    @Test void a_card_is_expected_by_any_of_its_names() {
        for (String fury : List.of("Bloody Fury", "Furie sanglante", "brujah-bloody-fury", "Bloody Fury of Bo"))
            assertThat(failure("[Hunt, " + fury + ", Ready (down)]")).as(fury).isNull();
    }

    @Test void an_owner_that_is_named_is_compared() {
        assertThat(failure("[Hunt of Ana, Bloody Fury of Bo, Ready of Bo (down)]")).isNull();
        assertThat(failure("[Hunt, Bloody Fury, Ready (down) of Bo]")).isNull();
        assertThat(failure("[Hunt, Bloody Fury of Ana, Ready (down)]"))
                .contains(
                        "should be [Bloody Fury of Ana, Hunt, Ready (down)], but is [Bloody Fury, Hunt, Ready (down)]");
        assertThat(failure("[Hunt of Bo, Bloody Fury, Ready (down)]"))
                .contains("[Bloody Fury, Hunt of Bo, Ready (down)]");
        assertThat(failure("[Hunt, Bloody Fury of Dan, Ready (down)]")).contains("Dan");
    }

    @Test void which_side_is_up_and_how_many_there_are_is_compared() {
        assertThat(failure("[Hunt, Bloody Fury, Ready of Bo]")).contains("Ready of Bo");
        assertThat(failure("[Hunt, Bloody Fury]")).contains("should be");
        assertThat(failure("[Hunt x2, Bloody Fury, Ready (down)]")).contains("should be");
        assertThat(failure("[Hunt, Bloody Fur, Ready (down)]")).contains("no card is called 'Bloody Fur'");
    }

    private static @Nullable String failure(String cards) {
        return new Scenarios(List.of(Evenings.GAME)).run("some.yaml", "vendetta",
                """
                        scenario: cards of others on a Position
                        open: true
                        given:
                          turn: Ana
                          Ana: { clan: Malkavian, hand: [Chaos], The Rack: { cards: [Hunt, Bloody Fury of Bo, Ready of Bo (down)] } }
                          Bo: { clan: Brujah }
                          Cleo: { clan: Gangrel }
                        then: { Ana: { The Rack: { cards: %s } } }
                        """
                        .formatted(cards))
                .getFirst().failure();
    }
}
