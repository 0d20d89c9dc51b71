package elysium.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Names and packages by which a newcomer finds the way: one class of a name in a module, one page for each package, and
/// no package that is too large.
class PackagesTest {
    private static final List<Path> MAIN = Sources.java("main");
    private static final String PAGE = "package-info.java";
    /// The most classes of a package, so that a newcomer finds a class by walking the folders.
    private static final int MOST = 30;
    /// The core of the card language: cards, book and table share cells that nothing else may see.
    private static final Map<String, Integer> LARGER = Map.of("/tabletop/src/main/java/elysium/tabletop", 37);

    @Test void sees_the_sources() {
        assertThat(MAIN).as("sources under " + Sources.root()).hasSizeGreaterThan(30);
    }

    @Test void no_class_name_is_used_twice_in_a_module() {
        Map<String, List<Path>> byName = classes().collect(
                Collectors.groupingBy(file -> module(file) + " " + file.getFileName(), TreeMap::new,
                        Collectors.toList()));
        byName.values().removeIf(files -> files.size() == 1);
        assertThat(byName.values().stream().map(PackagesTest::names))
                .as("classes of one name in one module: give one of them another name").isEmpty();
    }

    @Test void every_package_says_what_it_is() {
        assertThat(classes().map(Path::getParent).distinct().filter(folder -> !Files.exists(folder.resolve(PAGE)))
                .map(Sources::name))
                .as("packages without " + PAGE + ": say there what lives in it, what may use it and where to begin")
                .isEmpty();
    }

    @Test void no_package_is_large() {
        Map<String, Long> sizes = classes().collect(
                Collectors.groupingBy(file -> Sources.name(file.getParent()), TreeMap::new, Collectors.counting()));
        sizes.entrySet().removeIf(each -> each.getValue() <= LARGER.getOrDefault(each.getKey(), MOST));
        assertThat(sizes).as("packages of more than " + MOST + " classes: split them by topic").isEmpty();
    }

    private static Stream<Path> classes() {
        return MAIN.stream().filter(file -> !file.endsWith(PAGE));
    }

    private static String module(Path file) {
        String name = Sources.name(file);
        return name.substring(0, name.indexOf("/src/"));
    }

    private static List<String> names(List<Path> files) {
        return files.stream().map(Sources::name).toList();
    }
}
