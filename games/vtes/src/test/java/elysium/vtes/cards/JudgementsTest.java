package elysium.vtes.cards;

import static elysium.vtes.cards.Board.ANA;
import static elysium.vtes.cards.Board.BO;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.vtes.rules.card.Traits;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.vocabulary.City;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Title;
import org.junit.jupiter.api.Test;

/// Checks that texts make and no move is refused by.
class JudgementsTest {
    private final Board board = new Board();

    /// VTES-SEC-04, VTES-SEC-08
    @Test void a_title_asks_for_its_sect_and_its_clan() {
        int ventrue = board.lay(READY + ANA, "alice-chen", 7);
        assertThat(Titles.forbids(board.t, ventrue, Title.BARON.of(City.TAIPEI))).isEqualTo(PoliticsClause.WRONG_SECT);
        assertThat(Titles.forbids(board.t, ventrue, Title.JUSTICAR.of(Clan.TREMERE.ordinal())))
                .isEqualTo(PoliticsClause.WRONG_CLAN);
        assertThat(Titles.forbids(board.t, ventrue, Title.JUSTICAR.of(Clan.VENTRUE.ordinal()))).isNull();
        assertThat(Titles.forbids(board.t, ventrue, Title.PRINCE.of(City.TAIPEI))).isNull();
    }

    /// VTES-DIA-01
    @Test void only_a_ready_vampire_commits_diablerie() {
        int stray = board.lay(READY + ANA, "underbridge-stray", 1), fallen = board.lay(TORPOR + BO, "nassir", 1);
        assertThat(Traits.forbidsDiablerie(board.t, stray)).isEqualTo(PoliticsClause.READY_TO_DIABLERISE);
        assertThat(Traits.forbidsDiablerie(board.t, fallen)).isEqualTo(PoliticsClause.READY_TO_DIABLERISE);
        assertThat(Traits.forbidsDiablerie(board.t, board.lay(READY + ANA, "ryan", 0))).isNull();
    }
}
