package elysium.rivals.influence;

import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.LIBRARY;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.kernel.Setup;
import elysium.kernel.Sight;
import elysium.rivals.RivalsGame;
import elysium.rivals.table.Rivals;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import org.junit.jupiter.api.Test;

/// What others cannot know of a deck that is a secret they do not imagine either.
class DeckGuessTest {
    private static final RivalsGame GAME = new RivalsGame();

    private static String own(int seat, int deck) {
        Deck like = GAME.decks().list().get(deck);
        return Decks.option(seat, GAME.decks().pack(new Deck("", like.name(), like.piles(), List.of())));
    }

    private static Rivals table(String... options) {
        return GAME.setUp(new Setup("rivals", 1, 2, List.of(options), 3));
    }

    private static Rivals imagined(Rivals table, int viewer, long seed) {
        Sight<Rivals> sight = new Sight<>(table, viewer);
        Rivals scratch = sight.scratch();
        sight.imagine(scratch, seed);
        return scratch;
    }

    private static List<Integer> faces(Rivals t, int... zones) {
        List<Integer> faces = new ArrayList<>();
        for (int zone : zones) for (int card = t.first(zone); card >= 0; card = t.next(card)) faces.add(t.face(card));
        return faces.stream().sorted().toList();
    }

    private static int agenda(Rivals t, int seat) {
        for (int card = t.first(SEAT_CARDS + seat); card >= 0; card = t.next(card))
            if (t.isFaceDown(card)) return card;
        throw new AssertionError("no Agenda lies face down");
    }

    /// RIV-SET-17, RIV-RUL-51
    @Test void a_face_down_agenda_may_be_any_for_the_others_and_is_one_for_its_owner() {
        Rivals t = table("hidden-agendas");
        Set<Integer> supposed = new HashSet<>(), known = new HashSet<>();
        for (long seed = 0; seed < 400; seed++) {
            Rivals fork = imagined(t, 0, seed);
            supposed.add(fork.face(agenda(fork, 1)));
            known.add(fork.face(agenda(fork, 0)));
        }
        assertThat(supposed).as("all twelve Agendas").hasSize(12);
        assertThat(known).containsExactly(t.face(agenda(t, 0)));
    }

    @Test void the_cards_of_a_deck_of_ones_own_are_not_known_to_the_others() {
        Rivals t = table(own(1, 3));
        List<Integer> truth = faces(t, LIBRARY + 1, HAND + 1, FACTION + 1);
        Set<List<Integer>> supposed = new HashSet<>();
        for (long seed = 0; seed < 50; seed++) {
            Rivals fork = imagined(t, 0, seed);
            supposed.add(faces(fork, LIBRARY + 1, HAND + 1, FACTION + 1));
            assertThat(faces(imagined(t, 1, seed), LIBRARY + 1, HAND + 1, FACTION + 1)).isEqualTo(truth);
        }
        assertThat(supposed).hasSizeGreaterThan(40).doesNotContain(truth);
    }

    /// RIV-DCK-02, RIV-DCK-04
    @Test void what_is_supposed_could_be_a_deck() {
        Rivals t = table(own(1, 3));
        for (long seed = 0; seed < 100; seed++) {
            Rivals fork = imagined(t, 0, seed);
            Map<Integer, Integer> copies = new HashMap<>();
            for (int card = 0; card < fork.rows(); card++)
                if (fork.owner(card) == 1) copies.merge(fork.face(card), 1, Integer::sum);
            copies.forEach((face, count) -> {
                boolean vampire = (fork.book().printed(face, elysium.rivals.table.vocabulary.Fact.KINDS) & 1) != 0;
                assertThat(count).isLessThanOrEqualTo(vampire ? 1 : 3);
            });
        }
    }

    @Test void a_published_deck_is_known_but_for_its_order() {
        Rivals t = table();
        assertThat(faces(imagined(t, 0, 7), LIBRARY + 1, HAND + 1, FACTION + 1))
                .isEqualTo(faces(t, LIBRARY + 1, HAND + 1, FACTION + 1));
    }
}
