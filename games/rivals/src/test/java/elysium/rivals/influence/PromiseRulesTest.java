package elysium.rivals.influence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Game;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.rivals.RivalsGame;
import elysium.rivals.rules.Conflict;
import elysium.rivals.table.Promises;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.PromiseKind;
import elysium.rivals.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// In random games where players promise all they can, no move breaks a promise and there is always an answer, for
/// absent players too (RIV-SCH-18, RIV-RUL-20).
class PromiseRulesTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final int GAMES = 120, ANSWERS = 4_000;
    private final int[] held = new int[PromiseKind.values().length];
    private int attacks;

    @Test void promises_are_kept_and_leave_an_answer() {
        for (int seed = 0; seed < GAMES; seed++) play(2 + seed % 3, seed);
        for (PromiseKind deal : PromiseKind.values())
            if (deal != PromiseKind.NONE)
                assertThat(held[deal.ordinal()]).as("a promise " + deal.title().en()).isPositive();
        assertThat(attacks).as("attacks on somebody to whom nothing was promised").isPositive();
    }

    private void play(int seats, long seed) {
        Rivals t = GAME.setUp(new Setup("rivals", GAME.rulesVersion(), seats, List.of(), seed));
        SplittableRandom dice = new SplittableRandom(seed);
        Offers offers = Offers.movesOnly();
        t.setListener((kind, subject, object, _, _, _) -> aimed(t, kind, subject, object));
        for (int n = 0; n < ANSWERS && !t.isOver(); n++) {
            int seat = t.nextPending();
            t.offers(seat, offers);
            assertThat(offers.size()).as("answers of seat " + seat + " to " + t.top()).isPositive();
            long quiet = GAME.passMove(t, seat);
            assertThat(offers.allows(GAME.fallbackMove(t, seat))).isTrue();
            if (quiet != Game.NO_MOVE) assertThat(offers.allows(quiet)).isTrue();
            judge(t, seat, offers);
            t.answer(seat, choose(offers, dice));
        }
    }

    /// Promises come first, then whatever else.
    private static long choose(Offers offers, SplittableRandom dice) {
        List<Long> promises = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++)
            if (Move.verb(offers.get(i)) == Verb.PROMISE) promises.add(offers.get(i));
        boolean promise = !promises.isEmpty() && dice.nextInt(3) > 0;
        return promise ? promises.get(dice.nextInt(promises.size())) : offers.get(dice.nextInt(offers.size()));
    }

    /// Looks at the list of promises alone whether a side that is offered breaks one.
    private void judge(Rivals t, int seat, Offers offers) {
        for (int place = 0; place < Promises.MAX; place++) {
            PromiseKind deal = t.promises.kind(place);
            if (deal == PromiseKind.NONE || t.promises.by(place) != seat) continue;
            held[deal.ordinal()]++;
            for (int i = 0; i < offers.size(); i++)
                if (deal.isVote() && Move.verb(offers.get(i)) == Verb.SIDE)
                    assertThat(Move.a(offers.get(i))).as(deal.title().en()).isEqualTo(side(deal));
        }
    }

    private static int side(PromiseKind vote) {
        return vote == PromiseKind.YES ? Conflict.YES : vote == PromiseKind.NO ? Conflict.NO : Conflict.OUT;
    }

    /// At the first target of an attack, no promise of peace is broken.
    private void aimed(Rivals t, int kind, int attacker, int target) {
        if (kind != AttackEventKind.AIMED || t.facts.is(target, Kind.MORTAL)) return;
        attacks++;
        for (int place = 0; place < Promises.MAX; place++) {
            PromiseKind deal = t.promises.kind(place);
            boolean peace =
                    deal == PromiseKind.PEACE
                            || deal == PromiseKind.PEACE_TO_NINE && t.agendas.of(t.promises.to(place)) < 9;
            if (peace && t.promises.by(place) == attacker)
                assertThat(t.controller(target)).as(deal.title().en()).isNotEqualTo(t.promises.to(place));
        }
    }
}
