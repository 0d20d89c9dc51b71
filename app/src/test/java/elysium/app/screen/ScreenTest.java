package elysium.app.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import elysium.kernel.Lang;
import org.junit.jupiter.api.Test;

class ScreenTest {

    private static Environment outside(Map<String, String> env, boolean live) {
        return new Environment(new ByteArrayInputStream("un\nété\n".getBytes(StandardCharsets.UTF_8)),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8), System.err, env,
                Path.of(""), live);
    }

    @Test void lines_break_between_words_and_hang_under_an_indent() {
        assertThat(Wrap.lines("one two three four", 9, "  ")).isEqualTo("one two\n  three\n  four");
        assertThat(Wrap.lines("  one two three", 9, "    ")).isEqualTo("  one two\n    three");
        assertThat(Wrap.lines("short\n\nlines", 9, "")).isEqualTo("short\n\nlines");
    }

    @Test void french_signs_stay_with_the_word_before_them() {
        assertThat(Wrap.lines("jouée ici ; mettez", 10, "")).isEqualTo("jouée\nici ;\nmettez");
        assertThat(Wrap.lines("dit « non » ici", 9, "")).isEqualTo("dit\n« non »\nici");
    }

    @Test void colours_take_no_columns() {
        assertThat(Wrap.columns(Paint.STRONG.on("été", true))).isEqualTo(3);
        assertThat(Paint.STRONG.on("été", false)).isEqualTo("été");
    }

    @Test void the_language_is_that_of_the_system() {
        assertThat(outside(Map.of("LANG", "fr_FR.UTF-8"), false).lang()).isEqualTo(Lang.FR);
        assertThat(outside(Map.of("LANG", "de_DE.UTF-8"), false).lang()).isEqualTo(Lang.EN);
        assertThat(outside(Map.of("LC_ALL", "en_US", "LANG", "fr_FR"), false).lang()).isEqualTo(Lang.EN);
    }

    @Test void colours_need_a_terminal_that_has_them_and_a_person_who_wants_them() {
        assertThat(outside(Map.of("TERM", "xterm"), true).colour()).isTrue();
        assertThat(outside(Map.of("TERM", "xterm"), false).colour()).isFalse();
        assertThat(outside(Map.of("TERM", "dumb"), true).colour()).isFalse();
        assertThat(outside(Map.of("TERM", "xterm", "NO_COLOR", "1"), true).colour()).isFalse();
    }

    @Test void a_pipe_is_read_line_by_line_to_its_end() {
        PipeScreen screen = new PipeScreen(outside(Map.of("COLUMNS", "100"), false), false);
        assertThat(screen.ask("?")).isEqualTo("un");
        assertThat(screen.ask("?")).isEqualTo("été");
        assertThat(screen.ask("?")).isNull();
        assertThat(screen.width()).isEqualTo(100);
    }
}
