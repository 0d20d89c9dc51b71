package elysium.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The launcher on a machine that has nothing but what a test puts there.
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a script for bash")
class LauncherTest {
    private static final List<String> TOOLS =
            List.of("cat", "chmod", "dirname", "grep", "mkdir", "mv", "readlink", "rm", "sed", "touch");
    private static final Map<String, String> GRANTED = Map.of("id", "echo 0", "apt-get", """
            echo "apt-get $*" >>calls
            case $* in *chromium) printf '#!/bin/sh\\n' >bin/chromium; chmod +x bin/chromium ;; esac""");

    @TempDir Path folder;

    private record Run(int code, String said, List<String> calls) {}

    @BeforeEach void furnish() throws IOException {
        Files.createDirectory(folder.resolve("bin"));
        for (String tool : TOOLS) stub(tool, "exec " + place(tool) + " \"$@\"");
        Files.copy(Sources.root().resolve("elysium"), folder.resolve("elysium"));
        stub("node", "echo v22.0.0");
        stub("npm", "exit 0");
        stub("java", "exit 0");
        stub("mvn", "echo \"mvn $* chromium=$ELYSIUM_CHROMIUM\" >>calls");
    }

    private static Path place(String tool) {
        for (String part : System.getenv("PATH").split(":"))
            if (Files.isExecutable(Path.of(part, tool))) return Path.of(part, tool);
        throw new IllegalStateException("there is no " + tool + " here");
    }

    private void stub(String name, String does) throws IOException {
        Path file = Files.writeString(folder.resolve("bin").resolve(name), "#!/bin/sh\n" + does + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    private void stubs(Map<String, String> stubs) throws IOException {
        for (Map.Entry<String, String> each : stubs.entrySet()) stub(each.getKey(), each.getValue());
    }

    private Run test(String... environment) throws Exception {
        Path bin = folder.resolve("bin");
        ProcessBuilder builder = new ProcessBuilder(place("bash").toString(), "elysium", "test")
                .directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(Map.of("PATH", bin.toString(), "HOME", folder.toString(), "ELYSIUM_JAVA_HOME",
                System.getProperty("java.home")));
        for (int i = 0; i < environment.length; i += 2) builder.environment().put(environment[i], environment[i + 1]);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Path calls = folder.resolve("calls");
        return new Run(process.waitFor(), said, Files.exists(calls) ? Files.readAllLines(calls) : List.of());
    }

    @Test void chromium_is_installed_by_whoever_may_and_the_tests_are_told_where() throws Exception {
        stubs(GRANTED);
        Run run = test();
        assertThat(run.code).as(run.said).isZero();
        assertThat(run.said).contains("installing Chromium", "the tests passed, in 0 min");
        assertThat(run.calls).hasSize(3).startsWith("apt-get -qq update", "apt-get -qq -y install chromium");
        assertThat(run.calls.getLast()).startsWith("mvn ").contains(" verify ")
                .endsWith("chromium=" + folder.resolve("bin/chromium"));
    }

    @Test void nothing_is_installed_where_chromium_is() throws Exception {
        stubs(GRANTED);
        stub("google-chrome", "exit 0");
        Run run = test();
        assertThat(run.code).as(run.said).isZero();
        assertThat(run.calls).hasSize(1);
        assertThat(run.calls.getFirst()).endsWith("chromium=" + folder.resolve("bin/google-chrome"));
    }

    @Test void whoever_may_not_install_is_told_how_it_is_done() throws Exception {
        stubs(GRANTED);
        stub("id", "echo 1000");
        Run run = test();
        assertThat(run.code).isEqualTo(1);
        assertThat(run.said).contains("the tests of the page need Chromium", "set ELYSIUM_CHROMIUM",
                "apt install chromium", "dnf install chromium");
        assertThat(run.calls).as("what was done meanwhile").isEmpty();
    }

    @Test void an_installation_that_fails_is_said_and_nothing_is_tested() throws Exception {
        stubs(Map.of("id", "echo 0", "apt-get", "echo \"apt-get $*\" >>calls; exit 100"));
        Run run = test();
        assertThat(run.code).isEqualTo(1);
        assertThat(run.said).contains("none was found", "apt install chromium");
        assertThat(run.calls).containsExactly("apt-get -qq update");
    }

    @Test void a_chromium_that_is_named_but_cannot_be_run_is_refused() throws Exception {
        stubs(GRANTED);
        Run run = test("ELYSIUM_CHROMIUM", folder.resolve("nowhere").toString());
        assertThat(run.code).isEqualTo(1);
        assertThat(run.said).contains("ELYSIUM_CHROMIUM names " + folder.resolve("nowhere"), "cannot be run");
        assertThat(run.calls).isEmpty();
    }

    @Test void tests_that_fail_are_told_from_those_that_pass() throws Exception {
        stub("chromium", "exit 0");
        stub("mvn", "exit 7");
        Run run = test();
        assertThat(run.code).isEqualTo(7);
        assertThat(run.said).contains("the tests failed, after 0 min").doesNotContain("passed");
        assertThat(folder.resolve("target/built")).doesNotExist();
    }
}
