package elysium.tabletop.text;

import java.util.Locale;
import java.util.Set;

/// French `de`, `que` and `à` before a name: d'Ayelech, d'Horace, du Cosaque, aux Égouts, but de Yuri and de Horst.
public final class Elision {
    private static final String VOWELS = "aeiouàáâãäåèéêëìíîïòóôõöùúûüœæ";
    /// Words and names that keep `de` and `que` whole; any other h is mute.
    private static final Set<String> ASPIRATED = Set.of("hache", "haine", "hall", "halle", "halles", "halte",
            "hambourg",
            "hameau", "handicap", "hangar", "hanovre", "hans", "hanté", "hantise", "hardestadt", "hargne", "harnais",
            "harpie", "harry", "hasard", "hâte", "haut", "haute", "hauteur", "havre", "helmut", "héraut", "hérisson",
            "héros", "herse", "hibou", "hong", "hongrie", "honte", "horde", "hors", "horst", "houston", "hugo", "huit",
            "hurlement", "hurler", "hussard", "hutte");

    private Elision() {}

    /// `de` with a name.
    public static String of(String name) {
        return behind("de", name);
    }

    /// `à` with a name.
    public static String to(String name) {
        return behind("à", name);
    }

    /// A name behind `de`, `que` or `à`.
    public static String behind(String word, String name) {
        boolean de = word.equalsIgnoreCase("de"), to = word.equalsIgnoreCase("à");
        if (name.startsWith("Le ") && (de || to)) return like(word, de ? "du" : "au") + name.substring(2);
        if (isPlural(name) && (de || to)) return like(word, de ? "des" : "aux") + name.substring(3);
        return !to && isSoft(name) ? word.substring(0, word.length() - 1) + "'" + name : word + " " + name;
    }

    /// Les is an article before a plural, but not in « Les saigner lentement ».
    private static boolean isPlural(String name) {
        if (!name.startsWith("Les ")) return false;
        String noun = firstWord(name.substring(4));
        return !noun.isEmpty() && "sxz".indexOf(noun.charAt(noun.length() - 1)) >= 0;
    }

    private static String firstWord(String text) {
        int end = 0;
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) end++;
        return text.substring(0, end);
    }

    private static String like(String word, String contracted) {
        return Character.isUpperCase(word.charAt(0)) ? Phrases.capital(contracted) : contracted;
    }

    /// Whether `de` loses its e before a name. A y is a vowel before a consonant, as in Yves, and in yeux.
    private static boolean isSoft(String name) {
        if (name.isEmpty()) return false;
        String first = firstWord(name.toLowerCase(Locale.ROOT));
        return switch (Character.toLowerCase(name.charAt(0))) {
            case 'h' -> !ASPIRATED.contains(first);
            case 'y' -> first.equals("yeux") || name.length() > 1 && !isVowel(name.charAt(1));
            default -> isVowel(name.charAt(0));
        };
    }

    private static boolean isVowel(char letter) {
        return VOWELS.indexOf(Character.toLowerCase(letter)) >= 0;
    }
}
