package elysium.checks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import elysium.kernel.Frame;
import elysium.tabletop.CardTable;
import org.junit.jupiter.api.Test;

/// Dependencies between modules and packages, and the restrictions on rules code.
class ArchitectureTest {
    private static final List<String> GAMES = List.of("vtes", "rivals", "vendetta", "nightfall");
    private static final String[] RULES = Stream.concat(Stream.of("kernel", "tabletop"), GAMES.stream())
            .map(name -> "elysium." + name + "..").toArray(String[]::new);
    private static final String[] LANGUAGE = {"java.lang..", "java.util", "java.util.function", "java.util.stream",
            "org.jspecify.annotations"};
    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(place -> !place.contains("jmh_generated"))
            .importPackages("elysium");

    @Test void sees_the_code() {
        assertTrue(CODE.size() > 60,
                "found only " + CODE.size() + " classes, so the other tests here would prove nothing: build first");
    }

    @Test void sees_every_module() {
        for (String name : List.of("kernel", "tabletop", "store", "rulebook", "kit", "bots", "vendetta", "nightfall",
                "rivals", "vtes", "server", "app", "bench", "mutants"))
            assertTrue(sees(name), "no class of elysium." + name + " was found");
    }

    @Test void packages_form_no_cycle() {
        slices().matching("elysium.(**)").should().beFreeOfCycles().check(CODE);
    }

    @Test void games_do_not_know_each_other() {
        for (String game : games()) {
            String[] others =
                    GAMES.stream().filter(other -> !other.equals(game)).map(other -> "elysium." + other + "..")
                            .toArray(String[]::new);
            noClasses().that().resideInAPackage("elysium." + game + "..").should().dependOnClassesThat()
                    .resideInAnyPackage(others).check(CODE);
        }
    }

    @Test void packages_of_a_game_look_upwards_only() {
        List<String> order = List.of("table", "rules", "flow", "dsl", "cards");
        for (String game : games())
            for (int above = 0; above < order.size(); above++) {
                String[] below = Stream.concat(Stream.of("elysium." + game),
                        order.stream().skip(above + 1).map(name -> "elysium." + game + "." + name + ".."))
                        .toArray(String[]::new);
                lenient(noClasses().that().resideInAPackage("elysium." + game + "." + order.get(above) + "..").should()
                        .dependOnClassesThat().resideInAnyPackage(below));
            }
    }

    @Test void flow_does_not_know_cards() {
        for (String game : games())
            lenient(noClasses().that().resideInAPackage("elysium." + game + ".flow..").should().dependOnClassesThat()
                    .resideInAPackage("elysium." + game + ".cards.."));
    }

    @Test void arrows_point_one_way() {
        mayKnow("kernel", "kernel");
        mayKnow("tabletop", "tabletop", "kernel");
        mayKnow("store", "store", "kernel");
        mayKnow("bots", "bots", "kernel");
        mayKnow("rulebook", "rulebook", "kernel");
        mayKnow("kit", "kit", "rulebook", "tabletop", "store", "kernel");
        mayKnow("mutants", "mutants", "kit", "rulebook", "tabletop", "kernel");
        mayKnow("server", "server", "rulebook", "bots", "tabletop", "store", "kernel");
        for (String game : games()) mayKnow(game, game, "tabletop", "kernel");
    }

    @Test void rules_need_only_the_language() {
        classes().that().resideInAnyPackage(RULES).should().onlyDependOnClassesThat()
                .resideInAnyPackage(join(RULES, LANGUAGE)).check(CODE);
    }

    @Test void rules_use_no_streams() {
        noClasses().that().resideInAnyPackage(RULES).and().haveNameNotMatching(ArchConditions.PROSE).should()
                .dependOnClassesThat().resideInAPackage("java.util.stream..").check(CODE);
    }

    @Test void frames_are_plain_records() {
        classes().that().areAssignableTo(Frame.class).and().areNotInterfaces()
                .should(ArchConditions.beRecordsOfPlainData())
                .check(CODE);
    }

    @Test void facts_lie_in_the_slab() {
        fields().that().areDeclaredInClassesThat().areAssignableTo(CardTable.class).should().beFinal().check(CODE);
    }

    @Test void chance_and_time_come_from_the_table() {
        noClasses().that().resideInAnyPackage(RULES).should().dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID|concurrent\\..*|random\\..*)"
                        + "|java\\.time\\..*|java\\.lang\\.Thread.*|java\\.security\\..*")
                .check(CODE);
        for (String clock : List.of("currentTimeMillis", "nanoTime", "identityHashCode"))
            noClasses().that().resideInAnyPackage(RULES).should()
                    .callMethodWhere(ArchConditions.calls(System.class, clock))
                    .check(CODE);
        noClasses().that().resideInAnyPackage(RULES).should()
                .callMethodWhere(ArchConditions.calls(Math.class, "random"))
                .check(CODE);
    }

    @Test void nothing_static_changes() {
        fields().that().areStatic().and().areDeclaredInClassesThat().resideInAnyPackage(RULES).should().beFinal()
                .check(CODE);
    }

    @Test void only_the_program_prints() {
        String[] speakers = {"elysium.app..", "elysium.bench..", "elysium.mutants.."};
        for (String stream : List.of("out", "err"))
            noClasses().that().resideOutsideOfPackages(speakers).should()
                    .accessFieldWhere(ArchConditions.reads(System.class, stream, PrintStream.class)).check(CODE);
        noClasses().that().resideOutsideOfPackages(speakers).should()
                .callMethodWhere(ArchConditions.callsAny("printStackTrace")).check(CODE);
    }

    private static void mayKnow(String name, String... known) {
        String[] forbidden = CODE.stream().map(JavaClass::getPackageName).map(ArchConditions::module).distinct()
                .filter(other -> !Arrays.asList(known).contains(other)).map(other -> "elysium." + other + "..")
                .toArray(String[]::new);
        noClasses().that().resideInAPackage("elysium." + name + "..").should().dependOnClassesThat()
                .resideInAnyPackage(forbidden).check(CODE);
    }

    /// The games whose classes were found.
    private static List<String> games() {
        return GAMES.stream().filter(ArchitectureTest::sees).toList();
    }

    private static boolean sees(String name) {
        return CODE.stream().anyMatch(type -> (type.getPackageName() + ".").startsWith("elysium." + name + "."));
    }

    private static String[] join(String[] some, String... more) {
        return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
    }

    /// Checks a rule even if it matches no class, since a game need not have every package.
    private static void lenient(ArchRule rule) {
        rule.allowEmptyShould(true).check(CODE);
    }
}
