package elysium.rivals.influence;

import static elysium.rivals.table.GameLayout.DRAWN;
import static elysium.rivals.table.GameLayout.FACTION;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.kernel.Setup;
import elysium.rivals.RivalsGame;
import elysium.rivals.table.Prestige;
import elysium.rivals.table.Rivals;
import org.junit.jupiter.api.Test;

/// Starting vampires are chosen in secret, revealed together, bid for where they are the same, and lead.
class LeadersTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final String[] TWINS = {"deck1=core-brujah", "deck2=core-brujah"};

    private final Offers offers = Offers.explained();

    private static Rivals table(int seats, String... options) {
        return GAME.setUp(new Setup("rivals", 1, seats, List.of(options), 5));
    }

    /// The same with the first seat as the first player, so that bids come in the order of the seats.
    private static Rivals begun(int seats, String... options) {
        for (long seed = 0;; seed++) {
            Rivals t = GAME.setUp(new Setup("rivals", 1, seats, Arrays.asList(options), seed));
            if (t.turn.firstPlayer() == 0) return t;
        }
    }

    private List<String> offered(Rivals t, int seat) {
        List<String> words = new ArrayList<>();
        t.offers(seat, offers);
        for (int i = 0; i < offers.size(); i++) words.add(words(t, seat, offers.get(i)));
        return words;
    }

    private static String words(Rivals t, int seat, long move) {
        return GAME.notation().write(t, seat, move, Lang.EN);
    }

    private void say(Rivals t, int seat, String wanted) {
        assertThat(offered(t, seat)).contains(wanted);
        t.answer(seat, offers.get(offered(t, seat).indexOf(wanted)));
    }

    private Clause refused(Rivals t, int seat, String wanted) {
        t.offers(seat, offers);
        for (Refusal refusal : offers.refusals())
            if (words(t, seat, refusal.move()).equals(wanted)) return refusal.clause();
        throw new AssertionError(wanted + " is not refused");
    }

    private static String leader(Rivals t, int seat) {
        return t.name(t.coteries.leader(seat)).en();
    }

    /// RIV-SET-07, RIV-SET-08, RIV-SET-09
    @Test void in_first_games_the_highest_potency_leads_with_blood_from_the_pool() {
        Rivals t = table(4);
        assertThat(List.of(leader(t, 0), leader(t, 1), leader(t, 2), leader(t, 3))).containsExactly("Hydra",
                "Lixue Chen", "Randolph Marz", "Guv'nah");
        for (int seat = 0; seat < 4; seat++) {
            int leader = t.coteries.leader(seat);
            assertThat(t.blood.of(leader)).isEqualTo(t.blood.bp(leader));
            assertThat(t.prestige.of(seat)).isEqualTo(Prestige.START - t.blood.bp(leader));
            for (int card = t.first(FACTION + seat); card >= 0; card = t.next(card))
                assertThat(t.blood.bp(card)).isLessThanOrEqualTo(t.blood.bp(leader));
        }
    }

    /// RIV-SET-07: in later games any vampire of the deck may start; RIV-SET-16: all are revealed together.
    @Test void any_vampire_of_a_deck_may_start_and_all_are_revealed_together() {
        Rivals t = begun(3, "choose-leader");
        assertThat(t.askedSeats()).isEqualTo(0b111);
        assertThat(offered(t, 0)).hasSize(7).contains("start with Skunk", "start with Hydra");
        say(t, 0, "start with Skunk");
        say(t, 2, "start with Nancy Witt");
        assertThat(t.count(HAVEN)).as("nothing is seen before all have chosen").isZero();
        say(t, 1, "start with Ty Smith");
        assertThat(List.of(leader(t, 0), leader(t, 1), leader(t, 2))).containsExactly("Skunk", "Ty Smith",
                "Nancy Witt");
        for (int seat = 0; seat < 3; seat++) {
            assertThat(t.prestige.of(seat)).isEqualTo(17);
            assertThat(t.count(DRAWN + seat)).isZero();
            assertThat(t.count(FACTION + seat) + vampiresInHand(t, seat)).isEqualTo(6);
        }
    }

    private static int vampiresInHand(Rivals t, int seat) {
        int vampires = 0;
        for (int card = t.first(HAND + seat); card >= 0; card = t.next(card))
            if (t.facts.is(card, elysium.rivals.table.vocabulary.Kind.VAMPIRE)) vampires++;
        return vampires;
    }

    /// RIV-UNQ-03, RIV-UNQ-04, RIV-UNQ-05, RIV-RUL-54
    @Test void the_same_vampire_goes_to_the_highest_bid_which_is_lost() {
        Rivals t = begun(3, TWINS);
        assertThat(t.askedSeats()).as("the bidder nearest to Player 1").isEqualTo(0b001);
        assertThat(offered(t, 0)).contains("bid 0", "pass").doesNotContain("bid 14");
        assertThat(refused(t, 0, "bid 14").id()).as("6 are the blood of Hydra, 1 is the last").isEqualTo("RIV-ABL-09");
        say(t, 0, "bid 2");
        assertThat(t.askedSeats()).isEqualTo(0b010);
        assertThat(offered(t, 1)).doesNotContain("bid 2", "bid 1").contains("bid 3", "pass");
        assertThat(refused(t, 1, "bid 2").id()).isEqualTo("RIV-UNQ-04");
        say(t, 1, "bid 3");
        assertThat(t.askedSeats()).as("each bids once; the loser chooses another").isEqualTo(0b001);
        assertThat(refusedOrMissing(t, 0)).isTrue();
        say(t, 0, "start with Brother");
        assertThat(List.of(leader(t, 0), leader(t, 1))).containsExactly("Brother", "Hydra");
        assertThat(t.prestige.of(1)).isEqualTo(20 - 3 - 6);
        assertThat(t.prestige.of(0)).as("RIV-UNQ-07: who loses keeps the prestige").isEqualTo(20 - 5);
        assertThat(t.count(FACTION) + vampiresInHand(t, 0)).as("the replaced one is in the Faction Deck").isEqualTo(6);
    }

    /// Hydra is on the table already.
    private boolean refusedOrMissing(Rivals t, int seat) {
        return !offered(t, seat).contains("start with Hydra");
    }

    /// RIV-UNQ-06
    @Test void if_nobody_bids_the_first_in_turn_order_keeps_it() {
        Rivals t = begun(2, TWINS);
        say(t, 0, "pass");
        say(t, 1, "pass");
        assertThat(t.askedSeats()).isEqualTo(0b10);
        say(t, 1, "start with Skunk");
        assertThat(List.of(leader(t, 0), leader(t, 1))).containsExactly("Hydra", "Skunk");
        assertThat(t.prestige.of(0)).isEqualTo(14);
    }

    /// RIV-RUL-54: a bid of 0 is a bid.
    @Test void a_bid_of_nothing_beats_a_pass() {
        Rivals t = begun(2, TWINS);
        say(t, 0, "pass");
        say(t, 1, "bid 0");
        assertThat(t.askedSeats()).isEqualTo(0b01);
        say(t, 0, "start with Skunk");
        assertThat(leader(t, 1)).isEqualTo("Hydra");
        assertThat(t.prestige.of(1)).isEqualTo(14);
    }

    /// RIV-UNQ-04: a bid of 0 must be beaten by more.
    @Test void nobody_bids_nothing_after_a_bid_of_nothing() {
        Rivals t = begun(2, TWINS);
        say(t, 0, "bid 0");
        assertThat(refused(t, 1, "bid 0").id()).isEqualTo("RIV-UNQ-04");
    }

    /// RIV-UNQ-07
    @Test void who_loses_takes_a_vampire_that_nobody_else_leads_with() {
        Rivals t = begun(3, "choose-leader", TWINS[0], TWINS[1], "deck3=core-brujah");
        say(t, 0, "start with Skunk");
        say(t, 1, "start with Skunk");
        say(t, 2, "start with Hydra");
        say(t, 0, "bid 1");
        say(t, 1, "pass");
        assertThat(refused(t, 1, "start with Hydra").id()).isEqualTo("RIV-UNQ-07");
        assertThat(offered(t, 1)).doesNotContain("start with Skunk", "start with Hydra").contains("start with Johnny");
        say(t, 1, "start with Johnny");
        assertThat(leader(t, 1)).isEqualTo("Johnny");
        assertThat(t.count(FACTION + 1) + vampiresInHand(t, 1)).as("Skunk is shuffled in").isEqualTo(6);
    }

    /// RIV-UNQ-07
    @Test void who_loses_does_not_take_the_first_players_vampire() {
        Rivals t = begun(3, "choose-leader", TWINS[0], TWINS[1], "deck3=core-brujah");
        say(t, 0, "start with Hydra");
        say(t, 1, "start with Skunk");
        say(t, 2, "start with Skunk");
        say(t, 1, "bid 1");
        say(t, 2, "pass");
        assertThat(refused(t, 2, "start with Hydra").id()).isEqualTo("RIV-UNQ-07");
        say(t, 2, "start with Johnny");
        assertThat(leader(t, 2)).isEqualTo("Johnny");
    }

    /// RIV-UNQ-07: of three who share a vampire, two lose it, and each of them chooses another.
    @Test void everybody_who_loses_a_bid_chooses_another_vampire() {
        Rivals t = begun(3, TWINS[0], TWINS[1], "deck3=core-brujah");
        for (int seat = 0; seat < 3; seat++) say(t, seat, "pass");
        assertThat(t.askedSeats()).isEqualTo(0b010);
        say(t, 1, "start with Skunk");
        assertThat(t.askedSeats()).isEqualTo(0b100);
        say(t, 2, "start with Johnny");
        assertThat(List.of(leader(t, 0), leader(t, 1), leader(t, 2))).containsExactly("Hydra", "Skunk", "Johnny");
    }

    /// RIV-UNQ-03: where two vampires are each shared, those of the first player are bid for first.
    @Test void two_vampires_are_bid_for_one_after_the_other() {
        Rivals t = begun(4, TWINS[0], "deck2=core-ventrue", "deck3=core-brujah", "deck4=core-ventrue");
        assertThat(t.askedSeats()).isEqualTo(0b0001);
        say(t, 0, "pass");
        assertThat(t.askedSeats()).isEqualTo(0b0100);
        say(t, 2, "pass");
        assertThat(t.askedSeats()).isEqualTo(0b0010);
    }

    /// RIV-UNQ-03: turn order is set before the bids, which follow it.
    @Test void bids_come_in_turn_order() {
        for (long seed = 0; seed < 20; seed++) {
            Rivals t = GAME.setUp(new Setup("rivals", 1, 4,
                    List.of("deck2=core-ventrue", "deck3=core-ventrue", "deck4=core-ventrue"), seed));
            int seat = t.turn.firstPlayer();
            while (seat == 0) seat = t.turn.after(seat);
            assertThat(t.askedSeats()).isEqualTo(1 << seat);
        }
    }
}
