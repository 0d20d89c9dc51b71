package elysium.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.nightfall.NightfallGame;
import elysium.rivals.RivalsGame;
import elysium.rulebook.Clauses;
import elysium.server.Seed;
import elysium.server.message.LastView;
import elysium.server.message.MessageBuilder;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.vendetta.VendettaGame;
import elysium.vtes.VtesGame;
import org.junit.jupiter.api.Test;

/// Checks that the cached parts of a view equal freshly built ones.
class LastViewTest {
    private static final int STEPS = 400, SEATS = 3;
    private final Random dice = new Random(Seed.of(this));

    @Test void views_made_from_those_before_are_those_made_anew() {
        compare(new VendettaGame());
        compare(new NightfallGame());
        compare(new RivalsGame());
        compare(new VtesGame());
    }

    private <T extends CardTable<T>> void compare(CardGame<T> game) {
        MessageBuilder<T> told = new MessageBuilder<>(game, Clauses.of(game));
        T table = game.setUp(new Setup(game.id(), game.rulesVersion(), SEATS, List.of(), dice.nextLong()));
        LastView[] last = new LastView[Table.SPECTATOR + 1];
        Arrays.fill(last, LastView.NOTHING);
        LastView latest = LastView.NOTHING;
        for (int step = 0; step < STEPS && !table.isOver(); step++) {
            for (int viewer : new int[] {0, 1, 2, Table.SPECTATOR}) {
                if (dice.nextInt(4) == 0) continue;       // somebody comes late, or was away for a while
                latest = told.nextView(table, viewer, step, last[viewer], latest);
                assertThat(latest.seen()).isEqualTo(told.view(table, viewer, step));
                last[viewer] = latest;
                assertThat(game.scores(table, viewer))
                        .isEqualTo(game.outline(table, viewer).numbers().getOrDefault("score", List.of()));
            }
            int seat = table.nextPending();
            Offers offers = table.offers(seat, Offers.movesOnly());
            table.answer(seat, offers.get(dice.nextInt(offers.size())));
        }
    }
}
