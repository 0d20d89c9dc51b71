package elysium.kit;

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

/// All numbered sentences of a game's rules, in both languages.
public final class Clauses {
    private static final List<String> KEYS =
            List.of("id", "chapter", "chapter_fr", "kind", "en", "fr", "source", "given", "when", "then");

    private final String game;
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /// One sentence of the rules.
    ///
    /// @param kind rule, variant, glossary, card, ruling or example
    /// @param example the parts of a worked example, or null
    public record Entry(String id, Text chapter, String kind, Text words, String source, @Nullable Example example) {}

    /// A worked example: what is given, what is done, and what must follow.
    public record Example(String given, String when, String then) {}

    private Clauses(String game) {
        this.game = game;
    }

    /// The catalogue that lies beside the rules of a game.
    public static Clauses of(Game<?> game) {
        return of(game.id(), game.getClass().getClassLoader());
    }

    /// The catalogue of a game by its id, as found through a class loader.
    public static Clauses of(String game, ClassLoader from) {
        String file = "META-INF/rules/" + game + ".yaml";
        try (InputStream in = from.getResourceAsStream(file)) {
            if (in == null) throw new IllegalArgumentException("no rules are written for " + game + " (" + file + ")");
            return read(game, file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    static Clauses read(String game, String file, String text) {
        Clauses catalogue = new Clauses(game);
        for (Node document : Yaml.documents(file, text)) for (Node item : document.items()) catalogue.add(item);
        if (catalogue.entries.isEmpty()) throw new YamlFormatException(file, 1,
                new Text("a list of clauses was expected", "une liste de clauses était attendue"));
        return catalogue;
    }

    private void add(Node item) {
        item.only(KEYS);
        Example example = item.field("given") == null ? null
                : new Example(item.word("given"), item.word("when"), item.word("then"));
        Entry entry =
                new Entry(item.word("id"), new Text(item.word("chapter"), item.word("chapter_fr")), item.word("kind"),
                        new Text(item.word("en"), item.word("fr")), item.word("source"), example);
        if (entries.put(entry.id(), entry) != null)
            throw item.fault(entry.id() + " stands twice", entry.id() + " s'y trouve deux fois");
    }

    public String game() {
        return game;
    }

    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    /// The sentence with an id, written in any case; null if there is none.
    public @Nullable Entry byId(String id) {
        return entries.get(id.strip().toUpperCase(java.util.Locale.ROOT));
    }

    /// The sentences whose id begins so, or in which every word occurs, in either language and whatever the accents.
    public List<Entry> find(String words) {
        String wanted = TextMatching.fold(words);
        List<Entry> found = new ArrayList<>();
        for (Entry entry : entries.values())
            if (!wanted.isEmpty() && (TextMatching.fold(entry.id()).startsWith(wanted) || says(entry, wanted)))
                found.add(entry);
        return found;
    }

    private static boolean says(Entry entry, String wanted) {
        String en = TextMatching.fold(entry.chapter().en() + " " + entry.words().en());
        String fr = TextMatching.fold(entry.chapter().fr() + " " + entry.words().fr());
        boolean inEnglish = true, inFrench = true;
        for (String word : wanted.split(" ")) {
            inEnglish &= en.contains(word);
            inFrench &= fr.contains(word);
        }
        return inEnglish || inFrench;
    }
}
