package elysium.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Game;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// All clauses of a game's rules, in both languages.
public final class Clauses {
    private static final List<String> KEYS =
            List.of("id", "chapter", "chapter_fr", "kind", "en", "fr", "source", "given", "when", "then");

    private final String game;
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /// One clause.
    ///
    /// @param kind rule, variant, glossary, card, ruling or example
    /// @param example the parts of a worked example, or null
    public record Entry(String id, Text chapter, String kind, Text text, String source, @Nullable Example example) {}

    /// A worked example: the situation, the action and the result.
    public record Example(String given, String when, String then) {}

    private Clauses(String game) {
        this.game = game;
    }

    /// Reads the clauses from the resources of a game.
    public static Clauses of(Game<?> game) {
        return of(game.id(), game.getClass().getClassLoader());
    }

    /// Reads the clauses of a game by its id, through a class loader.
    public static Clauses of(String game, ClassLoader from) {
        String file = "META-INF/rules/" + game + ".yaml";
        try (InputStream in = from.getResourceAsStream(file)) {
            if (in == null) throw new IllegalArgumentException("no clauses found for " + game + ": add " + file);
            return read(game, file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    public static Clauses read(String game, String file, String text) {
        Clauses catalogue = new Clauses(game);
        for (Node document : Yaml.documents(file, text)) for (Node item : document.items()) catalogue.add(item);
        if (catalogue.entries.isEmpty()) throw new YamlFormatException(file, 1,
                new Text("expected a list of clauses", "une liste de clauses est attendue"));
        return catalogue;
    }

    private void add(Node item) {
        item.rejectUnknownKeys(KEYS);
        Example example = item.field("given") == null ? null
                : new Example(item.word("given"), item.word("when"), item.word("then"));
        Entry entry =
                new Entry(item.word("id"), new Text(item.word("chapter"), item.word("chapter_fr")), item.word("kind"),
                        new Text(item.word("en"), item.word("fr")), item.word("source"), example);
        if (entries.put(entry.id(), entry) != null)
            throw item.fault("two clauses have the id " + entry.id(), "deux clauses ont l'identifiant " + entry.id());
    }

    public String game() {
        return game;
    }

    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    /// The clause with an id, ignoring case, or null.
    public @Nullable Entry byId(String id) {
        return entries.get(id.strip().toUpperCase(java.util.Locale.ROOT));
    }

    /// The clauses whose id begins with the words, or that contain every word in either language, ignoring accents.
    public List<Entry> find(String words) {
        String wanted = TextMatching.normalize(words);
        List<Entry> found = new ArrayList<>();
        for (Entry entry : entries.values())
            if (!wanted.isEmpty() && (TextMatching.normalize(entry.id()).startsWith(wanted) || says(entry, wanted)))
                found.add(entry);
        return found;
    }

    private static boolean says(Entry entry, String wanted) {
        String en = TextMatching.normalize(entry.chapter().en() + " " + entry.text().en());
        String fr = TextMatching.normalize(entry.chapter().fr() + " " + entry.text().fr());
        boolean inEnglish = true, inFrench = true;
        for (String word : wanted.split(" ")) {
            inEnglish &= en.contains(word);
            inFrench &= fr.contains(word);
        }
        return inEnglish || inFrench;
    }
}
