package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ASIDE;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.LIMBO;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.Regions;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Title;
import org.junit.jupiter.api.Test;

/// Invariants of every table at every question, checked in random games.
class AlwaysTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int GAMES = 6;
    private final Map<String, Integer> seen = new HashMap<>();

    @Test void what_the_rules_say_of_every_table_holds_at_every_question() {
        for (Setup setup : LawsTest.setups())
            for (long seed = 0; seed < GAMES; seed++)
                GameWatcher.watch(GAME, setup.withSeed(seed), (t, _) -> {
                    seats(t);
                    minions(t);
                    unique(t);
                    titles(t);
                    if (!t.isOver() && t.top() instanceof PhaseWindow && t.activities.innermost() == 0) quiet(t);
                    return true;
                });
        assertThat(seen).containsKeys("vampire", "torpor", "contested", "out", "title", "hand", "ally", "attached");
    }

    private void saw(String what) {
        seen.merge(what, 1, Integer::sum);
    }

    /// VTES-END-01, VTES-END-02, VTES-SET-03, VTES-CNT-08: seats in the game form a ring; the others have nothing and
    /// are not asked.
    private void seats(Vtes t) {
        for (int seat = 0; seat < t.players(); seat++) {
            if (t.seats.isAlive(seat)) {
                if (t.seats.count() > 1) assertThat(t.seats.predator(t.seats.prey(seat))).isEqualTo(seat);
                continue;
            }
            saw("out");
            assertThat(t.isAsked(seat)).isFalse();
            assertThat(t.pools.edge()).isNotEqualTo(seat);
            for (int zone : new int[] {HAND, LIBRARY, CRYPT, UNCONTROLLED, READY, TORPOR, ATTACHED, CONTESTED})
                assertThat(t.count(zone + seat)).isZero();
        }
    }

    /// VTES-CNT-07, VTES-ALY-07, VTES-RET-05, VTES-TERM-20: blood is within capacity, life above 0, and attached cards
    /// are on a card in play. A minion that lost its last life to a strike is burned once its damage is handled
    /// (VTES-RUL-69).
    private void minions(Vtes t) {
        for (int seat = 0; seat < t.players(); seat++) {
            for (int card = t.regions.firstMinion(seat); card != NONE; card = t.regions.nextMinion(card)) {
                saw(t.facts.isVampire(card) ? t.regions.inTorpor(card) ? "torpor" : "vampire" : "ally");
                if (t.facts.isVampire(card)) assertThat(t.blood.of(card)).isBetween(0, t.blood.capacity(card));
                else assertThat(t.blood.of(card)).isGreaterThanOrEqualTo(DamagePackets.isInProgress(t) ? 0 : 1);
                if (t.regions.inTorpor(card)) assertThat(t.minions.wounded(card)).isTrue();
            }
            for (int card = t.first(ATTACHED + seat); card != NONE; card = t.next(card)) {
                saw("attached");
                assertThat(t.regions.inPlay(t.attachments.hostOf(card))).isTrue();
                if (t.facts.is(card, Kind.RETAINER)) assertThat(t.blood.of(card)).isPositive();
            }
        }
    }

    /// VTES-CRY-01, VTES-CON-02, VTES-CON-08: a unique card is in play once, or contested with one copy per seat.
    private void unique(Vtes t) {
        Set<Integer> inPlay = new HashSet<>(), contested = new HashSet<>();
        for (int seat = 0; seat < t.players(); seat++) {
            int zone;
            for (int k = 0; (zone = Regions.playZone(k, seat)) != NONE; k++)
                for (int card = t.first(zone); card != NONE; card = t.next(card))
                    if (t.facts.isUnique(card) && !t.facts.isMergedBase(card))
                        assertThat(inPlay.add(t.facts.name(card))).isTrue();
            Set<Integer> own = new HashSet<>();
            for (int card = t.first(CONTESTED + seat); card != NONE; card = t.next(card)) {
                saw("contested");
                if (!t.facts.isUnique(card)) continue;
                assertThat(own.add(t.facts.name(card))).isTrue();
                contested.add(t.facts.name(card));
            }
        }
        contested.retainAll(inPlay);
        assertThat(contested).as("in play and contested").isEmpty();
    }

    /// VTES-CTI-01, VTES-CTI-02, VTES-SEC-02: no title is used twice.
    private void titles(Vtes t) {
        Set<Integer> held = new HashSet<>();
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.regions.firstMinion(seat); card != NONE; card = t.regions.nextMinion(card)) {
                int title = t.facts.isVampire(card) ? Titles.inForce(t, card) : 0;
                if (title == 0 || Title.in(title).bound() != Title.Of.CITY) continue;
                saw("title");
                assertThat(held.add(Title.place(title))).as("the title of one city is held once").isTrue();
            }
    }

    /// VTES-PLAY-08, VTES-RUL-22, VTES-INF-03, VTES-MAS-04: between two effects of a phase hands have their size, and
    /// what belongs to a phase exists only in it.
    private void quiet(Vtes t) {
        assertThat(t.pools.heldOusts()).isZero();
        for (int seat = 0; seat < t.players(); seat++) {
            assertThat(t.count(LIMBO + seat) + t.count(ASIDE + seat) + t.hands.pendingCards(seat)).isZero();
            if (!t.seats.isAlive(seat)) continue;
            saw("hand");
            assertThat(t.pools.of(seat)).isPositive();
            int size = t.hands.size(seat), held = t.count(HAND + seat);
            assertThat(held).isLessThanOrEqualTo(size);
            if (t.count(LIBRARY + seat) > 0) assertThat(held).isEqualTo(size);
        }
        if (t.turn.phase() != Phase.INFLUENCE) assertThat(t.turn.transfers()).isZero();
        if (t.turn.phase() != Phase.DISCARD) assertThat(t.turn.discardActions()).isZero();
    }
}
