package elysium.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Checks how sentences name the players.
class RosterTest {
    private static final Roster TABLE = new Roster(List.of(new Roster.Place("Ana", Roster.Kind.RANDOM),
            new Roster.Place("Bo", Roster.Kind.RANDOM), new Roster.Place("Éloi", Roster.Kind.RANDOM)));

    @Test void those_called_by_their_seat_go_by_their_names() {
        assertThat(TABLE.withNames("Seat 2 bleeds seat 1 for 2.")).isEqualTo("Bo bleeds Ana for 2.");
        assertThat(TABLE.withNames("La place 2 mord la place 1 à 2.")).isEqualTo("Bo mord Ana à 2.");
    }

    @Test void a_word_that_ends_like_a_seat_is_left_alone() {
        assertThat(TABLE.withNames("La place 3 déplace 1 point de réserve."))
                .isEqualTo("Éloi déplace 1 point de réserve.");
    }

    @Test void a_french_word_before_a_vowel_is_elided() {
        assertThat(TABLE.withNames("Tour 4 de la place 1.")).isEqualTo("Tour 4 d'Ana.");
        assertThat(TABLE.withNames("Tour 5 de la place 2.")).isEqualTo("Tour 5 de Bo.");
        assertThat(TABLE.withNames("plus que la place 3")).isEqualTo("plus qu'Éloi");
    }

    @Test void somebody_without_a_name_is_told_that_it_is_them() {
        Roster me = Roster.read("me,Bo=bot", Roster.Kind.RANDOM, "You"),
                two = Roster.read("me,me", Roster.Kind.RANDOM, "You");
        assertThat(me.withNames("Seat 1 draws; seat 2 waits.")).isEqualTo("Seat 1 (you) draws; Bo waits.");
        assertThat(me.withNames("Tour 3 de la place 1.")).isEqualTo("Tour 3 de la place 1 (vous).");
        assertThat(two.withNames("Seat 1 draws; seat 2 waits.")).isEqualTo("Seat 1 draws; seat 2 waits.");
    }

    @Test void somebody_whose_name_begins_like_you_has_one() {
        Roster me = Roster.read("Youssef=me,Bo=bot", Roster.Kind.RANDOM, "You");
        assertThat(me.withNames("Seat 1 draws; seat 2 waits.")).isEqualTo("Youssef draws; Bo waits.");
    }

    @Test void seats_that_nobody_has_stay_numbers() {
        assertThat(TABLE.withNames("seat 6 and de la place 5")).isEqualTo("seat 6 and de la place 5");
    }
}
