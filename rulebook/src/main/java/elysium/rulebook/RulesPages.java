package elysium.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Lang;
import elysium.kernel.Text;

/// Writes the clauses of a game as Markdown pages, one in each language.
public final class RulesPages {
    private RulesPages() {}

    /// Writes the pages of several games.
    ///
    /// @param args the project folder, whose docs/rules receives the pages, followed by the ids of the games
    public static void main(String[] args) {
        ClassLoader from = RulesPages.class.getClassLoader();
        for (int i = 1; i < args.length; i++) write(Path.of(args[0]), Clauses.of(args[i], from));
    }

    public static void write(Path root, Clauses catalogue) {
        for (Lang lang : Lang.values()) {
            Path file = file(root, catalogue, lang);
            try {
                Files.createDirectories(root.resolve("docs/rules"));
                Files.writeString(file, page(catalogue, lang));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot write " + file, e);
            }
        }
    }

    /// The pages that differ from the clauses.
    public static List<Path> stale(Path root, Clauses catalogue) {
        List<Path> stale = new ArrayList<>();
        for (Lang lang : Lang.values()) {
            Path file = file(root, catalogue, lang);
            try {
                if (!Files.exists(file) || !Files.readString(file).equals(page(catalogue, lang))) stale.add(file);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + file, e);
            }
        }
        return stale;
    }

    public static String page(Clauses catalogue, Lang lang) {
        Text title = new Text("the rules, clause by clause", "les règles, clause par clause");
        Text colon = new Text(": ", " : ");
        StringBuilder out = new StringBuilder("# " + name(catalogue.game()) + colon.in(lang) + title.in(lang) + "\n");
        String chapter = "";
        for (Clauses.Entry entry : catalogue.entries()) {
            String next = entry.chapter().in(lang);
            if (!next.equals(chapter)) out.append("\n## ").append(next).append("\n\n");
            chapter = next;
            out.append("- **").append(entry.id()).append("**").append(kind(entry.kind(), lang)).append(' ')
                    .append(plain(entry.text().in(lang))).append(" *(")
                    .append(plain(SourceNotes.in(lang, entry.source()))).append(")*\n");
        }
        return out.toString();
    }

    /// Escapes Markdown characters in a sentence.
    private static String plain(String words) {
        return words.replace("\\", "\\\\").replace("*", "\\*").replace("_", "\\_").replace("<", "&lt;");
    }

    private static String kind(String kind, Lang lang) {
        boolean en = lang == Lang.EN;
        return switch (kind) {
            case "variant" -> en ? " (variant)" : " (variante)";
            case "ruling" -> en ? " (ruling)" : " (décision)";
            default -> "";
        };
    }

    private static String name(String game) {
        return game.length() <= 4 ? game.toUpperCase(Locale.ROOT)
                : game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1);
    }

    private static Path file(Path root, Clauses catalogue, Lang lang) {
        return root.resolve("docs/rules/" + catalogue.game() + "." + lang.name().toLowerCase(Locale.ROOT) + ".md");
    }
}
