package elysium.vtes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import elysium.vtes.table.Victory;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// The options of a set-up, turn limits and decks, and the errors for invalid ones.
class OptionsTest {
    private static final VtesGame GAME = new VtesGame();

    private static Setup setup(int seats, String... options) {
        return new Setup("vtes", 1, seats, List.of(options), 3);
    }

    /// The error for a set-up, in both languages.
    private static List<String> wrong(String... options) {
        InvalidInputException objection =
                catchThrowableOfType(InvalidInputException.class, () -> GAME.check(setup(3, options)));
        assertThat(objection).as(List.of(options).toString()).isNotNull();
        return List.of(objection.reason().in(Lang.EN), objection.reason().in(Lang.FR));
    }

    @Test void a_limit_of_turns_is_a_number_from_1_to_999() {
        for (String good : List.of("turns=1", "turns=20", "turns=999"))
            assertThatCode(() -> GAME.check(setup(3, good))).doesNotThrowAnyException();
        for (String bad : List.of("turns=0", "turns=", "turns=-4", "turns=1000", "turns=1e2", "turns=٣"))
            assertThat(wrong(bad)).containsExactly(bad + ": the turn limit is a number from 1 to 999",
                    bad + " : la limite de tours est un nombre de 1 à 999");
        assertThat(wrong("turns=4", "turns=5")).containsExactly("there are two turn limits: remove one",
                "il y a deux limites de tours : retirez-en une");
    }

    @Test void an_unknown_option_is_told_which_there_are() {
        assertThat(wrong("speed=9")).containsExactly("unknown option 'speed=9': use turns=N or deck1=ID",
                "l'option « speed=9 » n'existe pas : utilisez turns=N ou deck1=ID");
    }

    @Test void a_seat_plays_the_deck_it_was_given() {
        assertThatCode(() -> GAME.check(setup(3, "deck1=ventrue", "deck2=ventrue"))).doesNotThrowAnyException();
        assertThat(wrong("deck1=brujah").getFirst())
                .isEqualTo("the deck of seat 1: no deck is called brujah; the decks are "
                        + "malkavian, nosferatu, toreador, tremere, ventrue");
        assertThat(wrong("deck4=ventrue").getFirst())
                .isEqualTo("the deck of seat 4: this table has no such seat");
        assertThat(wrong("deck2=ventrue", "deck2=tremere").getLast())
                .isEqualTo("le deck de la place 2 : elle a deux decks ; enlevez-en un");
        assertThat(wrong("deck1=own:xyz").getFirst())
                .isEqualTo("the deck of seat 1: its custom deck cannot be read; create it again from the deck list");
    }

    /// VTES-DECK-02: custom decks are checked before the game begins.
    @Test void an_illegal_deck_does_not_come_to_the_table() {
        Decks decks = GAME.decks();
        Deck.Reading read = decks.read("Crypt (12)\n12 x Nassir\n\nLibrary (59)\n59 x Majesty\n");
        assertThat(read.faults()).isEmpty();
        assertThat(wrong("deck1=" + decks.pack(read.deck()))).containsExactly(
                "the deck of seat 1: the library needs 60 to 90 cards, not 59 (VTES-DECK-02)",
                "le deck de la place 1 : la bibliothèque doit compter de 60 à 90 cartes, pas 59 (VTES-DECK-02)");
    }

    /// VTES-RUL-10, VTES-END-07: after the last turn the game is over, and every survivor gains half a point.
    @Test void a_tournament_game_ends_when_its_turns_are_over() {
        Vtes t = GAME.setUp(setup(4, "turns=9"));
        SplittableRandom chance = new SplittableRandom(2);
        Offers offers = Offers.movesOnly();
        while (!t.isOver()) {
            int seat = t.nextPending();
            t.answer(seat, offers(t, seat, offers, chance));
        }
        assertThat(t.turn.number()).isEqualTo(9);
        for (int seat = 0; seat < 4; seat++)
            assertThat(t.victory.halfPoints(seat) % Victory.POINT).as("half a point of seat " + seat)
                    .isEqualTo(t.seats.isAlive(seat) ? 1 : 0);
    }

    private static long offers(Vtes t, int seat, Offers offers, SplittableRandom chance) {
        int choices = t.offers(seat, offers).size();
        return offers.get(chance.nextInt(choices));
    }
}
