package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.tabletop.Card;
import elysium.tabletop.game.Outline;
import elysium.tabletop.terminal.Drawing.Style;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;
import org.junit.jupiter.api.Test;

/// The outline that clients draw from: phase, state and current activities.
class OutlineTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int ANA = 0, BO = 1, CLEO = 2;

    @Test void the_figures_say_how_everybody_stands_and_who_hunts_whom() {
        Map<String, Object> given = players();
        given.put("edge", "Bo");
        given.put("Cleo", Map.of("pool", 12, "points", "1.5", "ready", List.of("Ryan (locked, .44 Magnum)"), "torpor",
                List.of("Nassir")));
        Vtes t = staged(given);
        assertThat(figure(t, ANA, "phase")).containsExactly(3);
        assertThat(figure(t, ANA, "prey")).containsExactly(BO, CLEO, ANA);
        assertThat(figure(t, ANA, "predator")).containsExactly(CLEO, ANA, BO);
        assertThat(figure(t, ANA, "pool")).containsExactly(30, 30, 12);
        assertThat(figure(t, ANA, "halfPoints")).containsExactly(0, 0, 3);
        assertThat(figure(t, ANA, "edge")).containsExactly(BO);
        assertThat(figure(t, ANA, "locked")).containsExactly(row(t, "Ryan"));
        int ryan = figure(t, ANA, "minion").indexOf(row(t, "Ryan")), nassir = figure(t, ANA, "minion").indexOf(
                row(t, "Nassir"));
        assertThat(figure(t, ANA, "region").get(ryan)).isZero();
        assertThat(figure(t, ANA, "region").get(nassir)).isEqualTo(1);
        assertThat(figure(t, ANA, "capacity").get(ryan)).isEqualTo(t.blood.capacity(row(t, "Ryan")));
        assertThat(drawn(t, ANA)).contains("↷Ryan", "(.44 Magnum)", "1½");
    }

    @Test void a_vampire_tells_its_title_its_votes_and_its_disciplines() {
        Map<String, Object> given = players();
        given.put("Ana", Map.of("ready", List.of("Alexa Draper", "Catalina Vega (contests title)")));
        Vtes t = staged(given);
        Outline outline = GAME.outline(t, BO);
        int alexa = outline.numbers().get("minion").indexOf(row(t, "Alexa Draper"));
        int vega = outline.numbers().get("minion").indexOf(row(t, "Catalina Vega"));
        assertThat(outline.texts().get("title").get(alexa))
                .isEqualTo(new Text("prince of Melbourne", "prince de Melbourne"));
        assertThat(outline.numbers().get("votes").get(alexa)).isEqualTo(2);
        assertThat(outline.numbers().get("titleVotes").get(vega)).as("a contested title counts for nothing").isZero();
        assertThat(outline.numbers().get("contestsTitle")).containsExactly(row(t, "Catalina Vega"));
        assertThat(outline.numbers().get("bleed").get(vega)).as("her text").isEqualTo(2);
        assertThat(outline.numbers().get("addOn")).contains(row(t, "Catalina Vega"));
        assertThat(outline.numbers().get("votesOf")).containsExactly(2, 0, 0);
        for (int i = 0; i < outline.numbers().get("disciplineOn").size(); i++) {
            int card = outline.numbers().get("disciplineOn").get(i);
            Discipline discipline = Discipline.of(outline.numbers().get("discipline").get(i));
            assertThat(outline.numbers().get("disciplineLevel").get(i)).isEqualTo(t.identity.level(card, discipline))
                    .isPositive();
        }
    }

    @Test void only_its_owner_is_told_what_an_uncontrolled_vampire_needs() {
        Map<String, Object> given = players();
        given.put("Bo", Map.of("uncontrolled", List.of("Nassir (counters 2)")));
        Vtes t = staged(given);
        int nassir = t.first(GameLayout.UNCONTROLLED + BO);
        for (int viewer : new int[] {ANA, BO, CLEO, SPECTATOR}) {
            assertThat(figure(t, viewer, "uncontrolled")).containsExactly(nassir);
            assertThat(figure(t, viewer, "need")).containsExactly(viewer == BO ? t.blood.capacity(nassir) : NONE);
        }
        assertThat(drawn(t, ANA)).contains("▒2").doesNotContain("Nassir");
        assertThat(drawn(t, BO)).contains("Nassir 2/");
    }

    @Test void a_bleed_tells_stealth_against_intercept_and_where_they_come_from() {
        Map<String, Object> given = players();
        given.put("Ana", Map.of("ready", List.of("Gelasia Fotiou"), "hand",
                List.of("Lost in Crowds", "Conditioning", "Blood Doll")));
        given.put("Bo", Map.of("ready", List.of("Ryan")));
        Vtes t = staged(given);
        says(t, ANA, "bleed seat 2 with Gelasia Fotiou");
        int gelasia = row(t, "Gelasia Fotiou"), ryan = row(t, "Ryan");
        assertThat(figure(t, CLEO, "actionStep")).containsExactly(2);
        assertThat(figure(t, CLEO, "actor")).containsExactly(gelasia);
        assertThat(figure(t, CLEO, "bled")).containsExactly(BO);
        assertThat(figure(t, CLEO, "actionAt")).containsExactly(BO);
        assertThat(figure(t, CLEO, "actionBleed")).containsExactly(1);
        assertThat(figure(t, CLEO, "blockSeats")).containsExactly(BO);
        assertThat(GAME.outline(t, CLEO).texts().get("action").getFirst().en())
                .isEqualTo("Gelasia Fotiou of seat 1 bleeds seat 2 for 1");
        until(t, BO, "block with Ryan");
        assertThat(figure(t, CLEO, "blocker")).containsExactly(ryan);
        assertThat(figure(t, CLEO, "blockState")).containsExactly(1);
        assertThat(figure(t, CLEO, "blockLacks")).as("0 intercept against 0 stealth").containsExactly(0);
        says(t, ANA, "play Lost in Crowds (inferior) with Gelasia Fotiou");
        assertThat(figure(t, CLEO, "actionStealth")).containsExactly(1);
        assertThat(parts(t, "actionStealth")).containsExactly("Lost in Crowds 1");
        assertThat(figure(t, CLEO, "blockLacks")).containsExactly(1);
        assertThat(GAME.outline(t, CLEO).progress()).extracting(station -> station.text().en())
                .containsExactly("Announced", "Blocks", "Resolution", "Afterwards");
        until(t, ANA, "play Conditioning (superior) with Gelasia Fotiou");
        assertThat(figure(t, CLEO, "actionBleed")).containsExactly(4);
        assertThat(parts(t, "actionBleed")).containsExactly("as a minion 1", "Conditioning 3");
        assertThat(figure(t, CLEO, "limited")).containsExactly(1);
    }

    @Test void a_combat_tells_its_range_both_strikes_and_the_damage_to_come() {
        Map<String, Object> given = players();
        given.put("Ana", Map.of("ready", List.of("Gelasia Fotiou")));
        given.put("Bo", Map.of("ready", List.of("Ryan"), "hand", List.of("Roundhouse")));
        Vtes t = staged(given);
        says(t, ANA, "bleed seat 2 with Gelasia Fotiou");
        until(t, BO, "block with Ryan");
        passUntil(t, "combatStep", 4);
        int ryan = row(t, "Ryan"), gelasia = row(t, "Gelasia Fotiou");
        assertThat(figure(t, CLEO, "combatants")).containsExactly(gelasia, ryan);
        assertThat(figure(t, CLEO, "round")).containsExactly(1);
        assertThat(figure(t, CLEO, "range")).containsExactly(0);
        assertThat(figure(t, CLEO, "rangeSet")).containsExactly(1);
        assertThat(figure(t, CLEO, "strikeChosen")).containsExactly(1, 0);
        assertThat(GAME.outline(t, CLEO).texts().get("strike").getFirst().en()).isEqualTo("bare hands, 1 damage");
        assertThat(GAME.outline(t, CLEO).progress()).hasSize(7);
        assertThat(drawn(t, CLEO)).contains("Combat · round 1", "close range", "bare hands, 1 damage");
    }

    @Test void a_referendum_tells_every_source_of_votes_and_its_terms() {
        Map<String, Object> given = players();
        given.put("edge", "Cleo");
        given.put("Ana", Map.of("ready", List.of("Alexa Draper"), "hand", List.of("Kine Resources Contested")));
        given.put("Bo", Map.of("ready", List.of("Catalina Vega")));
        Vtes t = staged(given);
        says(t, ANA, "play Kine Resources Contested with Alexa Draper");
        passUntil(t, "played", figure(t, ANA, "played").getFirst());
        until(t, ANA, "seat 2");
        says(t, ANA, "seat 2", "seat 2", "seat 3");
        passUntil(t, "pollStep", 3);
        assertThat(figure(t, CLEO, "pollSeat")).containsExactly(ANA);
        assertThat(GAME.outline(t, CLEO).texts().get("terms")).extracting(Text::en)
                .containsExactly("seat 2 ×3", "seat 3");
        assertThat(figure(t, CLEO, "voteAmount")).containsExactly(2, 1, 2);
        assertThat(figure(t, CLEO, "voteSource")).containsExactly(0, 1, 0);
        assertThat(figure(t, CLEO, "voteSide")).containsOnly(0);
        says(t, ANA, "cast the votes of Alexa Draper for");
        assertThat(figure(t, CLEO, "votesFor")).containsExactly(2);
        assertThat(figure(t, CLEO, "voteSide")).containsExactly(1, 0, 0);
        assertThat(GAME.outline(t, CLEO).texts().get("vote").getFirst().en())
                .isEqualTo("Alexa Draper (prince of Melbourne)");
        assertThat(drawn(t, CLEO)).contains("Referendum: Kine Resources Contested", "for 2 · against 0");
    }

    @Test void who_is_asked_and_for_what_is_told_to_all() {
        Vtes t = staged(players());
        assertThat(figure(t, CLEO, "opportunity")).containsExactly(ANA);
        assertThat(GAME.outline(t, CLEO).texts().get("opportunity").getFirst())
                .isEqualTo(new Text("which action comes next", "quelle action vient ensuite"));
        assertThat(GAME.prompt(t, CLEO).en()).isEqualTo("Waiting for seat 1: which action comes next.");
    }

    @Test void cards_are_called_by_their_sorts_and_facts() {
        Card<Vtes> govern = GAME.book().bySlug("govern-the-unaligned"), nassir = GAME.book().bySlug("nassir");
        assertThat(GAME.cardSchema().sort(govern).word()).isEqualTo("action");
        assertThat(GAME.cardSchema().sort(nassir).word()).isEqualTo("vampire");
        assertThat(GAME.cardSchema().facts(nassir)).containsKeys("capacity", "clan", "group");
        assertThat(GAME.details(nassir).getFirst().fr()).contains("Vampire", "capacité");
        assertThat(GAME.plainText(govern).en()).contains("Dominate, inferior:", "Dominate, superior:");
        for (Card<Vtes> card : GAME.book().cards()) {
            assertThat(GAME.cardSchema().sort(card).word()).matches("[a-z-]+");
            assertThat(GAME.plainText(card).en() + GAME.plainText(card).fr()).doesNotContain("[", "]");
            assertThat(GAME.details(card).getFirst().en()).isNotBlank().doesNotContain("-1");
        }
    }

    private static Map<String, Object> players() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", Map.of("ready", List.of("Gelasia Fotiou")));
        given.put("Bo", Map.of());
        given.put("Cleo", Map.of());
        return given;
    }

    private static Vtes staged(Map<String, Object> given) {
        return VtesScenarioSupport.STAGING.createTable(given).table();
    }

    private static void says(Vtes t, int seat, String... answers) {
        for (String answer : answers) t.answer(seat, meant(t, seat, answer));
    }

    private static long meant(Vtes t, int seat, String answer) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        List<String> written = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) {
            written.add(GAME.notation().write(t, seat, offers.get(i), Lang.EN));
            if (written.getLast().equals(answer)) return offers.get(i);
        }
        return fail("%s is not offered, but %s", answer, written);
    }

    /// All seats pass until one may give an answer, and gives it.
    private static void until(Vtes t, int seat, String answer) {
        for (int n = 0; n < 30; n++) {
            if (t.isAsked(seat) && offered(t, seat, answer)) {
                says(t, seat, answer);
                return;
            }
            t.answer(t.nextPending(), GAME.passMove(t, t.nextPending()));
        }
        fail("%s was never offered", answer);
    }

    private static boolean offered(Vtes t, int seat, String answer) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (GAME.notation().write(t, seat, offers.get(i), Lang.EN).equals(answer)) return true;
        return false;
    }

    /// All seats pass until a number of the outline has a value.
    private static void passUntil(Vtes t, String figure, int number) {
        for (int n = 0; n < 30 && !figure(t, SPECTATOR, figure).contains(number); n++)
            t.answer(t.nextPending(), GAME.passMove(t, t.nextPending()));
        assertThat(figure(t, SPECTATOR, figure)).contains(number);
    }

    private static int row(Vtes t, String name) {
        for (int card = 0; card < t.rows(); card++)
            if (t.zone(card) >= 0 && t.regions.isMinion(card) && t.name(card).en().equals(name)) return card;
        return fail("no %s in play", name);
    }

    private static List<String> parts(Vtes t, String sum) {
        Outline outline = GAME.outline(t, SPECTATOR);
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < outline.texts().get(sum).size(); i++)
            parts.add(outline.texts().get(sum).get(i).en() + " " + outline.numbers().get(sum + "Part").get(i));
        return parts;
    }

    private static List<Integer> figure(Vtes t, int viewer, String name) {
        return GAME.outline(t, viewer).numbers().getOrDefault(name, List.of());
    }

    private static String drawn(Vtes t, int viewer) {
        return GAME.drawing().draw(t, viewer, new Style(List.of(), Lang.EN, false, 80));
    }
}
