package elysium.mutants.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import elysium.mutants.code.Mutant;
import elysium.mutants.code.Switches;
import elysium.toy.rules.Toll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Applies every mutant to a sample class and checks which ones its one test notices.
class MutantRunnerTest {
    @TempDir Path module;
    private MutatedGame changed;

    @BeforeEach void toy() throws IOException {
        copy(Toll.class.getName(), "classes");
        copy(Toll.Payer.class.getName(), "classes");
        copy("elysium.toy.TollTest", "test-classes");
        changed = new MutatedGame(module, "toy");
    }

    private void copy(String name, String folder) throws IOException {
        String path = name.replace('.', '/') + ".class";
        Path file = module.resolve("target").resolve(folder).resolve(path);
        Files.createDirectories(file.getParent());
        try (var in = MutantRunnerTest.class.getClassLoader().getResourceAsStream(path)) {
            Files.write(file, in.readAllBytes());
        }
    }

    private List<String> survivors() {
        MutantRunner hunt = new MutantRunner(changed, "", false, false);
        assertThat(hunt.baseline().failed()).isEmpty();
        List<String> survivors = new ArrayList<>();
        for (Mutant mutant : changed.mutants())
            if (!hunt.look(mutant).killed()) survivors.add(mutant.method() + ": " + mutant.change());
        return survivors;
    }

    @Test void every_sort_of_break_is_made() {
        assertThat(changed.mutants().stream().map(mutant -> mutant.method() + ": " + mutant.change()))
                .containsExactly("of: ADULT for CHILD", "of: condition turned round", "of: 0 for 1", "of: 4 for 3",
                        "of: 0 for 1 (2)", "of: condition turned round (2)", "of: counted down, not up",
                        "of: result + 1",
                        "free: 91 for 90", "free: condition turned round", "free: bound moved by one",
                        "free: 0 for 1", "free: true for false");
    }

    @Test void only_what_nobody_tests_survives() {
        assertThat(survivors()).containsExactly("free: 91 for 90", "free: condition turned round",
                "free: bound moved by one", "free: 0 for 1", "free: true for false");
    }

    @Test void a_place_that_no_check_reaches_is_told_apart() {
        MutantRunner hunt = new MutantRunner(changed, "", false, false);
        assertThat(changed.mutants().stream().map(hunt::look).filter(verdict -> !verdict.reached())
                .map(verdict -> changed.mutants().get(verdict.mutant()).method())).containsOnly("free");
    }

    @Test void the_code_as_it_is_is_left_as_it_was() {
        survivors();
        Switches.begin(Switches.NONE, Long.MAX_VALUE);
        assertThat(Toll.of(Toll.Payer.ADULT, 2)).isEqualTo(6);
    }
}
