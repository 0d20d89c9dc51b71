package elysium.mutants.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import elysium.tabletop.CardTable;
import elysium.toy.rules.Toll;
import org.junit.jupiter.api.Test;

class SharedClassesTest {
    /// Finds the instrumented classes of the sample before those of the tests.
    private static final class Toys extends URLClassLoader {
        Toys(Path folder) throws Exception {
            super(new URL[] {folder.toUri().toURL()}, SharedClassesTest.class.getClassLoader());
        }

        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("elysium.toy.")) return super.loadClass(name, resolve);
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    @Test void their_loops_count_steps_and_come_to_an_end() throws Exception {
        try (SharedClasses shared = new SharedClasses(Toll.class); Toys toys = new Toys(shared.folder())) {
            Class<?> payer = toys.loadClass(Toll.Payer.class.getName());
            var of = toys.loadClass(Toll.class.getName()).getMethod("of", payer, int.class);
            Switches.begin(Switches.NONE, 100);
            of.invoke(null, payer.getEnumConstants()[1], 100);
            assertThat(Switches.steps()).isEqualTo(99);
            assertThatThrownBy(() -> of.invoke(null, payer.getEnumConstants()[1], 100))
                    .isInstanceOf(InvocationTargetException.class).hasCauseInstanceOf(Switches.Endless.class);
        }
    }

    @Test void the_program_s_own_are_written_and_removed() {
        Path folder;
        try (SharedClasses shared = new SharedClasses()) {
            folder = shared.folder();
            assertThat(folder.resolve(CardTable.class.getName().replace('.', '/') + ".class")).exists();
            assertThat(folder.resolve("elysium/kernel/Game.class")).exists();
        }
        assertThat(folder).doesNotExist();
    }
}
