package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.rivals.scenario.RivalsScenarioSupport;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Card;
import elysium.tabletop.game.Outline;
import elysium.tabletop.terminal.Drawing.Style;
import org.junit.jupiter.api.Test;

/// The outline for clients: the phase, the state of play and the current activity.
class OutlineTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final int ANA = 0, BO = 1, CLEO = 2;

    @Test void the_sum_of_an_attack_counts_what_its_viewer_knows() {
        Rivals t = attack();
        says(t, ANA, "play Sucker Punch face down");
        assertThat(sum(t, ANA)).containsExactly("Sucker Punch 1", "Hydra, Physical 2", "Skunk, Physical -1", "total 2");
        assertThat(sum(t, BO)).containsExactly("Attack card, face down ?", "Hydra, Physical 2", "Skunk, Physical -1",
                "total 1?");
        assertThat(sum(t, SPECTATOR)).isEqualTo(sum(t, BO));
        assertThat(figure(t, BO, "step")).containsExactly(6);
        assertThat(GAME.outline(t, BO).progress()).hasSize(13);
        assertThat(figure(t, BO, "attackCard").getFirst()).isEqualTo(t.first(GameLayout.PLAYED + ANA));
        assertThat(figure(t, BO, "reaction")).as("not asked yet").isEmpty();
        says(t, BO, "do not block", "react with Hardened Flesh");
        assertThat(figure(t, BO, "step")).as("it may be aimed anew").containsExactly(8);
        says(t, ANA, "target Skunk");
        assertThat(figure(t, BO, "step")).containsExactly(9);
        assertThat(sum(t, ANA)).containsExactly("Sucker Punch 1", "Hydra, Physical 2", "Skunk, Physical -1",
                "Hardened Flesh -1", "total 1");
    }

    @Test void a_reaction_that_strikes_back_has_a_sum_of_its_own_and_prevention_counts() {
        Map<String, Object> given = players();
        given.put("Ana", Map.of("streets", List.of(List.of("Hydra (leader)")), "hand", List.of("Baseball Bat")));
        given.put("Bo", Map.of("streets", List.of(List.of("Skunk (Vagrant)")), "hand", List.of("Baseball Bat")));
        Rivals t = staged(given);
        says(t, ANA, "attack with Hydra", "target Skunk", "announce a Physical attack", "play Baseball Bat face down");
        says(t, BO, "react with Baseball Bat");
        says(t, ANA, "pass");
        assertThat(figure(t, ANA, "step")).containsExactly(11);
        assertThat(sum(t, ANA)).containsExactly("Baseball Bat 1", "Hydra, Physical 2", "Skunk, Physical -1", "total 2",
                "Baseball Bat 1", "Skunk, Physical 1", "Hydra, Physical -2", "total 0");
        assertThat(figure(t, ANA, "sumOn")).containsSubsequence(row(t, "Skunk"), row(t, "Hydra"));
        says(t, BO, "use Vagrant of Skunk");
        assertThat(t.blood.of(row(t, "Skunk"))).as("1 of 3 is lost").isEqualTo(2);
    }

    @Test void an_attack_tells_its_parties_its_target_and_who_blocks() {
        Rivals t = attack();
        says(t, ANA, "play no Attack card");
        int skunk = row(t, "Skunk"), cossack = row(t, "The Cossack"), hydra = row(t, "Hydra");
        assertThat(figure(t, CLEO, "attacker")).containsExactly(hydra);
        assertThat(figure(t, CLEO, "attackParty")).containsExactlyInAnyOrder(hydra, row(t, "Brother"));
        assertThat(figure(t, CLEO, "target")).containsExactly(skunk);
        assertThat(figure(t, CLEO, "blocker")).containsExactly(NONE);
        says(t, BO, "block with The Cossack");
        assertThat(figure(t, CLEO, "target")).containsExactly(cossack);
        assertThat(figure(t, CLEO, "aimed")).containsExactly(skunk);
        assertThat(figure(t, CLEO, "blocker")).containsExactly(cossack);
        assertThat(figure(t, CLEO, "defendSeat")).containsExactly(BO);
        assertThat(figure(t, CLEO, "attackCard")).as("none was played").containsExactly(NONE);
        assertThat(figure(t, CLEO, "exhausted")).contains(hydra, cossack).doesNotContain(skunk);
    }

    @Test void a_conspiracy_says_what_it_needs_to_those_who_have_seen_it() {
        Map<String, Object> given = players();
        given.put("Cleo", Map.of("ongoing", List.of("Lost Glory (2 prestige, from Cleo Bo, seen by Bo)")));
        Rivals t = staged(given);
        int bits = 1 << CLEO | 1 << BO;
        assertThat(figure(t, BO, "plotNeeds")).containsExactly(4);
        assertThat(figure(t, CLEO, "plotNeeds")).containsExactly(4);
        assertThat(figure(t, ANA, "plotNeeds")).containsExactly(NONE);
        assertThat(figure(t, SPECTATOR, "plotNeeds")).containsExactly(NONE);
        for (int viewer : new int[] {ANA, BO, CLEO, SPECTATOR}) {
            assertThat(figure(t, viewer, "plotBy")).containsExactly(bits);
            assertThat(figure(t, viewer, "plotSeen")).containsExactly(bits);
        }
        assertThat(drawn(t, ANA)).contains("▒ 2 prestige (2, 3)").doesNotContain("Lost Glory");
    }

    @Test void a_closed_fist_is_told_to_its_owner_alone_until_all_are_opened() {
        Map<String, Object> given = players();
        given.put("Ana", Map.of("prestige", 10, "hand", List.of("Free Money"), "haven", List.of("Hydra (leader)")));
        Rivals t = staged(given);
        says(t, ANA, "play Free Money with Hydra");
        for (int seat : new int[] {ANA, BO, CLEO}) says(t, seat, "pass");
        says(t, ANA, "exert Hydra", "vote Yes", "hide 3 prestige");
        assertThat(figure(t, ANA, "exertFist").getFirst()).isEqualTo(3);
        assertThat(figure(t, BO, "exertFist")).containsOnly(NONE);
        assertThat(figure(t, SPECTATOR, "exertFist")).containsOnly(NONE);
        assertThat(figure(t, BO, "exertHides").getFirst()).isEqualTo(1);
        assertThat(figure(t, BO, "exertShown").getFirst()).isEqualTo(1);
        assertThat(figure(t, BO, "yes")).containsExactly(1);
        assertThat(figure(t, BO, "exertSide")).containsExactly(1, NONE, NONE);
        assertThat(figure(t, BO, "exertState")).containsExactly(2, 1, 0);
    }

    @Test void a_hand_that_was_looked_at_is_remembered_by_who_did() {
        Map<String, Object> given = players();
        given.put("Ana", Map.of("hand", List.of("The Shakedown"), "haven", List.of("Hydra (leader)")));
        given.put("Bo", Map.of("hand", List.of("Greed", "Throat Rip", "Greed")));
        Rivals t = staged(given);
        says(t, ANA, "play The Shakedown with Hydra", "seat 2");
        int greed = GAME.book().bySlug("core-greed").number(), rip = GAME.book().bySlug("core-throat-rip").number();
        assertThat(figure(t, ANA, "held")).containsExactlyInAnyOrder(greed, greed, rip);
        assertThat(figure(t, ANA, "heldBy")).containsOnly(BO);
        assertThat(figure(t, CLEO, "held")).isEmpty();
        assertThat(figure(t, SPECTATOR, "held")).isEmpty();
        assertThat(drawn(t, ANA)).containsPattern("Holds +Greed ×2 · Throat Rip");
        assertThat(drawn(t, CLEO)).doesNotContain("Holds", "Throat Rip");
        says(t, ANA, "Physical");
        assertThat(figure(t, ANA, "held")).containsExactly(greed, greed);
    }

    private static String drawn(Rivals t, int viewer) {
        return GAME.drawing().draw(t, viewer, new Style(List.of(), Lang.EN, false, 80));
    }

    @Test void the_figures_say_how_everybody_stands() {
        Map<String, Object> given = players();
        given.put("rivals", Map.of("Ana", "Cleo", "Bo", "Ana", "Cleo", "Bo"));
        given.put("city", List.of("Cop", "Vagrant (flock Ana 2)", "The Hunger (Bo)", "Prince of the City"));
        Rivals t = staged(given);
        assertThat(figure(t, ANA, "phase")).containsExactly(2);
        assertThat(figure(t, ANA, "rival")).containsExactly(1 << CLEO, 1 << ANA, 1 << BO);
        assertThat(figure(t, ANA, "actions")).containsExactly(2, 0, 0);
        assertThat(figure(t, ANA, "alive")).containsExactly(1, 1, 1);
        assertThat(figure(t, ANA, "mortalNeed")).as("the own blood on a Mortal does not count").containsExactly(3, 2);
        assertThat(figure(t, BO, "mortalNeed")).containsExactly(3, 4);
        assertThat(figure(t, ANA, "eventOf")).containsExactly(BO);
        assertThat(figure(t, ANA, "leader")).contains(row(t, "Hydra"));
        assertThat(figure(t, ANA, "character")).hasSameSizeAs(figure(t, ANA, "secrecy"));
        assertThat(figure(t, ANA, "icons")).hasSize(11 * figure(t, ANA, "character").size());
        assertThat(GAME.outline(t, ANA).texts().get("label").getFirst()).isEqualTo(new Text("Brujah", "Brujah"));
    }

    @Test void cards_are_called_by_their_sorts_and_facts() {
        Card<Rivals> drive = GAME.book().bySlug("core-drive-by"), cop = GAME.book().bySlug("core-cop");
        assertThat(GAME.cardSchema().facts(drive)).containsEntry("need", 4).containsEntry("damage", 2)
                .containsEntry("attack", 8).doesNotContainKey("");
        assertThat(GAME.cardSchema().sort(cop).word()).isEqualTo("citizen");
        assertThat(GAME.cardSchema().sort(GAME.book().bySlug("core-the-spoils")).name().en())
                .isEqualTo("Unhosted Action, Ongoing");
        assertThat(GAME.cardSchema().sort(GAME.book().bySlug("war-fight-or-flight")).word())
                .isEqualTo("attack-reaction");
        assertThat(GAME.details(drive).getFirst().fr()).contains("Attaque", "Brujah", "Distante", "2 dégâts");
        for (Card<Rivals> card : GAME.book().cards()) {
            assertThat(GAME.cardSchema().sort(card).word()).matches("[a-z-]+");
            assertThat(GAME.plainText(card).en() + GAME.plainText(card).fr()).doesNotContain("[", "]");
        }
    }

    private static Map<String, Object> players() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", Map.of("haven", List.of("Hydra (leader)"), "streets", List.of()));
        given.put("Bo", Map.of());
        given.put("Cleo", Map.of());
        return given;
    }

    /// Hydra, with Brother, attacks Skunk, with The Cossack, in a Physical way.
    private static Rivals attack() {
        Map<String, Object> given = players();
        given.put("Ana", Map.of("streets", List.of(List.of("Hydra (leader)", "Brother")), "hand",
                List.of("Sucker Punch", "Terrorize")));
        given.put("Bo", Map.of("streets", List.of(List.of("Skunk", "The Cossack")), "hand", List.of("Hardened Flesh")));
        Rivals t = staged(given);
        says(t, ANA, "attack with Hydra", "target Skunk", "announce a Physical attack");
        return t;
    }

    private static Rivals staged(Map<String, Object> given) {
        return RivalsScenarioSupport.STAGING.createTable(given).table();
    }

    private static void says(Rivals t, int seat, String... answers) {
        for (String answer : answers) t.answer(seat, meant(t, seat, answer));
    }

    private static long meant(Rivals t, int seat, String answer) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (GAME.notation().write(t, seat, offers.get(i), Lang.EN).equals(answer)) return offers.get(i);
        return fail("%s is not offered", answer);
    }

    private static int row(Rivals t, String name) {
        for (int card = 0; card < t.rows(); card++)
            if (t.coteries.isCharacter(card) && t.name(card).en().equals(name)) return card;
        return fail("no %s in play", name);
    }

    private static List<String> sum(Rivals t, int viewer) {
        Outline outline = GAME.outline(t, viewer);
        List<Integer> amounts = outline.numbers().get("sumAmount"), hidden = outline.numbers().get("sumHidden"),
                totals = outline.numbers().get("sumTotal");
        List<Text> names = outline.texts().get("sum");
        return IntStream.range(0, amounts.size()).mapToObj(i -> names.get(i).en() + " "
                + (hidden.get(i) == 0 || totals.get(i) == 1 ? amounts.get(i) : "") + (hidden.get(i) == 1 ? "?" : ""))
                .toList();
    }

    private static List<Integer> figure(Rivals t, int viewer, String name) {
        return GAME.outline(t, viewer).numbers().getOrDefault(name, List.of());
    }
}
