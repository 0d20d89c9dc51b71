package elysium.rivals.influence;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Sight;
import elysium.rivals.RivalsGame;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// With decks of one's own Haven, starting vampire and Agenda lie face down until everybody has chosen; then Havens and
/// starting vampires are turned up together, and Agendas stay as they are (RIV-SET-16, RIV-SET-17).
class HiddenHavensTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final int ANA = 0, BO = 1, TABLES = 60;

    /// Ana's custom deck, with the Haven of a known deck.
    private static Rivals table(int havenOf) {
        List<Deck> known = GAME.decks().list();
        List<Deck.Pile> piles = new ArrayList<>();
        for (Deck.Pile pile : known.getFirst().piles())
            piles.add(pile.section().id().equals("haven") ? known.get(havenOf).pile("haven") : pile);
        Deck own = new Deck("", known.getFirst().name(), piles, List.of());
        return GAME.setUp(new Setup("rivals", 1, 2, List.of("choose-leader", "deck2=core-ventrue",
                Decks.option(ANA, GAME.decks().pack(own))), 3));
    }

    private static int haven(Rivals t, int seat) {
        for (int card = t.first(SEAT_CARDS + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, Kind.HAVEN)) return card;
        throw new AssertionError("no Haven");
    }

    private static int agenda(Rivals t, int seat) {
        for (int card = t.first(SEAT_CARDS + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, Kind.AGENDA)) return card;
        throw new AssertionError("no Agenda");
    }

    /// All that a viewer receives of a table: facts, cards, outline, words, drawing, position.
    private static List<Object> told(Rivals t, int viewer) {
        Drawing.Style style = new Drawing.Style(List.of("Ana", "Bo"), Lang.EN, false, 100);
        return List.of(t.view(viewer).facts(), t.view(viewer).zones(), GAME.outline(t, viewer), GAME.prompt(t, viewer),
                GAME.drawing().draw(t, viewer, style),
                GAME.scenarioSupport().position(t, List.of("Ana", "Bo"), viewer));
    }

    private static void lead(Rivals t, int seat) {
        t.answer(seat, t.offers(seat, Offers.movesOnly()).get(0));
    }

    /// How many Havens a viewer supposes that Ana might have.
    private static Set<Integer> supposed(Rivals t, int viewer) {
        Set<Integer> faces = new HashSet<>();
        Rivals imagined = t.blank();
        for (int seed = 0; seed < TABLES; seed++) {
            new Sight<>(t, viewer).imagine(imagined, seed);
            faces.add(imagined.face(haven(imagined, ANA)));
        }
        return faces;
    }

    @Test void nobody_else_is_told_of_a_haven_before_all_leaders_are_chosen() {
        Rivals one = table(0), other = table(3);
        assertThat(one.face(haven(one, ANA))).isNotEqualTo(other.face(haven(other, ANA)));
        for (int answers = 0; answers < 2; answers++) {
            for (int viewer : new int[] {BO, SPECTATOR}) assertThat(told(one, viewer)).isEqualTo(told(other, viewer));
            assertThat(told(one, ANA)).as("its player knows it").isNotEqualTo(told(other, ANA));
            if (answers == 0) for (Rivals t : List.of(one, other)) lead(t, ANA);
        }
        for (Rivals t : List.of(one, other)) lead(t, BO);
        for (int viewer : new int[] {BO, SPECTATOR}) assertThat(told(one, viewer)).isNotEqualTo(told(other, viewer));
    }

    @Test void a_search_supposes_any_haven_before_and_knows_it_afterwards() {
        Rivals t = table(0);
        int all = 0;
        for (var card : t.book().cards()) if (card.kind() == Kind.HAVEN.ordinal()) all++;
        assertThat(supposed(t, BO)).hasSize(all);
        assertThat(supposed(t, ANA)).containsExactly(t.face(haven(t, ANA)));
        lead(t, ANA);
        assertThat(supposed(t, BO)).hasSize(all);
        lead(t, BO);
        assertThat(supposed(t, BO)).containsExactly(t.face(haven(t, ANA)));
    }

    @Test void havens_are_told_of_as_they_are_turned_up_and_agendas_stay_hidden() {
        Rivals t = table(0);
        List<Event> heard = new ArrayList<>();
        t.setListener((kind, subject, object, amount, face, seenBy) -> heard
                .add(new Event(kind, subject, object, amount, face, seenBy).asSeenBy(BO)));
        lead(t, ANA);
        assertThat(heard).as("who has chosen is not told").isEmpty();
        lead(t, BO);
        String name = t.name(haven(t, ANA)).en();
        assertThat(String.join(" ", GAME.logLines(t, heard, Lang.EN))).contains("reveals their Haven: " + name);
        assertThat(t.sees(BO, haven(t, ANA))).isTrue();
        assertThat(t.sees(BO, agenda(t, ANA))).isFalse();
    }

    /// The Haven of the last seat's own deck is turned up as well.
    @Test void the_haven_of_any_seat_is_turned_up() {
        Deck known = GAME.decks().list().getFirst(), own = new Deck("", known.name(), known.piles(), List.of());
        Rivals t = GAME.setUp(new Setup("rivals", 1, 2,
                List.of("choose-leader", "deck1=core-ventrue", Decks.option(BO, GAME.decks().pack(own))), 3));
        assertThat(t.sees(ANA, haven(t, BO))).isFalse();
        lead(t, ANA);
        lead(t, BO);
        assertThat(t.sees(ANA, haven(t, BO))).isTrue();
    }

    /// Known decks start face up (RIV-SET-06).
    @Test void havens_of_known_decks_lie_open() {
        Rivals t = GAME.setUp(new Setup("rivals", 1, 2, List.of("choose-leader"), 3));
        assertThat(t.sees(BO, haven(t, ANA))).isTrue();
    }
}
