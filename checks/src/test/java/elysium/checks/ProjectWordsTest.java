package elysium.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Text that must not occur in the project: paths of one machine, and unfinished work.
class ProjectWordsTest {
    private static final Pattern UNWANTED =
            Pattern.compile("(?<![\\w.~-])/" + "(work|root)/" + "|\\b(TO" + "DO|FIX" + "ME)\\b");

    @Test void files_name_no_machine_and_promise_nothing() throws IOException, InterruptedException {
        List<String> offenders = new ArrayList<>();
        List<Path> files = tracked();
        for (Path file : files) {
            if (binary(file)) continue;
            List<String> lines = Sources.text(file).lines().toList();
            for (int i = 0; i < lines.size(); i++)
                if (UNWANTED.matcher(lines.get(i)).find())
                    offenders.add(Sources.name(file) + ":" + (i + 1) + " " + lines.get(i).strip());
        }
        assertThat(files).hasSizeGreaterThan(30);
        assertThat(offenders).isEmpty();
    }

    /// The files that git tracks or would track; all of the project's files if there is no git.
    private static List<Path> tracked() throws IOException, InterruptedException {
        Process git = new ProcessBuilder("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
                .directory(Sources.root().toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String names = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (git.waitFor() != 0 || names.isEmpty()) return Sources.files();
        return Pattern.compile("\\x00").splitAsStream(names).distinct().map(Sources.root()::resolve)
                .filter(Files::isRegularFile).toList();
    }

    /// Binary files contain a zero byte, except perhaps compressed ones.
    private static boolean binary(Path file) throws IOException {
        if (Sources.name(file).endsWith(".br")) return true;
        for (byte each : Files.readAllBytes(file)) if (each == 0) return true;
        return false;
    }
}
