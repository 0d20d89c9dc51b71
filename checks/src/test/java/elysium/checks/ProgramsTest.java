package elysium.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Java programs outside the modules, which Java compiles when they are started, keep up with the classes they use.
class ProgramsTest {
    @TempDir private Path folder;

    @Test void programs_outside_the_modules_compile() throws IOException {
        List<Path> programs = Sources.files().stream().filter(file -> Sources.name(file).endsWith(".java"))
                .filter(file -> !Sources.name(file).contains("/src/")).toList();
        assertThat(programs).as("programs such as web/browser/LongTable.java").isNotEmpty();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Writer errors = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-proc:none", "-d", folder.toString(), "-cp",
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
            assertThat(compiler.getTask(errors, files, null, options, null, files.getJavaFileObjectsFromPaths(programs))
                    .call()).as(errors.toString()).isTrue();
        }
    }
}
