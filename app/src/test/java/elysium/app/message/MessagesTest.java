package elysium.app.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    private static List<Message> all() {
        return Stream.concat(Stream.of(Messages.values()), Stream.of(ErrorMessages.values())).map(Message.class::cast)
                .toList();
    }

    @Test void everything_is_said_in_both_languages_with_the_same_places() {
        for (Message worded : all()) {
            assertThat(worded.text().en()).as(worded.toString()).isNotBlank();
            assertThat(worded.text().fr()).as(worded.toString()).isNotBlank();
            if (worded != ErrorMessages.DAMAGED)
                assertThat(places(worded.text().fr())).as(worded.toString()).isEqualTo(places(worded.text().en()));
        }
    }

    @Test void what_varies_is_put_in_its_place_in_the_same_language() {
        assertThat(ErrorMessages.OTHER_GAME.in(Lang.FR, "a.journal", new Text("Rats", "Les Rats"), "x"))
                .isEqualTo("a.journal est une partie de Les Rats, pas de x");
    }

    @Test void the_help_of_both_languages_has_the_same_keys_and_no_blanks() {
        Help en = new Help(Lang.EN), fr = new Help(Lang.FR);
        assertThat(Collections.list(en.getKeys())).isEqualTo(Collections.list(fr.getKeys())).hasSizeGreaterThan(30);
        for (String key : Collections.list(en.getKeys())) {
            assertThat(en.getString(key)).as(key).isNotEmpty();
            assertThat(fr.getString(key)).as(key).isNotEmpty();
        }
    }

    private static Set<String> places(String sentence) {
        Set<String> places = new TreeSet<>();
        PLACE.matcher(sentence).results().forEach(found -> places.add(found.group()));
        return places;
    }
}
