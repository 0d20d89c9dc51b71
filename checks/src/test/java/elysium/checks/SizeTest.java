package elysium.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Limits on the size of files and methods, and a doc comment on every type.
class SizeTest {
    private static final int MEDIAN = 80, MOST = 200, LONGEST = 400, METHOD = 30, PARAMETERS = 5;
    private static final List<Path> MAIN = Sources.java("main"), TESTS = Sources.java("test");
    private static final SourceTypes CODE = SourceTypes.of(MAIN);

    @Test void sees_the_sources() {
        assertThat(MAIN).as("sources under " + Sources.root()).hasSizeGreaterThan(30);
        assertThat(CODE.methods()).as("methods").hasSizeGreaterThan(100);
    }

    @Test void half_of_the_files_are_short() {
        List<Sized> files = sizes(MAIN);
        assertThat(files.get(files.size() / 2).lines()).as("median of lines a file").isLessThan(MEDIAN);
    }

    @Test void nine_files_in_ten_fit_on_a_few_screens() {
        List<Sized> files = sizes(MAIN);
        List<Sized> large = files.stream().filter(file -> file.lines() >= MOST).toList();
        assertThat(large.size() * 10).as("files of " + MOST + " lines or more, of " + files.size() + ": " + large)
                .isLessThanOrEqualTo(files.size());
    }

    @Test void no_file_is_long() {
        List<Path> all = Stream.concat(MAIN.stream(), TESTS.stream()).toList();
        assertThat(sizes(all).stream().filter(file -> file.lines() > LONGEST))
                .as("files of more than " + LONGEST + " lines").isEmpty();
    }

    @Test void no_method_is_long() {
        assertThat(CODE.methods().stream().filter(method -> method.lines() >= METHOD && !isPage(method)))
                .as("methods of " + METHOD + " lines or more").isEmpty();
    }

    /// A class of cards has one method, as long as its cards.
    private static boolean isPage(SourceTypes.Method method) {
        return method.name().equals("write") && method.toString().contains("Cards");
    }

    @Test void no_method_takes_many_parameters() {
        assertThat(CODE.methods().stream()
                .filter(method -> method.parameters() > PARAMETERS
                        && !Set.of("emit", "emitEvent", "onEvent").contains(method.name())))
                .as("methods of more than " + PARAMETERS + " parameters").isEmpty();
    }

    @Test void every_type_begins_with_a_sentence() {
        List<Path> all =
                Stream.concat(MAIN.stream(), TESTS.stream().filter(file -> !file.toString().endsWith("Test.java")))
                        .toList();
        assertThat(SourceTypes.of(all).bare()).as("top-level types without a doc comment of ///").isEmpty();
    }

    private record Sized(int lines, String file) {
        @Override public String toString() {
            return file + " (" + lines + ")";
        }
    }

    /// The files with their numbers of lines, shortest first.
    private static List<Sized> sizes(List<Path> files) {
        List<Sized> sizes = new ArrayList<>();
        for (Path file : files) sizes.add(new Sized((int) Sources.text(file).lines().count(), Sources.name(file)));
        sizes.sort((a, b) -> Integer.compare(a.lines(), b.lines()));
        return sizes;
    }
}
