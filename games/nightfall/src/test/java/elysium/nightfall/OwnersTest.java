package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.Laid.minion;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.PLAY;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.flow.StateChecks;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import org.junit.jupiter.api.Test;

/// Whose a minion is, and where it goes from play.
class OwnersTest {

    private static Nightfall table() {
        Nightfall t = new Nightfall(NightfallBook.BOOK, StateChecks::due, 2, 7);
        t.beginGame(0);
        return t;
    }

    private static int play(Nightfall t, String slug) {
        return t.addCard(t.book().number(slug), 0, PLAY);
    }

    /// NF-RUL-25
    @Test void owner_and_controller_are_one_player_in_every_game() {
        int[] seen = {0};
        for (int seed = 0; seed < 12; seed++)
            Tables.play(Tables.begin(2 + seed % 4, seed, "quick"), seed, t -> {
                for (int seat = 0; seat < t.players(); seat++)
                    for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card)) {
                        assertThat(t.controller(card)).isEqualTo(seat);
                        assertThat(t.owner(card)).isEqualTo(seat);
                        seen[0]++;
                    }
            });
        assertThat(seen[0]).isGreaterThan(1_000);
    }

    /// NF-RUL-25: a minion of Bo's that Ana controls attacks with Ana's, and goes to Bo's pile.
    @Test void a_minion_attacks_for_its_controller_and_is_discarded_to_its_owner() {
        Laid it = new Laid(3);
        int minion = it.t.addCard(minion(3, 3), 1, PLAY);
        assertThat(it.t.controller(minion)).isZero();
        it.begin();
        it.says(0, Verb.ATTACK, minion, 2);
        assertThat(it.t.wounds.of(2)).isEqualTo(3);
        assertThat(it.t.zone(minion)).isEqualTo(DISCARD + 1);
    }

    /// NF-RUL-25: a minion of Ana's that Cleo controls blocks for Cleo, even against Ana, and goes to Ana's pile.
    @Test void a_minion_blocks_for_its_controller_and_is_destroyed_to_its_owner() {
        Laid it = new Laid(3);
        int attacker = it.play(0, minion(3, 3)), blocker = it.t.addCard(minion(3, 3), 0, PLAY + 2);
        assertThat(it.t.controller(blocker)).isEqualTo(2);
        it.begin();
        it.says(0, Verb.ATTACK, attacker, 2).says(2, Verb.BLOCK, blocker, attacker);
        assertThat(it.t.wounds.of(2)).isZero();
        assertThat(it.t.zone(blocker)).isEqualTo(DISCARD);
    }

    /// NF-RUL-61: the text of "Bad Smoke" names only its destruction, so that a discard from play would not exile it.
    @Test void bad_smoke_is_exiled_when_destroyed_and_would_not_be_when_discarded() {
        Nightfall t = table();
        int one = play(t, "bad-smoke"), other = play(t, "bad-smoke"), starter = play(t, "charlotte-reyes");
        Minions.discard(t, one);
        Minions.destroy(t, other, false);
        Minions.discard(t, starter);
        assertThat(t.zone(one)).isEqualTo(DISCARD);
        assertThat(t.zone(other)).isEqualTo(EXILE);
        assertThat(t.zone(starter)).isEqualTo(EXILE);
    }
}
