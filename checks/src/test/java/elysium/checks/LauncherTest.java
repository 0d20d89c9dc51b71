package elysium.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Runs the launcher on a simulated machine with only the tools that each test provides.
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a bash script")
class LauncherTest {
    private static final List<String> TOOLS =
            List.of("cat", "chmod", "dirname", "find", "grep", "head", "mkdir", "mv", "readlink", "rm", "sed", "sleep",
                    "touch", "wc");
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
        stub(folder.resolve("bin").resolve(name), does);
    }

    private static void stub(Path file, String does) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + does + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    private void stubs(Map<String, String> stubs) throws IOException {
        for (Map.Entry<String, String> each : stubs.entrySet()) stub(each.getKey(), each.getValue());
    }

    private Run test(String... environment) throws Exception {
        return run(List.of("test"), System.getProperty("java.home"), environment);
    }

    /// Starts the launcher with a JDK and a Maven that only record their calls.
    private Run start() throws Exception {
        return start("--version");
    }

    private Run start(String... command) throws Exception {
        for (Path part : List.of(Path.of("pom.xml"), Path.of("app/src/main"), Path.of("bench/src/main"),
                Path.of("games/one/src/main"), Path.of("games/one/pom.xml"), Path.of("app/pom.xml"),
                Path.of("web/src"), Path.of("web/public"), Path.of("web/scripts"), Path.of("web/package.json"),
                Path.of("web/vite.config.ts"), Path.of("web/index.html")))
            Files.createDirectories(folder.resolve(part));
        Path jdk = Files.createDirectories(folder.resolve("jdk/bin"));
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
        stub(jdk.resolve("javac"), "exit 0");
        stub(jdk.resolve("java"), """
                case $* in *ArchiveClassesAtExit*) echo remembers >>calls; echo classes >target/elysium.jsa ;;
                *) echo "java $*" >>calls ;; esac""");
        return run(List.of(command), folder.resolve("jdk").toString());
    }

    private Run run(List<String> command, String jdk, String... environment) throws Exception {
        Path bin = folder.resolve("bin");
        List<String> words = Stream.concat(Stream.of(place("bash").toString(), "elysium"), command.stream()).toList();
        ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(
                Map.of("PATH", bin.toString(), "HOME", folder.toString(), "ELYSIUM_JAVA_HOME", jdk));
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

    private static final String BUILDS = """
            echo "mvn $*" >>calls
            mkdir -p app/target/lib bench/target/lib
            echo program >app/target/lib/elysium.jar; echo program >bench/target/lib/elysium.jar""";

    @Test void what_is_built_is_not_built_again_and_its_classes_are_remembered() throws Exception {
        stub("mvn", BUILDS);
        assertThat(start().calls).hasSize(3).element(1).isEqualTo("remembers");
        Run again = start();
        assertThat(again.calls).as(again.said).hasSize(4);
        assertThat(again.calls.getLast()).contains("-XX:SharedArchiveFile=" + folder.resolve("target/elysium.jsa"));
    }

    @Test void a_folder_that_was_moved_remembers_its_classes_anew() throws Exception {
        stub("mvn", BUILDS);
        start();
        Path before = folder, moved = Files.move(folder, folder.resolveSibling(folder.getFileName() + "-moved"));
        try {
            folder = moved;
            stub(moved.resolve("bin/mvn"), BUILDS);
            Run run = start();
            assertThat(run.code).as(run.said).isZero();
            assertThat(run.calls).hasSize(5).element(3).isEqualTo("remembers");
            assertThat(run.calls.getLast()).contains("-XX:SharedArchiveFile=" + moved.resolve("target/elysium.jsa"));
        } finally {
            folder = Files.move(moved, before);
        }
    }

    @Test void a_jar_that_is_missing_or_cut_short_is_built_again() throws Exception {
        stub("mvn", BUILDS);
        start();
        Files.delete(folder.resolve("app/target/lib/elysium.jar"));
        assertThat(start().said).contains("building…");
        Files.writeString(folder.resolve("bench/target/lib/elysium.jar"), "");
        assertThat(start().said).contains("building…");
        assertThat(start().said).doesNotContain("building…");
    }

    @Test void a_folder_that_cannot_be_written_to_says_so() throws Exception {
        stub("mvn", BUILDS);
        Files.writeString(folder.resolve("target"), "in the way, for whoever may write everywhere");
        Run run = start();
        assertThat(run.code).isEqualTo(1);
        assertThat(run.said).contains(folder + " has to be built, and nothing can be written there");
        assertThat(run.calls).isEmpty();
    }

    @Test void a_build_that_finds_the_disk_full_says_so_and_is_begun_again() throws Exception {
        stub("mvn", "echo 'java.io.IOException: No space left on device'; exit 1");
        Run run = start();
        assertThat(run.code).isEqualTo(1);
        assertThat(run.said).contains("no room left on the disk");
        stub("mvn", BUILDS);
        assertThat(start().code).isZero();
    }

    @Test void development_starts_the_page_and_a_server_to_which_a_debugger_can_attach() throws Exception {
        stub("npm", "echo \"npm $*\" >>\"$HOME/calls\"; exec sleep 3");
        Run run = start("dev", "--debug", "--port", "9000");
        assertThat(run.code).as(run.said).isZero();
        assertThat(run.calls).contains("npm run dev").anySatisfy(call -> assertThat(call)
                .startsWith("java -agentlib:jdwp=").contains("address=127.0.0.1:5005").endsWith("serve --port 9000"));
    }

    private static final String COMMIT = "0123456789abcdef";

    /// A git that knows one commit, by one name.
    private void aCommit() throws IOException {
        stub("git", """
                echo "git $*" >>calls
                case $* in
                *rev-parse*' v1^{commit}') echo %s ;;
                *rev-parse*) exit 1 ;;
                *'worktree add'*) mkdir -p target/against/%1$s; echo >target/against/%1$s/pom.xml ;;
                esac""".formatted(COMMIT));
    }

    @Test void a_commit_to_compare_with_is_built_once_and_its_jars_are_passed_on() throws Exception {
        stub("mvn", BUILDS);
        aCommit();
        String tree = folder.resolve("target/against/" + COMMIT).toString();
        Run run = start("bench", "vendetta", "--against", "v1", "--rounds", "2");
        assertThat(run.code).as(run.said).isZero();
        assertThat(run.said).contains("building v1…");
        assertThat(run.calls).anyMatch(call -> call.endsWith("worktree add --force --detach " + tree + " " + COMMIT))
                .anyMatch(call -> call.startsWith("mvn -f " + tree + "/pom.xml ") && call.endsWith("package"));
        assertThat(run.calls.getLast()).contains("-Delysium.against=v1 ")
                .endsWith("elysium.bench.Main vendetta --against " + tree + "/bench/target/lib --rounds 2");
        Run again = start("bench", "--against=v1");
        assertThat(again.said).doesNotContain("building");
        assertThat(again.calls.getLast()).endsWith("elysium.bench.Main --against=" + tree + "/bench/target/lib");
    }

    @Test void a_folder_to_compare_with_is_passed_on_as_it_is() throws Exception {
        stub("mvn", BUILDS);
        aCommit();
        Files.createDirectory(folder.resolve("v1"));
        Run run = start("bench", "--against", "v1");
        assertThat(run.calls).noneMatch(call -> call.startsWith("git"));
        assertThat(run.calls.getLast()).endsWith("elysium.bench.Main --against v1").doesNotContain("-Delysium.against");
    }

    @Test void an_unknown_commit_is_refused_in_both_languages_before_anything_is_built() throws Exception {
        stub("mvn", BUILDS);
        aCommit();
        Run run = start("bench", "--against", "v2", "--lang", "en");
        assertThat(run.code).isEqualTo(2);
        assertThat(run.said.strip())
                .isEqualTo("elysium: --against v2: neither a folder of jars nor a commit of this project");
        assertThat(start("bench", "--against=v2", "--lang=fr").said).contains("ni un dossier de jars ni un commit");
        assertThat(run.calls).noneMatch(call -> call.startsWith("mvn"));
    }

    @Test void a_commit_that_cannot_be_built_says_where_to_read_why_and_is_tried_again() throws Exception {
        stub("mvn", "echo broken; exit 1");
        aCommit();
        Run run = start("bench", "--against", "v1");
        Path log = folder.resolve("target/against/" + COMMIT + ".log");
        assertThat(run.code).isEqualTo(2);
        assertThat(run.said).contains("elysium: v1 could not be built: see " + log).doesNotContain("broken");
        assertThat(log).content().contains("broken");
        stub("mvn", BUILDS);
        assertThat(start("bench", "--against", "v1").code).isZero();
    }
}
