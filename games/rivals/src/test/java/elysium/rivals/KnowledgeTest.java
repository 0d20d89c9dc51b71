package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.rivals.table.GameLayout.CITY_DECK;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.PLAYED;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
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
import elysium.kit.GameWatcher;
import elysium.rivals.table.Rivals;
import elysium.tabletop.View;
import elysium.tabletop.Visibility;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// Who may know what (RIV-RUL-51): hands, decks, cards that lie face down, fists; and who is asked betrays none of it.
class KnowledgeTest {
    private static final RivalsGame GAME = new RivalsGame();

    /// At every question of whole games, every heap shows to every viewer what it may, and no more.
    @Test void no_view_ever_shows_what_its_viewer_may_not_know() {
        int[] hidden = new int[3];
        for (Setup setup : LawsTest.setups())
            GameWatcher.watch(GAME, setup.withSeed(11), (t, _) -> {
                for (int viewer = 0; viewer <= t.players(); viewer++) {
                    int who = viewer == t.players() ? SPECTATOR : viewer;
                    for (View.Heap heap : t.view(who).zones()) holds(t, who, heap, hidden);
                }
                return true;
            });
        assertThat(hidden[0]).as("cards of an attack or a Scheme face down").isPositive();
        assertThat(hidden[1]).as("Conspiracies that a viewer did not know").isPositive();
        assertThat(hidden[2]).as("Agendas face down").isPositive();
    }

    private static void holds(Rivals t, int viewer, View.Heap heap, int[] hidden) {
        int zone = heap.zone(), seat = t.zones().seat(zone);
        assertThat(heap.size()).isEqualTo(t.count(zone));
        List<View.Lying> known = heap.cards().stream().filter(lying -> lying.face() != NONE).toList();
        if (within(zone, HAND)) assertThat(known).hasSize(seat == viewer ? heap.size() : 0);
        else if (zone == CITY_DECK) assertThat(known).isEmpty();
        else if (t.zones().visibility(zone) == Visibility.OPEN)
            for (View.Lying lying : heap.cards()) open(t, viewer, zone, lying, hidden);
    }

    private static void open(Rivals t, int viewer, int zone, View.Lying lying, int[] hidden) {
        if (!lying.down()) {
            assertThat(lying.face()).isNotEqualTo(NONE);
            return;
        }
        boolean own = viewer == lying.owner(), looked = (lying.known() >> viewer & 1) != 0;
        if (own) assertThat(looked).as("its owner knows a card face down").isTrue();
        assertThat(lying.face() != NONE).isEqualTo(looked);
        if (looked) return;
        if (within(zone, PLAYED)) hidden[0]++;
        if (within(zone, ONGOING)) hidden[1]++;
        if (within(zone, SEAT_CARDS)) hidden[2]++;
    }

    private static boolean within(int zone, int zones) {
        return zone >= zones && zone < zones + Rivals.SEATS;
    }

    /// What others hold changes neither whether a seat is asked nor what it is offered, nor a word of what it is shown.
    @Test void a_seat_is_asked_and_shown_the_same_on_every_table_it_could_be_sitting_at() {
        SplittableRandom chance = new SplittableRandom(4);
        int[] unlike = {0};
        for (Setup setup : LawsTest.setups())
            GameWatcher.watch(GAME, setup.withSeed(12), (t, _) -> {
                if (t.isOver() || chance.nextInt(8) != 0) return true;
                int viewer = chance.nextInt(t.players());
                Rivals imagined = t.blank();
                new Sight<>(t, viewer).imagine(imagined, chance.nextLong());
                assertThat(imagined.isAsked(viewer)).isEqualTo(t.isAsked(viewer));
                if (t.isAsked(viewer)) assertThat(offers(imagined, viewer)).isEqualTo(offers(t, viewer));
                assertThat(GAME.outline(imagined, viewer)).isEqualTo(GAME.outline(t, viewer));
                assertThat(GAME.prompt(imagined, viewer)).isEqualTo(GAME.prompt(t, viewer));
                Drawing.Style style = new Drawing.Style(List.of("A", "B", "C", "D"), Lang.FR, false, 100);
                assertThat(GAME.drawing().draw(imagined, viewer, style))
                        .isEqualTo(GAME.drawing().draw(t, viewer, style));
                for (int row = 0; row < t.rows(); row++) if (t.face(row) != imagined.face(row)) unlike[0]++;
                return true;
            });
        assertThat(unlike[0]).isGreaterThan(1_000);
    }

    private static List<String> offers(Rivals t, int seat) {
        List<String> words = new ArrayList<>();
        Offers offers = t.offers(seat, Offers.explained());
        for (int i = 0; i < offers.size(); i++) words.add(GAME.notation().write(t, seat, offers.get(i), Lang.EN));
        return words;
    }

    /// A defender with a card is asked for a Reaction whatever it is (RIV-REA-09 would tell otherwise), and whoever
    /// could block by what all can see is asked too.
    @Test void a_useless_hand_is_asked_for_a_reaction_as_a_good_one_is() {
        for (String held : List.of("Fleetness", "Mercy", "Skunk")) {
            Rivals t = staged(Map.of("Ana", Map.of("streets", List.of("The Cossack")), "Bo",
                    Map.of("streets", List.of("Doc"), "hand", List.of(held))));
            for (String said : List.of("attack with The Cossack", "target Doc", "announce a Physical attack"))
                answer(t, 0, said);
            assertThat(t.isAsked(1)).as("Bo with %s is asked", held).isTrue();
        }
    }

    /// A closed fist: a player who hides prestige in a Scheme shows neither how much nor whether any.
    @Test void a_fist_shows_nothing_before_it_is_opened() {
        List<Object> told = new ArrayList<>();
        for (String hides : List.of("hide no prestige", "hide 2 prestige", "hide 5 prestige")) {
            Rivals t = staged(Map.of("Ana", Map.of("haven", List.of("Hydra (leader)", "Skunk"), "hand",
                    List.of("Free Money")), "Bo", Map.of("haven", List.of("Randolph Marz (leader)"))));
            for (String said : List.of("play Free Money with Skunk", "pass")) answer(t, 0, said);
            answer(t, 1, "pass");
            for (String said : List.of("vote Yes", hides)) answer(t, 0, said);
            told.add(List.of(GAME.outline(t, 1), GAME.prompt(t, 1), offers(t, 1), t.view(1).facts(), t.view(1).zones(),
                    GAME.scenarioSupport().position(t, List.of("Ana", "Bo"), 1)));
        }
        assertThat(told.get(1)).isEqualTo(told.get(0));
        assertThat(told.get(2)).isEqualTo(told.get(0));
    }

    /// An Agenda that is kept hidden betrays itself neither by a question nor by its silence (RIV-RUL-52).
    @Test void whatever_agenda_is_hidden_its_owner_is_asked_alike() {
        List<Object> told = new ArrayList<>();
        for (String agenda : List.of("Turf War", "Base of Power", "Drain Them Slowly")) {
            Rivals t = staged(Map.of("Ana", Map.of("streets", List.of("Hydra"), "agenda card", agenda + " (face down)"),
                    "Bo", Map.of("streets", List.of("Doc (blood 1)"), "haven", List.of("Karma")), "options",
                    List.of("hidden-agendas")));
            for (String said : List.of("attack with Hydra", "target Doc", "announce a Physical attack", "pass"))
                answer(t, 0, said);
            assertThat(offers(t, 0)).as(agenda).containsExactlyInAnyOrder("reveal the Agenda",
                    "keep the Agenda hidden");
            while (offers(t, 0).contains("keep the Agenda hidden")) answer(t, 0, "keep the Agenda hidden");
            told.add(List.of(GAME.outline(t, 1), GAME.prompt(t, 1), t.view(1).facts(), t.view(1).zones(),
                    GAME.scenarioSupport().position(t, List.of("Ana", "Bo"), 1)));
        }
        assertThat(told.get(1)).isEqualTo(told.get(0));
        assertThat(told.get(2)).isEqualTo(told.get(0));
    }

    private static Rivals staged(Map<String, Object> seats) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (String name : List.of("Ana", "Bo")) given.put(name, seats.get(name));
        if (seats.containsKey("options")) given.put("options", seats.get("options"));
        return GAME.scenarioSupport().createTable(given).table();
    }

    private static void answer(Rivals t, int seat, String words) {
        Long move = GAME.notation().read(t, seat, words, t.offers(seat, Offers.explained()));
        assertThat(move).as(words).isNotNull();
        t.answer(seat, move);
    }
}
