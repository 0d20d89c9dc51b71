package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.vtes.table.GameLayout.ASIDE;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Sight;
import elysium.kernel.Table;
import elysium.kit.GameWatcher;
import elysium.tabletop.View;
import elysium.tabletop.Visibility;
import elysium.tabletop.terminal.Drawing;
import elysium.vtes.curios.CuriousGame;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Hidden information (VTES-RUL-95): hands, libraries, crypts, uncontrolled cards and searches stay secret, and
/// questions reveal nothing about them.
class KnowledgeTest {
    private static final VtesGame GAME = new VtesGame();
    private static final CuriousGame CURIOUS = new CuriousGame();

    /// VTES-SET-12, VTES-TERM-02: at every question of whole games every heap shows to every viewer what it may, and no
    /// more.
    @Test void no_view_ever_shows_what_its_viewer_may_not_know() {
        int[] hidden = new int[2];
        for (Setup setup : LawsTest.setups())
            GameWatcher.watch(GAME, setup.withSeed(11), (t, _) -> {
                for (int viewer = 0; viewer <= t.players(); viewer++) {
                    int who = viewer == t.players() ? SPECTATOR : viewer;
                    for (View.Heap heap : t.view(who).zones()) holds(t, who, heap, hidden);
                }
                return t.turn.number() < 12;
            });
        assertThat(hidden[0]).as("uncontrolled cards of others").isPositive();
        assertThat(hidden[1]).as("uncontrolled cards of one's own").isPositive();
    }

    private static void holds(Vtes t, int viewer, View.Heap heap, int[] hidden) {
        int zone = heap.zone(), seat = t.zones().seat(zone);
        assertThat(heap.size()).isEqualTo(t.count(zone));
        boolean held = within(zone, HAND) || within(zone, ASIDE);
        if (held && seat == viewer) {
            assertThat(known(heap)).isEqualTo(heap.size());
        } else if (held || within(zone, LIBRARY) || within(zone, CRYPT)) {
            for (View.Lying lying : heap.cards())
                if (lying.face() != NONE) assertThat(looked(lying, viewer)).as("it was shown").isTrue();
        } else if (t.zones().visibility(zone) == Visibility.OPEN) {
            for (View.Lying lying : heap.cards()) open(viewer, zone, lying, hidden);
        }
    }

    private static int known(View.Heap heap) {
        int known = 0;
        for (View.Lying lying : heap.cards()) if (lying.face() != NONE) known++;
        return known;
    }

    private static boolean looked(View.Lying lying, int viewer) {
        return viewer != SPECTATOR && (lying.known() >> viewer & 1) != 0;
    }

    private static void open(int viewer, int zone, View.Lying lying, int[] hidden) {
        if (!lying.down()) {
            assertThat(lying.face()).isNotEqualTo(NONE);
            return;
        }
        assertThat(within(zone, UNCONTROLLED)).as("only uncontrolled cards lie face down").isTrue();
        boolean own = viewer == lying.owner();
        if (own) assertThat(looked(lying, viewer)).as("its owner knows a card face down").isTrue();
        assertThat(lying.face() != NONE).isEqualTo(looked(lying, viewer));
        hidden[own ? 1 : 0]++;
    }

    private static boolean within(int zone, int zones) {
        return zone >= zones && zone < zones + Table.SEATS;
    }

    /// Other hands change neither whether a seat is asked, nor what it is offered or shown.
    @Test void a_seat_is_asked_and_shown_the_same_on_every_table_it_could_be_sitting_at() {
        SplittableRandom chance = new SplittableRandom(4);
        int[] unlike = {0};
        for (Setup setup : LawsTest.setups())
            GameWatcher.watch(GAME, setup.withSeed(12), (t, _) -> {
                if (t.isOver() || chance.nextInt(16) != 0) return t.turn.number() < 20;
                int viewer = chance.nextInt(t.players());
                Vtes imagined = t.blank();
                new Sight<>(t, viewer).imagine(imagined, chance.nextLong());
                assertThat(imagined.isAsked(viewer)).isEqualTo(t.isAsked(viewer));
                if (t.isAsked(viewer)) assertThat(offers(imagined, viewer)).isEqualTo(offers(t, viewer));
                assertThat(GAME.outline(imagined, viewer)).isEqualTo(GAME.outline(t, viewer));
                assertThat(GAME.prompt(imagined, viewer)).isEqualTo(GAME.prompt(t, viewer));
                Drawing.Style style = new Drawing.Style(List.of("A", "B", "C", "D", "E", "F"), Lang.FR, false, 100);
                assertThat(GAME.drawing().draw(imagined, viewer, style))
                        .isEqualTo(GAME.drawing().draw(t, viewer, style));
                for (int row = 0; row < t.rows(); row++) if (t.face(row) != imagined.face(row)) unlike[0]++;
                return true;
            });
        assertThat(unlike[0]).isGreaterThan(1_000);
    }

    private static List<String> offers(Vtes t, int seat) {
        List<String> words = new ArrayList<>();
        Offers offers = t.offers(seat, Offers.explained());
        for (int i = 0; i < offers.size(); i++) words.add(GAME.notation().write(t, seat, offers.get(i), Lang.EN));
        return words;
    }

    /// A seat that might answer an action, judging by public information, is asked regardless of its cards.
    @Test void a_useless_hand_is_asked_as_a_good_one_is() {
        List<Object> told = new ArrayList<>();
        for (String held : List.of("Deflection", "Eyes of Argus", "Majesty", "The Barrens")) {
            Vtes t = staged(Map.of("Ana", Map.of("ready", List.of("Nassir")), "Bo",
                    Map.of("ready", List.of("Sully"), "hand", List.of(held)), "Cleo", Map.of()));
            answer(t, 0, "bleed seat 2 with Nassir");
            told.add(shown(t, 0));
            answer(t, 1, "do not block");
            assertThat(t.isAsked(1)).as("Bo with %s is asked", held).isTrue();
            told.set(told.size() - 1, List.of(told.getLast(), shown(t, 0)));
        }
        assertThat(told).containsOnly(told.getFirst());
    }

    /// A vampire that waits face down is as unknown to the others when blood is put on it as before (VTES-RUL-96).
    @Test void whatever_lies_uncontrolled_its_owner_is_asked_alike() {
        List<Object> told = new ArrayList<>();
        for (String waiting : List.of("Nassir", "Ryan", "Alexa Draper")) {
            Vtes t = staged(Map.of("phase", "influence", "Ana",
                    Map.of("play", List.of("Arcane Library"), "uncontrolled", List.of(waiting + " (counters 3)")), "Bo",
                    Map.of()));
            assertThat(t.isAsked(0)).isTrue();
            Object before = shown(t, 1);
            answer(t, 0, "transfer 1 to " + waiting);
            told.add(List.of(before, shown(t, 1)));
        }
        assertThat(told).containsOnly(told.getFirst());
    }

    /// Whoever searches a library shows neither what lies there nor whether anything was found (VTES-RUL-98).
    @Test void a_search_shows_that_it_took_place_and_nothing_else() {
        List<Object> told = new ArrayList<>();
        for (String top : List.of("Lesson in Dominate", "Majesty")) {
            Vtes t = CURIOUS.scenarioSupport().createTable(given(Map.of(
                    "Ana", Map.of("ready", List.of("Ryan (blood 1)"), "library",
                            List.of(top, "Fame", "Vessel"), "hand",
                            List.of("Bonding", "Bonding", "Bonding", "Bonding", "Bonding",
                                    "Bonding", "Bonding")),
                    "Bo", Map.of("torpor", List.of("Colette (blood 0)"))))).table();
            answer(t, 0, "diablerise Colette with Ryan");
            while (!offers(t, t.nextPending()).contains("search the library")) answer(t, t.nextPending(), "pass");
            answer(t, 0, "search the library");
            told.add(shown(t, 1));
            answer(t, 0, "pass");
            told.set(told.size() - 1, List.of(told.getLast(), t.view(1).zones(), t.view(SPECTATOR).zones()));
        }
        assertThat(told.get(1)).isEqualTo(told.get(0));
    }

    /// Everything a viewer sees of a table.
    private static List<Object> shown(Vtes t, int viewer) {
        return List.of(GAME.outline(t, viewer), GAME.prompt(t, viewer), t.pendingSeats(), t.view(viewer).facts(),
                t.view(viewer).zones(), t.isAsked(viewer) ? offers(t, viewer) : List.of());
    }

    private static Vtes staged(Map<String, Object> seats) {
        return GAME.scenarioSupport().createTable(given(seats)).table();
    }

    private static Map<String, Object> given(Map<String, Object> seats) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (String name : List.of("Ana", "Bo", "Cleo", "phase"))
            if (seats.containsKey(name)) given.put(name, seats.get(name));
        return given;
    }

    private static void answer(Vtes t, int seat, String words) {
        Long move = GAME.notation().read(t, seat, words, t.offers(seat, Offers.explained()));
        assertThat(move).as("%s of %s", words, offers(t, seat)).isNotNull();
        t.answer(seat, move);
    }
}
