package elysium.mutants.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import elysium.mutants.code.Mutant;
import elysium.mutants.run.Progress;
import elysium.mutants.run.Request;
import elysium.mutants.run.Verdict;
import elysium.mutants.run.Worker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    private final Map<Integer, Mutant> mutants = Map.of(
            0, new Mutant(0, "elysium.toy.rules.Toll$Cart", "of", 7, "0 for 1", null),
            1, new Mutant(1, "elysium.toy.cards.TrollPage", "write", 9, "3 for 2", "troll"),
            2, new Mutant(2, "elysium.toy.cards.TrollPage", "write", 10, "4 for 3", "troll"));

    private Report report() {
        Progress findings = new Progress(new PrintStream(OutputStream.nullOutputStream()), 3);
        findings.add(new Worker.Told(0, "a troll is paid", List.of("TOY-1", "TOY-2"), List.of("troll")));
        findings.add(new Worker.Told(1, "a cart costs more", List.of("TOY-2"), List.of()));
        findings.add(new Verdict(0, List.of(0, 1), true, "3, not 2"));
        findings.add(new Verdict(1, List.of(0), true, "4, not 2"));
        findings.add(new Verdict(2, List.of(), false, null));
        findings.unused("SlowTest");
        return Report.of("toy", mutants, findings,
                new Explanations(Map.of("cards/TrollPage.java write: 4 for 3 [troll]", "trolls cannot count",
                        "rules/Toll.java of: 0 for 1", "it is noticed")));
    }

    @Test void counts_by_file_card_and_clause() {
        Report report = report();
        assertThat(report.noticed()).isEqualTo(2);
        assertThat(report.files()).containsExactly(new Report.Part("cards/TrollPage.java", 2, 1),
                new Report.Part("rules/Toll.java", 1, 1));
        assertThat(report.cards()).containsExactly(new Report.Part("troll", 2, 1));
        assertThat(report.clauses()).containsExactly(new Report.Proof("TOY-1", 1, 2, 1),
                new Report.Proof("TOY-2", 2, 2, 2));
        assertThat(report.survivors())
                .containsExactly(new Report.Survivor("cards/TrollPage.java:10 write: 4 for 3 [troll]", false,
                        "trolls cannot count"));
    }

    @Test void is_printed_with_its_survivors() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReportText.print(report(), Request.of("vtes", "--all"), new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("toy: 3 mutants, 2 noticed, 66.7 %",
                "left out: SlowTest", "   1 of    2 survive   troll", "  TOY-1          1     2     1",
                "* cards/TrollPage.java:10 write: 4 for 3 [troll]", "1 survive, 0 of them without an explanation",
                "obsolete explanation: rules/Toll.java of: 0 for 1");
    }

    @Test void is_drawn(@TempDir Path folder) {
        Path file = folder.resolve("survivors.png");
        Plot.write(report(), file);
        assertThat(file).isNotEmptyFile();
    }
}
