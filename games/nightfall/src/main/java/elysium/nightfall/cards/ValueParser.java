package elysium.nightfall.cards;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;
import elysium.nightfall.table.Color;
import elysium.nightfall.table.Species;

/// Converts values from and to words: a color as its number, several as a bit set, a number as itself.
final class ValueParser {
    /// The kicker color of a card that is never kicked.
    static final int NEVER = -1;
    private static final String NONE = "none";

    private ValueParser() {}

    /// Parses words; throws [InvalidInputException] with the accepted values.
    static int read(Field field, List<String> words, boolean list) {
        boolean several = field.shape() == Field.Shape.COLORS || field.shape() == Field.Shape.SPECIES;
        if (several != list)
            throw several ? objection(field, "takes a list in brackets, as [red, blue]",
                    "attend une liste entre crochets, comme [red, blue]")
                    : objection(field, "takes a single word or number, not a list",
                            "attend un seul mot ou nombre, pas une liste");
        return switch (field.shape()) {
            case COLOR -> color(field, words.getFirst());
            case COLORS -> colors(field, words);
            case SPECIES -> species(field, words);
            case NUMBER -> number(field, words.getFirst());
            case TEXT -> throw objection(field, "is a text, and a text cannot be corrected by a file of values",
                    "est un texte, et un texte ne se corrige pas par un fichier de valeurs");
        };
    }

    private static int color(Field field, String word) {
        if (field == Field.KICKER && word.equals(NONE)) return NEVER;
        Color color = Color.byWord(word);
        if (color != null) return color.ordinal();
        throw objection(field, "is no color: \"" + word + "\"; the colors are " + colors(),
                "n'est pas une couleur : « " + word + " » ; les couleurs sont " + colors());
    }

    private static int colors(Field field, List<String> words) {
        int mask = 0;
        for (String word : words) mask |= 1 << color(field, word);
        if (Integer.bitCount(mask) == words.size() && words.size() <= 2) return mask;
        throw objection(field, "are one or two different colors (NF-CARD-03)",
                "sont une ou deux couleurs différentes (NF-CARD-03)");
    }

    private static int species(Field field, List<String> words) {
        int mask = 0;
        for (String word : words) {
            Species species = Species.byWord(word);
            if (species == null)
                throw objection(field, "is not known: \"" + word + "\"; there are vampire, lycanthrope, hunter, ghoul",
                        "n'est pas connue : « " + word + " » ; il y a vampire, lycanthrope, hunter, ghoul");
            mask |= 1 << species.ordinal();
        }
        return mask;
    }

    private static int number(Field field, String word) {
        boolean digits = word.matches("0|[1-9]\\d?");
        int number = digits ? Integer.parseInt(word) : -1;
        if (number >= field.least() && number <= field.most()) return number;
        String range = field.least() + " to " + field.most(), plage = field.least() + " à " + field.most();
        throw objection(field, "is a number from " + range + ", not \"" + word + "\"",
                "est un nombre de " + plage + ", pas « " + word + " »");
    }

    /// The words of a value, in canonical order.
    static List<String> words(Field field, int value) {
        List<String> words = new ArrayList<>();
        switch (field.shape()) {
            case COLOR -> words.add(value == NEVER ? NONE : Color.of(value).word());
            case COLORS -> {
                for (Color color : Color.values()) if ((value >> color.ordinal() & 1) != 0) words.add(color.word());
            }
            case SPECIES -> {
                for (Species one : Species.values()) if ((value >> one.ordinal() & 1) != 0) words.add(one.word());
            }
            case NUMBER -> words.add(String.valueOf(value));
            case TEXT -> throw new IllegalStateException(field + " has no value");
        }
        return words;
    }

    private static String colors() {
        List<String> words = new ArrayList<>();
        for (Color color : Color.values()) words.add(color.word());
        return String.join(", ", words);
    }

    private static InvalidInputException objection(Field field, String en, String fr) {
        return new InvalidInputException(new Text(field.word() + " " + en, field.word() + " " + fr));
    }
}
