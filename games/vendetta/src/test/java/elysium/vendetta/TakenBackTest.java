package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Event;
import elysium.kernel.Move;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// VEN-WDR-07, VEN-WDR-09: who withdraws shows the cards that move on, and not those that go back to hand.
class TakenBackTest {
    private static final int ANA = 0, BO = 1, FURY = VendettaBook.BOOK.number("brujah-bloody-fury");

    @Test void a_face_down_card_taken_back_from_the_Princes_Haven_stays_secret() {
        assertThat(facesToldToBo("Prince's Haven")).doesNotContain(FURY);
    }

    @Test void a_face_down_card_that_moves_to_the_Princes_Haven_is_shown() {
        assertThat(facesToldToBo("The Rack")).contains(FURY);
    }

    /// The faces that Bo sees while Ana withdraws with a face-down card.
    private static List<Integer> facesToldToBo(String place) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", place);
        given.put("Ana", Map.of("clan", "Brujah", place, Map.of("cards", List.of("Bloody Fury (down)"))));
        given.put("Bo", Map.of("clan", "Ventrue", place, Map.of("cards", List.of("Ready"))));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        Vendetta t = new VendettaGame().scenarioSupport().createTable(given).table();
        List<Integer> faces = new ArrayList<>();
        t.setListener((kind, subject, object, amount, face, seenBy) -> faces
                .add(new Event(kind, subject, object, amount, face, seenBy).asSeenBy(BO).face()));
        t.answer(ANA, Move.of(Verb.WITHDRAW));
        t.answer(BO, Move.of(Verb.STAY));
        return faces;
    }
}
