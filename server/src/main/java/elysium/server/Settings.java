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

/// The settings given by the host. Flags override environment variables, which override the file.
public final class Settings {
    /// The default settings file, in the data folder.
    public static final String FILE = "elysium.properties";
    /// The flag and the variable that name another file.
    public static final String CONFIG = "--config", CONFIG_VARIABLE = "ELYSIUM_CONFIG";
    private static final String OURS = "ELYSIUM_";
    /// Variables read by other parts of the program.
    public static final List<String> OTHERS =
            List.of(CONFIG_VARIABLE, "ELYSIUM_LANG", "ELYSIUM_JAVA_HOME", "ELYSIUM_CHROMIUM", "ELYSIUM_TEST_LIB",
                    "ELYSIUM_TEST_URL", "ELYSIUM_DEV_SERVER");

    private final Map<Setting, Said> said = new EnumMap<>(Setting.class);
    private final Path here;

    /// @param where the flag, variable or key that gives the value
    private record Said(String value, String where) {}

    private Settings(Path here) {
        this.here = here;
    }

    /// Combines all settings; throws on unknown variables and keys.
    ///
    /// @param config the file given by flag, or null
    /// @param here the folder that relative paths start from
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
                    .orElseThrow(() -> InvalidSettingException.of("unknown variable %s; the known ones are: %s",
                            "variable inconnue %s ; les variables connues sont : %s", name, variables()));
            say(setting, value, name);
        });
    }

    private static String variables() {
        return Stream.concat(Stream.of(Setting.values()).map(Setting::variable), OTHERS.stream())
                .collect(Collectors.joining(", "));
    }

    /// @param chosen whether the host named this file; otherwise it is the default one and may be missing
    private void read(Path file, boolean chosen) {
        if (!Files.exists(file)) {
            if (chosen) throw InvalidSettingException.of("there is no file %s", "le fichier %s n'existe pas", file);
            return;
        }
        Properties lines = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            lines.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw InvalidSettingException.of("cannot read %s: %s", "impossible de lire %s : %s", file, e);
        }
        for (String key : lines.stringPropertyNames()) {
            Setting setting = Stream.of(Setting.values()).filter(each -> each.key().equals(key)).findFirst()
                    .orElseThrow(() -> InvalidSettingException.of("unknown key \"%s\" in %s; the known ones are: %s",
                            "clé inconnue « %s » dans %s ; les clés connues sont : %s", key, file, keys()));
            if (setting == Setting.DATA && !chosen)
                throw InvalidSettingException.of(
                        "the file %s is in the data folder and cannot set another one: remove data from it",
                        "le fichier %s est dans le dossier des données et ne peut pas en définir un autre : "
                                + "enlevez-en data",
                        file);
            say(setting, lines.getProperty(key), key + " (" + file + ")");
        }
    }

    private static String keys() {
        return Stream.of(Setting.values()).map(Setting::key).collect(Collectors.joining(", "));
    }

    private String word(Setting setting) {
        Said found = said.get(setting);
        return found == null ? setting.defaultValue() : found.value;
    }

    private String where(Setting setting) {
        Said found = said.get(setting);
        return found == null ? setting.flag() : found.where;
    }

    /// Whether a setting was given.
    public boolean isSet(Setting setting) {
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

    /// The value of a setting, which must be one of the given words.
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

    /// The URL of a PostgreSQL, or null. Error messages do not repeat it, since it may contain a password.
    @Nullable String database() {
        String url = word(Setting.DB);
        if (url.isEmpty()) return null;
        if (!url.startsWith("jdbc:postgresql:"))
            throw InvalidSettingException.of("%s takes a URL such as jdbc:postgresql://host/name",
                    "%s attend une URL comme jdbc:postgresql://hôte/nom", where(Setting.DB));
        return url;
    }
}
