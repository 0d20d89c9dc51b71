package elysium.server;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a host has set: a flag counts before the environment, and that before the file.
public final class Settings {
    /// The file that is looked for in the data folder.
    public static final String FILE = "elysium.properties";
    /// Names a file to read instead, as does the flag.
    public static final String CONFIG = "--config", CONFIG_VARIABLE = "ELYSIUM_CONFIG";
    private static final String OURS = "ELYSIUM_";
    /// Variables that other parts of the program read.
    public static final List<String> OTHERS =
            List.of(CONFIG_VARIABLE, "ELYSIUM_LANG", "ELYSIUM_JAVA_HOME", "ELYSIUM_CHROMIUM", "ELYSIUM_TEST_LIB",
                    "ELYSIUM_TEST_URL", "ELYSIUM_DEV_SERVER");

    private final Map<Setting, Said> said = new EnumMap<>(Setting.class);
    private final Path here;

    /// @param where the flag, variable or line that says so
    private record Said(String value, String where) {}

    private Settings(Path here) {
        this.here = here;
    }

    /// Puts together what is set.
    ///
    /// @param config the file given by flag, or null
    /// @param here where paths begin that are not whole
    public static Settings of(Map<Setting, String> flags, @Nullable Path config, Map<String, String> environment,
            Path here) {
        Settings settings = new Settings(here);
        flags.forEach((setting, value) -> settings.say(setting, value, setting.flag()));
        settings.hear(environment);
        String named = config == null ? environment.get(CONFIG_VARIABLE) : config.toString();
        if (named != null) settings.read(here.resolve(named), true);
        else settings.read(settings.folder().resolve(FILE), false);
        return settings;
    }

    private void say(Setting setting, String value, String where) {
        said.putIfAbsent(setting, new Said(value.strip(), where));
    }

    private void hear(Map<String, String> environment) {
        new TreeMap<>(environment).forEach((name, value) -> {
            if (!name.startsWith(OURS) || OTHERS.contains(name)) return;
            Setting setting = Stream.of(Setting.values()).filter(each -> each.variable().equals(name)).findFirst()
                    .orElseThrow(() -> InvalidSettingException.of("%s is unknown in the environment; known are: %s",
                            "%s est inconnu dans l'environnement ; on connaît : %s", name, variables()));
            say(setting, value, name);
        });
    }

    private static String variables() {
        return Stream.concat(Stream.of(Setting.values()).map(Setting::variable), OTHERS.stream())
                .collect(Collectors.joining(", "));
    }

    /// @param chosen whether somebody asked for this file, or it was merely looked for in the data folder
    private void read(Path file, boolean chosen) {
        if (!Files.exists(file)) {
            if (chosen) throw InvalidSettingException.of("there is no file %s", "il n'y a pas de fichier %s", file);
            return;
        }
        Properties lines = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            lines.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw InvalidSettingException.of("%s cannot be read: %s", "%s ne peut être lu : %s", file, e);
        }
        for (String key : lines.stringPropertyNames()) {
            Setting setting = Stream.of(Setting.values()).filter(each -> each.key().equals(key)).findFirst()
                    .orElseThrow(() -> InvalidSettingException.of("\"%s\" in %s is unknown; known are: %s",
                            "« %s » dans %s est inconnu ; on connaît : %s", key, file, keys()));
            if (setting == Setting.DATA && !chosen)
                throw InvalidSettingException.of(
                        "the file %s lies in the data folder and cannot name another: take data out of it",
                        "le fichier %s est dans le dossier des données et ne peut en nommer un autre : ôtez-en data",
                        file);
            say(setting, lines.getProperty(key), key + " (" + file + ")");
        }
    }

    private static String keys() {
        return Stream.of(Setting.values()).map(Setting::key).collect(Collectors.joining(", "));
    }

    private String word(Setting setting) {
        Said found = said.get(setting);
        return found == null ? setting.usual() : found.value;
    }

    private String where(Setting setting) {
        Said found = said.get(setting);
        return found == null ? setting.flag() : found.where;
    }

    /// Whether anybody has said anything of it.
    public boolean says(Setting setting) {
        return said.containsKey(setting);
    }

    int number(Setting setting, int least, int most) {
        String word = word(setting);
        int number = word.matches("\\d{1,9}") ? Integer.parseInt(word) : -1;
        if (number < least || number > most)
            throw InvalidSettingException.of("%s takes a number from %d to %d, not \"%s\"",
                    "%s attend un nombre de %d à %d, pas « %s »", where(setting), least, most, word);
        return number;
    }

    /// One of some words.
    public String oneOf(Setting setting, String... words) {
        String word = word(setting);
        if (!List.of(words).contains(word))
            throw InvalidSettingException.of("%s takes %s, not \"%s\"", "%s attend %s, pas « %s »", where(setting),
                    String.join(" | ", words), word);
        return word;
    }

    boolean on(Setting setting) {
        return oneOf(setting, "on", "off").equals("on");
    }

    String text(Setting setting) {
        String word = word(setting);
        if (word.isEmpty())
            throw InvalidSettingException.of("%s is empty", "%s est vide", where(setting));
        return word;
    }

    Path folder() {
        return here.resolve(text(Setting.DATA));
    }

    /// The address of a PostgreSQL, or null. It is not said again where it is wrong: it may hold a password.
    @Nullable String database() {
        String url = word(Setting.DB);
        if (url.isEmpty()) return null;
        if (!url.startsWith("jdbc:postgresql:"))
            throw InvalidSettingException.of("%s takes an address such as jdbc:postgresql://host/name",
                    "%s attend une adresse comme jdbc:postgresql://hôte/nom", where(Setting.DB));
        return url;
    }
}
