package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.flow.StateChecks;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.Test;

/// Where minions go when they leave play, also where no card of the set sends them, and what health they can have.
class DepartureTest {
    private final Nightfall t = new Nightfall(NightfallBook.BOOK, StateChecks::due, 2, 1);

    /// NF-RUL-61: each starting minion is exiled in the cases that its own text names.
    @Test void only_bad_smoke_among_starting_minions_is_not_exiled_when_discarded_from_play() {
        for (int def = 0; def < t.book().size(); def++) {
            if (Kind.of(t.book().printed(def, 0)) != Kind.STARTER) continue;
            boolean badSmoke = t.book().card(def).slug().equals("bad-smoke");
            assertThat(discarded(def)).as(t.book().card(def).slug()).isEqualTo(badSmoke ? DISCARD : EXILE);
            assertThat(destroyed(def, false)).as(t.book().card(def).slug()).isEqualTo(EXILE);
        }
    }

    /// NF-CLAR-11 and NF-RUL-49: only destruction returns Marcus Toth, and exile wins.
    @Test void marcus_toth_returns_to_hand_when_destroyed_and_in_no_other_case() {
        int marcus = t.book().number("marcus-toth");
        assertThat(discarded(marcus)).isEqualTo(DISCARD);
        assertThat(destroyed(marcus, false)).isEqualTo(HAND);
        assertThat(destroyed(marcus, true)).isEqualTo(EXILE);
    }

    @Test void every_other_minion_goes_to_the_discard_pile_unless_a_text_exiles_it() {
        for (int def = 0; def < t.book().size(); def++) {
            if (Kind.of(t.book().printed(def, 0)) != Kind.MINION) continue;
            if (t.book().card(def).slug().equals("marcus-toth")) continue;
            assertThat(discarded(def)).isEqualTo(DISCARD);
            assertThat(destroyed(def, false)).isEqualTo(DISCARD);
            assertThat(destroyed(def, true)).isEqualTo(EXILE);
        }
    }

    /// NF-RUL-57.
    @Test void healing_never_raises_a_minion_above_its_full_health() {
        int vulko = t.addCard(t.book().number("vulko"), 0, PLAY), full = t.minions.health(vulko);
        Minions.hurt(t, vulko, 2);
        Minions.heal(t, vulko, 1);
        assertThat(t.minions.health(vulko)).isEqualTo(full - 1);
        Minions.heal(t, vulko, 9);
        assertThat(t.minions.health(vulko)).isEqualTo(full);
    }

    private int discarded(int def) {
        int card = t.addCard(def, 0, PLAY);
        Minions.discard(t, card);
        return whereabouts();
    }

    private int destroyed(int def, boolean exiles) {
        int card = t.addCard(def, 0, PLAY);
        Minions.hurt(t, card, t.minions.health(card), exiles);
        return whereabouts();
    }

    /// The zone that holds the only card there is, which is put away for the next.
    private int whereabouts() {
        int zone = 0;
        while (t.first(zone) == NONE) zone++;
        assertThat(t.count(zone)).isEqualTo(1);
        t.beginGame(0);
        return zone;
    }
}
