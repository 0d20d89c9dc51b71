package elysium.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.tabletop.CardTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The event numbers in the page's code equal those of the events with the same name in the rules.
class EventNumbersTest {
    private static final Pattern LIST = Pattern.compile("const EVENTS = \\{(.*?)}"),
            ONE = Pattern.compile("(\\w+): (\\d+)");

    static Stream<Arguments> games() {
        return Stream.of(Arguments.of("vendetta", List.of(CardTable.class, elysium.vendetta.table.EventKind.class)),
                Arguments.of("nightfall", List.of(elysium.nightfall.table.EventKind.class)),
                Arguments.of("rivals", List.of(elysium.rivals.table.event.EventKind.class, InfluenceEventKind.class)),
                Arguments.of("vtes", List.of(elysium.vtes.table.event.EventKind.class)));
    }

    @ParameterizedTest @MethodSource("games") void events_have_the_same_numbers_on_the_page(String game,
            List<Class<?>> events) throws IllegalAccessException {
        String page = Sources.text(Sources.root().resolve(Path.of("web", "src", "games", game, "events.ts")));
        MatchResult list = LIST.matcher(page).results().findFirst().orElseThrow();
        List<String> read =
                ONE.matcher(list.group(1)).results().map(one -> constant(one.group(1)) + " " + one.group(2)).toList();
        assertThat(read).hasSizeGreaterThan(2).isSubsetOf(told(events));
    }

    private static String constant(String name) {
        return name.replaceAll("(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }

    private static Set<String> told(List<Class<?>> events) throws IllegalAccessException {
        Set<String> told = new HashSet<>();
        for (Class<?> tell : events)
            for (Field field : tell.getFields())
                if (field.getType() == int.class) told.add(field.getName() + " " + field.getInt(null));
        return told;
    }
}
