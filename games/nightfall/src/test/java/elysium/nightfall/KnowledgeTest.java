package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PASSED;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.nightfall.table.GameLayout.WOUNDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.kernel.Sight;
import elysium.nightfall.flow.Surveillance;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.View;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// Who may know what: NF-ZONE-02, NF-ZONE-03, NF-ZONE-04, NF-ZONE-09, NF-RUL-10, NF-RUL-13, NF-RUL-14, NF-RUL-56.
class KnowledgeTest {
    private static final List<List<String>> VARIANTS = List.of(List.of(), List.of("secret"), List.of("quick", "secret"),
            List.of("open", "secret"), List.of("foundations"), List.of("lisaveta"));

    private static View.Heap heap(View view, int zone) {
        return view.zones().stream().filter(heap -> heap.zone() == zone).findFirst()
                .orElse(new View.Heap(zone, 0, List.of()));
    }

    /// At every question of whole games, every heap shows to every viewer what it may, and no more.
    @Test void no_view_ever_shows_what_its_viewer_may_not_know() {
        int[] looked = {0};
        for (int seed = 0; seed < 24; seed++) {
            String[] options = VARIANTS.get(seed % VARIANTS.size()).toArray(String[]::new);
            Nightfall t = Tables.begin(2 + seed % 4, seed, options);
            Tables.play(t, seed, now -> {
                for (int viewer = 0; viewer <= now.players(); viewer++) {
                    int who = viewer == now.players() ? SPECTATOR : viewer;
                    for (View.Heap heap : now.view(who).zones()) looked[0] += held(now, who, heap);
                }
            });
        }
        assertThat(looked[0]).as("cards of decks that somebody had looked at").isPositive();
    }

    /// How many cards of a deck the viewer knows.
    private static int held(Nightfall t, int viewer, View.Heap heap) {
        int zone = heap.zone(), seat = t.zones().seat(zone);
        assertThat(heap.size()).isEqualTo(t.count(zone));
        List<View.Lying> known = heap.cards().stream().filter(lying -> lying.face() != NONE).toList();
        if (within(zone, HAND) || within(zone, DEALT) || within(zone, PASSED))
            assertThat(known).hasSize(seat == viewer ? heap.size() : 0);
        else if (within(zone, DISCARD)) discards(t, viewer, heap, known);
        else if (within(zone, PLAY)) assertThat(known).hasSize(heap.size());
        else if (zone == WOUNDS) assertThat(known).hasSize(t.wounds.faceUpCount() > 0 ? 1 : 0);
        else if (zone == ASIDE) assertThat(known).isEmpty();
        else if (zone >= ARCHIVE && zone < ARCHIVE + ARCHIVES) archive(t, viewer, heap, known);
        return within(zone, DECK) ? known.size() : 0;
    }

    private static boolean within(int zone, int zones) {
        return zone >= zones && zone < zones + Nightfall.SEATS;
    }

    private static void discards(Nightfall t, int viewer, View.Heap heap, List<View.Lying> known) {
        assertThat(known).extracting(View.Lying::row).contains(t.last(heap.zone()));
        boolean own = t.zones().seat(heap.zone()) == viewer;
        if (own || !looksThroughPiles(t)) assertThat(known).hasSize(own ? heap.size() : 1);
    }

    /// Whether a player may have chosen a card from another's discard pile.
    private static boolean looksThroughPiles(Nightfall t) {
        int def = t.book().number("leave-it-to-me");
        for (int archive = 0; archive < ARCHIVES; archive++)
            if (t.archives.top(archive) != NONE && t.face(t.archives.top(archive)) == def) return true;
        return false;
    }

    private static void archive(Nightfall t, int viewer, View.Heap heap, List<View.Lying> known) {
        boolean hidden = t.archives.hidden(heap.zone() - ARCHIVE), own = t.zones().seat(heap.zone()) == viewer;
        if (hidden) assertThat(heap.size()).isOne();
        boolean commons = t.zones().seat(heap.zone()) == NONE;
        if (!hidden || !commons) assertThat(known).hasSize(hidden && !own ? 0 : heap.size());
    }

    /// Of a deck one knows only what one has looked at: nobody without "Overwatch Two" knows anything.
    @Test void nobody_knows_a_card_of_a_deck_before_somebody_looks() {
        for (int seed = 0; seed < 20; seed++) {
            Nightfall t = Tables.begin(3, seed, "quick");
            boolean[] looked = {false};
            Tables.play(t, seed, now -> {
                for (int i = 0; i < now.depth(); i++) looked[0] |= now.frame(i) instanceof Surveillance;
                for (int seat = 0; !looked[0] && seat < 3; seat++)
                    for (int viewer = 0; viewer <= 3; viewer++)
                        assertThat(heap(now.view(viewer == 3 ? SPECTATOR : viewer), DECK + seat).cards()).isEmpty();
            });
        }
    }

    /// Only the pick that oneself threw out, or left over, is known in the box.
    @Test void what_goes_back_to_the_box_is_known_to_whoever_put_it_there() {
        for (int seats = 2; seats <= 5; seats++) {
            Nightfall t = Tables.begin(seats, seats);
            Tables.play(t, 1, now -> {
                for (int card = now.first(BOX); card != NONE; card = now.next(card)) {
                    int knowing = 0;
                    for (int viewer = 0; viewer < now.players(); viewer++) if (now.sees(viewer, card)) knowing++;
                    assertThat(knowing).isLessThanOrEqualTo(1);
                    assertThat(now.sees(SPECTATOR, card)).isFalse();
                }
            });
        }
    }

    // ---- after a look into a deck

    private static Nightfall looking(List<String> deck) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("turn", "Ana");
        given.put("until", "game");
        given.put("chain", List.of("Overwatch Two by Ana"));
        given.put("Ana", Map.of("hand", List.of("Bite", "Bite", "Bite", "Bite", "Bite")));
        given.put("Bo", Map.of("hand", List.of("Bite", "Bite", "Bite", "Bite"), "deck", deck));
        given.put("Cleo", Map.of("hand", List.of("Vulko")));
        return Tables.GAME.scenarioSupport().createTable(given).table();
    }

    private static void say(Nightfall t, int seat, String words) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (Tables.GAME.notation().write(t, seat, offers.get(i), Lang.EN).equals(words)) {
                t.answer(seat, offers.get(i));
                return;
            }
        throw new AssertionError(words + " is not offered");
    }

    private static List<String> known(Nightfall t, int viewer, int zone) {
        List<String> known = new ArrayList<>();
        for (View.Lying lying : heap(t.view(viewer), zone).cards())
            if (lying.face() != NONE) known.add(t.book().card(lying.face()).slug());
        return known;
    }

    /// The others see the same events whichever way the cards go back.
    @Test void nobody_else_can_tell_in_which_order_cards_went_back() {
        Nightfall one = looking(List.of("Vulko", "Grim Siege", "Big Ghost")), other = one.copy();
        for (Nightfall t : List.of(one, other)) {
            say(t, 0, "seat 2");
            say(t, 0, "pass");
        }
        say(one, 0, "Vulko (seat 2)");
        say(other, 0, "Grim Siege (seat 2)");
        assertThat(known(one, 0, DECK + 1)).containsExactly("grim-siege", "vulko");
        assertThat(known(other, 0, DECK + 1)).containsExactly("vulko", "grim-siege");
        for (int viewer : new int[] {1, 2, SPECTATOR}) {
            assertThat(known(one, viewer, DECK + 1)).isEmpty();
            assertThat(one.view(viewer)).isEqualTo(other.view(viewer));
            assertThat(Tables.GAME.prompt(one, viewer % 3)).isEqualTo(Tables.GAME.prompt(other, viewer % 3));
            assertThat(Tables.GAME.outline(one, viewer)).isEqualTo(Tables.GAME.outline(other, viewer));
        }
    }

    /// A card that was looked at is known to be in the hand it is drawn into, but not which of it; the rest stays known.
    @Test void a_card_that_was_looked_at_is_followed_into_the_hand_by_the_looker_alone() {
        Nightfall t = looking(List.of("Vulko", "Grim Siege", "Big Ghost"));
        for (String words : List.of("seat 2", "pass", "Grim Siege (seat 2)", "claim no more", "pass")) say(t, 0, words);
        for (String words : List.of("pass", "claim no more")) say(t, 1, words);
        assertThat(known(t, 1, HAND + 1)).containsOnlyOnce("vulko");
        assertThat(known(t, 0, HAND + 1)).as("a hand is not shown card by card").isEmpty();
        assertThat(known(t, 0, DECK + 1)).containsExactly("grim-siege");
        for (int viewer : new int[] {1, 2, SPECTATOR}) assertThat(known(t, viewer, DECK + 1)).isEmpty();
        for (long seed = 0; seed < 20; seed++) {
            assertThat(imaginedHand(t, 0, seed)).as("Ana remembers").contains("vulko");
            assertThat(t.count(HAND + 1)).isEqualTo(5);
        }
        boolean elsewhere = false;
        for (long seed = 0; seed < 40; seed++) elsewhere |= !imaginedHand(t, 2, seed).contains("vulko");
        assertThat(elsewhere).as("Cleo cannot know").isTrue();
    }

    /// Marcus Toth returns publicly to his owner's hand, so all players remember him there.
    @Test void a_minion_that_returned_to_a_hand_is_known_to_be_there() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("turn", "Ana");
        given.put("chain", List.of("Shock and Awe by Ana"));
        given.put("until", "turn");
        given.put("Ana", Map.of("hand", List.of("Vulko")));
        given.put("Bo", Map.of("hand", List.of("Bite", "Grim Siege"), "play", List.of("Marcus Toth")));
        given.put("Cleo", Map.of("hand", List.of("Vulko")));
        Nightfall t = Tables.GAME.scenarioSupport().createTable(given).table();
        assertThat(t.count(HAND + 1)).isEqualTo(3);
        for (int viewer : new int[] {0, 2, SPECTATOR}) {
            assertThat(known(t, viewer, HAND + 1)).as("not which card he is").isEmpty();
            for (long seed = 0; seed < 20; seed++)
                assertThat(imaginedHand(t, viewer, seed)).contains("marcus-toth").hasSize(3);
        }
    }

    private static List<String> imaginedHand(Nightfall t, int viewer, long seed) {
        Sight<Nightfall> sight = new Sight<>(t, viewer);
        Nightfall imagined = sight.scratch();
        sight.imagine(imagined, seed);
        List<String> hand = new ArrayList<>();
        for (int card = imagined.first(HAND + 1); card != NONE; card = imagined.next(card))
            hand.add(imagined.book().card(imagined.face(card)).slug());
        return hand;
    }

    // ---- words

    /// What a viewer reads is the same at every table at which it could as well be sitting.
    @Test void views_prompts_outlines_drawings_and_questions_betray_nothing() {
        SplittableRandom chance = new SplittableRandom(12);
        int[] unlike = {0};
        for (int seed = 0; seed < 30; seed++) {
            String[] options = VARIANTS.get(seed % VARIANTS.size()).toArray(String[]::new);
            Nightfall t = Tables.begin(2 + seed % 4, 50 + seed, options);
            Tables.play(t, seed, now -> {
                if (chance.nextInt(25) != 0) return;
                int viewer = chance.nextInt(now.players());
                Nightfall imagined = now.copy();
                imagined.imagine(viewer, chance.nextLong());
                assertThat(read(imagined, viewer)).isEqualTo(read(now, viewer));
                assertThat(imagined.view(viewer)).isEqualTo(now.view(viewer));
                assertThat(imagined.askedSeats()).as("who is asked").isEqualTo(now.askedSeats());
                if (!hands(imagined).equals(hands(now))) unlike[0]++;
            });
        }
        assertThat(unlike[0]).isGreaterThan(300);
    }

    private static List<Object> read(Nightfall t, int viewer) {
        List<Object> read = new ArrayList<>();
        List<String> names = List.of("Ana", "Bo", "Cleo", "Dan", "Eve").subList(0, t.players());
        read.add(Tables.GAME.prompt(t, viewer));
        read.add(Tables.GAME.outline(t, viewer));
        read.add(Tables.GAME.scenarioSupport().position(t, names, viewer));
        for (Lang lang : Lang.values()) {
            read.add(Tables.GAME.drawing().draw(t, viewer, new Drawing.Style(names, lang, false, 100)));
            if (!t.isAsked(viewer)) continue;
            Offers offers = t.offers(viewer, Offers.explained());
            for (int i = 0; i < offers.size(); i++)
                read.add(Tables.GAME.notation().write(t, viewer, offers.get(i), lang));
            for (Refusal refusal : offers.refusals())
                read.add(refusal.clause().id() + Tables.GAME.notation().write(t, viewer, refusal.move(), lang));
        }
        return read;
    }

    private static List<List<Integer>> hands(Nightfall t) {
        List<List<Integer>> hands = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++) {
            List<Integer> hand = new ArrayList<>();
            for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) hand.add(t.face(card));
            hand.sort(null);
            hands.add(hand);
        }
        return hands;
    }

    /// NF-RUL-10
    @Test void an_answer_given_in_secret_is_told_to_nobody_else() {
        Nightfall t = Tables.begin(4, 2);
        long move = t.offers(1, Offers.movesOnly()).get(2);
        t.answer(1, move);
        for (int viewer = 0; viewer <= SPECTATOR; viewer++)
            assertThat(t.view(viewer).answer()).isEqualTo(viewer == 1 ? move : 0);
    }
}
