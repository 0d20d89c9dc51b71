package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import elysium.vendetta.table.Fact;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// VEN-TAG-02, VEN-TAG-06: except for the seating, a table of teams is set up like any other.
class TeamSetUpTest {

    @Test void players_in_teams_start_with_what_any_player_starts_with() {
        for (int seats : new int[] {4, 6}) {
            Vendetta t = Tables.withClans(seats, 3, VendettaGame.TEAMS);
            for (int seat = 0; seat < seats; seat++) {
                assertThat(t.pools.blood(seat)).as("6 and the first Feed").isEqualTo(7);
                assertThat(t.pools.influence(seat)).isEqualTo(3);
                assertThat(t.pools.tokens(seat)).isZero();
                assertThat(t.alliance(seat)).isOne();
                assertThat(t.count(GameLayout.HAND + seat)).isEqualTo(2);
                for (int card = t.first(GameLayout.HAND + seat); card >= 0; card = t.next(card))
                    assertThat(t.printed(card, Fact.STARTING)).isOne();
                assertThat(t.count(GameLayout.DRAWN + seat)).isEqualTo(2);
                assertThat(t.count(GameLayout.DECK + seat)).isEqualTo(5);
            }
        }
    }

    @Test void the_common_decks_are_those_of_any_game() {
        Vendetta four = Tables.withClans(4, 3, VendettaGame.TEAMS), six = Tables.withClans(6, 3, VendettaGame.TEAMS);
        assertThat(four.count(GameLayout.VICTIMS)).isEqualTo(35 - 4);
        assertThat(six.count(GameLayout.VICTIMS)).isEqualTo(35 - 6);
        assertThat(four.count(GameLayout.ALLIES)).isEqualTo(30 - 3);
        assertThat(six.count(GameLayout.ALLIES)).isEqualTo(30 - 4);
    }
}
