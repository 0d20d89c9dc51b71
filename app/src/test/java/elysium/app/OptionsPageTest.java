package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import elysium.app.message.Help;
import elysium.kernel.Lang;
import elysium.server.Setting;
import elysium.server.Settings;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.OptionSpec;

/// Checks that docs/options.md matches the settings.
class OptionsPageTest {
    private static final Path PAGE = Path.of(System.getProperty("elysium.root", ".."), "docs", "options.md");

    private static List<String> rows(String begin) throws IOException {
        return Files.readAllLines(PAGE).stream().filter(line -> line.startsWith(begin)).toList();
    }

    @Test void the_page_lists_every_setting_as_it_is_and_no_other() throws IOException {
        List<String> expected = new ArrayList<>();
        for (Setting setting : Setting.values()) {
            String usual = setting.defaultValue().isEmpty() ? "" : "`" + setting.defaultValue() + "`";
            expected.add("| `" + setting.flag() + " " + setting.label().replace("|", "\\|") + "` | `"
                    + setting.variable() + "` | `" + setting.key() + "` | " + usual + " | " + setting.description().en()
                    + " |");
        }
        assertThat(rows("| `--")).isEqualTo(expected);
    }

    @Test void the_page_names_the_other_variables_and_the_file() throws IOException {
        String rows = String.join("\n", rows("| `ELYSIUM_"));
        assertThat(Pattern.compile("`(ELYSIUM_\\w+)`").matcher(rows).results().map(found -> found.group(1)))
                .isEqualTo(Settings.OTHERS);
        assertThat(Files.readString(PAGE)).contains(Settings.FILE, Settings.CONFIG);
    }

    @Test void every_setting_is_a_flag_with_help_before_and_after_serve() {
        var program = Main.commandLine(Runs.outside(Path.of("")), Lang.EN);
        for (var command : List.of(program, program.getSubcommands().get("serve")))
            for (Setting setting : Setting.values()) {
                OptionSpec flag = command.getCommandSpec().findOption(setting.flag());
                assertThat(flag).as(setting.flag()).isNotNull();
                assertThat(flag.paramLabel()).isEqualTo(setting.label());
            }
        assertThat(Collections.list(new Help(Lang.FR).getKeys())).contains("serve.port", "serve.rate-limit");
    }
}
