package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.rulebook.Clauses;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.message.QuestionContext;
import elysium.server.message.UndoRight;
import elysium.tabletop.game.CardGame;
import elysium.vendetta.VendettaGame;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

class ResignTest {
    private static final VendettaGame GAME = new VendettaGame();
    private static final Vendetta TABLE = GAME.setUp(new Setup(GAME.id(), GAME.rulesVersion(), 3, List.of(), 4));
    private static final int ASKED = TABLE.nextPending();
    private static final long LAST = TABLE.offers(ASKED, Offers.movesOnly()).get(1);

    private static Message.Question asked(CardGame<Vendetta> game) {
        return (Message.Question) new MessageBuilder<>(game, Clauses.of(GAME)).turn(TABLE, ASKED,
                new QuestionContext(0, 0, UndoRight.NO, Game.NO_MOVE),
                seat -> TABLE.offers(seat, Offers.explained()));
    }

    @Test void only_a_game_whose_rules_know_it_lets_a_player_give_up() {
        assertThat(asked(GAME).resign()).isNull();
        assertThat(asked(yielding()).resign()).isEqualTo(MessageBuilder.hex(LAST));
    }

    /// The same game, with one answer that resigns.
    @SuppressWarnings("unchecked") private static CardGame<Vendetta> yielding() {
        return (CardGame<Vendetta>) Proxy.newProxyInstance(CardGame.class.getClassLoader(),
                new Class<?>[] {CardGame.class},
                (_, method, arguments) -> method.getName().equals("resignationMove") ? LAST
                        : method.invoke(GAME, arguments));
    }
}
