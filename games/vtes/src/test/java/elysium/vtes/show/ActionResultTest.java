package elysium.vtes.show;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.tabletop.terminal.Drawing;
import elysium.vtes.VtesGame;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.show.text.ResultText;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import org.junit.jupiter.api.Test;

/// The result of a game in words.
class ActionResultTest {
    private static final VtesGame GAME = new VtesGame();
    private static final VtesPhrases ENGLISH = new VtesPhrases(Lang.EN), FRENCH = new VtesPhrases(Lang.FR);

    private static Vtes scored(int... halves) {
        Vtes t = new Vtes(VtesBook.BOOK, StateChecks::due, halves.length, 1);
        for (int seat = 0; seat < halves.length; seat++) if (halves[seat] > 0) t.victory.score(seat, halves[seat]);
        return t;
    }

    @Test void on_a_tie_nobody_wins_and_it_is_said_who_has_how_many_points() {
        Vtes t = scored(3, 1, 3);
        t.victory.win(NONE);
        assertThat(ResultText.of(t, ENGLISH)).isEqualTo("no winner: seat 1 and seat 3 have 1½ victory points each");
        assertThat(ResultText.of(t, FRENCH))
                .isEqualTo("aucun vainqueur : la place 1 et la place 3 ont chacun 1½ point de victoire");
        assertThat(GAME.winners(t)).isZero();
    }

    @Test void the_log_tells_a_tie_as_the_table_does() {
        Vtes t = scored(1, 1);
        Event over = new Event(EventKind.WON, NONE, NONE, 0, NONE, -1);
        assertThat(GAME.logLine(t, over, Lang.EN))
                .isEqualTo("The game is over; no winner: seat 1 and seat 2 have ½ victory point each.");
    }

    @Test void where_nobody_has_a_point_nobody_wins_either() {
        assertThat(ResultText.of(scored(0, 0), ENGLISH)).isEqualTo("no winner: nobody has a victory point");
    }

    @Test void a_winner_is_told_with_the_points() {
        Vtes t = scored(1, 5);
        t.victory.win(1);
        assertThat(ResultText.of(t, ENGLISH)).isEqualTo("seat 2 wins with 2½ victory points");
        assertThat(GAME.winners(t)).isEqualTo(0b10);
    }

    @Test void the_table_calls_those_who_end_by_their_names() {
        Vtes won = scored(1, 5), tied = scored(3, 3);
        won.victory.win(1);
        won.end();
        tied.victory.win(NONE);
        tied.end();
        assertThat(drawn(won, List.of("Ana", "Bo"), Lang.EN)).contains("Bo wins with 2½ victory points.");
        assertThat(drawn(won, List.of("Ana", "Vous"), Lang.FR))
                .contains("La place 2 (vous) l'emporte avec 2½ points de victoire.");
        assertThat(drawn(won, List.of(), Lang.EN)).contains("Seat 2 wins with 2½ victory points.");
        assertThat(drawn(tied, List.of("Ana", "Bo"), Lang.FR))
                .contains("Aucun vainqueur : Ana et Bo ont chacun 1½ point de victoire.");
    }

    private static String drawn(Vtes t, List<String> names, Lang lang) {
        return GAME.drawing().draw(t, SPECTATOR, new Drawing.Style(names, lang, false, 120));
    }
}
