package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import org.junit.jupiter.api.Test;

/// Tokens have colours if their number is limited.
class TokensTest {
    private static final int TOKENS = 26, PLENTY = 1_000;

    private static Rivals begin(int seats, long seed) {
        return new RivalsGame().setUp(new Setup("rivals", 1, seats, List.of("supply=" + TOKENS), seed));
    }

    /// RIV-TOK-04, RIV-SET-04: what one gains is of a colour that nobody else has. RIV-TOK-07: amounts count.
    @Test void what_one_gains_is_of_ones_own_colour() {
        Rivals t = begin(2, 1);
        int had = t.prestige.of(0), left = t.tokens.availableInSupply(0, PLENTY),
                others = t.tokens.availableInSupply(1, PLENTY);
        t.prestige.gain(0, 2);
        assertThat(t.tokens.colouredInPool(0, 0)).isEqualTo(had + 2);
        assertThat(t.tokens.availableInSupply(0, PLENTY)).isEqualTo(left - 2);
        assertThat(t.tokens.availableInSupply(1, PLENTY)).isEqualTo(others);
    }

    /// RIV-TOK-05: stolen tokens keep their colour, and one's own go first.
    @Test void stolen_tokens_keep_their_colour_and_go_last() {
        Rivals t = begin(2, 1);
        int own = t.prestige.of(0), left = t.tokens.availableInSupply(0, PLENTY),
                others = t.tokens.availableInSupply(1, PLENTY);
        t.prestige.steal(1, 0, 3);
        assertThat(t.tokens.colouredInPool(0, 1)).isEqualTo(3);
        t.prestige.lose(0, own);
        assertThat(t.tokens.colouredInPool(0, 0)).isZero();
        assertThat(t.tokens.colouredInPool(0, 1)).isEqualTo(3);
        assertThat(t.tokens.availableInSupply(0, PLENTY)).isEqualTo(left + own);
        t.prestige.lose(0, 1);
        assertThat(t.tokens.availableInSupply(1, PLENTY)).as("a foreign token goes back to its own colour")
                .isEqualTo(others + 1);
    }

    /// RIV-TOK-06: a colour that is used up gives no more until some come back.
    @Test void a_colour_that_is_used_up_gives_no_more() {
        Rivals t = begin(2, 1);
        int left = t.tokens.availableInSupply(0, PLENTY);
        assertThat(t.prestige.gain(0, left + 5)).isEqualTo(left);
        assertThat(t.prestige.gain(0, 1)).isZero();
        t.prestige.lose(0, 1);
        assertThat(t.prestige.gain(0, 5)).isEqualTo(1);
    }

    /// RIV-TOK-03, RIV-TOK-12: whatever is played, the tokens of a colour are as many as there were.
    @Test void no_token_is_made_or_lost() {
        for (long seed = 0; seed < 60; seed++) {
            Rivals t = begin(2 + (int) seed % 3, seed);
            SplittableRandom dice = new SplittableRandom(seed);
            Offers offers = Offers.movesOnly();
            while (!t.isOver()) {
                for (int colour = 0; colour < t.players(); colour++)
                    assertThat(all(t, colour)).as("colour %s, seed %s, turn %s", colour, seed, t.turn.number())
                            .isEqualTo(TOKENS);
                int seat = t.nextPending();
                t.offers(seat, offers);
                t.answer(seat, offers.get(dice.nextInt(offers.size())));
            }
        }
    }

    /// The tokens of a colour in the supply, in pools and on cards.
    private static int all(Rivals t, int colour) {
        int all = t.tokens.availableInSupply(colour, PLENTY);
        for (int seat = 0; seat < t.players(); seat++) all += t.tokens.colouredInPool(seat, colour);
        for (int card = 0; card < t.rows(); card++) {
            if (t.facts.is(card, Kind.EVENT)) continue;
            all += t.tokens.colouredOnCard(card, colour);
            boolean own = t.controller(card) == colour && t.controller(card) != Table.NONE;
            if (own) {
                int foreign = 0;
                for (int other = 0; other < t.players(); other++) foreign += t.tokens.colouredOnCard(card, other);
                all += t.counters(card) - foreign;
            }
        }
        return all;
    }
}
